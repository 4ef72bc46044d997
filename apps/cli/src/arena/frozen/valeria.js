// The reference of all matches of Valeria: Card Kingdoms: see the README of this folder. Never changed.
// packages/core/src/errors.ts
/** Something from outside is not as it must be. `place` names where (a row, a line, an option), `message` what was expected. */
var BadInput = class extends Error {
	place;
	constructor(place, expected) {
		super(place === "" ? expected : `${place}: ${expected}`);
		this.name = "BadInput";
		this.place = place;
	}
};

// packages/core/src/barrier.ts
/** The luck of a state, where it keeps one. */
function luckIn(state) {
	if (state === null || typeof state !== "object" || !("luck" in state)) return void 0;
	const { luck } = state;
	return luck !== null && typeof luck === "object" && "at" in luck && "key" in luck ? luck : void 0;
}

// packages/core/src/chacha.ts
/** The ChaCha block function as D. J. Bernstein laid it out: 256-bit key, 64-bit block counter, here always nonce 0. */
const STATE = /* @__PURE__ */ new Uint32Array(16);
STATE.set([
	1634760805,
	857760878,
	2036477234,
	1797285236
]);
/** Writes the words of keystream block `block`; their bytes in little-endian order are the keystream. */
function chachaBlock(key, block, rounds, out) {
	for (let i = 0; i < 8; i++) STATE[4 + i] = key[i];
	STATE[12] = block;
	STATE[13] = Math.floor(block / 2 ** 32);
	out.set(STATE);
	for (let round = 0; round < rounds; round += 2) {
		quarter(out, 0, 4, 8, 12);
		quarter(out, 1, 5, 9, 13);
		quarter(out, 2, 6, 10, 14);
		quarter(out, 3, 7, 11, 15);
		quarter(out, 0, 5, 10, 15);
		quarter(out, 1, 6, 11, 12);
		quarter(out, 2, 7, 8, 13);
		quarter(out, 3, 4, 9, 14);
	}
	for (let i = 0; i < 16; i++) out[i] += STATE[i];
}
function quarter(x, a, b, c, d) {
	x[a] += x[b];
	x[d] = rotate(x[d] ^ x[a], 16);
	x[c] += x[d];
	x[b] = rotate(x[b] ^ x[c], 12);
	x[a] += x[b];
	x[d] = rotate(x[d] ^ x[a], 8);
	x[c] += x[d];
	x[b] = rotate(x[b] ^ x[c], 7);
}
function rotate(word, by) {
	return word << by | word >>> 32 - by;
}

// packages/core/src/log.ts
const BOT_NAME = `[a-z][a-z0-9-]{0,39}`;
const SEAT = "[1-9]\\d?";
/** What each line looks like, and the entry it means. */
const SHAPES = [
	[
		new RegExp(`^(${SEAT}) (\\S.*)$`),
		"\"<seat from 1> <move>\"",
		(seat, text) => ({
			kind: "move",
			seat: seatOf(seat),
			text
		})
	],
	[
		new RegExp(`^undo ([1-9]\\d{0,5}) by (${SEAT})(?: agreed((?: ${SEAT})+))?( redeal)?$`),
		"\"undo <moves> by <seat> [agreed <seats>] [redeal]\"",
		(count, seat, agreed, redeal) => ({
			kind: "undo",
			seat: seatOf(seat),
			count: Number(count),
			agreed: seatsOf(agreed),
			redeal: redeal !== void 0
		})
	],
	[
		new RegExp(`^resign (${SEAT})(?: (${BOT_NAME}))?$`),
		"\"resign <seat> [<bot>]\"",
		(seat, bot) => ({
			kind: "resign",
			seat: seatOf(seat),
			...bot === void 0 ? {} : { bot }
		})
	],
	[
		new RegExp(`^bot (${SEAT}) (${BOT_NAME})$`),
		"\"bot <seat> <bot>\"",
		(seat, bot) => ({
			kind: "bot",
			seat: seatOf(seat),
			bot
		})
	],
	[
		new RegExp(`^(person|clock) (${SEAT})$`),
		"\"person <seat>\" or \"clock <seat>\"",
		(kind, seat) => ({
			kind,
			seat: seatOf(seat)
		})
	],
	[
		new RegExp(`^abandon((?: ${SEAT})*)$`),
		"\"abandon <seats>\"",
		(agreed) => ({
			kind: "abandon",
			agreed: seatsOf(agreed)
		})
	]
];
const seatOf = (text) => Number(text) - 1;
const seatsOf = (text) => (text ?? "").split(" ").filter(Boolean).map(seatOf);

// packages/core/src/sha256.ts
/** The eight words of the digest. */
function sha256Words(text) {
	return digest(utf8(text));
}
const BLOCK = 64;
const START = [
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
];
const K = Uint32Array.of(1116352408, 1899447441, 3049323471, 3921009573, 961987163, 1508970993, 2453635748, 2870763221, 3624381080, 310598401, 607225278, 1426881987, 1925078388, 2162078206, 2614888103, 3248222580, 3835390401, 4022224774, 264347078, 604807628, 770255983, 1249150122, 1555081692, 1996064986, 2554220882, 2821834349, 2952996808, 3210313671, 3336571891, 3584528711, 113926993, 338241895, 666307205, 773529912, 1294757372, 1396182291, 1695183700, 1986661051, 2177026350, 2456956037, 2730485921, 2820302411, 3259730800, 3345764771, 3516065817, 3600352804, 4094571909, 275423344, 430227734, 506948616, 659060556, 883997877, 958139571, 1322822218, 1537002063, 1747873779, 1955562222, 2024104815, 2227730452, 2361852424, 2428436474, 2756734187, 3204031479, 3329325298);
const SCHEDULE = /* @__PURE__ */ new Uint32Array(64);
function digest(bytes) {
	const message = padded(bytes);
	const hash = START.slice();
	for (let at = 0; at < message.length; at += BLOCK) {
		spread(message, at, SCHEDULE);
		compress(hash, SCHEDULE);
	}
	return hash;
}
/** One bit, zeros, and the length in bits as 64 bits. */
function padded(bytes) {
	const message = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
	message.set(bytes);
	message[bytes.length] = 128;
	const view = new DataView(message.buffer);
	view.setUint32(message.length - 8, Math.floor(bytes.length / 2 ** 29));
	view.setUint32(message.length - 4, bytes.length << 3);
	return message;
}
function spread(message, at, w) {
	const view = new DataView(message.buffer);
	for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + i * 4);
	for (let i = 16; i < 64; i++) {
		const s0 = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ w[i - 15] >>> 3;
		const s1 = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ w[i - 2] >>> 10;
		w[i] = w[i - 16] + s0 + w[i - 7] + s1;
	}
}
function compress(hash, w) {
	let [a, b, c, d, e, f, g, h] = hash;
	for (let i = 0; i < 64; i++) {
		const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
		const t1 = h + s1 + (e & f ^ ~e & g) + K[i] + w[i] | 0;
		const t2 = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + (a & b ^ a & c ^ b & c) | 0;
		h = g;
		g = f;
		f = e;
		e = d + t1 | 0;
		d = c;
		c = b;
		b = a;
		a = t1 + t2 | 0;
	}
	hash[0] = hash[0] + a >>> 0;
	hash[1] = hash[1] + b >>> 0;
	hash[2] = hash[2] + c >>> 0;
	hash[3] = hash[3] + d >>> 0;
	hash[4] = hash[4] + e >>> 0;
	hash[5] = hash[5] + f >>> 0;
	hash[6] = hash[6] + g >>> 0;
	hash[7] = hash[7] + h >>> 0;
}
function turn(word, by) {
	return word >>> by | word << 32 - by;
}
function utf8(text) {
	const bytes = new Uint8Array(text.length);
	for (let i = 0; i < text.length; i++) {
		const code = text.charCodeAt(i);
		if (code >= 128) return wideUtf8(text);
		bytes[i] = code;
	}
	return bytes;
}
/** A lone surrogate becomes U+FFFD, as everywhere on the web. */
function wideUtf8(text) {
	const bytes = new Uint8Array(text.length * 3);
	let n = 0;
	for (const char of text.toWellFormed()) {
		const code = char.codePointAt(0) ?? 0;
		if (code < 128) bytes[n++] = code;
		else {
			const more = code < 2048 ? 1 : code < 65536 ? 2 : 3;
			bytes[n++] = 240 << 3 - more & 255 | code >> 6 * more;
			for (let i = more - 1; i >= 0; i--) bytes[n++] = 128 | code >> 6 * i & 63;
		}
	}
	return bytes.slice(0, n);
}

// packages/core/src/record.ts
/** In the order they are written. */
const KEYS$1 = [
	"format",
	"game",
	"rulesVersion",
	"contentHash",
	"options",
	"seats",
	"table",
	"seed",
	"commitment",
	"nonces",
	"position",
	"log",
	"result"
];
const OPTIONAL = [
	"table",
	"seed",
	"commitment",
	"nonces",
	"position",
	"result"
];
const REQUIRED$1 = KEYS$1.filter((key) => !OPTIONAL.includes(key));

// packages/core/src/luck.ts
/**
* Seeded luck that lives in the state. It is counter-based: the n-th word is a function of the key and n, so a clone, a
* saved game and a replay draw alike. A real table uses ChaCha8, which nobody can predict from what was seen; worlds
* dealt for search use a fast mixer behind the same functions.
*/
const ROUNDS$1 = 8;
const WORDS_PER_BLOCK = 16;
const KEY_WORDS = 8;
const RANGE = 2 ** 32;
const NO_KEY = [];
/** What a search, a simulation or a test begins with: quick to draw from, not secret. */
function worldLuck(seed) {
	return {
		kind: "fast",
		key: [sha256Words(seed)[0]],
		at: 0
	};
}
/** A luck of its own, drawn from this one: for one more world, without the price of a hash. */
function forkLuck(luck) {
	return {
		kind: "fast",
		key: [nextWord(luck)],
		at: 0
	};
}
function cloneLuck(luck) {
	return {
		kind: luck.kind,
		key: luck.key,
		at: luck.at
	};
}
/** A whole number from 0 to n-1, each as likely: words above the largest multiple of n are thrown away. */
function draw(luck, n) {
	if (n === RANGE) return nextWord(luck);
	const size = n >>> 0;
	const limit = RANGE - (-size >>> 0) % size;
	let word = nextWord(luck) >>> 0;
	while (word >= limit) word = nextWord(luck) >>> 0;
	return word % size;
}
function shuffle(luck, items) {
	for (let i = items.length - 1; i > 0; i--) {
		const j = draw(luck, i + 1);
		const kept = items[i];
		items[i] = items[j];
		items[j] = kept;
	}
}
let memoKey = NO_KEY;
let memoBlock = -1;
const memoWords = new Uint32Array(WORDS_PER_BLOCK);
function nextWord(luck) {
	const n = luck.at;
	luck.at = n + 1;
	if (luck.kind === "fast") return mix(luck.key[0], n);
	if (luck.kind === "none") throw new Error("a view has no luck: deal a world from it first");
	const block = Math.floor(n / WORDS_PER_BLOCK);
	if (memoBlock !== block || memoKey !== luck.key) {
		if (luck.key.length !== KEY_WORDS) throw new BadInput("luck.key", `expected ${KEY_WORDS} words`);
		chachaBlock(luck.key, block, ROUNDS$1, memoWords);
		memoKey = luck.key;
		memoBlock = block;
	}
	return memoWords[n % WORDS_PER_BLOCK];
}
/** Two rounds of a 32-bit finaliser over key and counter. */
function mix(key, n) {
	let h = (key ^ Math.imul(n + 1, 2654435761)) >>> 0;
	h = Math.imul(h ^ h >>> 16, 2246822507);
	h = Math.imul(h ^ h >>> 13, 3266489909) ^ key;
	h = Math.imul(h ^ h >>> 16, 2146121005);
	h = Math.imul(h ^ h >>> 15, 2221713035);
	return (h ^ h >>> 16) >>> 0;
}

// packages/core/src/resolver.ts
function cloneFrame(frame) {
	return {
		effect: frame.effect,
		seat: frame.seat,
		source: frame.source,
		left: frame.left
	};
}
const NONE = [];
function makeResolver(handlers) {
	const handlerOf = (frame) => handlers[frame.effect.kind];
	const top = (state) => state.stack[state.stack.length - 1];
	/** Once done: the frame goes before its effect runs, so that what the effect pushes lies on top of the rest. */
	function spend(state, frame) {
		frame.left -= 1;
		if (frame.left <= 0) state.stack.pop();
	}
	function options(state) {
		if (state.stack.length === 0) return [];
		const frame = top(state);
		return handlerOf(frame).options?.(state, frame) ?? [];
	}
	function choose(state, move, emit) {
		const frame = top(state);
		const { choose: answers } = handlerOf(frame);
		const answer = answers?.[move.do];
		if (answer === void 0) throw new Error(`${frame.effect.kind} is not answered by ${move.do}`);
		spend(state, frame);
		answer(state, frame, move, emit);
	}
	function advance(state, emit) {
		while (state.stack.length > 0) {
			const frame = top(state);
			const handler = handlerOf(frame);
			if (handler.isOpen?.(state, frame)) return;
			const answers = handler.options?.(state, frame) ?? NONE;
			if (answers.length > 1) return;
			if (answers.length === 1) choose(state, answers[0], emit);
			else {
				spend(state, frame);
				handler.run?.(state, frame, emit);
			}
		}
	}
	return {
		options,
		choose,
		advance
	};
}

// packages/core/src/viewRecord.ts
const KEYS = [
	"format",
	"viewer",
	"game",
	"rulesVersion",
	"contentHash",
	"options",
	"seats",
	"commitment",
	"log",
	"start",
	"moments"
];
const REQUIRED = KEYS.filter((key) => key !== "commitment");

// packages/core/src/worlds.ts
/** One more world, with a luck of its own that is drawn from this one. */
function dealWorld({ secrets }, view, luck) {
	return secrets.determinize(view, forkLuck(luck));
}
const PREVIEW = worldLuck("preview");

// packages/ai/src/greedy.ts
/**
* Plays its own turn out to the end in a world dealt from its view and takes the line the game's instinct likes best. It looks
* no further than the next decision of somebody else or the next throw of luck: what the instinct says of that situation is
* all it knows of what follows.
*/
/** Situations looked at for one decision, about: shared among the moves, and theirs among the moves that follow. */
const BUDGET = 400;
const greedyBot = makeGreedy(BUDGET);
/** With another budget: a small one is weaker and much quicker, for reports over thousands of games. */
function makeGreedy(budget) {
	return {
		name: "greedy",
		choose(game, view, seat, luck) {
			const moves = game.rules.legalMoves(view, seat);
			if (moves.length === 1) return moves[0];
			return bestMove(game, dealWorld(game, view, luck), seat, budget).move;
		}
	};
}
/** With too small a budget every move is judged as it stands, and only the best is played on. */
function bestMove(game, state, seat, budget) {
	const moves = game.rules.legalMoves(state, seat);
	const share = budget / moves.length;
	let best = {
		move: moves[0],
		value: Number.NEGATIVE_INFINITY
	};
	/** Undefined when luck decides what comes after it. */
	let bestChild;
	for (const move of moves) {
		const child = game.rules.clone(state);
		game.rules.play(child, seat, move);
		const isThrown = luckIn(child)?.at !== luckIn(state)?.at;
		const value = share < 1 || isThrown ? game.instinct.evaluate(child, seat) : worthOf$1(game, child, seat, share);
		if (value > best.value) {
			best = {
				move,
				value
			};
			bestChild = isThrown ? void 0 : child;
		}
	}
	if (share >= 1 || bestChild === void 0) return best;
	return {
		move: best.move,
		value: worthOf$1(game, bestChild, seat, share)
	};
}
function worthOf$1(game, state, seat, budget) {
	return game.rules.pending(state).some((decision) => decision.seat === seat) ? bestMove(game, state, seat, budget).value : game.instinct.evaluate(state, seat);
}

// packages/valeria/src/state.ts
/** The state: a plain JSON value of small numbers and flat arrays, and the small questions everybody asks of it. */
function clone(state) {
	return {
		custom: state.custom,
		level: state.level,
		mixed: state.mixed,
		removed: state.removed,
		areas: state.areas,
		luck: cloneLuck(state.luck),
		start: state.start,
		turn: state.turn,
		round: state.round,
		phase: state.phase,
		actions: state.actions,
		dice: [state.dice[0], state.dice[1]],
		used: state.used.slice(),
		stack: state.stack.map(cloneFrame),
		grid: state.grid.map((stack) => stack.slice()),
		down: state.down.slice(),
		cover: state.cover.slice(),
		tokens: state.tokens.slice(),
		events: state.events.slice(),
		exhausted: state.exhausted,
		known: state.known,
		emptied: state.emptied.slice(),
		vacated: state.vacated.slice(),
		players: state.players.map(clonePlayer),
		lord: state.lord === null ? null : cloneLord(state.lord),
		attacks: state.attacks.slice(),
		ending: state.ending,
		ended: state.ended
	};
}
function clonePlayer(player) {
	return {
		have: player.have.slice(),
		points: player.points,
		citizens: player.citizens.slice(),
		domains: player.domains.slice(),
		monsters: player.monsters.slice(),
		dukes: player.dukes.slice(),
		kept: player.kept,
		due: player.due.map((due) => ({
			card: due.card,
			left: due.left
		}))
	};
}
function cloneLord(lord) {
	return {
		dukes: lord.dukes.slice(),
		citizens: lord.citizens.slice(),
		domains: lord.domains.slice()
	};
}
const isSolo = (state) => state.lord !== null;
const playerOfTurn = (state) => state.players[state.turn];
/** With five players the one to the right of the active player rests: no harvest, no target (A35). */
function isResting(state, seat) {
	const seats = state.players.length;
	return seats === 5 && seat === (state.turn + seats - 1) % seats;
}
/** Somebody a card of this seat may be turned against. */
const isOpponent = (state, seat, other) => other !== seat && !isResting(state, other);
/** The face-up card on top of a stack; undefined when there is none. */
function topOf(state, place) {
	const stack = state.grid[place];
	return stack.length > state.down[place] ? stack[stack.length - 1] : void 0;
}
/** A27, RULEBOOK: a place without cards counts as exhausted, whatever lies there. */
function exhaustedPlaces(state) {
	let count = 0;
	for (const stack of state.grid) if (stack.length === 0) count += 1;
	return count;
}

// packages/valeria/src/content/effects.ts
const gain = (bundle) => ({
	kind: "gain",
	gain: bundle
});
const each = (bundle, per) => ({
	kind: "each",
	gain: bundle,
	per
});
const all = (...of) => ({
	kind: "all",
	of
});
const either = (...of) => ({
	kind: "either",
	of
});
const trade = (pay, get) => ({
	kind: "trade",
	pay,
	get
});
const anyCitizen = { kind: "citizen" };
const citizenFor = (atMost, role) => role === void 0 ? {
	kind: "citizen",
	atMost
} : {
	kind: "citizen",
	role,
	atMost
};
const citizenOf = (role) => ({
	kind: "citizen",
	role
});
const citizenNamed = (citizen) => ({
	kind: "citizen",
	citizen
});
const returning = (what, get) => ({
	kind: "return",
	what,
	get
});
/** Exactly so much, or all there is; `may`: or nothing. */
const takeFrom = (resource, amount, may) => ({
	kind: "steal",
	resources: [resource],
	amount,
	less: false,
	may
});
const now = (effect) => ({
	when: "now",
	effect
});
const whenever = (when, effect) => ({
	when,
	effect
});

// packages/valeria/src/content/citizens.ts
/** The eighteen citizens and the three starters. Every citizen costs one gold more for each card of its name one has. */
const SOLDIERS = {
	of: "role",
	role: "soldier"
};
const WORKERS = {
	of: "role",
	role: "worker"
};
const source$3 = "CONFIRMED";
/** A10: up to three of one kind from one opponent, and it comes before everything else. */
const THEFT = {
	kind: "steal",
	resources: ["gold", "magic"],
	amount: 3,
	less: true,
	may: true
};
const CITIZEN_ROWS = [
	{
		name: "cleric",
		slot: "1",
		role: "holy",
		cost: 3,
		left: gain({ magic: 3 }),
		right: gain({ magic: 1 }),
		source: source$3
	},
	{
		name: "monk",
		slot: "1",
		role: "holy",
		cost: 3,
		left: gain({
			gold: 1,
			magic: 2
		}),
		right: trade({ gold: 1 }, { magic: 2 }),
		source: source$3
	},
	{
		name: "merchant",
		slot: "2",
		role: "worker",
		cost: 2,
		left: either(gain({ gold: 2 }), gain({ magic: 2 })),
		right: gain({ gold: 1 }),
		source: source$3
	},
	{
		name: "blacksmith",
		slot: "2",
		role: "worker",
		cost: 3,
		left: each({ gold: 1 }, SOLDIERS),
		right: gain({ gold: 1 }),
		source: source$3
	},
	{
		name: "mercenary",
		slot: "3",
		role: "shadow",
		cost: 3,
		left: gain({
			strength: 1,
			gold: 1
		}),
		right: trade({ strength: 1 }, { gold: 2 }),
		source: source$3
	},
	{
		name: "alchemist",
		slot: "3",
		role: "shadow",
		cost: 3,
		left: trade({ gold: 1 }, { magic: 3 }),
		right: trade({ magic: 1 }, { gold: 2 }),
		source: source$3
	},
	{
		name: "archer",
		slot: "4",
		role: "soldier",
		cost: 4,
		left: gain({ strength: 2 }),
		right: gain({ strength: 1 }),
		source: source$3
	},
	{
		name: "wizard",
		slot: "4",
		role: "soldier",
		cost: 4,
		left: gain({
			magic: 1,
			strength: 1
		}),
		right: gain({ magic: 1 }),
		source: source$3
	},
	{
		name: "peasant",
		slot: "5",
		role: "worker",
		cost: 2,
		left: gain({ gold: 1 }),
		right: gain({ gold: 1 }),
		source: source$3
	},
	{
		name: "knight",
		slot: "6",
		role: "soldier",
		cost: 2,
		left: gain({ strength: 1 }),
		right: gain({ strength: 1 }),
		source: source$3
	},
	{
		name: "rogue",
		slot: "7",
		role: "shadow",
		cost: 2,
		left: gain({
			strength: 2,
			gold: 2
		}),
		right: gain({
			strength: 1,
			gold: 1
		}),
		source: source$3
	},
	{
		name: "thief",
		slot: "7",
		role: "shadow",
		cost: 2,
		left: THEFT,
		right: either(gain({ gold: 2 }), gain({ magic: 2 })),
		source: source$3
	},
	{
		name: "champion",
		slot: "8",
		role: "soldier",
		cost: 2,
		left: gain({ strength: 4 }),
		right: trade({ gold: 1 }, { strength: 4 }),
		source: source$3
	},
	{
		name: "warlord",
		slot: "8",
		role: "soldier",
		cost: 2,
		left: each({ strength: 1 }, SOLDIERS),
		right: each({ strength: 1 }, {
			of: "named",
			citizen: "knight"
		}),
		source: source$3
	},
	{
		name: "paladin",
		slot: "9/10",
		role: "holy",
		cost: 2,
		left: gain({
			strength: 1,
			magic: 2
		}),
		right: trade({ strength: 1 }, { magic: 3 }),
		source: source$3
	},
	{
		name: "priestess",
		slot: "9/10",
		role: "holy",
		cost: 2,
		left: gain({
			strength: 2,
			magic: 1
		}),
		right: trade({ magic: 1 }, { strength: 3 }),
		source: source$3
	},
	{
		name: "butcher",
		slot: "11/12",
		role: "worker",
		cost: 1,
		left: each({ gold: 2 }, WORKERS),
		right: gain({ gold: 4 }),
		source: source$3
	},
	{
		name: "miner",
		slot: "11/12",
		role: "worker",
		cost: 1,
		left: all(gain({ gold: 1 }), each({ gold: 1 }, { of: "domains" })),
		right: gain({ gold: 4 }),
		source: source$3
	}
];
const ANY_RESOURCE = either(gain({ gold: 1 }), gain({ strength: 1 }), gain({ magic: 1 }));
const STARTER_ROWS = [
	{
		name: "starter-peasant",
		slot: "5",
		as: "peasant",
		left: gain({ gold: 1 }),
		right: gain({ gold: 1 }),
		source: "RULEBOOK"
	},
	{
		name: "starter-knight",
		slot: "6",
		as: "knight",
		left: gain({ strength: 1 }),
		right: gain({ strength: 1 }),
		source: "RULEBOOK"
	},
	{
		name: "herald",
		left: ANY_RESOURCE,
		right: ANY_RESOURCE,
		source: "RULEBOOK"
	}
];

// packages/valeria/src/content/domains.ts
/** The twenty-four domains. */
const source$2 = "CONFIRMED";
const DOMAIN_ROWS = [
	{
		name: "foxgrove-palisade",
		cost: 9,
		icons: ["soldier", "shadow"],
		points: 3,
		power: {
			when: "dice",
			set: 6,
			pay: { gold: 2 }
		},
		source: source$2
	},
	{
		name: "desert-orchid",
		cost: 9,
		icons: ["shadow", "holy"],
		points: 3,
		power: {
			when: "dice",
			set: 1,
			pay: { gold: 1 },
			per: {
				of: "role",
				role: "holy"
			}
		},
		source: source$2
	},
	{
		name: "emerald-stronghold",
		cost: 12,
		icons: [
			"worker",
			"soldier",
			"holy"
		],
		points: 5,
		power: {
			when: "recruiting",
			surcharge: 0
		},
		source: source$2
	},
	{
		name: "pratchetts-plateau",
		cost: 8,
		icons: ["worker", "holy"],
		points: 3,
		power: {
			when: "building",
			discount: 1
		},
		source: source$2
	},
	{
		name: "cathedral-of-st-aquila",
		cost: 8,
		icons: ["holy", "holy"],
		points: 3,
		power: whenever("action-end", takeFrom("gold", 1, true)),
		source: source$2
	},
	{
		name: "darktide-harbour",
		cost: 6,
		icons: [
			"worker",
			"soldier",
			"shadow"
		],
		points: 2,
		power: now(citizenOf("shadow")),
		source: source$2
	},
	{
		name: "cloudriders-camp",
		cost: 8,
		icons: ["soldier", "holy"],
		points: 2,
		power: now(all(gain({ strength: 3 }), citizenFor(2, "soldier"))),
		source: source$2
	},
	{
		name: "orb-of-urdr",
		cost: 6,
		icons: ["shadow", "holy"],
		points: 1,
		power: whenever("action-end", takeFrom("magic", 1, true)),
		source: source$2
	},
	{
		name: "rogues-landing",
		cost: 7,
		icons: ["worker", "shadow"],
		points: 3,
		power: now(citizenOf("worker")),
		source: source$2
	},
	{
		name: "blood-crow-army",
		cost: 5,
		icons: [
			"soldier",
			"soldier",
			"soldier"
		],
		points: 2,
		power: whenever("action-start", gain({ strength: 1 })),
		source: source$2
	},
	{
		name: "eye-of-asteraten",
		cost: 8,
		icons: ["soldier", "holy"],
		points: 1,
		power: now(all(gain({ strength: 5 }), { kind: "slay" })),
		source: source$2
	},
	{
		name: "cutthroats-truce",
		cost: 5,
		icons: ["shadow", "holy"],
		points: 1,
		power: now(takeFrom("gold", 3, false)),
		source: source$2
	},
	{
		name: "halfpenny-hill",
		cost: 6,
		icons: [
			"worker",
			"worker",
			"worker"
		],
		points: 2,
		power: whenever("action-start", gain({ gold: 1 })),
		source: source$2
	},
	{
		name: "shattered-hand",
		cost: 7,
		icons: ["worker", "holy"],
		points: 3,
		power: now(citizenOf("holy")),
		source: source$2
	},
	{
		name: "forgotten-sorrows",
		cost: 9,
		icons: ["worker", "shadow"],
		points: 3,
		power: whenever("citizen", gain({ magic: 1 })),
		source: source$2
	},
	{
		name: "watcher-on-the-water",
		cost: 6,
		icons: ["soldier", "soldier"],
		points: 3,
		power: now(returning("monster", { points: 3 })),
		source: source$2
	},
	{
		name: "gargans-embrace",
		cost: 7,
		icons: ["soldier", "soldier"],
		points: 2,
		power: whenever("double", gain({ points: 1 })),
		source: source$2
	},
	{
		name: "nest-of-the-weaver-witch",
		cost: 6,
		icons: ["worker", "worker"],
		points: 3,
		power: now(returning("citizen", { points: 3 })),
		source: source$2
	},
	{
		name: "palace-of-the-dawn",
		cost: 11,
		icons: [
			"worker",
			"soldier",
			"soldier"
		],
		points: 4,
		power: {
			when: "dice",
			lower: 1
		},
		source: source$2
	},
	{
		name: "grimmwater-keep",
		cost: 10,
		icons: [
			"worker",
			"worker",
			"shadow"
		],
		points: 4,
		power: now(citizenFor(3)),
		source: source$2
	},
	{
		name: "violet-thorn",
		cost: 7,
		icons: ["soldier", "holy"],
		points: 3,
		power: whenever("monster", gain({ magic: 1 })),
		source: source$2
	},
	{
		name: "purloiners-perch",
		cost: 10,
		icons: ["shadow", "shadow"],
		points: 2,
		power: now({ kind: "rob" }),
		source: source$2
	},
	{
		name: "golden-obelisk-of-nae",
		cost: 6,
		icons: ["worker", "holy"],
		points: 3,
		power: now(trade({ magic: 3 }, { points: 3 })),
		source: source$2
	},
	{
		name: "monolith-of-ostendaar",
		cost: 9,
		icons: ["worker", "soldier"],
		points: 3,
		power: whenever("action-start", gain({ magic: 1 })),
		source: source$2
	}
];

// packages/valeria/src/content/dukes.ts
const source$1 = "CONFIRMED";
const icons = (role, points) => ({
	per: {
		of: "icon",
		role
	},
	points
});
const DUKE_ROWS = [
	{
		name: "cornelius",
		rates: [{
			per: { of: "domains" },
			points: 3
		}],
		resources: 3,
		source: source$1
	},
	{
		name: "elsyn",
		rates: [icons("shadow", 2), icons("holy", 2)],
		resources: 4,
		source: source$1
	},
	{
		name: "elysium",
		rates: [
			icons("worker", 1),
			icons("soldier", 1),
			icons("shadow", 1),
			icons("holy", 1)
		],
		resources: 4,
		source: source$1
	},
	{
		name: "hrothgar",
		rates: [{
			per: { of: "monsters" },
			points: 2
		}, {
			per: {
				of: "type",
				type: "titan"
			},
			points: 1
		}],
		resources: 4,
		source: source$1
	},
	{
		name: "isabella",
		rates: [icons("soldier", 1), icons("holy", 2)],
		resources: 3,
		source: source$1
	},
	{
		name: "lekzandr",
		rates: [icons("worker", 1), icons("holy", 2)],
		resources: 3,
		source: source$1
	},
	{
		name: "node",
		rates: [icons("soldier", 1), icons("shadow", 2)],
		resources: 3,
		source: source$1
	},
	{
		name: "reese",
		rates: [
			{
				per: { of: "citizens" },
				points: 1
			},
			{
				per: { of: "monsters" },
				points: 1
			},
			{
				per: { of: "domains" },
				points: 1
			}
		],
		resources: 4,
		source: source$1
	},
	{
		name: "simon",
		rates: [icons("worker", 1), icons("soldier", 1)],
		resources: 2,
		source: source$1
	},
	{
		name: "waryn",
		rates: [icons("worker", 1), icons("shadow", 2)],
		resources: 3,
		source: source$1
	}
];
/** A36: the printed symbols were lost; these rates and the majority bonus are our reading. */
const NO_DUKE = {
	rates: [
		icons("worker", 1),
		icons("soldier", 1),
		icons("shadow", 2),
		icons("holy", 2)
	],
	resources: 3,
	most: 5,
	tied: 3,
	source: "RECONSTRUCTED"
};

// packages/valeria/src/content/monsters.ts
/** The monsters of the eight areas, weakest first in each, and the six events. */
const source = "CONFIRMED";
const MONSTER_ROWS = [
	{
		name: "goblin",
		area: "hills",
		type: "minion",
		strength: 1,
		magic: 0,
		points: 1,
		copies: 3,
		more: 0,
		reward: gain({ gold: 1 }),
		source
	},
	{
		name: "goblin-mage",
		area: "hills",
		type: "titan",
		strength: 3,
		magic: 0,
		points: 2,
		copies: 1,
		more: 1,
		reward: either(gain({ gold: 1 }), gain({ magic: 1 })),
		source
	},
	{
		name: "goblin-king",
		area: "hills",
		type: "boss",
		strength: 6,
		magic: 0,
		points: 4,
		copies: 1,
		more: 0,
		reward: each({ gold: 1 }, {
			of: "area",
			area: "hills"
		}),
		source
	},
	{
		name: "skeleton",
		area: "ruins",
		type: "minion",
		strength: 2,
		magic: 0,
		points: 2,
		copies: 3,
		more: 0,
		reward: gain({ gold: 1 }),
		source
	},
	{
		name: "flaming-skeleton",
		area: "ruins",
		type: "titan",
		strength: 5,
		magic: 0,
		points: 3,
		copies: 1,
		more: 1,
		reward: gain({
			gold: 1,
			magic: 1
		}),
		source
	},
	{
		name: "skeleton-king",
		area: "ruins",
		type: "boss",
		strength: 8,
		magic: 0,
		points: 4,
		copies: 1,
		more: 0,
		reward: each({ gold: 2 }, {
			of: "area",
			area: "ruins"
		}),
		source
	},
	{
		name: "treant",
		area: "forest",
		type: "minion",
		strength: 3,
		magic: 0,
		points: 1,
		copies: 2,
		more: 1,
		reward: gain({
			gold: 1,
			magic: 1
		}),
		source
	},
	{
		name: "bane-spider",
		area: "forest",
		type: "beast",
		strength: 6,
		magic: 0,
		points: 2,
		copies: 2,
		more: 0,
		reward: either(gain({ gold: 3 }), citizenNamed("knight")),
		source
	},
	{
		name: "spider-queen",
		area: "forest",
		type: "boss",
		strength: 10,
		magic: 3,
		points: 5,
		copies: 1,
		more: 0,
		reward: either(each({ gold: 2 }, {
			of: "area",
			area: "forest"
		}), all(anyCitizen, gain({ points: 1 }))),
		source
	},
	{
		name: "owlbear",
		area: "valley",
		type: "beast",
		strength: 4,
		magic: 0,
		points: 2,
		copies: 3,
		more: 0,
		reward: gain({ magic: 2 }),
		source
	},
	{
		name: "giant",
		area: "valley",
		type: "titan",
		strength: 8,
		magic: 0,
		points: 3,
		copies: 1,
		more: 1,
		reward: gain({
			gold: 1,
			magic: 2
		}),
		source
	},
	{
		name: "troll",
		area: "valley",
		type: "boss",
		strength: 12,
		magic: 0,
		points: 6,
		copies: 1,
		more: 0,
		reward: each({ magic: 2 }, {
			of: "area",
			area: "valley"
		}),
		source
	},
	{
		name: "dire-bear",
		area: "mountains",
		type: "beast",
		strength: 5,
		magic: 0,
		points: 3,
		copies: 2,
		more: 1,
		reward: either(gain({ gold: 2 }), gain({ magic: 2 })),
		source
	},
	{
		name: "orc-warrior",
		area: "mountains",
		type: "minion",
		strength: 9,
		magic: 0,
		points: 3,
		copies: 2,
		more: 0,
		reward: citizenFor(3),
		source
	},
	{
		name: "orc-chieftain",
		area: "mountains",
		type: "boss",
		strength: 14,
		magic: 0,
		points: 6,
		copies: 1,
		more: 0,
		reward: each({ gold: 2 }, {
			of: "area",
			area: "mountains"
		}),
		source
	},
	{
		name: "gargoyle",
		area: "wasteland",
		type: "minion",
		strength: 1,
		magic: 0,
		points: 1,
		copies: 3,
		more: 1,
		reward: gain({ magic: 1 }),
		source
	},
	{
		name: "wraith",
		area: "wasteland",
		type: "titan",
		strength: 4,
		magic: 3,
		points: 3,
		copies: 1,
		more: 0,
		reward: citizenFor(2),
		source
	},
	{
		name: "witch-queen",
		area: "wasteland",
		type: "boss",
		strength: 5,
		magic: 4,
		points: 5,
		copies: 1,
		more: 0,
		reward: each({ magic: 1 }, {
			of: "area",
			area: "wasteland"
		}),
		source
	},
	{
		name: "gelatinous-cube",
		area: "swamp",
		type: "minion",
		strength: 4,
		magic: 1,
		points: 3,
		copies: 3,
		more: 1,
		reward: gain({ gold: 2 }),
		source
	},
	{
		name: "basilisk",
		area: "swamp",
		type: "beast",
		strength: 6,
		magic: 3,
		points: 4,
		copies: 1,
		more: 0,
		reward: either(gain({ gold: 3 }), gain({ magic: 3 })),
		source
	},
	{
		name: "swamp-dragon",
		area: "swamp",
		type: "boss",
		strength: 10,
		magic: 4,
		points: 6,
		copies: 1,
		more: 0,
		reward: each({ magic: 2 }, {
			of: "area",
			area: "swamp"
		}),
		source
	},
	{
		name: "kobolds",
		area: "caverns",
		type: "minion",
		strength: 5,
		magic: 1,
		points: 3,
		copies: 3,
		more: 1,
		reward: gain({
			gold: 2,
			magic: 1
		}),
		source
	},
	{
		name: "gold-golem",
		area: "caverns",
		type: "titan",
		strength: 7,
		magic: 3,
		points: 4,
		copies: 1,
		more: 0,
		reward: gain({ gold: 5 }),
		source
	},
	{
		name: "red-dragon",
		area: "caverns",
		type: "boss",
		strength: 12,
		magic: 6,
		points: 7,
		copies: 1,
		more: 0,
		reward: each({ gold: 3 }, {
			of: "area",
			area: "caverns"
		}),
		source
	}
];
const EVENT_ROWS = [
	{
		name: "corrupted-cleric",
		number: 1,
		instruction: {
			kind: "token",
			resource: "magic"
		},
		type: "titan",
		strength: 2,
		magic: 4,
		points: 2,
		reward: gain({
			gold: 3,
			magic: 2
		}),
		source
	},
	{
		name: "giant-leech",
		number: 2,
		instruction: {
			kind: "lose",
			loss: { strength: 1 }
		},
		type: "titan",
		strength: 10,
		magic: 1,
		points: 4,
		reward: gain({ magic: 5 }),
		source
	},
	{
		name: "bat-swarm",
		number: 3,
		instruction: {
			kind: "token",
			resource: "strength"
		},
		type: "minion",
		strength: 6,
		magic: 0,
		points: 2,
		reward: each({ gold: 1 }, { of: "monsters" }),
		source
	},
	{
		name: "sorcerer",
		number: 4,
		instruction: {
			kind: "lose",
			loss: { magic: 1 }
		},
		type: "titan",
		strength: 1,
		magic: 5,
		points: 1,
		reward: each({ magic: 1 }, { of: "monsters" }),
		source
	},
	{
		name: "mimic",
		number: 5,
		instruction: {
			kind: "token",
			resource: "gold"
		},
		type: "minion",
		strength: 3,
		magic: 3,
		points: 2,
		reward: gain({ gold: 5 }),
		source
	},
	{
		name: "kobold-thieves",
		number: 6,
		instruction: {
			kind: "lose",
			loss: { gold: 1 }
		},
		type: "minion",
		strength: 6,
		magic: 0,
		points: 1,
		reward: gain({ gold: 7 }),
		source
	}
];

// packages/valeria/src/content/tables.ts
/** The box as it is printed. */
const BASE = {
	id: "base",
	citizens: CITIZEN_ROWS,
	starters: STARTER_ROWS,
	monsters: MONSTER_ROWS,
	events: EVENT_ROWS,
	domains: DOMAIN_ROWS,
	dukes: DUKE_ROWS,
	noDuke: NO_DUKE,
	start: {
		gold: 2,
		magic: 1
	},
	actions: 2,
	exhaustedPerPlayer: 2,
	exhaustedAlone: 5
};

// packages/valeria/src/vocabulary.ts
/** The vocabulary: everything the game names, as const arrays with the types derived from them. */
/** A player's three resources stand in this order in every list of amounts. */
const RESOURCES = [
	"gold",
	"strength",
	"magic"
];
/** What bundles hold: resources, and victory points on the board. */
const KINDS = [...RESOURCES, "points"];
const ROLES = [
	"worker",
	"soldier",
	"shadow",
	"holy"
];
/** What the ten citizen stacks are activated by. */
const SLOTS = [
	"1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"8",
	"9/10",
	"11/12"
];
const CITIZENS = [
	"cleric",
	"monk",
	"merchant",
	"blacksmith",
	"mercenary",
	"alchemist",
	"archer",
	"wizard",
	"peasant",
	"knight",
	"rogue",
	"thief",
	"champion",
	"warlord",
	"paladin",
	"priestess",
	"butcher",
	"miner"
];
/** One of each lies before every player, always: they are never gained, lost or returned. */
const STARTERS = [
	"starter-peasant",
	"starter-knight",
	"herald"
];
const MONSTER_TYPES = [
	"minion",
	"beast",
	"titan",
	"boss"
];
const MONSTERS = [
	"goblin",
	"goblin-mage",
	"goblin-king",
	"skeleton",
	"flaming-skeleton",
	"skeleton-king",
	"treant",
	"bane-spider",
	"spider-queen",
	"owlbear",
	"giant",
	"troll",
	"dire-bear",
	"orc-warrior",
	"orc-chieftain",
	"gargoyle",
	"wraith",
	"witch-queen",
	"gelatinous-cube",
	"basilisk",
	"swamp-dragon",
	"kobolds",
	"gold-golem",
	"red-dragon"
];
/** Monsters without an area that come out of the exhausted pile. */
const EVENTS = [
	"corrupted-cleric",
	"giant-leech",
	"bat-swarm",
	"sorcerer",
	"mimic",
	"kobold-thieves"
];
const DOMAINS = [
	"foxgrove-palisade",
	"desert-orchid",
	"emerald-stronghold",
	"pratchetts-plateau",
	"cathedral-of-st-aquila",
	"darktide-harbour",
	"cloudriders-camp",
	"orb-of-urdr",
	"rogues-landing",
	"blood-crow-army",
	"eye-of-asteraten",
	"cutthroats-truce",
	"halfpenny-hill",
	"shattered-hand",
	"forgotten-sorrows",
	"watcher-on-the-water",
	"gargans-embrace",
	"nest-of-the-weaver-witch",
	"palace-of-the-dawn",
	"grimmwater-keep",
	"violet-thorn",
	"purloiners-perch",
	"golden-obelisk-of-nae",
	"monolith-of-ostendaar"
];
const DUKES = [
	"cornelius",
	"elsyn",
	"elysium",
	"hrothgar",
	"isabella",
	"lekzandr",
	"node",
	"reese",
	"simon",
	"waryn"
];
/** A card in a state is its index here; citizens come first, so a citizen's card is also its kind. */
const CARDS = [
	...CITIZENS,
	...STARTERS,
	...MONSTERS,
	...EVENTS,
	...DOMAINS
];
const FIRST_STARTER = CITIZENS.length;
const HERALD = FIRST_STARTER + STARTERS.indexOf("herald");
const FIRST_MONSTER = FIRST_STARTER + STARTERS.length;
const FIRST_EVENT = FIRST_MONSTER + MONSTERS.length;
const FIRST_DOMAIN = FIRST_EVENT + EVENTS.length;
/** What can lie on a place of the grid besides an event: no card at all, or an Exhausted card. */
const NOTHING = CARDS.length;
const EXHAUSTED = CARDS.length + 1;
const isCitizen = (card) => card < FIRST_STARTER;
const isEvent = (card) => card >= FIRST_EVENT && card < FIRST_DOMAIN;
const isDomain = (card) => card >= FIRST_DOMAIN && card < NOTHING;
/** A30, RULEBOOK: event cards are monsters for everything but the area. */
const isMonster = (card) => card >= FIRST_MONSTER && card < FIRST_DOMAIN;

// packages/valeria/src/wakings.ts
/** What two dice show, each of them and their sum, and what they wake (A8). Dice that were not rolled yet show 0. */
/** How often the dice show a number. */
function timesShown(dice, number) {
	return (dice[0] === number ? 1 : 0) + (dice[1] === number ? 1 : 0) + (dice[0] + dice[1] === number ? 1 : 0);
}
/** By slot: its numbers. */
const NUMBERS = SLOTS.map((slot) => slot.split("/").map(Number));
/** How often the dice wake a slot. The herald, behind the last slot, comes by rules of his own. */
function timesWoken(dice, slot) {
	return (NUMBERS[slot] ?? []).reduce((times, number) => times + timesShown(dice, number), 0);
}
const FACES = Array.from({ length: 6 + 1 }, (_, face) => face);
/** By the two dice: the cards of these slots that they wake, in the order of the numbers. */
function wakingsOf(slots) {
	const wokenBy = (dice) => SLOTS.flatMap((_, slot) => {
		const times = timesWoken(dice, slot);
		return times === 0 ? [] : slots.flatMap((own, card) => own === slot ? [{
			card,
			times
		}] : []);
	});
	return FACES.map((one) => FACES.map((two) => wokenBy([one, two])));
}
/** By slot: how often a roll wakes it, on average. */
const CHANCES = SLOTS.map((_, slot) => {
	let times = 0;
	for (const one of FACES) for (const two of FACES) if (one * two > 0) times += timesWoken([one, two], slot);
	return times / 6 ** 2;
});

// packages/valeria/src/cards.ts
/** Rows of the content table by card, and what follows from them, worked out once for each table. */
function makeTables(content) {
	const producers = [...content.citizens, ...content.starters];
	const slots = producers.map(({ slot }) => slot === void 0 ? SLOTS.length : SLOTS.indexOf(slot));
	const monsters = [...content.monsters, ...content.events];
	const byCard = (of) => CARDS.map((_, card) => of(card));
	const ofMonster = (of) => byCard((card) => isMonster(card) ? of(monsters[card - FIRST_MONSTER]) : 0);
	const domainPoints = byCard((card) => isDomain(card) ? content.domains[card - FIRST_DOMAIN].points : 0);
	return {
		content,
		slots,
		kinds: SLOTS.map((name) => content.citizens.flatMap(({ slot }, card) => slot === name ? [card] : [])),
		wakings: wakingsOf(slots),
		left: producers.map(({ left }) => left),
		right: producers.map(({ right }) => right),
		roles: content.citizens.map(({ role }) => ROLES.indexOf(role)),
		namesakes: CITIZENS.map((name) => content.starters.filter((starter) => starter.as === name).length),
		needs: content.domains.map(({ icons }) => ROLES.map((role) => icons.filter((icon) => icon === role).length)),
		discounts: content.domains.map(({ power }) => power.when === "building" ? power.discount : 0),
		lifts: content.domains.map(({ power }) => power.when === "recruiting"),
		costs: byCard((card) => content.citizens[card]?.cost ?? content.domains[card - FIRST_DOMAIN]?.cost ?? 0),
		strengths: ofMonster(({ strength }) => strength),
		magics: ofMonster(({ magic }) => magic),
		points: ofMonster(({ points }) => points).map((points, card) => points + domainPoints[card]),
		ofType: MONSTER_TYPES.map((name) => ofMonster(({ type }) => type === name ? 1 : 0))
	};
}
/** A memo of a pure function: it can never change a result. */
const made$2 = /* @__PURE__ */ new WeakMap();
function tablesFor(content) {
	const known = made$2.get(content);
	if (known !== void 0) return known;
	const tables = makeTables(content);
	made$2.set(content, tables);
	return tables;
}
const BASE_TABLES = tablesFor(BASE);
const tablesOf = (state) => state.custom === null ? BASE_TABLES : tablesFor(state.custom);
const contentOf = (state) => state.custom ?? BASE;
const citizenRow = (state, card) => contentOf(state).citizens[card];
const domainRow = (state, card) => contentOf(state).domains[card - FIRST_DOMAIN];
const eventRow = (state, card) => contentOf(state).events[card - FIRST_EVENT];
const dukeRow = (state, duke) => contentOf(state).dukes[duke];
/** Monsters of an area and events alike. */
function monsterRow(state, card) {
	return isEvent(card) ? eventRow(state, card) : contentOf(state).monsters[card - FIRST_MONSTER];
}
/** What an activation of the card brings: left to the active player, right to the others. */
function powerOf(state, card, isActive) {
	const tables = tablesOf(state);
	return isActive ? tables.left[card] : tables.right[card];
}

// packages/valeria/src/counting.ts
/** What a player has of something, and bundles of resources given and taken. */
function countOf(state, holdings, count) {
	switch (count.of) {
		case "area": return monstersOf(state, holdings.monsters, count.area);
		case "type": return sumOver(holdings.monsters, tablesOf(state).ofType[MONSTER_TYPES.indexOf(count.type)]);
		case "monsters": return holdings.monsters.length;
		default: return tableauCount(state, holdings, count);
	}
}
function tableauCount(state, tableau, count) {
	switch (count.of) {
		case "role": return citizensWith(state, tableau, ROLES.indexOf(count.role));
		case "icon": {
			const role = ROLES.indexOf(count.role);
			return citizensWith(state, tableau, role) + iconsOn(state, tableau, role);
		}
		case "named": {
			const kind = CITIZENS.indexOf(count.citizen);
			return tableau.citizens[kind] + tablesOf(state).namesakes[kind];
		}
		case "citizens": return citizenCount(tableau);
		case "domains": return tableau.domains.length;
	}
}
/** The sum of what a table by card says of these. */
function sumOver(cards, values) {
	let sum = 0;
	for (const card of cards) sum += values[card];
	return sum;
}
function monstersOf(state, monsters, area) {
	let count = 0;
	for (const card of monsters) {
		const row = monsterRow(state, card);
		if ("area" in row && row.area === area) count += 1;
	}
	return count;
}
function citizensWith(state, { citizens }, role) {
	const { roles } = tablesOf(state);
	let count = 0;
	for (let kind = 0; kind < citizens.length; kind++) if (roles[kind] === role) count += citizens[kind];
	return count;
}
/** A domain carries the icons it needs. */
function iconsOn(state, { domains }, role) {
	const { needs } = tablesOf(state);
	let count = 0;
	for (const card of domains) count += needs[card - FIRST_DOMAIN][role];
	return count;
}
function citizenCount({ citizens }) {
	let count = 0;
	for (const owned of citizens) count += owned;
	return count;
}
function give(player, bundle, times = 1) {
	player.have[0] += (bundle.gold ?? 0) * times;
	player.have[1] += (bundle.strength ?? 0) * times;
	player.have[2] += (bundle.magic ?? 0) * times;
	player.points += (bundle.points ?? 0) * times;
}
function pay(player, bundle, times = 1) {
	give(player, bundle, -times);
}
/** Gives what an effect without a choice brings. */
function giveGain(state, player, effect, times) {
	if (effect.kind === "gain") give(player, effect.gain, times);
	else if (effect.kind === "each") give(player, effect.gain, times * countOf(state, player, effect.per));
	else if (effect.kind === "all") for (const part of effect.of) giveGain(state, player, part, times);
}
/** How many times this can be paid. */
function timesPayable(player, bundle) {
	let times = Number.POSITIVE_INFINITY;
	for (let resource = 0; resource < RESOURCES.length; resource++) {
		const price = bundle[RESOURCES[resource]] ?? 0;
		if (price > 0) times = Math.min(times, Math.floor(player.have[resource] / price));
	}
	const price = bundle.points ?? 0;
	return price > 0 ? Math.min(times, Math.floor(player.points / price)) : times;
}
/** Events and texts carry whole bundles. */
function scaled(bundle, times) {
	const result = {};
	for (const kind of KINDS) {
		const amount = (bundle[kind] ?? 0) * times;
		if (amount !== 0) result[kind] = amount;
	}
	return result;
}
/** As it is now, to be compared later. */
const purseOf = ({ have, points }) => ({
	have: have.slice(),
	points
});
/** What a player has gained since. */
function changeOf(before, { have, points }) {
	const since = (resource) => have[resource] - before.have[resource];
	return scaled({
		gold: since(0),
		strength: since(1),
		magic: since(2),
		points: points - before.points
	}, 1);
}
function sumOf(one, other) {
	const result = {};
	for (const kind of KINDS) {
		const amount = (one[kind] ?? 0) + (other[kind] ?? 0);
		if (amount !== 0) result[kind] = amount;
	}
	return result;
}
/** What an effect without a choice brings. */
function plainGain(state, player, effect) {
	if (effect.kind === "gain") return effect.gain;
	if (effect.kind === "each") return scaled(effect.gain, countOf(state, player, effect.per));
	if (effect.kind !== "all") return {};
	return effect.of.reduce((sum, part) => sumOf(sum, plainGain(state, player, part)), {});
}
/** How much of one kind `plainGain` brings. */
function amountIn(state, player, effect, kind) {
	switch (effect.kind) {
		case "gain": return effect.gain[kind] ?? 0;
		case "each": {
			const amount = effect.gain[kind] ?? 0;
			return amount === 0 ? 0 : amount * countOf(state, player, effect.per);
		}
		case "all": {
			let sum = 0;
			for (const part of effect.of) sum += amountIn(state, player, part, kind);
			return sum;
		}
		default: return 0;
	}
}

// packages/valeria/src/move.ts
/** Alone, what is taken from a player comes from the bank (A39). */
const BANK = "bank";
const PASS = { do: "pass" };

// packages/valeria/src/effects/apply.ts
function applyEffect(state, seat, effect, card, emit) {
	switch (effect.kind) {
		case "gain":
		case "each":
			giveGain(state, state.players[seat], effect, 1);
			if (emit !== void 0) tellGain(state, seat, effect, card, emit);
			break;
		case "all":
			for (const part of effect.of) if (isGain(part)) applyEffect(state, seat, part, card, emit);
			for (let i = effect.of.length - 1; i >= 0; i--) if (!isGain(effect.of[i])) applyEffect(state, seat, effect.of[i], card, emit);
			break;
		case "either":
			push(state, seat, {
				kind: "choose",
				of: effect.of
			}, card);
			break;
		case "trade":
			push(state, seat, {
				kind: "bargain",
				pay: effect.pay,
				get: effect.get
			}, card);
			break;
		default: push(state, seat, effect, card);
	}
}
function tellGain(state, seat, effect, card, emit) {
	const got = scaled(plainGain(state, state.players[seat], effect), 1);
	if (Object.keys(got).length > 0) emit({
		type: "gained",
		seat,
		card,
		got
	});
}
const isGain = (effect) => effect.kind === "gain" || effect.kind === "each";
function push(state, seat, effect, source) {
	state.stack.push({
		effect,
		seat,
		source,
		left: 1
	});
}

// packages/valeria/src/grid.ts
/** The grid: four rows of five places. Monsters above, two rows of citizens by number, domains below. */
const COLUMNS = 5;
const FIRST_CITIZEN_PLACE = 5;
const FIRST_DOMAIN_PLACE = 5 + SLOTS.length;
const PLACES = FIRST_DOMAIN_PLACE + 5;
const isMonsterPlace = (place) => place < 5;
const isCitizenPlace = (place) => place >= 5 && place < FIRST_DOMAIN_PLACE;
/** m1 to m5 from the left, c1 to c10 in the order of the numbers, d1 to d5. */
const PLACE_NAMES = Array.from({ length: PLACES }, (_, place) => {
	if (isMonsterPlace(place)) return `m${place + 1}`;
	return isCitizenPlace(place) ? `c${place - 5 + 1}` : `d${place - FIRST_DOMAIN_PLACE + 1}`;
});

// packages/valeria/src/moves/payments.ts
/** How a price is paid: magic may stand in for gold and strength, but some of it is real (A14). */
/** Of every price so much must be paid in its own resource. */
const LEAST_REAL = 1;
/** The least magic that must stand in, and the most that may: more than that cannot be paid, or nothing would be real. */
const leastMagic = (have, resource, cost) => Math.max(0, cost - have[resource]);
const mostMagic = (have, cost, extra) => Math.min(cost - 1, have[2] - extra);
/** Every split of a cost: as little magic as can be first. `extra` is a cost in magic itself. */
function pushPayments(moves, action, place, have, resource, cost, extra) {
	const least = leastMagic(have, resource, cost);
	const most = mostMagic(have, cost, extra);
	if (least > most) return;
	const payments = paymentsOf(action, place, most);
	for (let magic = least; magic <= most; magic++) moves.push(payments[magic]);
}
/** By action and place. Moves are values, so equal ones are made once: most of a list of actions are these. */
const made$1 = {
	recruit: Array.from({ length: PLACES }, () => []),
	build: Array.from({ length: PLACES }, () => []),
	slay: Array.from({ length: PLACES }, () => [])
};
/** By magic that stands in, up to so much. */
function paymentsOf(action, place, most) {
	const payments = made$1[action][place];
	while (payments.length <= most) payments.push({
		do: action,
		place,
		magic: payments.length
	});
	return payments;
}

// packages/valeria/src/moves/powers.ts
/** Every domain of the seat that acts on such an occasion. */
function runPowers(state, seat, when, emit) {
	for (const card of state.players[seat].domains) {
		const { power } = domainRow(state, card);
		if (power.when === when) applyEffect(state, seat, power.effect, card, emit);
	}
}

// packages/valeria/src/moves/stacks.ts
/** Cards leave the grid, come back to it, and what covers a place whose stack is gone (A20 to A23, A34, A48, A49). */
/** Takes the face-up top card. */
function takeTop(state, place) {
	const stack = state.grid[place];
	const card = stack.pop();
	if (stack.length === 0) state.emptied.push(place);
	return card;
}
/** Mixed citizens show the next card as soon as the top is taken (A37), domains at the end of the action (A23). */
function reveal(state, place, emit) {
	const stack = state.grid[place];
	if (stack.length === 0 || stack.length > state.down[place]) return;
	state.down[place] = stack.length - 1;
	emit?.({
		type: "revealed",
		place,
		card: stack[stack.length - 1]
	});
}
/** The place a card of this kind comes from. Undefined for a monster of an area that is not in play, and for events. */
function homeOf(state, card) {
	if (isCitizen(card)) return 5 + SLOTS.indexOf(citizenRow(state, card).slot);
	const row = monsterRow(state, card);
	if (!("area" in row)) return void 0;
	const place = state.areas.indexOf(row.area);
	return place < 0 ? void 0 : place;
}
/** A19 to A21: on top of its stack; what covered the place goes back to the exhausted pile. */
function putBack(state, place, card) {
	const cover = state.cover[place];
	if (cover === EXHAUSTED) state.exhausted += 1;
	else if (cover !== NOTHING) {
		state.events.push(cover);
		state.known += 1;
		clearTokens(state, place);
	}
	state.cover[place] = NOTHING;
	state.grid[place].push(card);
	for (const waiting of [state.emptied, state.vacated]) {
		const at = waiting.indexOf(place);
		if (at >= 0) waiting.splice(at, 1);
	}
}
const tokensOn = (state, place, resource) => state.tokens[place * RESOURCES.length + resource];
function addToken(state, place, resource) {
	state.tokens[place * RESOURCES.length + resource] += 1;
}
function clearTokens(state, place) {
	state.tokens.fill(0, place * RESOURCES.length, (place + 1) * RESOURCES.length);
}
/** The monster or event that can be slain at a place; undefined when there is none. */
function monsterAt(state, place) {
	if (isEvent(state.cover[place])) return state.cover[place];
	const stack = state.grid[place];
	return place < 5 && stack.length > 0 ? stack[stack.length - 1] : void 0;
}
/** Takes a slain or stolen monster away; its tokens go back to the supply (A32, A48). */
function takeMonster(state, place) {
	const cover = state.cover[place];
	clearTokens(state, place);
	if (!isEvent(cover)) return takeTop(state, place);
	state.cover[place] = NOTHING;
	state.vacated.push(place);
	return cover;
}
/** A22: whether it matters which of the places is served first: who gets an event, or who gets none of too few cards. */
function isOrderOpen({ emptied, vacated, events, exhausted }) {
	if (events.length > 0 && emptied.length > 1) return true;
	const wanted = Math.max(0, emptied.length - events.length) + vacated.length;
	return exhausted > 0 && wanted > exhausted;
}
/** A stack that is gone takes the top card of the pile, a slain event the bottom Exhausted card (A34, A49). */
function coverPlace(state, place, emit) {
	const waiting = state.emptied.indexOf(place);
	if (waiting >= 0) state.emptied.splice(waiting, 1);
	else state.vacated.splice(state.vacated.indexOf(place), 1);
	if (waiting >= 0 && state.events.length > 0) {
		state.cover[place] = state.events.pop();
		state.known = Math.max(0, state.known - 1);
	} else if (state.exhausted > 0) {
		state.exhausted -= 1;
		state.cover[place] = EXHAUSTED;
	}
	emit?.({
		type: "exhausted",
		place,
		card: state.cover[place]
	});
}
/** A27: events do not count. */
function areMonstersGone(state) {
	for (let place = 0; place < 5; place++) if (state.grid[place].length > 0) return false;
	return true;
}
/** Slain monsters that have a stack to go back to, each kind once (A20). */
function returnableMonsters(state, monsters) {
	const cards = [];
	for (let card = FIRST_MONSTER; card < FIRST_MONSTER + MONSTERS.length; card++) if (monsters.includes(card) && homeOf(state, card) !== void 0) cards.push(card);
	return cards;
}

// packages/valeria/src/moves/actions.ts
const TAKES = RESOURCES.map((_, resource) => ({
	do: "take",
	resource
}));
function legalActions(state) {
	const moves = TAKES.slice();
	const player = playerOfTurn(state);
	pushRecruits(state, player, moves);
	pushBuilds(state, player, moves);
	pushSlays(state, player, moves);
	return moves;
}
function legalSlays(state) {
	const moves = [];
	pushSlays(state, playerOfTurn(state), moves);
	return moves;
}
function pushRecruits(state, player, moves) {
	for (let place = 5; place < FIRST_DOMAIN_PLACE; place++) {
		const card = topOf(state, place);
		if (card === void 0) continue;
		pushPayments(moves, "recruit", place, player.have, 0, citizenCost(state, player, card), 0);
	}
}
function pushBuilds(state, player, moves) {
	const { have } = player;
	for (let place = FIRST_DOMAIN_PLACE; place < PLACES; place++) {
		const card = topOf(state, place);
		if (card === void 0) continue;
		const cost = domainCost(state, player, card);
		if (cost > have[0] + have[2] || !meetsNeeds(state, player, card)) continue;
		pushPayments(moves, "build", place, have, 0, cost, 0);
	}
}
function pushSlays(state, { have }, moves) {
	for (let place = 0; place < PLACES; place++) {
		const card = monsterAt(state, place);
		if (card === void 0) continue;
		const strength = slayStrength(state, place, card);
		pushPayments(moves, "slay", place, have, 1, strength, slayMagic(state, place, card));
	}
}
/** One gold more for each card of the name, starters included, unless a domain lifts it. */
function citizenCost(state, player, card) {
	const { costs, namesakes, lifts } = tablesOf(state);
	for (const domain of player.domains) if (lifts[domain - FIRST_DOMAIN]) return costs[card];
	return costs[card] + player.citizens[card] + namesakes[card];
}
function domainCost(state, player, card) {
	const { costs, discounts } = tablesOf(state);
	let cost = costs[card];
	for (const domain of player.domains) cost -= discounts[domain - FIRST_DOMAIN];
	return Math.max(1, cost);
}
/** Printed cost and tokens. */
const slayStrength = (state, place, card) => tablesOf(state).strengths[card] + tokensOn(state, place, 1);
const slayMagic = (state, place, card) => tablesOf(state).magics[card] + tokensOn(state, place, 2);
function meetsNeeds(state, player, card) {
	const needs = tablesOf(state).needs[card - FIRST_DOMAIN];
	for (let role = 0; role < ROLES.length; role++) if (needs[role] > 0 && citizensWith(state, player, role) < needs[role]) return false;
	return true;
}
function doTake(state, resource, emit) {
	playerOfTurn(state).have[resource] += 1;
	emit?.({
		type: "took",
		seat: state.turn,
		resource
	});
}
function doRecruit(state, place, magic, emit) {
	const player = playerOfTurn(state);
	const cost = citizenCost(state, player, topOf(state, place));
	player.have[0] -= cost - magic;
	player.have[2] -= magic;
	const card = takeTop(state, place);
	player.citizens[card] += 1;
	emit?.({
		type: "recruited",
		seat: state.turn,
		place,
		card,
		paid: {
			gold: cost - magic,
			magic
		}
	});
	reveal(state, place, emit);
	runPowers(state, state.turn, "citizen", emit);
}
/** A15, A17: a citizen without its price. */
function doJoin(state, seat, place, source, emit) {
	const card = takeTop(state, place);
	state.players[seat].citizens[card] += 1;
	emit?.({
		type: "joined",
		seat,
		place,
		card,
		source
	});
	reveal(state, place, emit);
	runPowers(state, seat, "citizen", emit);
}
function doSlay(state, place, magic, emit) {
	const player = playerOfTurn(state);
	const monster = monsterAt(state, place);
	const gold = tokensOn(state, place, 0);
	const paid = {
		strength: slayStrength(state, place, monster) - magic,
		magic: slayMagic(state, place, monster) + magic
	};
	player.have[1] -= paid.strength;
	player.have[2] -= paid.magic;
	const card = takeMonster(state, place);
	player.monsters.push(card);
	emit?.({
		type: "slew",
		seat: state.turn,
		place,
		card,
		paid
	});
	if (gold > 0) {
		give(player, { gold });
		emit?.({
			type: "gained",
			seat: state.turn,
			card,
			got: { gold }
		});
	}
	applyEffect(state, state.turn, monsterRow(state, card).reward, card, emit);
	runPowers(state, state.turn, "monster", emit);
}
/** The next domain is turned up last, after what this one does at once (A23); an ongoing one works from now on (A16). */
function doBuild(state, place, magic, emit) {
	const player = playerOfTurn(state);
	const card = topOf(state, place);
	const cost = domainCost(state, player, card);
	player.have[0] -= cost - magic;
	player.have[2] -= magic;
	takeTop(state, place);
	player.domains.push(card);
	emit?.({
		type: "built",
		seat: state.turn,
		place,
		card,
		paid: {
			gold: cost - magic,
			magic
		}
	});
	state.stack.push({
		effect: {
			kind: "reveal",
			place
		},
		seat: state.turn,
		source: card,
		left: 1
	});
	const { power } = domainRow(state, card);
	if (power.when === "now") applyEffect(state, state.turn, power.effect, card, emit);
}

// packages/valeria/src/moves/monsterEvents.ts
/** The order cannot matter: losses are of their own kind each and tokens can go anywhere, so it is not asked (A30). */
function runEvents(state, emit) {
	for (let place = PLACES - 1; place >= 0; place--) {
		const card = state.cover[place];
		if (!isEvent(card) || timesShown(state.dice, eventRow(state, card).number) === 0) continue;
		const { instruction } = eventRow(state, card);
		if (instruction.kind === "lose") lose(state, card, instruction.loss, emit);
		else state.stack.push({
			effect: instruction,
			seat: state.turn,
			source: card,
			left: 1
		});
	}
}
/** A31: losses stop at nothing, and the resting player has none. Those who lose the same are told of together. */
function lose(state, card, loss, emit) {
	const told = [];
	for (let seat = 0; seat < state.players.length; seat++) {
		if (isResting(state, seat)) continue;
		const lost = lossOf(state.players[seat], loss);
		pay(state.players[seat], lost);
		if (RESOURCES.every((name) => lost[name] === void 0)) continue;
		const same = told.find((one) => RESOURCES.every((name) => one.loss[name] === lost[name]));
		if (same === void 0) told.push({
			loss: lost,
			seats: [seat]
		});
		else same.seats.push(seat);
	}
	if (told.length === 0) emit?.({
		type: "lost",
		card,
		seats: [],
		loss
	});
	for (const one of told) emit?.({
		type: "lost",
		card,
		seats: one.seats,
		loss: one.loss
	});
}
function lossOf({ have: [gold, strength, magic] }, loss) {
	const least = (had, lost = 0) => Math.min(had, lost);
	const { gold: g, strength: s, magic: m } = loss;
	return scaled({
		gold: least(gold, g),
		strength: least(strength, s),
		magic: least(magic, m)
	}, 1);
}
/** Any monster in sight, the event itself included (A30). */
function legalTokens(state) {
	const moves = [];
	for (let place = 0; place < PLACES; place++) if (monsterAt(state, place) !== void 0) moves.push({
		do: "token",
		place
	});
	return moves;
}
function doToken(state, card, resource, place, emit) {
	addToken(state, place, resource);
	emit?.({
		type: "token",
		seat: state.turn,
		card,
		place,
		on: monsterAt(state, place),
		resource
	});
}

// packages/valeria/src/effects/attack.ts
/** On a die this lets the player choose the column. */
const OWN_CHOICE = 5 + 1;
/** A41: die 1, die 2, and on the harder levels a sum that is small enough. */
function attackNumbers(state) {
	const [one, two] = state.dice;
	return state.level !== "normal" && one + two <= OWN_CHOICE ? [
		one,
		two,
		one + two
	] : [one, two];
}
/** An exhausted stack of monsters stays quiet, but for the hardest level. */
function beginAttack(state, number, emit) {
	if (number === OWN_CHOICE) push(state, state.turn, { kind: "column" }, EXHAUSTED);
	else if (state.grid[number - 1].length > 0 || state.level === "hardest") attackColumn(state, number - 1, emit);
	else emit?.({
		type: "spared",
		number
	});
}
/** A40: an event in the row of monsters is an exhausted stack. */
function legalColumns(state) {
	const moves = [];
	for (let column = 0; column < 5; column++) if (state.grid[column].length > 0) moves.push({
		do: "column",
		column
	});
	return moves;
}
function attackColumn(state, column, emit) {
	emit?.({
		type: "attacked",
		column
	});
	push(state, state.turn, {
		kind: "capture",
		column
	}, EXHAUSTED);
}
/** One of the two citizens of the column; when both stacks are gone, the domain. */
function legalCaptures(state, column) {
	const moves = [];
	for (let place = 5 + column; place < FIRST_DOMAIN_PLACE; place += 5) if (topOf(state, place) !== void 0) moves.push({
		do: "capture",
		place
	});
	const domain = FIRST_DOMAIN_PLACE + column;
	if (moves.length === 0 && topOf(state, domain) !== void 0) moves.push({
		do: "capture",
		place: domain
	});
	return moves;
}
function doCapture(state, place, emit) {
	const lord = state.lord;
	const card = takeTop(state, place);
	if (isCitizenPlace(place)) lord.citizens[card] += 1;
	else lord.domains.push(card);
	emit?.({
		type: "captured",
		place,
		card
	});
	reveal(state, place, emit);
	push(state, state.turn, { kind: "exhaust" }, card);
}
/** Nothing is left in the column. */
function fall(state) {
	state.ended = "fall";
}

// packages/valeria/src/effects/citizens.ts
/** Citizens that come for nothing: the base cost is compared, and one that fits must be taken (A15, A47). */
function legalCitizens(state, wanted) {
	const moves = [];
	for (let place = 5; place < FIRST_DOMAIN_PLACE; place++) if (isWanted(state, place, wanted)) moves.push({
		do: "citizen",
		place
	});
	return moves;
}
function isWanted(state, place, { role, citizen, atMost }) {
	const card = topOf(state, place);
	if (card === void 0) return false;
	const row = citizenRow(state, card);
	return (role === void 0 || row.role === role) && (citizen === void 0 || row.name === citizen) && (atMost === void 0 || row.cost <= atMost);
}
/** An alternative that needs a citizen which is not there cannot be chosen (RULEBOOK: Bane Spider; A47). */
function isPossible(state, effect) {
	if (effect.kind === "citizen") return legalCitizens(state, effect).length > 0;
	return effect.kind !== "all" || effect.of.every((part) => isPossible(state, part));
}

// packages/valeria/src/effects/returning.ts
function legalReturns(state, seat, { what }) {
	const { citizens, monsters } = state.players[seat];
	const moves = (what === "monster" ? returnableMonsters(state, monsters) : citizens.flatMap((count, card) => count > 0 && homeOf(state, card) !== void 0 ? [card] : [])).map((card) => ({
		do: "return",
		card
	}));
	if (moves.length > 0) moves.push(PASS);
	return moves;
}
function doReturn(state, seat, card, { get }, emit) {
	const player = state.players[seat];
	const place = homeOf(state, card);
	if (isCitizen(card)) player.citizens[card] -= 1;
	else player.monsters.splice(player.monsters.lastIndexOf(card), 1);
	putBack(state, place, card);
	give(player, get);
	emit?.({
		type: "returned",
		seat,
		place,
		card,
		got: get
	});
}

// packages/valeria/src/effects/steal.ts
/** Taking from an opponent: resources, or a slain monster at random (A10, A18, A39, A46). */
/** Only somebody who has something can be chosen. Alone it comes from the bank, in full. */
function legalThefts(state, seat, { resources, amount, less, may }) {
	const kinds = resources.map((name) => RESOURCES.indexOf(name));
	if (isSolo(state)) return kinds.map((resource) => ({
		do: "steal",
		victim: BANK,
		resource,
		amount
	}));
	const moves = [];
	for (let victim = 0; victim < state.players.length; victim++) {
		if (!isOpponent(state, seat, victim)) continue;
		for (const resource of kinds) {
			const most = Math.min(amount, state.players[victim].have[resource]);
			for (let taken = most; taken >= (less ? 1 : most) && taken > 0; taken--) moves.push({
				do: "steal",
				victim,
				resource,
				amount: taken
			});
		}
	}
	if (may && moves.length > 0) moves.push(PASS);
	return moves;
}
function doSteal(state, seat, card, { victim, resource, amount }, emit) {
	if (victim !== "bank") state.players[victim].have[resource] -= amount;
	state.players[seat].have[resource] += amount;
	emit?.({
		type: "stole",
		seat,
		victim,
		card,
		resource,
		amount
	});
}
function legalRobberies(state, seat) {
	const moves = [];
	for (let victim = 0; victim < state.players.length; victim++) if (isOpponent(state, seat, victim) && state.players[victim].monsters.length > 0) moves.push({
		do: "rob",
		victim
	});
	return moves;
}
function doRob(state, seat, victim, emit) {
	const { monsters } = state.players[victim];
	const [card] = monsters.splice(draw(state.luck, monsters.length), 1);
	state.players[seat].monsters.push(card);
	emit?.({
		type: "robbed",
		seat,
		victim,
		card
	});
}
/** A39: alone, the top card of the leftmost stack of monsters, without its reward. */
function robGrid(state, seat, emit) {
	if (!isSolo(state)) return;
	for (let place = 0; place < 5; place++) {
		if (state.grid[place].length === 0) continue;
		const card = takeMonster(state, place);
		state.players[seat].monsters.push(card);
		emit?.({
			type: "robbed",
			seat,
			victim: BANK,
			card
		});
		return;
	}
}

// packages/valeria/src/effects/resolver.ts
/** The business that waits on the stack, one handler for each kind. */
/** What a card offers may be left. */
function decline(_state, { seat, source }, _move, emit) {
	emit?.({
		type: "declined",
		seat,
		card: source
	});
}
const HANDLERS = {
	token: {
		options: legalTokens,
		choose: { token: (state, { source, effect }, { place }, emit) => doToken(state, source, RESOURCES.indexOf(effect.resource), place, emit) }
	},
	steal: {
		options: (state, { seat, effect }) => legalThefts(state, seat, effect),
		choose: {
			steal: (state, { seat, source }, move, emit) => doSteal(state, seat, source, move, emit),
			pass: decline
		}
	},
	choose: {
		options: (state, { effect }) => effect.of.flatMap((part, option) => isPossible(state, part) ? [{
			do: "choose",
			option
		}] : []),
		choose: { choose: (state, { seat, source, effect }, { option }, emit) => applyEffect(state, seat, effect.of[option], source, emit) }
	},
	citizen: {
		options: (state, { effect }) => legalCitizens(state, effect),
		choose: { citizen: (state, { seat, source }, { place }, emit) => doJoin(state, seat, place, source, emit) }
	},
	slay: {
		options(state) {
			const moves = legalSlays(state);
			if (moves.length > 0) moves.push(PASS);
			return moves;
		},
		choose: {
			slay: (state, _frame, { place, magic }, emit) => doSlay(state, place, magic, emit),
			pass: decline
		}
	},
	rob: {
		options: (state, { seat }) => legalRobberies(state, seat),
		run: (state, { seat }, emit) => robGrid(state, seat, emit),
		choose: { rob: (state, { seat }, { victim }, emit) => doRob(state, seat, victim, emit) }
	},
	return: {
		options: (state, { seat, effect }) => legalReturns(state, seat, effect),
		choose: {
			return: (state, { seat, effect }, { card }, emit) => doReturn(state, seat, card, effect, emit),
			pass: decline
		}
	},
	bargain: {
		options: (state, { seat, effect }) => timesPayable(state.players[seat], effect.pay) > 0 ? [{ do: "bargain" }, PASS] : [],
		choose: {
			bargain(state, { seat, source, effect }, _move, emit) {
				pay(state.players[seat], effect.pay);
				give(state.players[seat], effect.get);
				emit?.({
					type: "traded",
					seat,
					card: source,
					paid: effect.pay,
					got: effect.get
				});
			},
			pass: decline
		}
	},
	reveal: { run: (state, { effect }, emit) => reveal(state, effect.place, emit) },
	exhaust: {
		options: (state) => isOrderOpen(state) ? [...state.emptied, ...state.vacated].map((place) => ({
			do: "exhaust",
			place
		})) : [],
		run(state, _frame, emit) {
			while (state.emptied.length > 0) coverPlace(state, state.emptied[0], emit);
			while (state.vacated.length > 0) coverPlace(state, state.vacated[0], emit);
		},
		choose: { exhaust(state, { seat, source }, { place }, emit) {
			coverPlace(state, place, emit);
			push(state, seat, { kind: "exhaust" }, source);
		} }
	},
	column: {
		options: legalColumns,
		choose: { column: (state, _frame, { column }, emit) => attackColumn(state, column, emit) }
	},
	capture: {
		options: (state, { effect }) => legalCaptures(state, effect.column),
		run: fall,
		choose: { capture: (state, _frame, { place }, emit) => doCapture(state, place, emit) }
	}
};
const business = makeResolver(HANDLERS);

// packages/valeria/src/moves/picks.ts
/** By card, alternatives and activations, as far as games get. Moves are values, so equal ones are made once. */
const made = [];
const MOST_KEPT = 8;
function picksOf(card, times, alternatives) {
	return times > MOST_KEPT ? makePicks(card, times, alternatives) : keptPicks(card, times, alternatives).slice();
}
function keptPicks(card, times, alternatives) {
	made[card] ??= [];
	made[card][alternatives] ??= [];
	made[card][alternatives][times] ??= makePicks(card, times, alternatives);
	return made[card][alternatives][times];
}
const makePicks = (card, times, alternatives) => splits(times, alternatives).map((counts) => ({
	do: "pick",
	card,
	counts
}));
/** All ways to spread `total` over `parts`, the first part fullest first. */
function splits(total, parts) {
	if (parts === 1) return [[total]];
	const ways = [];
	for (let first = total; first >= 0; first--) for (const rest of splits(total - first, parts - 1)) ways.push([first, ...rest]);
	return ways;
}

// packages/valeria/src/moves/harvest.ts
/** How many cards of this kind lie before a player. */
const ownedOf = (player, card) => card < FIRST_STARTER ? player.citizens[card] : 1;
/** Alone the second harvest brings the right-hand powers. */
const isActiveSide = (state, seat) => seat === state.turn && state.phase !== "second";
/** The citizens and starters that these dice wake, whoever has them; the herald is not among them. */
const wokenBy = (state, [one, two]) => tablesOf(state).wakings[one][two];
/** The herald comes once when nothing else is activated, and once on a double (A6, A9). */
const heraldCalls = ([one, two], woken) => (woken === 0 ? 1 : 0) + (one === two ? 1 : 0);
/** Gains that ask nothing. */
const isPlain = ({ kind }) => kind === "gain" || kind === "each" || kind === "all";
/** A10: only the left power steals, and before everything else. */
function pushThefts(state) {
	const player = state.players[state.turn];
	for (const { card, times } of wokenBy(state, state.dice)) {
		const owned = ownedOf(player, card);
		const effect = powerOf(state, card, true);
		if (owned === 0 || effect.kind !== "steal") continue;
		state.stack.push({
			effect,
			seat: state.turn,
			source: card,
			left: owned * times
		});
	}
}
function harvest(state, emit) {
	for (let seat = 0; seat < state.players.length; seat++) if (!isResting(state, seat)) harvestSeat(state, seat, emit);
}
function harvestSeat(state, seat, emit) {
	const player = state.players[seat];
	const before = emit === void 0 ? void 0 : purseOf(player);
	const isActive = isActiveSide(state, seat);
	let woken = 0;
	for (const { card, times } of wokenBy(state, state.dice)) {
		const often = times * ownedOf(player, card);
		if (often === 0) continue;
		woken += often;
		const effect = powerOf(state, card, isActive);
		if (effect.kind === "either" || effect.kind === "trade") player.due.push({
			card,
			left: often
		});
		else giveGain(state, player, effect, often);
	}
	const calls = heraldCalls(state.dice, woken);
	if (calls > 0) player.due.push({
		card: HERALD,
		left: calls
	});
	if (player.due.length > 1) sortDue(state, player, isActive);
	if (before !== void 0) tellHarvest(state, seat, before, emit);
}
/** `cards` names each that brought something by itself, as often as it was activated. */
function tellHarvest(state, seat, before, emit) {
	const player = state.players[seat];
	const isActive = isActiveSide(state, seat);
	const cards = wokenBy(state, state.dice).flatMap(({ card, times }) => isPlain(powerOf(state, card, isActive)) ? Array(times * ownedOf(player, card)).fill(card) : []);
	if (cards.length > 0) emit?.({
		type: "harvested",
		seat,
		cards,
		got: changeOf(before, player)
	});
}
/** Choices before trades, since what they bring can be traded. */
function sortDue(state, player, isActive) {
	const rank = (card) => powerOf(state, card, isActive).kind === "trade" ? 1 : 0;
	player.due.sort((a, b) => rank(a.card) - rank(b.card));
}
/** Whether the seat has anything to answer; a trade that nobody can pay is not asked. */
function mustHarvest(state, seat) {
	const player = state.players[seat];
	for (const { card } of player.due) {
		const effect = powerOf(state, card, isActiveSide(state, seat));
		if (effect.kind !== "trade" || timesPayable(player, effect.pay) > 0) return true;
	}
	return false;
}
function legalHarvests(state, seat) {
	const player = state.players[seat];
	if (player.due.length === 0) return [];
	const isActive = isActiveSide(state, seat);
	const { card, left } = player.due[0];
	const effect = powerOf(state, card, isActive);
	if (effect.kind === "either") return picksOf(card, left, effect.of.length);
	const moves = [];
	for (const due of player.due) {
		const offer = powerOf(state, due.card, isActive);
		if (offer.kind !== "trade") continue;
		const most = Math.min(due.left, timesPayable(player, offer.pay));
		for (let times = most; times > 0; times--) moves.push({
			do: "trade",
			card: due.card,
			times
		});
	}
	if (moves.length > 0) moves.push(PASS);
	return moves;
}
/** What a card brings whose alternatives are taken so often each. */
function pickGain(state, seat, card, counts) {
	const effect = powerOf(state, card, isActiveSide(state, seat));
	return (effect.kind === "either" ? effect.of : []).reduce((sum, part, option) => sumOf(sum, scaled(plainGain(state, state.players[seat], part), counts[option])), {});
}
function doPick(state, seat, card, counts, emit) {
	const player = state.players[seat];
	const effect = powerOf(state, card, isActiveSide(state, seat));
	if (effect.kind !== "either" || player.due[0]?.card !== card) throw new Error(`${CARDS[card]} leaves no choice`);
	player.due.shift();
	for (let option = 0; option < counts.length; option++) giveGain(state, player, effect.of[option], counts[option]);
	emit?.({
		type: "picked",
		seat,
		card,
		got: pickGain(state, seat, card, counts)
	});
}
function doTrade(state, seat, card, times, emit) {
	const player = state.players[seat];
	const effect = powerOf(state, card, isActiveSide(state, seat));
	const at = player.due.findIndex((due) => due.card === card);
	if (effect.kind !== "trade" || at < 0) throw new Error(`${CARDS[card]} offers no trade`);
	player.due[at].left -= times;
	if (player.due[at].left === 0) player.due.splice(at, 1);
	pay(player, effect.pay, times);
	give(player, effect.get, times);
	emit?.({
		type: "traded",
		seat,
		card,
		paid: scaled(effect.pay, times),
		got: scaled(effect.get, times)
	});
}
/** Trades that nobody wants, or that could not be paid. */
function clearDue({ players }) {
	for (const { due } of players) due.length = 0;
}

// packages/valeria/src/ending.ts
/** When the game ends: looked at live, so a card put back can call the end off again (A26, A27, A38). */
function isEndDue(state) {
	return areMonstersGone(state) || areDomainsGone(state) || exhaustedPlaces(state) >= exhaustedLimit(state);
}
/** Alone: so many exhausted places, and it is counted at once. */
const isReckoningDue = (state) => exhaustedPlaces(state) >= exhaustedLimit(state);
/** So many exhausted places end the game. */
function exhaustedLimit(state) {
	const { exhaustedAlone, exhaustedPerPlayer } = contentOf(state);
	return isSolo(state) ? exhaustedAlone : exhaustedPerPlayer * state.players.length;
}
function areDomainsGone(state) {
	for (let place = FIRST_DOMAIN_PLACE; place < PLACES; place++) if (state.grid[place].length > 0) return false;
	return true;
}
/** A game alone ends at once (A42); triumph goes before counting. */
function endingNow(state) {
	if (!isSolo(state)) return "none";
	if (state.ended === "fall") return "fall";
	if (areMonstersGone(state)) return "triumph";
	return isReckoningDue(state) ? "reckoning" : "none";
}
function endGame(state, ending, emit) {
	state.phase = "over";
	state.ended = ending;
	state.attacks.length = 0;
	clearDue(state);
	emit?.({
		type: "over",
		ending
	});
}
/** Tells everybody when the last round begins, or no longer is the last. */
function watchEnd(state, emit) {
	if (isSolo(state)) return;
	const isDue = isEndDue(state);
	if (isDue === state.ending) return;
	state.ending = isDue;
	emit?.({ type: isDue ? "ending" : "called-off" });
}

// packages/valeria/src/moves/dice.ts
/** The roll phase: two dice, domains that change them, doubles (A4, A5, A7, A35). */
const ROLL = { do: "roll" };
function doRoll(state, emit) {
	state.dice[0] = 1 + draw(state.luck, 6);
	state.dice[1] = 1 + draw(state.luck, 6);
	emit?.({
		type: "rolled",
		seat: state.turn,
		dice: [state.dice[0], state.dice[1]]
	});
	rewardDouble(state, emit);
}
/** Judged on the roll and after every change that makes a double (A7); a resting player gets nothing (A35). */
function rewardDouble(state, emit) {
	if (state.dice[0] !== state.dice[1]) return;
	for (let seat = 0; seat < state.players.length; seat++) if (!isResting(state, seat)) runPowers(state, seat, "double", emit);
}
/** Each domain once a roll phase, on any die, and it must change it (A4). */
function legalChanges(state) {
	const player = playerOfTurn(state);
	const moves = [];
	for (const card of player.domains) {
		const { power } = domainRow(state, card);
		if (power.when !== "dice" || state.used.includes(card)) continue;
		if (timesPayable(player, priceOf(state, player, power)) < 1) continue;
		for (let die = 0; die < state.dice.length; die++) if (turned(power, state.dice[die]) !== state.dice[die]) moves.push({
			do: "change",
			domain: card,
			die
		});
	}
	if (moves.length > 0) moves.push(PASS);
	return moves;
}
function dicePower(state, domain) {
	const { power } = domainRow(state, domain);
	if (power.when !== "dice") throw new Error(`${CARDS[domain]} does not change dice`);
	return power;
}
/** What a die of this value becomes. Never below 1. */
function turned(power, value) {
	return "set" in power ? power.set : Math.max(1, value - power.lower);
}
/** In gold, really: magic stands in for the three paid actions only (A5, A13). */
function priceOf(state, player, power) {
	if (!("set" in power)) return {};
	return power.per === void 0 ? power.pay : scaled(power.pay, countOf(state, player, power.per));
}
function doChange(state, domain, die, emit) {
	const player = playerOfTurn(state);
	const power = dicePower(state, domain);
	const paid = priceOf(state, player, power);
	const from = state.dice[die];
	const to = turned(power, from);
	pay(player, paid);
	state.dice[die] = to;
	state.used.push(domain);
	emit?.({
		type: "changed",
		seat: state.turn,
		domain,
		die,
		from,
		to,
		paid
	});
	rewardDouble(state, emit);
}

// packages/valeria/src/moves/dukes.ts
const mustKeep = (player) => player.kept === player.dukes.length && player.dukes.length > 0;
/** The duke that is kept; undefined while none is, and in the game without dukes. In a view it may be UNKNOWN. */
const dukeOf = (player) => player.dukes[player.kept];
const legalKeeps = (player) => player.dukes.map((_, place) => ({
	do: "keep",
	place
}));
function doKeep(state, seat, place, emit) {
	state.players[seat].kept = place;
	emit?.({
		type: "kept",
		seat
	});
}

// packages/valeria/src/phases.ts
const isOnTurn = (state, seat) => seat === state.turn;
const HARVEST = {
	ask: "harvest",
	isAsked: mustHarvest,
	legal: legalHarvests,
	answers: {
		pick: (state, seat, { card, counts }, emit) => doPick(state, seat, card, counts, emit),
		trade: (state, seat, { card, times }, emit) => doTrade(state, seat, card, times, emit),
		pass(state, seat) {
			state.players[seat].due.length = 0;
		}
	}
};
const PHASE_RULES = {
	dukes: {
		asking: {
			ask: "duke",
			isAsked: (state, seat) => mustKeep(state.players[seat]),
			legal: (state, seat) => legalKeeps(state.players[seat]),
			answers: { keep: (state, seat, { place }, emit) => doKeep(state, seat, place, emit) }
		},
		next: beginTurn
	},
	roll: { asking: {
		ask: "roll",
		isAsked: isOnTurn,
		legal: () => [ROLL],
		answers: { roll(state, _seat, _move, emit) {
			doRoll(state, emit);
			state.phase = "dice";
		} }
	} },
	dice: {
		asking: {
			ask: "dice",
			isAsked: (state, seat) => isOnTurn(state, seat) && legalChanges(state).length > 0,
			legal: legalChanges,
			answers: {
				change: (state, _seat, { domain, die }, emit) => doChange(state, domain, die, emit),
				pass: (state, _seat, _move, emit) => wakeEvents(state, emit)
			}
		},
		next: wakeEvents
	},
	events: { next(state) {
		state.phase = "thieves";
		pushThefts(state);
	} },
	thieves: { next: (state, emit) => beginHarvest(state, "harvest", emit) },
	harvest: {
		asking: HARVEST,
		next(state, emit) {
			clearDue(state);
			state.phase = "action";
			state.actions = contentOf(state).actions;
			runPowers(state, state.turn, "action-start", emit);
		}
	},
	action: {
		asking: {
			ask: "action",
			isAsked: (state, seat) => isOnTurn(state, seat) && state.actions > 0 && endingNow(state) === "none",
			legal: legalActions,
			answers: {
				take(state, _seat, { resource }, emit) {
					state.actions -= 1;
					doTake(state, resource, emit);
				},
				recruit(state, _seat, { place, magic }, emit) {
					spendAction(state);
					doRecruit(state, place, magic, emit);
				},
				slay(state, _seat, { place, magic }, emit) {
					spendAction(state);
					doSlay(state, place, magic, emit);
				},
				build(state, _seat, { place, magic }, emit) {
					spendAction(state);
					doBuild(state, place, magic, emit);
				}
			}
		},
		next(state, emit) {
			state.phase = "close";
			runPowers(state, state.turn, "action-end", emit);
		}
	},
	close: { next(state, emit) {
		if (!isSolo(state)) endTurn(state, emit);
		else {
			state.phase = "attack";
			state.attacks = attackNumbers(state);
		}
	} },
	attack: { next(state, emit) {
		const number = state.attacks.shift();
		if (number === void 0) beginHarvest(state, "second", emit);
		else beginAttack(state, number, emit);
	} },
	second: {
		asking: HARVEST,
		next(state, emit) {
			clearDue(state);
			endTurn(state, emit);
		}
	},
	over: {}
};
/** Places that an action empties are covered when all of it is done (A22). */
function spendAction(state) {
	state.actions -= 1;
	push(state, state.turn, { kind: "exhaust" }, EXHAUSTED);
}
function wakeEvents(state, emit) {
	state.phase = "events";
	runEvents(state, emit);
}
function beginHarvest(state, phase, emit) {
	state.phase = phase;
	harvest(state, emit);
}
/** A26: the condition is looked at when the seat before the first player has had its turn. */
function endTurn(state, emit) {
	const next = (state.turn + 1) % state.players.length;
	if (next === state.start && !isSolo(state) && isEndDue(state)) {
		endGame(state, "rounds", emit);
		return;
	}
	if (next === state.start) state.round += 1;
	state.turn = next;
	beginTurn(state, emit);
}
function beginTurn(state, emit) {
	state.phase = "roll";
	state.used.length = 0;
	emit?.({
		type: "turn",
		seat: state.turn,
		round: state.round
	});
}

// packages/valeria/src/turn.ts
function pending(state) {
	if (state.stack.length > 0) {
		const { seat, effect } = state.stack[state.stack.length - 1];
		return [{
			seat,
			ask: effect.kind
		}];
	}
	const { asking } = PHASE_RULES[state.phase];
	const asked = [];
	if (asking === void 0) return asked;
	for (let seat = 0; seat < state.players.length; seat++) if (asking.isAsked(state, seat)) asked.push({
		seat,
		ask: asking.ask
	});
	return asked;
}
function legalMoves(state, seat) {
	if (state.stack.length > 0) return seat === state.stack[state.stack.length - 1].seat ? business.options(state) : [];
	const { asking } = PHASE_RULES[state.phase];
	return asking?.isAsked(state, seat) ? asking.legal(state, seat) : [];
}
function play(state, seat, move, emit) {
	if (state.stack.length > 0) business.choose(state, move, emit);
	else answerPhase(state, seat, move, emit);
	business.advance(state, emit);
	if (state.stack.length === 0 && state.phase === "action") watchEnd(state, emit);
	while (state.stack.length === 0 && !isWaiting(state)) {
		nextStep(state, emit);
		business.advance(state, emit);
	}
}
/** What lies on the stack answers first; without it the phase gives a move its meaning. */
function answerPhase(state, seat, move, emit) {
	const answer = PHASE_RULES[state.phase].asking?.answers[move.do];
	if (answer === void 0) throw new Error(`the phase ${state.phase} is not answered by ${move.do}`);
	answer(state, seat, move, emit);
}
/** Whether the phase waits for somebody; one that asks nobody passes by itself. */
function isWaiting(state) {
	const { asking, next } = PHASE_RULES[state.phase];
	if (next === void 0) return true;
	if (asking === void 0) return false;
	for (let seat = 0; seat < state.players.length; seat++) if (asking.isAsked(state, seat)) return true;
	return false;
}
function nextStep(state, emit) {
	const ending = endingNow(state);
	if (ending === "none") PHASE_RULES[state.phase].next?.(state, emit);
	else endGame(state, ending, emit);
}

// packages/valeria/src/determinize.ts
/** A world that could be behind a view: what is unseen is dealt from the cards that are nowhere in sight. */
function determinize(view, luck) {
	const world = clone(view);
	dealDukes(world, luck);
	const isSeen = Array(CARDS.length).fill(false);
	dealEvents(world, isSeen, luck);
	dealDomains(world, isSeen, luck);
	if (world.mixed) for (let slot = 0; slot < SLOTS.length; slot++) dealCitizens(world, slot, luck);
	world.luck = cloneLuck(luck);
	return world;
}
/** Unseen cards, and what is no card, stand outside the list of the seen. */
function see(isSeen, cards) {
	for (const card of cards) if (card >= 0 && card < isSeen.length) isSeen[card] = true;
}
/** Those of `count` numbers from `first` on that are not seen, in an order of their own. */
function unseen(isSeen, first, count, luck) {
	const pool = [];
	for (let card = first; card < first + count; card++) if (!isSeen[card]) pool.push(card);
	shuffle(luck, pool);
	return pool;
}
function fillUnknown(cards, pool) {
	for (let i = 0; i < cards.length; i++) if (cards[i] === -1) cards[i] = pool.pop();
}
function dealDukes({ players, lord }, luck) {
	const isSeen = Array(DUKES.length).fill(false);
	for (const { dukes } of players) see(isSeen, dukes);
	if (lord !== null) see(isSeen, lord.dukes);
	const pool = unseen(isSeen, 0, DUKES.length, luck);
	for (const { dukes } of players) fillUnknown(dukes, pool);
	if (lord !== null) fillUnknown(lord.dukes, pool);
}
function dealEvents({ cover, events, players }, isSeen, luck) {
	see(isSeen, cover);
	see(isSeen, events);
	for (const { monsters } of players) see(isSeen, monsters);
	fillUnknown(events, unseen(isSeen, FIRST_EVENT, EVENTS.length, luck));
}
function dealDomains({ removed, players, lord, grid }, isSeen, luck) {
	see(isSeen, removed);
	for (const { domains } of players) see(isSeen, domains);
	if (lord !== null) see(isSeen, lord.domains);
	for (let place = FIRST_DOMAIN_PLACE; place < PLACES; place++) see(isSeen, grid[place]);
	const pool = unseen(isSeen, FIRST_DOMAIN, DOMAINS.length, luck);
	for (let place = FIRST_DOMAIN_PLACE; place < PLACES; place++) fillUnknown(grid[place], pool);
}
/** Mixed citizens: the cards of a number less those that lie open somewhere. */
function dealCitizens(world, slot, luck) {
	const stack = world.grid[5 + slot];
	const pool = [];
	for (const card of tablesOf(world).kinds[slot]) {
		let hidden = 6 - (world.lord?.citizens[card] ?? 0);
		for (const open of stack) if (open === card) hidden -= 1;
		for (const { citizens } of world.players) hidden -= citizens[card];
		for (let i = 0; i < hidden; i++) pool.push(card);
	}
	shuffle(luck, pool);
	fillUnknown(stack, pool);
}

// packages/valeria/src/scoring.ts
/** Points by source (A29, A36, A38, A43 to A45). */
const MAJORITIES = [
	"most-citizens",
	"most-monsters",
	"most-domains"
];
const sidesOf = ({ players, lord }) => players.length + (lord === null ? 0 : 1);
const isSeat = ({ players }, side) => side < players.length;
const tableauOf = (state, side) => isSeat(state, side) ? state.players[side] : state.lord;
/** Undefined while none is kept; UNKNOWN where the viewer may not see it. */
const dukeFor = (state, side) => isSeat(state, side) ? dukeOf(state.players[side]) : state.lord?.dukes[0];
/** Only seats have any (A38). */
const pointsOf = (state, side) => isSeat(state, side) ? state.players[side].points : 0;
function resourcesOf(state, side) {
	if (!isSeat(state, side)) return 0;
	const { have } = state.players[side];
	let sum = 0;
	for (const amount of have) sum += amount;
	return sum;
}
/** Slain monsters; of the Dark Lord the surviving ones of the stacks, events excepted (A38, A43). */
function monsterCount(state, side) {
	if (isSeat(state, side)) return state.players[side].monsters.length;
	let count = 0;
	for (let place = 0; place < 5; place++) count += state.grid[place].length;
	return count;
}
/** The sum of what a table by card says of the monsters of a side. */
function overMonsters(state, side, values) {
	if (isSeat(state, side)) return sumOver(state.players[side].monsters, values);
	let sum = 0;
	for (let place = 0; place < 5; place++) sum += sumOver(state.grid[place], values);
	return sum;
}
function countFor(state, side, count) {
	switch (count.of) {
		case "type": return overMonsters(state, side, tablesOf(state).ofType[MONSTER_TYPES.indexOf(count.type)]);
		case "monsters": return monsterCount(state, side);
		default: return tableauCount(state, tableauOf(state, side), count);
	}
}
/** What a side scores by: the duke it kept, or what everybody has without dukes; nothing while that is not known. */
function ratesOf(state, side) {
	if (isDukeless(state)) return contentOf(state).noDuke;
	const duke = dukeFor(state, side);
	return duke === void 0 || duke === -1 ? void 0 : dukeRow(state, duke);
}
const isDukeless = ({ players }) => players[0].dukes.length === 0;
/** The pooled resources are divided, rounded down. */
const leftOver = (state, side, { resources }) => Math.floor(resourcesOf(state, side) / resources);
function countedFor(state, side, majority) {
	if (majority === "most-monsters") return monsterCount(state, side);
	const tableau = tableauOf(state, side);
	return majority === "most-citizens" ? citizenCount(tableau) : tableau.domains.length;
}
/** A36, A45: the most of a kind, also of nothing; tied sides get less each. */
function majorityPoints(state, side, majority) {
	const own = countedFor(state, side, majority);
	const { most, tied } = contentOf(state).noDuke;
	let points = most;
	for (let other = 0; other < sidesOf(state); other++) {
		if (other === side) continue;
		const count = countedFor(state, other, majority);
		if (count > own) return 0;
		if (count === own) points = tied;
	}
	return points;
}
/** The total alone: bots ask it at every node, so it makes nothing. */
function total(state, side) {
	const { points } = tablesOf(state);
	let sum = overMonsters(state, side, points) + sumOver(tableauOf(state, side).domains, points) + pointsOf(state, side);
	const rates = ratesOf(state, side);
	if (rates === void 0) return sum;
	for (const rate of rates.rates) sum += rate.points * countFor(state, side, rate.per);
	sum += leftOver(state, side, rates);
	if (isDukeless(state)) for (const majority of MAJORITIES) sum += majorityPoints(state, side, majority);
	return sum;
}
/** The total of the Dark Lord, in a game alone. */
const lordTotal = (state) => total(state, state.players.length);

// packages/valeria/src/instinct.ts
/**
* What a bot may know of this game: how good a situation is for a seat, in points of the final score. The weights were
* set by hand and by trial; they are judgement, not rules, so they live here and not in the content table.
*/
/** What a resource becomes in the end, and how much less one is worth that lies unused beside many others. */
const WORTH = {
	gold: .45,
	strength: .5,
	magic: .48,
	points: 1
};
const PLENTY = 9;
const BEYOND_PLENTY = .15;
/** Two actions spend only so much a round, in points: income beyond it lies idle. */
const SPENT = 7;
const IDLE = .4;
/** Rounds of a game when nobody hurries; the exhausted places say how much of it is left. */
const ROUNDS = 15;
const LEAST_ROUNDS = .6;
/** A domain in sight that could be taken but for gold. */
const DOMAIN_IN_REACH = .5;
/** In the last round what is not spent now never will be. */
const LATE = .3;
const TRADE_USE = .7;
const THEFT_USE = .8;
const RIVALRY = .35;
/** By what a duke counts: how many a player has in the end, about, and for icons how many of them a stack in sight means. */
const IN_THE_END = {
	citizens: 9,
	monsters: 8,
	domains: 4,
	type: 1.2,
	resources: 5
};
const ICONS_PER_STACK = 1.3;
const ICONS_PER_DOMAIN = .35;
function evaluate(state, seat) {
	const player = state.players[seat];
	if (state.phase === "dukes") return prospect(state, player);
	if (state.phase === "over") return finalValue(state, seat);
	const left = roundsLeft(state);
	const worth = total(state, seat) + inHand(player, left) + toCome(state, player, left);
	if (isSolo(state)) return worth - lordTotal(state) * RIVALRY;
	let rival = Number.NEGATIVE_INFINITY;
	for (let other = 0; other < state.players.length; other++) if (other !== seat) rival = Math.max(rival, total(state, other) + inHand(state.players[other], left));
	return worth - RIVALRY * rival;
}
function finalValue(state, seat) {
	const own = total(state, seat);
	if (state.ended === "triumph") return own + IN_THE_END.monsters;
	if (state.ended === "fall") return -own;
	if (isSolo(state)) return own - lordTotal(state);
	let best = Number.NEGATIVE_INFINITY;
	for (let other = 0; other < state.players.length; other++) if (other !== seat) best = Math.max(best, total(state, other));
	return own - best;
}
/** From the round and the exhausted places: the later of both. */
function roundsLeft(state) {
	const open = 1 - exhaustedPlaces(state) / exhaustedLimit(state);
	return Math.max(LEAST_ROUNDS, Math.min(ROUNDS - state.round, ROUNDS * open));
}
const RESOURCE_WORTHS = [
	WORTH.gold,
	WORTH.strength,
	WORTH.magic
];
/** Resources: those that come too late to be spent are worth less. */
function inHand({ have }, left) {
	let value = 0;
	for (let resource = 0; resource < have.length; resource++) {
		const plenty = BEYOND_PLENTY * Math.max(0, have[resource] - PLENTY);
		value += RESOURCE_WORTHS[resource] * (Math.min(have[resource], PLENTY) + plenty);
	}
	return left <= LEAST_ROUNDS ? LATE * value : value;
}
/** The harvests that are left, and domains in sight. */
function toCome(state, player, left) {
	const income = incomeOf(state, player);
	const value = left * (Math.min(income, SPENT) + IDLE * Math.max(0, income - SPENT));
	return left > LEAST_ROUNDS ? value + DOMAIN_IN_REACH * reachable(state, player) : value;
}
function reachable(state, player) {
	let count = 0;
	for (let place = FIRST_DOMAIN_PLACE; place < state.grid.length; place++) {
		const card = topOf(state, place);
		if (card !== void 0 && isDomain(card) && meetsNeeds(state, player, card)) count += 1;
	}
	return count;
}
/** What a round of everybody's rolls brings, in points. */
function incomeOf(state, player) {
	const { slots } = tablesOf(state);
	const seats = state.players.length;
	const others = seats === 1 ? 1 : seats === 5 ? seats - 2 : seats - 1;
	let value = 0;
	for (let card = 0; card < FIRST_MONSTER; card++) {
		const owned = ownedOf(player, card);
		if (owned === 0 || slots[card] === SLOTS.length) continue;
		const worth = effectWorth(state, player, powerOf(state, card, true)) + others * effectWorth(state, player, powerOf(state, card, false));
		value += owned * CHANCES[slots[card]] * worth;
	}
	return value;
}
const worthOf = (bundle) => (bundle.gold ?? 0) * WORTH.gold + (bundle.strength ?? 0) * WORTH.strength + (bundle.magic ?? 0) * WORTH.magic + (bundle.points ?? 0) * WORTH.points;
const gainWorth = (state, player, effect) => amountIn(state, player, effect, "gold") * WORTH.gold + amountIn(state, player, effect, "strength") * WORTH.strength + amountIn(state, player, effect, "magic") * WORTH.magic + amountIn(state, player, effect, "points") * WORTH.points;
function effectWorth(state, player, effect) {
	switch (effect.kind) {
		case "either": {
			let best = Number.NEGATIVE_INFINITY;
			for (const part of effect.of) best = Math.max(best, effectWorth(state, player, part));
			return best;
		}
		case "trade": return TRADE_USE * Math.max(0, worthOf(effect.get) - worthOf(effect.pay));
		case "steal": return THEFT_USE * effect.amount * WORTH.gold;
		default: return gainWorth(state, player, effect);
	}
}
/** What a duke promises with this grid. */
function prospect(state, player) {
	const duke = dukeOf(player);
	if (duke === void 0 || duke === -1) return 0;
	const { rates, resources } = dukeRow(state, duke);
	let sum = IN_THE_END.resources / resources;
	for (const { per, points } of rates) sum += points * expected(state, per);
	return sum;
}
function expected(state, per) {
	if (per.of !== "icon") return IN_THE_END[per.of];
	const role = ROLES.indexOf(per.role);
	const { roles, needs } = tablesOf(state);
	let icons = 0;
	for (let place = 5; place < FIRST_DOMAIN_PLACE; place++) {
		const card = topOf(state, place);
		if (card !== void 0 && roles[card] === role) icons += ICONS_PER_STACK;
	}
	for (let place = FIRST_DOMAIN_PLACE; place < state.grid.length; place++) {
		const card = topOf(state, place);
		if (card !== void 0) icons += ICONS_PER_DOMAIN * needs[card - FIRST_DOMAIN][role];
	}
	return icons;
}

// reference
const game = {
	rules: {
		clone,
		pending,
		legalMoves,
		play
	},
	secrets: { determinize },
	instinct: { evaluate }
};
function sitDown(seed) {
	const luck = worldLuck(seed);
	return (view, seat) => greedyBot.choose(game, view, seat, luck);
}

export { evaluate, sitDown };