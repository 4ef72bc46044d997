// The reference of all matches of King of the Valley: see the README of this folder. Never changed.
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
const ROUNDS = 8;
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
/** What a view holds in the place of luck. */
function noLuck() {
	return {
		kind: "none",
		key: NO_KEY,
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
		chachaBlock(luck.key, block, ROUNDS, memoWords);
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

// packages/core/src/zones.ts
/** The `view` of a game. */
function viewOf(clone, zones) {
	const hidings = Object.values(zones).filter((zone) => zone !== "everybody");
	return (state, audience) => {
		const seen = clone(state);
		for (const hide of hidings) hide(seen, audience);
		return seen;
	};
}
/** Nobody sees the luck. */
function hideLuck(seen) {
	seen.luck = noLuck();
}

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
		const value = share < 1 || isThrown ? game.instinct.evaluate(child, seat) : worthOf(game, child, seat, share);
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
		value: worthOf(game, bestChild, seat, share)
	};
}
function worthOf(game, state, seat, budget) {
	return game.rules.pending(state).some((decision) => decision.seat === seat) ? bestMove(game, state, seat, budget).value : game.instinct.evaluate(state, seat);
}

// packages/king-of-the-valley/src/vocabulary.ts
/** The vocabulary: everything the game names, as const arrays with the types derived from them. */
/** Queen, Duke, Countess, Knight, Farmer, farmer's Wife, Jester; Priest, wiZard, Tax collector. */
const CHARACTERS = [
	"Q",
	"D",
	"C",
	"K",
	"F",
	"W",
	"J",
	"P",
	"Z",
	"T"
];
/** The six portraits of a castle board; the jester has none. */
const COLUMNS = [
	"Q",
	"D",
	"C",
	"K",
	"F",
	"W"
];
/** The small letter marks a knight's order on tiles: Kl, Kf, Ko, Ks. */
const ORDERS = [
	"lion",
	"falcon",
	"oak",
	"sun"
];
const COLLECTORS = [
	"T1",
	"T2",
	"T3",
	"T4",
	"T5",
	"T6",
	"T7",
	"T8"
];
const OTHERS = [
	"Q",
	"D",
	"C",
	"Kl",
	"Kf",
	"Ko",
	"Ks",
	"F",
	"W",
	"J",
	"P",
	"Z"
];
/** A tile in a state is its index here. */
const TILES = [...OTHERS, ...COLLECTORS];
/** A tile as it stands in a castle: a jester is known by the column it was put into. A state holds its index here. */
const PIECES = [
	"Q",
	"D",
	"C",
	"Kl",
	"Kf",
	"Ko",
	"Ks",
	"F",
	"W",
	"JQ",
	"JD",
	"JC",
	"JK",
	"JF",
	"JW"
];
/** Tiles that go by one name: collectors differ in numbers only. */
const KINDS = [...OTHERS, "T"];
const SLOPES = ["left", "right"];
const JESTER_TILE = TILES.indexOf("J");
const PRIEST_TILE = TILES.indexOf("P");
const WIZARD_TILE = TILES.indexOf("Z");
const FIRST_COLLECTOR = TILES.indexOf("T1");
/** A place of the valley without a tile. */
const EMPTY = TILES.length;
const FIRST_JESTER = PIECES.indexOf("JQ");
const FIRST_KNIGHT = PIECES.indexOf("Kl");
/** By tile: the index of its character; an empty place has one of its own, so that it equals no tile. */
const CHARACTER_OF = [...TILES.map((tile) => CHARACTERS.indexOf(tile[0])), CHARACTERS.length];
const PRIEST = CHARACTERS.indexOf("P");
/** By piece: the index of its column. */
const COLUMN_OF = PIECES.map((piece, i) => COLUMNS.indexOf(i < FIRST_JESTER ? piece[0] : piece[1]));
/** By column: its pieces, real ones before the jester. */
const PIECES_OF = COLUMNS.map((_, column) => PIECES.map((_, piece) => piece).filter((piece) => COLUMN_OF[piece] === column));
/** The same without the jester. */
const SUBJECTS_OF = PIECES_OF.map((pieces) => pieces.filter((piece) => piece < FIRST_JESTER));
const isSubject = (tile) => tile < PRIEST_TILE;
const isCollector = (tile) => tile >= FIRST_COLLECTOR && tile < EMPTY;
/** X10, X13: same name is enough; colour and numbers do not matter. X14: priests are never part of a set. */
const canBeInSet = (tile) => tile !== EMPTY && CHARACTER_OF[tile] !== PRIEST;
/** Subjects other than jesters are the same index as tile and as piece. */
const tileOf = (piece) => piece < FIRST_JESTER ? piece : JESTER_TILE;
const jesterIn = (column) => FIRST_JESTER + column;

// packages/king-of-the-valley/src/state.ts
/** The state: a plain JSON value of small numbers and flat arrays, and the small questions everybody asks of it. */
function clone(state) {
	return {
		values: state.values,
		luck: cloneLuck(state.luck),
		start: state.start,
		turn: state.turn,
		round: state.round,
		phase: state.phase,
		acted: state.acted,
		ending: state.ending,
		recruited: state.recruited,
		claimed: state.claimed,
		stack: state.stack.map(cloneFrame),
		kings: state.kings.slice(),
		valley: state.valley.slice(),
		coins: state.coins.slice(),
		hill: [state.hill[0].slice(), state.hill[1].slice()],
		piles: [state.piles[0].slice(), state.piles[1].slice()],
		rest: [state.rest[0].slice(), state.rest[1].slice()],
		castles: state.castles.map(cloneCastle),
		path: state.path.slice(),
		gaps: state.gaps.slice(),
		removed: state.removed.slice()
	};
}
function cloneCastle(castle) {
	return {
		gold: castle.gold,
		kingdoms: castle.kingdoms,
		taxed: castle.taxed.slice(),
		up: castle.up.slice(),
		down: castle.down.slice()
	};
}
function emptyCastle(gold) {
	return {
		gold,
		kingdoms: 0,
		taxed: COLUMNS.map(() => false),
		up: PIECES.map(() => 0),
		down: PIECES.map(() => 0)
	};
}
const castleOfTurn = (state) => state.castles[state.turn];
const needsOf = (state, collector) => state.values.needs[collector - FIRST_COLLECTOR];
const payOf = (state, collector) => state.values.pays[collector - FIRST_COLLECTOR];
/** Face-up tiles in a column, jesters included (T5, K4). */
function faceUpIn(castle, column) {
	let count = 0;
	const pieces = PIECES_OF[column];
	for (let i = 0; i < pieces.length; i++) count += castle.up[pieces[i]];
	return count;
}
function hasFaceUp(castle) {
	for (let piece = 0; piece < PIECES.length; piece++) if (castle.up[piece] > 0) return true;
	return false;
}
function hillHasSubject(state) {
	return state.hill[0].some(isSubject) || state.hill[1].some(isSubject);
}
/** A bit for every place where another king than this seat's stands. */
function otherKings(state, seat) {
	let mask = 0;
	for (let other = 0; other < state.kings.length; other++) if (other !== seat) mask |= 1 << state.kings[other];
	return mask;
}

// packages/king-of-the-valley/src/effects/jester.ts
const EVERY_COLUMN = COLUMNS.map((_, column) => ({
	do: "jester",
	column
}));
function legalJesters() {
	return EVERY_COLUMN.slice();
}
function doJester(state, column, emit) {
	castleOfTurn(state).up[jesterIn(column)] += 1;
	emit?.({
		type: "jester",
		seat: state.turn,
		column
	});
}

// packages/king-of-the-valley/src/content/box.ts
/** Tiles in stacks I, II and III. */
const STACK_SIZES = [
	29,
	30,
	31
];

// packages/king-of-the-valley/src/moves/welcome.ts
/** A subject comes into the castle of the player whose turn it is. */
/** A jester waits on the stack until its column is chosen, at once (R4, J1); `count` of them, one choice each (J2). */
function welcome(state, tile, count) {
	if (tile === JESTER_TILE) state.stack.push({
		effect: { kind: "jester" },
		seat: state.turn,
		source: tile,
		left: count
	});
	else castleOfTurn(state).up[tile] += count;
}

// packages/king-of-the-valley/src/effects/swap.ts
/** The wizard: a face-up castle tile and a subject of the hill change places, exactly (W1 to W7). */
/** Moves are never changed: those by piece and slot are made once. */
const SWAPS = PIECES.map((_, piece) => SLOPES.map((_, slope) => Array.from({ length: 6 }, (_, row) => ({
	do: "swap",
	piece,
	slope,
	row
}))));
function legalSwaps(state) {
	const { up } = castleOfTurn(state);
	const moves = [];
	for (let piece = 0; piece < PIECES.length; piece++) {
		if (up[piece] === 0) continue;
		for (let slope = 0; slope < state.hill.length; slope++) {
			const tiles = state.hill[slope];
			for (let row = 0; row < tiles.length; row++) if (isSubject(tiles[row])) moves.push(SWAPS[piece][slope][row]);
		}
	}
	return moves;
}
/** Any face-up tile and two subjects to choose from. Where there is only one, the list says what is left. */
function isSwapOpen(state) {
	if (!hasFaceUp(castleOfTurn(state))) return false;
	let subjects = 0;
	for (const tiles of state.hill) for (const tile of tiles) if (isSubject(tile)) subjects += 1;
	return subjects > 1;
}
/** W2: nothing slides. W4: a jester goes out as a plain jester and comes in by choosing a column. */
function doSwap(state, piece, slope, row, emit) {
	const tile = state.hill[slope][row];
	castleOfTurn(state).up[piece] -= 1;
	state.hill[slope][row] = tileOf(piece);
	emit?.({
		type: "swapped",
		seat: state.turn,
		piece,
		tile,
		slope,
		row
	});
	welcome(state, tile, 1);
}

// packages/king-of-the-valley/src/moves/collectors.ts
/** Which tax collectors can be served together (T2, T3, T7). */
/**
* Each collector that needs subjects takes a column of its own that was never taxed and holds enough face-up tiles. Of
* the neediest first, each takes the fullest column: if that fails, every other way does. `without` is left out.
*/
function canServe(castle, needs, without = -1) {
	const wanted = needs.filter((need) => need > 0).sort((a, b) => b - a);
	if (wanted.length === 0) return true;
	const full = [];
	for (let column = 0; column < COLUMNS.length; column++) if (column !== without && !castle.taxed[column]) full.push(faceUpIn(castle, column));
	full.sort((a, b) => b - a);
	return wanted.every((need, i) => full[i] >= need);
}
/** The same for one collector, which is asked at every step. */
function canServeOne(castle, need) {
	if (need === 0) return true;
	for (let column = 0; column < COLUMNS.length; column++) if (!castle.taxed[column] && faceUpIn(castle, column) >= need) return true;
	return false;
}

// packages/king-of-the-valley/src/effects/tax.ts
/** T6: every different choice of tiles in every column that leaves the other collectors servable (T7). */
function legalTaxes(state, frame) {
	const castle = castleOfTurn(state);
	const need = needsOf(state, frame.source);
	const moves = [];
	for (let column = 0; column < COLUMNS.length; column++) {
		if (!canTax(state, frame, column)) continue;
		addTaxes(moves, castle, PIECES_OF[column], 0, need, []);
	}
	return moves;
}
function canTax(state, frame, column) {
	const castle = castleOfTurn(state);
	if (castle.taxed[column] || faceUpIn(castle, column) < needsOf(state, frame.source)) return false;
	if (state.stack.length === 1) return true;
	const others = state.stack.filter((other) => other !== frame && other.effect.kind === "tax");
	return canServe(castle, others.map((other) => needsOf(state, other.source)), column);
}
/** All ways to choose `need` more of these pieces face up, from the one at `at` on; equal tiles are one way. */
function addTaxes(moves, castle, pieces, at, need, chosen) {
	if (need === 0) moves.push({
		do: "tax",
		pieces: chosen.slice()
	});
	if (need === 0 || at === pieces.length) return;
	const most = Math.min(castle.up[pieces[at]], need);
	for (let i = 0; i < most; i++) chosen.push(pieces[at]);
	for (let used = most; used >= 0; used--) {
		addTaxes(moves, castle, pieces, at + 1, need - used, chosen);
		if (used > 0) chosen.pop();
	}
}
function doTax(state, collector, pieces, emit) {
	const castle = castleOfTurn(state);
	const gold = payOf(state, collector);
	turnDown(castle, pieces);
	castle.taxed[COLUMN_OF[pieces[0]]] = true;
	castle.gold += gold;
	emit?.({
		type: "taxed",
		seat: state.turn,
		collector,
		pieces,
		gold
	});
}
/** Used subjects lie face down; they keep influence and end bonuses (T8). */
function turnDown(castle, pieces) {
	for (const piece of pieces) {
		castle.up[piece] -= 1;
		castle.down[piece] += 1;
	}
}

// packages/king-of-the-valley/src/effects/resolver.ts
/** The abilities that wait on the stack, one handler for each kind. */
const HANDLERS = {
	jester: {
		options: legalJesters,
		isOpen: () => true,
		choose: { jester: (state, _frame, { column }, emit) => doJester(state, column, emit) }
	},
	swap: {
		options: legalSwaps,
		isOpen: isSwapOpen,
		choose: { swap: (state, _frame, { piece, slope, row }, emit) => doSwap(state, piece, slope, row, emit) }
	},
	tax: {
		options: legalTaxes,
		choose: { tax: (state, { source }, { pieces }, emit) => doTax(state, source, pieces, emit) }
	}
};
const abilities = makeResolver(HANDLERS);

// packages/king-of-the-valley/src/facts.ts
const facts = {
	id: "king-of-the-valley",
	name: "King of the Valley",
	designer: "Hans van Tol",
	publisher: "The Game Master",
	year: 2021,
	seats: {
		min: 2,
		max: 4
	},
	minutes: 40
};

// packages/king-of-the-valley/src/grid.ts
/** The 5x5 valley. Places count from a1 (bottom left) along the rows, as on a chess board: a1 is 0, e1 is 4, e5 is 24. */
const SIZE = 5;
const CELLS = 25;
const STEPS = [
	[0, 1],
	[1, 1],
	[1, 0],
	[1, -1],
	[0, -1],
	[-1, -1],
	[-1, 0],
	[-1, 1]
];
/** M1: for every place the straight lines that leave it, each as the places in the order they are crossed. */
const RAYS = Array.from({ length: 25 }, (_, cell) => STEPS.map(([dx, dy]) => rayFrom(cell, dx, dy)).filter((ray) => ray.length > 0));
function rayFrom(cell, dx, dy) {
	const ray = [];
	let x = cell % 5 + dx;
	let y = Math.floor(cell / 5) + dy;
	while (x >= 0 && x < 5 && y >= 0 && y < 5) {
		ray.push(y * 5 + x);
		x += dx;
		y += dy;
	}
	return ray;
}
/** By place and end: the places that are crossed, the end last; none where no straight line leads there. */
const WAYS = RAYS.map((rays) => Array.from({ length: 25 }, (_, to) => {
	const ray = rays.find((line) => line.includes(to)) ?? [];
	return ray.slice(0, ray.indexOf(to) + 1);
}));
const CELL_NAMES = Array.from({ length: 25 }, (_, cell) => "abcde"[cell % 5] + (Math.floor(cell / 5) + 1));

// packages/king-of-the-valley/src/move.ts
const SKIP = { do: "skip" };

// packages/king-of-the-valley/src/moves/kingdom.ts
/** Phase 3: the kingdom bonus for a queen, a duke, a countess, a knight and a farmer or a wife (K1 to K7). */
/** K2, K3: one tile for each place of the set; the last place takes a farmer or a wife, never both. */
const PLACES$1 = [
	PIECES_OF[0],
	PIECES_OF[1],
	PIECES_OF[2],
	PIECES_OF[3],
	[...PIECES_OF[4], ...PIECES_OF[5]]
];
function legalKingdoms(state) {
	const castle = castleOfTurn(state);
	const moves = [];
	addSets(moves, castle, []);
	if (moves.length > 0) moves.push(SKIP);
	return moves;
}
/** Every set that begins with these pieces. */
function addSets(moves, castle, chosen) {
	if (chosen.length === PLACES$1.length) {
		moves.push({
			do: "kingdom",
			pieces: chosen.slice()
		});
		return;
	}
	for (const piece of PLACES$1[chosen.length]) {
		if (castle.up[piece] === 0) continue;
		chosen.push(piece);
		addSets(moves, castle, chosen);
		chosen.pop();
	}
}
/** Whether `legalKingdoms` holds anything. */
function canClaim(castle) {
	for (let place = 0; place < PLACES$1.length; place++) if (!isFilled(castle, place)) return false;
	return true;
}
function isFilled(castle, place) {
	for (const piece of PLACES$1[place]) if (castle.up[piece] > 0) return true;
	return false;
}
function doKingdom(state, pieces, emit) {
	const castle = castleOfTurn(state);
	const gold = state.values.kingdomGold;
	turnDown(castle, pieces);
	castle.gold += gold;
	castle.kingdoms += 1;
	state.claimed = true;
	emit?.({
		type: "kingdom",
		seat: state.turn,
		pieces,
		gold
	});
}

// packages/king-of-the-valley/src/moves/place.ts
const PLACES = CELL_NAMES.map((_, to) => ({
	do: "place",
	to
}));
function legalPlaces(state) {
	const taken = otherKings(state, state.turn);
	const moves = [];
	for (let to = 0; to < 25; to++) if ((taken >> to & 1) === 0 && state.valley[to] !== EMPTY) moves.push(PLACES[to]);
	return moves;
}
function doPlace(state, to, emit) {
	state.kings[state.turn] = to;
	emit?.({
		type: "placed",
		seat: state.turn,
		cell: to
	});
}

// packages/king-of-the-valley/src/moves/recruit.ts
/** Phase 1: one subject from the hill for gold (R1 to R7). */
/** R1: the first round in which subjects may be recruited. */
const FIRST_RECRUITING_ROUND = 2;
const RECRUITS = SLOPES.map((_, slope) => Array.from({ length: 6 }, (_, row) => ({
	do: "recruit",
	slope,
	row
})));
function legalRecruits(state) {
	const moves = [];
	for (let slope = 0; slope < state.hill.length; slope++) {
		const rows = state.hill[slope].length;
		for (let row = 0; row < rows; row++) if (isForSale(state, slope, row)) moves.push(RECRUITS[slope][row]);
	}
	if (moves.length > 0) moves.push(SKIP);
	return moves;
}
/** Whether `legalRecruits` holds anything. */
function canRecruit(state) {
	for (let slope = 0; slope < state.hill.length; slope++) {
		const rows = state.hill[slope].length;
		for (let row = 0; row < rows; row++) if (isForSale(state, slope, row)) return true;
	}
	return false;
}
/** R1 to R3. */
function isForSale(state, slope, row) {
	return state.round >= 2 && state.values.prices[row] <= castleOfTurn(state).gold && isSubject(state.hill[slope][row]);
}
/** R5: what lay above slides down at once, so the gap is at the top. R6: it is filled in phase 4. */
function doRecruit(state, slope, row, emit) {
	const [tile] = state.hill[slope].splice(row, 1);
	const gold = state.values.prices[row];
	castleOfTurn(state).gold -= gold;
	state.recruited = true;
	emit?.({
		type: "recruited",
		seat: state.turn,
		slope,
		row,
		tile,
		gold
	});
	welcome(state, tile, 1);
}

// packages/king-of-the-valley/src/moves/replenish.ts
/** Phase 4: the valley from one slope, then the hill from the stacks (F1 to F8, E1, E2). */
const REFILLS = SLOPES.map((_, slope) => ({
	do: "refill",
	slope
}));
function legalRefills(state) {
	const [left, right] = REFILLS;
	if (!canRefillFrom(state, 0)) return [right];
	return canRefillFrom(state, 1) ? [left, right] : [left];
}
/** F6: a slope with too few tiles only where the other has too few as well (F7). */
function canRefillFrom(state, slope) {
	const wanted = state.gaps.length;
	return state.hill[slope].length >= wanted || state.hill[1 - slope].length < wanted;
}
/** F1, F2, F7: from the foot of the chosen slope, then from the other; what is left stays empty. */
function doRefill(state, slope, emit) {
	emit?.(refilled(state, slope));
	for (const cell of inOrder(state.gaps, state.path)) {
		const tile = state.hill[slope].shift() ?? state.hill[1 - slope].shift();
		if (tile === void 0) break;
		state.valley[cell] = tile;
	}
}
function refilled(state, slope) {
	const fills = fillsOf(state, slope);
	const cells = fills.map(({ cell }) => cell);
	const tiles = fills.map(({ tile }) => tile);
	return {
		type: "refilled",
		seat: state.turn,
		slope,
		cells,
		tiles
	};
}
/** F1, F2, F7: what refilling from the slope would put where, in order; for what is left there is no tile. */
function fillsOf({ gaps, path, hill }, slope) {
	const own = hill[slope].length;
	return inOrder(gaps, path).slice(0, own + hill[1 - slope].length).map((cell, i) => {
		const from = i < own ? slope : 1 - slope;
		const row = i < own ? i : i - own;
		return {
			cell,
			tile: hill[from][row],
			slope: from,
			row
		};
	});
}
/** F2: as the king crossed them; a place crossed twice counts at its first crossing. */
function inOrder(gaps, path) {
	const cells = gaps.slice();
	for (let i = 1; i < cells.length; i++) {
		const cell = cells[i];
		let at = i;
		for (; at > 0 && path.indexOf(cells[at - 1]) > path.indexOf(cell); at--) cells[at] = cells[at - 1];
		cells[at] = cell;
	}
	return cells;
}
/** F5: the slope with fewer tiles is filled up first, the left one on a tie. F4: stack II before III. */
function fillHill(state, emit) {
	const first = state.hill[1].length < state.hill[0].length ? 1 : 0;
	fillSlope(state, first, emit);
	fillSlope(state, 1 - first, emit);
}
function isHillFull(state) {
	return state.hill[0].length === 6 && state.hill[1].length === 6;
}
function fillSlope(state, slope, emit) {
	const tiles = state.hill[slope];
	const before = tiles.length;
	while (tiles.length < 6) {
		const tile = state.piles[0].pop() ?? state.piles[1].pop();
		if (tile === void 0) break;
		tiles.push(tile);
	}
	if (tiles.length > before) emit?.({
		type: "drew",
		slope,
		tiles: tiles.slice(before)
	});
}

// packages/king-of-the-valley/src/moves/summon.ts
/** A set is at least two tiles and the place behind the last one: three steps (X2). */
const SHORTEST_SET = 3;
/** Moves are never changed, so those that are always alike are made once. */
const TAKES = CELL_NAMES.map((_, to) => ({
	do: "take",
	to,
	cells: [to]
}));
const PRIESTS = CELL_NAMES.map((_, to) => ({
	do: "priest",
	to
}));
const NO_SETS = [];
function legalSummons(state) {
	const moves = [];
	const traveller = travellerOf(state);
	for (const ray of RAYS[traveller.from]) for (let d = 1; d <= ray.length; d++) {
		const to = ray[d - 1];
		if (canTakeSingle(state, traveller, to)) moves.push(TAKES[to]);
		else if (canVisitPriest(state, traveller, to)) moves.push(PRIESTS[to]);
		if (d >= SHORTEST_SET) for (const cells of setsBehind(state, traveller, ray, d)) moves.push({
			do: "take",
			to,
			cells
		});
	}
	return moves;
}
/** Whether `legalSummons` holds anything. */
function canSummon(state) {
	return canFinish(state, travellerOf(state));
}
function travellerOf(state) {
	return {
		from: state.kings[state.turn],
		gold: castleOfTurn(state).gold,
		closed: otherKings(state, state.turn)
	};
}
const isOpen = (closed, cell) => (closed >> cell & 1) === 0;
/** M4, M5, M9: the tile the king ends on, if no other king stands there and a specialist's requirement is met. */
function canTakeSingle(state, { closed }, cell) {
	const tile = state.valley[cell];
	if (tile === EMPTY || tile === PRIEST_TILE || !isOpen(closed, cell)) return false;
	if (isSubject(tile)) return true;
	return tile === WIZARD_TILE ? canSwap(state) : canServeOne(castleOfTurn(state), needsOf(state, tile));
}
/** W1. Two wizards need no more than one: a swap leaves as many tiles on both sides as before (W6). */
function canSwap(state) {
	return hasFaceUp(castleOfTurn(state)) && hillHasSubject(state);
}
/** P1, P5: a free priest, the fee in hand, and a way to finish the turn from there. */
function canVisitPriest(state, traveller, cell) {
	const fee = state.values.priestFee;
	if (state.valley[cell] !== PRIEST_TILE || !isOpen(traveller.closed, cell) || traveller.gold < fee) return false;
	return canFinish(state, {
		from: cell,
		gold: traveller.gold + state.coins[cell] - fee,
		closed: traveller.closed | 1 << cell
	});
}
function canFinish(state, traveller) {
	for (const ray of RAYS[traveller.from]) for (let d = 1; d <= ray.length; d++) {
		const to = ray[d - 1];
		if (canTakeSingle(state, traveller, to) || canVisitPriest(state, traveller, to)) return true;
		if (d >= SHORTEST_SET && setsBehind(state, traveller, ray, d).length > 0) return true;
	}
	return false;
}
/**
* X1 to X15: the sets the king takes when he ends at distance d of a ray. The last tile lies right before him (X2), tiles
* between do not matter (X5), tiles under other kings stay (X8), and all that can be taken are taken (X7).
*/
function setsBehind(state, { closed }, ray, d) {
	const last = ray[d - 2];
	const tile = state.valley[last];
	if (!canBeInSet(tile) || !isOpen(closed, last)) return NO_SETS;
	const character = CHARACTER_OF[tile];
	let cells;
	for (let i = 0; i < d - 2; i++) {
		if (CHARACTER_OF[state.valley[ray[i]]] !== character || !isOpen(closed, ray[i])) continue;
		if (cells === void 0) cells = [ray[i]];
		else cells.push(ray[i]);
	}
	if (cells === void 0) return NO_SETS;
	cells.push(last);
	if (isCollector(tile)) return servedOf(state, cells);
	return isSubject(tile) || canSwap(state) ? [cells] : NO_SETS;
}
/** M9, X15: collectors that cannot be served with the last one stay; every largest set that can is a move of its own (X4). */
function servedOf(state, cells) {
	const isServed = (set) => canServe(castleOfTurn(state), set.map((cell) => needsOf(state, state.valley[cell])));
	if (isServed(cells)) return [cells];
	const last = cells[cells.length - 1];
	return cells.length === 2 ? NO_SETS : cells.slice(0, -1).flatMap((cell) => isServed([cell, last]) ? [[cell, last]] : []);
}
/** P1 to P4, P10: the first leg gives no tiles; the fee stays on the priest's place for the tile that comes there. */
function doPriest(state, to, emit) {
	const castle = castleOfTurn(state);
	const fee = state.values.priestFee;
	travel(state, to, emit);
	collectCoin(state, to, emit);
	castle.gold -= fee;
	state.coins[to] = fee;
	emit?.({
		type: "prayed",
		seat: state.turn,
		cell: to,
		gold: fee
	});
	leave(state, to);
}
function doTake(state, to, cells, emit) {
	const tiles = cells.map((cell) => state.valley[cell]);
	travel(state, to, emit);
	emit?.({
		type: "took",
		seat: state.turn,
		cells,
		tiles
	});
	for (const cell of cells) {
		leave(state, cell);
		collectCoin(state, cell, emit);
	}
	const tile = tiles[0];
	if (tile === JESTER_TILE) welcome(state, tile, tiles.length);
	else if (isSubject(tile)) for (const subject of tiles) welcome(state, subject, 1);
	else if (tile === WIZARD_TILE) state.stack.push({
		effect: { kind: "swap" },
		seat: state.turn,
		source: tile,
		left: tiles.length
	});
	else summonCollectors(state, tiles, emit);
}
/** Free collectors pay at once (T1); the others wait to be served, the first one crossed on top (T7). */
function summonCollectors(state, tiles, emit) {
	for (const collector of tiles) {
		if (needsOf(state, collector) > 0) continue;
		const gold = payOf(state, collector);
		castleOfTurn(state).gold += gold;
		emit?.({
			type: "taxed",
			seat: state.turn,
			collector,
			pieces: [],
			gold
		});
	}
	for (let i = tiles.length - 1; i >= 0; i--) {
		if (needsOf(state, tiles[i]) === 0) continue;
		state.stack.push({
			effect: { kind: "tax" },
			seat: state.turn,
			source: tiles[i],
			left: 1
		});
	}
}
/** The tile leaves the valley: a subject for the castle, a specialist out of the game. */
function leave(state, cell) {
	const tile = state.valley[cell];
	if (!isSubject(tile)) state.removed.push(tile);
	state.valley[cell] = EMPTY;
	state.gaps.push(cell);
}
/** P9: the coin goes to whoever summons the tile it lies on. */
function collectCoin(state, cell, emit) {
	const gold = state.coins[cell];
	if (gold === 0) return;
	state.coins[cell] = 0;
	castleOfTurn(state).gold += gold;
	emit?.({
		type: "found",
		seat: state.turn,
		cell,
		gold
	});
}
function travel(state, to, emit) {
	const from = state.kings[state.turn];
	const cells = WAYS[from][to];
	for (const cell of cells) state.path.push(cell);
	state.kings[state.turn] = to;
	emit?.({
		type: "travelled",
		seat: state.turn,
		from,
		cells
	});
}

// packages/king-of-the-valley/src/turn.ts
function askOf(state) {
	if (state.stack.length > 0) return state.stack[state.stack.length - 1].effect.kind;
	return state.phase === "over" ? void 0 : state.phase;
}
/** Never changed, so they are made once. */
const decisionsOf = (ask) => Array.from({ length: facts.seats.max }, (_, seat) => [{
	seat,
	ask
}]);
const DECISIONS = {
	place: decisionsOf("place"),
	recruit: decisionsOf("recruit"),
	summon: decisionsOf("summon"),
	kingdom: decisionsOf("kingdom"),
	replenish: decisionsOf("replenish"),
	jester: decisionsOf("jester"),
	swap: decisionsOf("swap"),
	tax: decisionsOf("tax")
};
const NOBODY = [];
function pending(state) {
	const ask = askOf(state);
	return ask === void 0 ? NOBODY : DECISIONS[ask][state.turn];
}
function legalMoves(state, seat) {
	if (seat !== state.turn) return [];
	if (state.stack.length > 0) return abilities.options(state);
	switch (state.phase) {
		case "place": return legalPlaces(state);
		case "recruit": return legalRecruits(state);
		case "summon": return legalSummons(state);
		case "kingdom": return legalKingdoms(state);
		case "replenish": return legalRefills(state);
		case "over": return [];
	}
}
function play(state, _seat, move, emit) {
	perform(state, move, emit);
	abilities.advance(state, emit);
	/** Turns begun here, after recruiting has opened, in which nobody has been asked anything. */
	let idle = 0;
	while (state.stack.length === 0 && !isAsking(state)) {
		if (state.phase === "recruit" && !state.acted && state.round >= 2) idle += 1;
		if (state.phase === "replenish" && idle >= state.kings.length) standStill(state, emit);
		nextPhase(state, emit);
	}
}
/** M10: a written valley may leave nobody anything to do. After a round of such turns nothing would ever change. */
function standStill(state, emit) {
	if (state.ending) return;
	state.ending = true;
	emit?.({ type: "standstill" });
}
/** By phase: what the moves that answer it do. Abilities that wait have answers of their own. */
const ANSWERS = {
	place: { place: (state, { to }, emit) => doPlace(state, to, emit) },
	recruit: {
		recruit: (state, { slope, row }, emit) => doRecruit(state, slope, row, emit),
		skip: doSkip
	},
	summon: {
		take: (state, { to, cells }, emit) => doTake(state, to, cells, emit),
		priest: (state, { to }, emit) => doPriest(state, to, emit)
	},
	kingdom: {
		kingdom: (state, { pieces }, emit) => doKingdom(state, pieces, emit),
		skip: doSkip
	},
	replenish: { refill: (state, { slope }, emit) => doRefill(state, slope, emit) },
	over: {}
};
function perform(state, move, emit) {
	if (state.stack.length > 0) {
		abilities.choose(state, move, emit);
		state.acted = true;
		return;
	}
	const answer = ANSWERS[state.phase][move.do];
	if (answer === void 0) throw new Error(`phase ${state.phase} is not answered by ${move.do}`);
	answer(state, move, emit);
	state.acted = move.do !== "priest";
}
function doSkip(state, _move, emit) {
	emit?.({
		type: "declined",
		seat: state.turn,
		phase: state.phase === "recruit" ? "recruit" : "kingdom"
	});
}
/** Whether the phase waits for its player; a phase that offers nothing passes by itself. */
function isAsking(state) {
	if (state.phase === "over") return true;
	if (state.acted) return false;
	switch (state.phase) {
		case "place": return true;
		case "recruit": return canRecruit(state);
		case "summon": return canSummon(state);
		case "kingdom": return canClaim(castleOfTurn(state));
		case "replenish": return state.gaps.length > 0;
	}
}
const NEXT_PHASE = {
	recruit: "summon",
	summon: "kingdom",
	kingdom: "replenish"
};
function nextPhase(state, emit) {
	if (state.phase === "over") return;
	if (state.phase === "place") nextPlacing(state, emit);
	else if (state.phase === "replenish") endTurn(state, emit);
	else {
		if (state.phase === "summon" && !state.acted) emit?.({
			type: "stuck",
			seat: state.turn
		});
		state.phase = NEXT_PHASE[state.phase];
		state.acted = false;
	}
}
function nextPlacing(state, emit) {
	state.turn = nextSeat(state);
	state.acted = false;
	if (state.kings[state.turn] !== 25) beginTurn(state, emit);
}
function endTurn(state, emit) {
	fillHill(state, emit);
	clear(state.path);
	clear(state.gaps);
	state.recruited = false;
	state.claimed = false;
	if (!state.ending && !isHillFull(state)) {
		state.ending = true;
		emit?.({
			type: "ending",
			seat: state.turn
		});
	}
	state.turn = nextSeat(state);
	if (state.turn === state.start && state.ending) endGame(state, emit);
	else {
		if (state.turn === state.start) state.round += 1;
		beginTurn(state, emit);
	}
}
/** One by one: a list that is cut to nothing gives its memory back, and the next turn would have to ask for it again. */
function clear(list) {
	while (list.length > 0) list.pop();
}
function beginTurn(state, emit) {
	state.phase = "recruit";
	state.acted = false;
	emit?.({
		type: "turn",
		seat: state.turn,
		round: state.round
	});
}
function endGame(state, emit) {
	state.acted = false;
	state.phase = "over";
	emit?.({ type: "over" });
}
const nextSeat = (state) => (state.turn + 1) % state.kings.length;

// packages/king-of-the-valley/src/view.ts
/** Who sees what. The order of the stacks is the only secret, and it is kept from everybody alike (S6). */
/** Every zone of the table: everybody sees it, or how it is hidden. */
const ZONES = {
	values: "everybody",
	luck: hideLuck,
	start: "everybody",
	turn: "everybody",
	round: "everybody",
	phase: "everybody",
	acted: "everybody",
	ending: "everybody",
	recruited: "everybody",
	claimed: "everybody",
	stack: "everybody",
	kings: "everybody",
	valley: "everybody",
	coins: "everybody",
	hill: "everybody",
	piles(seen) {
		for (let pile = 0; pile < seen.piles.length; pile++) {
			const tiles = seen.piles[pile];
			if (tiles.includes(-1)) continue;
			seen.rest[pile] = sorted(tiles);
			tiles.fill(-1);
		}
	},
	rest: "everybody",
	castles: "everybody",
	path: "everybody",
	gaps: "everybody",
	removed: "everybody"
};
/** By counting: views are made at every move of a bot. */
function sorted(tiles) {
	const counts = Array(TILES.length).fill(0);
	for (const tile of tiles) counts[tile] += 1;
	const list = [];
	for (let tile = 0; tile < counts.length; tile++) for (let i = 0; i < counts[tile]; i++) list.push(tile);
	return list;
}
const view = viewOf(clone, ZONES);
/** A world that could be behind the view: the tiles that must lie in each stack, in an order of its own. */
function determinize(view, luck) {
	const world = clone(view);
	for (let pile = 0; pile < world.piles.length; pile++) {
		if (!world.piles[pile].includes(-1)) continue;
		const tiles = world.rest[pile].slice();
		shuffle(luck, tiles);
		world.piles[pile] = tiles;
		world.rest[pile] = [];
	}
	world.luck = cloneLuck(luck);
	return world;
}

// packages/king-of-the-valley/src/scoring.ts
const SCORE_LINES = [
	...COLUMNS,
	"kingdoms",
	...ORDERS,
	"couples",
	"gold"
];
const KINGDOMS = SCORE_LINES.indexOf("kingdoms");
const FIRST_ORDER = SCORE_LINES.indexOf(ORDERS[0]);
const COUPLES = SCORE_LINES.indexOf("couples");
const GOLD = SCORE_LINES.indexOf("gold");
function totalOf(values, castle) {
	let points = 0;
	for (let line = 0; line < SCORE_LINES.length; line++) points += pointsOf(values, line, countOf(castle, line));
	return points;
}
/** What a line of the score pad counts. */
function countOf(castle, line) {
	if (line < KINGDOMS) return subjectsIn(castle, line);
	if (line === KINGDOMS) return castle.kingdoms;
	if (line < COUPLES) return ownedOf(castle, FIRST_KNIGHT + line - FIRST_ORDER);
	if (line === COUPLES) return Math.min(subjectsIn(castle, 4), subjectsIn(castle, 5));
	return castle.gold;
}
/** V1 to V5: what that many are worth. */
function pointsOf(values, line, count) {
	if (line < KINGDOMS) return count * values.influence[line];
	if (line === KINGDOMS) return count * values.kingdomPoints;
	if (line < COUPLES) return values.orderPoints[count];
	return count * (line === GOLD ? values.goldPoints : values.couplePoints);
}
/** Real subjects of a column, face up and face down; jesters have no influence, order or spouse (J4, V4). */
function subjectsIn(castle, column) {
	const pieces = SUBJECTS_OF[column];
	let count = 0;
	for (let i = 0; i < pieces.length; i++) count += ownedOf(castle, pieces[i]);
	return count;
}
const ownedOf = (castle, piece) => castle.up[piece] + castle.down[piece];

// packages/king-of-the-valley/src/instinct.ts
/** By number of places of a kingdom set that lie face up: what the set to come is worth. */
const KINGDOM_IN_SIGHT = [
	0,
	.2,
	.7,
	1.7,
	3.6,
	8.5
];
/** By face-up tiles of a column that was never taxed: what the taxes to come are worth. */
const TAXES_IN_SIGHT = [
	0,
	.2,
	.7,
	1.8,
	2.6,
	3.4
];
/** By knights of one order: what the next one is worth ahead of its points. */
const ORDER_IN_SIGHT = [
	0,
	.2,
	1,
	.7,
	1,
	0
];
const KINGDOM_PLACES = KINGDOM_IN_SIGHT.length - 1;
/** A second set in hand is further away than the first. */
const LATER_KINGDOM = .5;
const LONELY_FARMER = .3;
const LONELY_WIFE = .7;
const GOLD_TO_SPEND = {
	each: .15,
	upTo: 8
};
const WIZARD_GAIN = 1.5;
/** Taxes turn tiles down, so a collector is worth a little less than it pays. */
const COLLECTOR_GAIN = .85;
/** How much of the best reply of the next player counts against the seat, and of its own next chance for it. */
const LEFT_TO_NEXT = .55;
const OWN_CHANCE = .25;
/**
* What is worked out once for an evaluation and then looked at again and again. It lies here and not in an object of its
* own because search evaluates at every node: nothing in it outlives the call.
*/
const LOOK = {
	/** From 1 at the start to 0 when the stacks are empty. */
	left: 0,
	/** The share of the collectors with a need that are still in the game. */
	collectors: 0,
	/** A bit for every place that another king than the one looked at closes. */
	closed: 0,
	/** What the castle is worth without any gain. */
	before: 0,
	/** A copy of the castle, to try a tile in it. */
	castle: emptyCastle(0),
	/** By tile, an empty place last: what it would bring the castle, once it has been asked for. */
	gains: Array(EMPTY + 1).fill(NaN)
};
function evaluate(state, seat) {
	const isOver = state.phase === "over";
	LOOK.left = isOver ? 0 : timeLeft(state);
	LOOK.collectors = collectorsToCome(state);
	const rivals = state.castles.length - 1;
	let strongest = Number.NEGATIVE_INFINITY;
	let sum = 0;
	for (let other = 0; other <= rivals; other++) {
		if (other === seat) continue;
		const theirs = worth(state, state.castles[other]);
		strongest = Math.max(strongest, theirs);
		sum += theirs;
	}
	const value = worth(state, state.castles[seat]) - (.5 * strongest + .5 * sum / rivals);
	if (isOver) return value;
	const next = (seat + 1) % state.castles.length;
	const share = 1 / rivals;
	return value - LEFT_TO_NEXT * share * bestGain(state, next) + OWN_CHANCE * bestGain(state, seat);
}
function timeLeft(state) {
	const [, second, third] = STACK_SIZES;
	return Math.min(1, (state.piles[0].length + state.piles[1].length) / (second + third));
}
/** Points in hand and what lies in sight. */
function worth(state, castle) {
	const hope = Math.min(1, LOOK.left * 3);
	const inSight = kingdomHope(castle) + taxHope(castle) * LOOK.collectors + orderHope(castle) + coupleHope(castle) + goldHope(castle);
	return totalOf(state.values, castle) + hope * inSight;
}
/** Whole sets that lie face up, and how far the next one is. */
function kingdomHope(castle) {
	let whole = Number.POSITIVE_INFINITY;
	for (let place = 0; place < KINGDOM_PLACES; place++) whole = Math.min(whole, faceUpAt(castle, place));
	let next = 0;
	for (let place = 0; place < KINGDOM_PLACES; place++) if (faceUpAt(castle, place) > whole) next += 1;
	return whole * KINGDOM_IN_SIGHT[KINGDOM_PLACES] + KINGDOM_IN_SIGHT[next] * (whole > 0 ? LATER_KINGDOM : 1);
}
/** The last place of a kingdom takes farmers and wives (K2). */
const faceUpAt = (castle, place) => place === 4 ? faceUpIn(castle, 4) + faceUpIn(castle, 5) : faceUpIn(castle, place);
function taxHope(castle) {
	let hope = 0;
	for (let column = 0; column < COLUMNS.length; column++) if (!castle.taxed[column]) hope += TAXES_IN_SIGHT[Math.min(faceUpIn(castle, column), TAXES_IN_SIGHT.length - 1)];
	return hope;
}
function collectorsToCome(state) {
	const { values, removed } = state;
	let needy = 0;
	for (let collector = 0; collector < values.needs.length; collector++) if (values.needs[collector] > 0) needy += 1;
	if (needy === 0) return 0;
	let gone = 0;
	for (let i = 0; i < removed.length; i++) if (isCollector(removed[i]) && needsOf(state, removed[i]) > 0) gone += 1;
	return (needy - gone) / needy;
}
function orderHope(castle) {
	let hope = 0;
	for (let order = 0; order < ORDERS.length; order++) hope += ORDER_IN_SIGHT[ownedOf(castle, FIRST_KNIGHT + order)];
	return hope;
}
function coupleHope(castle) {
	const alone = subjectsIn(castle, 4) - subjectsIn(castle, 5);
	return alone > 0 ? alone * LONELY_FARMER : -alone * LONELY_WIFE;
}
const goldHope = (castle) => GOLD_TO_SPEND.each * Math.min(castle.gold, GOLD_TO_SPEND.upTo);
/** A king that has not been placed yet reaches nothing. */
const NO_RAYS = [];
/** The best single tile or set within this king's reach, in points. */
function bestGain(state, seat) {
	const rays = RAYS[state.kings[seat]] ?? NO_RAYS;
	LOOK.closed = otherKings(state, seat);
	LOOK.gains.fill(NaN);
	copyCastle(state.castles[seat], LOOK.castle);
	LOOK.before = worth(state, LOOK.castle);
	let best = 0;
	for (let r = 0; r < rays.length; r++) {
		const ray = rays[r];
		for (let d = 0; d < ray.length; d++) {
			best = Math.max(best, gainAt(state, ray[d]));
			if (d >= 2) best = Math.max(best, setGain(state, ray, d));
		}
	}
	return best;
}
/** The tiles like the last one before the king's end, taken together. */
function setGain(state, ray, d) {
	const character = CHARACTER_OF[state.valley[ray[d - 1]]];
	let gain = 0;
	for (let i = 0; i < d; i++) if (CHARACTER_OF[state.valley[ray[i]]] === character) gain += gainAt(state, ray[i]);
	return gain;
}
function gainAt(state, cell) {
	if ((LOOK.closed >> cell & 1) === 1) return 0;
	const tile = state.valley[cell];
	if (Number.isNaN(LOOK.gains[tile])) LOOK.gains[tile] = gainOf(state, tile);
	return LOOK.gains[tile] + state.coins[cell];
}
/** What a tile would bring the castle now. */
function gainOf(state, tile) {
	if (tile === JESTER_TILE) {
		let best = Number.NEGATIVE_INFINITY;
		for (let column = 0; column < COLUMNS.length; column++) best = Math.max(best, gainOfPiece(state, jesterIn(column)));
		return best;
	}
	if (isSubject(tile)) return gainOfPiece(state, tile);
	if (tile === WIZARD_TILE) return WIZARD_GAIN;
	if (!isCollector(tile) || !canServeOne(LOOK.castle, needsOf(state, tile))) return 0;
	return payOf(state, tile) * (needsOf(state, tile) > 0 ? COLLECTOR_GAIN : 1);
}
function gainOfPiece(state, piece) {
	LOOK.castle.up[piece] += 1;
	const gain = worth(state, LOOK.castle) - LOOK.before;
	LOOK.castle.up[piece] -= 1;
	return gain;
}
function copyCastle(from, to) {
	to.gold = from.gold;
	to.kingdoms = from.kingdoms;
	for (let column = 0; column < COLUMNS.length; column++) to.taxed[column] = from.taxed[column];
	for (let piece = 0; piece < PIECES.length; piece++) {
		to.up[piece] = from.up[piece];
		to.down[piece] = from.down[piece];
	}
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