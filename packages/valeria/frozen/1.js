// Rules version 1 of Valeria: Card Kingdoms, kept for its records. Made by npm run freeze; never changed.
// packages/valeria/src/content/box.ts
const SEATS = {
	min: 1,
	max: 5
};
/** The number of players with a resting player and larger stacks. */
const RESTING_SEATS = 5;
const USUAL = {
	monsters: 5,
	citizens: 5,
	domains: 3
};
const LARGER = {
	monsters: 6,
	citizens: 6,
	domains: 4
};
const stackSizes = (seats) => seats === 5 ? LARGER : USUAL;

// packages/core/src/chacha.ts
/** The ChaCha block function as D. J. Bernstein laid it out: 256-bit key, 64-bit block counter, here always nonce 0. */
const STATE = /* @__PURE__ */ new Uint32Array(16);
/** Writes the words of keystream block `block`; their bytes in little-endian order are the keystream. */
function chachaBlock(key, block, rounds, out) {
	STATE.set([
		1634760805,
		857760878,
		2036477234,
		1797285236
	]);
	STATE.set(key, 4);
	STATE.set([
		block >>> 0,
		Math.floor(block / 2 ** 32),
		0,
		0
	], 12);
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
/** A value from outside in a message: short, on one line, never the whole file. */
function shown(value, limit = 40) {
	const text = typeof value === "string" ? JSON.stringify(value) : JSON.stringify(value) ?? String(value);
	return text.length > limit ? `${text.slice(0, limit)}…` : text;
}

// packages/core/src/check.ts
/** Checks for values from outside. Each takes where the value stands, and throws BadInput that names it. */
/** An object with exactly these keys; those in `optional` may be left out. */
function objectAt(raw, place, required, optional = []) {
	const keys = [...required, ...optional];
	if (typeof raw !== "object" || raw === null || Array.isArray(raw)) throw new BadInput(place, `expected an object with ${keys.join(", ")}, found ${shown(raw)}`);
	const stranger = Object.keys(raw).find((key) => !keys.includes(key));
	if (stranger !== void 0) throw new BadInput(inside(place, stranger), `unknown; expected ${keys.join(", ")}`);
	const missing = required.find((key) => !Object.hasOwn(raw, key));
	if (missing !== void 0) throw new BadInput(inside(place, missing), "missing");
	return raw;
}
/** A list of exactly `length`, or of any length up to `most`. */
function listAt(raw, place, length) {
	const fits = (list) => typeof length === "number" ? list.length === length : list.length <= length.most;
	if (!Array.isArray(raw)) throw new BadInput(place, `expected a list, found ${shown(raw)}`);
	if (!fits(raw)) {
		const wanted = typeof length === "number" ? `${length}` : `at most ${length.most}`;
		throw new BadInput(place, `expected a list of ${wanted}, found one of ${raw.length}`);
	}
	return raw;
}
function wholeAt(raw, place, min, max) {
	if (typeof raw !== "number" || !Number.isInteger(raw) || raw < min || raw > max) throw new BadInput(place, `expected a whole number from ${min} to ${max}, found ${shown(raw)}`);
	return raw;
}
function oneOfAt(raw, place, values) {
	const found = values.find((value) => value === raw);
	if (found === void 0) throw new BadInput(place, `expected ${values.join(", ")}, found ${shown(raw)}`);
	return found;
}
function inside(place, key) {
	const name = key.length > 40 ? shown(key) : key;
	return place === "" ? name : `${place}.${name}`;
}

// packages/core/src/sha256.ts
/**
* SHA-256 and HMAC (FIPS 180-4, RFC 2104) of texts in UTF-8. Our own, because the rules run in browsers and workers as
* well, where the platform's digest is asynchronous.
*/
function sha256(text) {
	return hex$1(digest(utf8(text)));
}
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
function digest(bytes) {
	const message = padded(bytes);
	const hash = Uint32Array.from(START);
	const schedule = /* @__PURE__ */ new Uint32Array(64);
	for (let at = 0; at < message.length; at += BLOCK) {
		spread(message, at, schedule);
		compress(hash, schedule);
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
		[h, g, f, e, d, c, b, a] = [
			g,
			f,
			e,
			d + t1 | 0,
			c,
			b,
			a,
			t1 + t2 | 0
		];
	}
	[
		a,
		b,
		c,
		d,
		e,
		f,
		g,
		h
	].forEach((word, i) => {
		hash[i] += word;
	});
}
function turn(word, by) {
	return word >>> by | word << 32 - by;
}
/** UTF-8; a lone surrogate becomes U+FFFD, as everywhere on the web. */
function utf8(text) {
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
function hex$1(words) {
	return Array.from(words, (word) => word.toString(16).padStart(8, "0")).join("");
}

// packages/core/src/json.ts
/** The same text for the same value whatever the order of its keys, for hashing and comparing. */
function canonicalJson(value) {
	if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
	if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
	const fields = Object.entries(value).filter(([, part]) => part !== void 0);
	fields.sort(([a], [b]) => a < b ? -1 : 1);
	return `{${fields.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(",")}}`;
}

// packages/core/src/luck.ts
/**
* Seeded luck that lives in the state. It is counter-based: the n-th word is a function of the key and n, so a clone, a
* saved game and a replay draw alike. A real table uses ChaCha8, which nobody can predict from what was seen; worlds
* dealt for search use a fast mixer behind the same functions.
*/
const ROUNDS = 8;
const WORDS_PER_BLOCK = 16;
const RANGE = 2 ** 32;
function luckOf(seed) {
	return {
		kind: "chacha8",
		key: hex(sha256Words(`three-crowns luck ${seed}`)),
		at: 0
	};
}
/** For worlds dealt from a view: quick to make and to draw from, not secret. */
function worldLuck(seed) {
	return {
		kind: "fast",
		key: hex(sha256Words(seed).slice(0, 1)),
		at: 0
	};
}
/** What a view holds in the place of luck. */
function noLuck() {
	return {
		kind: "none",
		key: "",
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
	const limit = RANGE - RANGE % n;
	let word = nextWord(luck);
	while (word >= limit) word = nextWord(luck);
	return word % n;
}
function shuffle(luck, items) {
	for (let i = items.length - 1; i > 0; i--) {
		const j = draw(luck, i + 1);
		const kept = items[i];
		items[i] = items[j];
		items[j] = kept;
	}
}
let memoKey = "";
let memoBlock = -1;
let memoKeyWords = /* @__PURE__ */ new Uint32Array(8);
const memoWords = new Uint32Array(WORDS_PER_BLOCK);
function nextWord(luck) {
	const n = luck.at;
	luck.at = n + 1;
	if (luck.kind === "fast") return mix(Number.parseInt(luck.key, 16), n);
	if (luck.kind === "none") throw new Error("a view has no luck: deal a world from it first");
	const block = Math.floor(n / WORDS_PER_BLOCK);
	if (memoBlock !== block || memoKey !== luck.key) {
		if (memoKey !== luck.key) memoKeyWords = words(luck.key);
		chachaBlock(memoKeyWords, block, ROUNDS, memoWords);
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
function hex(list) {
	let text = "";
	for (const word of list) text += word.toString(16).padStart(8, "0");
	return text;
}
function words(key) {
	if (!/^[0-9a-f]{64}$/.test(key)) throw new BadInput("luck.key", "expected 64 hexadecimal digits");
	return Uint32Array.from({ length: 8 }, (_, i) => Number.parseInt(key.slice(i * 8, i * 8 + 8), 16));
}

// packages/core/src/record.ts
/** In the order they are written. */
const KEYS$2 = [
	"format",
	"game",
	"rulesVersion",
	"contentHash",
	"options",
	"seats",
	"seed",
	"seedHash",
	"nonces",
	"position",
	"moves",
	"result"
];
const OPTIONAL = [
	"seed",
	"seedHash",
	"nonces",
	"position",
	"result"
];
const REQUIRED = KEYS$2.filter((key) => !OPTIONAL.includes(key));

// packages/core/src/resolver.ts
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
		spend(state, frame);
		handlerOf(frame).choose?.(state, frame, move, emit);
	}
	function advance(state, emit) {
		while (state.stack.length > 0) {
			const answers = options(state);
			if (answers.length > 1) return;
			if (answers.length === 1) choose(state, answers[0], emit);
			else {
				const frame = top(state);
				spend(state, frame);
				handlerOf(frame).run?.(state, frame, emit);
			}
		}
	}
	return {
		options,
		choose,
		advance
	};
}

// packages/valeria/src/words.ts
/** The vocabulary: everything the game names, as const arrays with the types derived from them. */
/** A player's three resources stand in this order in every list of amounts. */
const RESOURCES = [
	"gold",
	"strength",
	"magic"
];
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
const AREAS = [
	"hills",
	"ruins",
	"forest",
	"valley",
	"mountains",
	"wasteland",
	"swamp",
	"caverns"
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
const cardNamed = (name) => CARDS.indexOf(name);
const LEVELS = [
	"normal",
	"harder",
	"hardest"
];
/** `events` and `thieves` never wait on their own: what they ask lies on the stack. */
const PHASES = [
	"dukes",
	"roll",
	"dice",
	"events",
	"thieves",
	"harvest",
	"action",
	"close",
	"attack",
	"second",
	"over"
];
/** How a game ended: by rounds played out; alone by triumph, by the fall of a column, or by counting. */
const ENDINGS = [
	"none",
	"rounds",
	"triumph",
	"fall",
	"reckoning"
];

// packages/valeria/src/content/checkAmounts.ts
/** Amounts of a custom table. */
const LARGEST = 99;
const KEYS$1 = [...RESOURCES, "points"];
/** At least one amount, none of them nothing. */
function bundleAt(raw, place, keys = KEYS$1) {
	const amounts = amountsAt(raw, place, keys, 1);
	if (Object.keys(amounts).length === 0) throw new BadInput(place, `expected an amount of ${keys.join(", ")}`);
	return amounts;
}
/** A price that may be nothing at all. */
const priceAt = (raw, place) => amountsAt(raw, place, KEYS$1, 1);
/** What everybody begins with; a nought may be written out. */
const startAt$1 = (raw, place) => amountsAt(raw, place, KEYS$1, 0);
function amountsAt(raw, place, keys, least) {
	const row = objectAt(raw, place, [], keys);
	const amounts = {};
	for (const key of keys) if (row[key] !== void 0) amounts[key] = wholeAt(row[key], `${place}.${key}`, least, 99);
	return amounts;
}

// packages/valeria/src/content/checkKinds.ts
/** Which word of the vocabulary an object of a custom table is. */
/** The key that says so must be there and hold a known word; the others are looked at by whoever knows the word. */
function kindAt(raw, place, key, kinds) {
	if (typeof raw !== "object" || raw === null || Array.isArray(raw)) throw new BadInput(place, `expected an object with ${key}, found ${shown(raw)}`);
	if (!Object.hasOwn(raw, key)) throw new BadInput(`${place}.${key}`, "missing");
	return oneOfAt(raw[key], `${place}.${key}`, kinds);
}

// packages/valeria/src/content/checkCounts.ts
/** What the cards of a custom table count. */
const COUNTS = [
	"role",
	"icon",
	"named",
	"area",
	"type",
	"citizens",
	"monsters",
	"domains"
];
const SCORINGS = [
	"icon",
	"type",
	"citizens",
	"monsters",
	"domains"
];
function countAt(raw, place) {
	const of = kindAt(raw, place, "of", COUNTS);
	switch (of) {
		case "role": return {
			of,
			role: oneOfAt(objectAt(raw, place, ["of", "role"]).role, `${place}.role`, ROLES)
		};
		case "named": return {
			of,
			citizen: oneOfAt(objectAt(raw, place, ["of", "citizen"]).citizen, `${place}.citizen`, CITIZENS)
		};
		case "area": return {
			of,
			area: oneOfAt(objectAt(raw, place, ["of", "area"]).area, `${place}.area`, AREAS)
		};
		default: return scoringAt(raw, place);
	}
}
/** What dukes count: the score pad has a line for each. */
function scoringAt(raw, place) {
	const of = kindAt(raw, place, "of", SCORINGS);
	switch (of) {
		case "icon": return {
			of,
			role: oneOfAt(objectAt(raw, place, ["of", "role"]).role, `${place}.role`, ROLES)
		};
		case "type": return {
			of,
			type: oneOfAt(objectAt(raw, place, ["of", "type"]).type, `${place}.type`, MONSTER_TYPES)
		};
		default:
			objectAt(raw, place, ["of"]);
			return { of };
	}
}

// packages/valeria/src/content/checkEffects.ts
/** Effects of a custom table, word by word. Where an effect stands says which words the rules understand there. */
/** Gains that ask nothing. */
const PLAIN = [
	"gain",
	"each",
	"all"
];
/**
* By where it stands. `left`, `right`: citizens, which are harvested all at once, so that their parts can only be gains,
* and only the active player steals (A10). `timed`: before and after the actions, when no stack of the grid may go,
* because Exhausted cards come with actions (A22). `plain`: what comes by itself.
*/
const KINDS$1 = {
	left: [
		...PLAIN,
		"either",
		"trade",
		"steal"
	],
	right: [
		...PLAIN,
		"either",
		"trade"
	],
	plain: PLAIN,
	timed: [
		...PLAIN,
		"either",
		"trade",
		"steal"
	],
	any: [
		...PLAIN,
		"either",
		"trade",
		"steal",
		"citizen",
		"slay",
		"rob",
		"return"
	]
};
/** What stands inside `all` and `either` there. */
const INSIDE = {
	left: "plain",
	right: "plain",
	plain: "plain",
	timed: "timed",
	any: "any"
};
const DEEPEST = 4;
const MOST_PARTS = 4;
function effectAt(raw, place, where, depth = 1) {
	if (depth > DEEPEST) throw new BadInput(place, `expected effects inside each other at most ${DEEPEST} deep`);
	const kind = kindAt(raw, place, "kind", KINDS$1[where]);
	return READERS[kind](raw, place, where, depth);
}
/** It is asked for one at a time, so it must leave a choice. */
function heraldEffectAt(raw, place) {
	kindAt(raw, place, "kind", ["either", "trade"]);
	return effectAt(raw, place, "right");
}
/** One for every word: leaving one out does not compile. */
const READERS = {
	gain(raw, place) {
		const { gain } = objectAt(raw, place, ["kind", "gain"]);
		return {
			kind: "gain",
			gain: bundleAt(gain, `${place}.gain`)
		};
	},
	each(raw, place) {
		const { gain, per } = objectAt(raw, place, [
			"kind",
			"gain",
			"per"
		]);
		return {
			kind: "each",
			gain: bundleAt(gain, `${place}.gain`),
			per: countAt(per, `${place}.per`)
		};
	},
	all: (raw, place, where, depth) => ({
		kind: "all",
		of: partsAt(raw, place, where, depth)
	}),
	either: (raw, place, where, depth) => ({
		kind: "either",
		of: partsAt(raw, place, where, depth)
	}),
	trade(raw, place) {
		const { pay, get } = objectAt(raw, place, [
			"kind",
			"pay",
			"get"
		]);
		return {
			kind: "trade",
			pay: bundleAt(pay, `${place}.pay`),
			get: bundleAt(get, `${place}.get`)
		};
	},
	steal(raw, place) {
		const row = objectAt(raw, place, [
			"kind",
			"resources",
			"amount",
			"less",
			"may"
		]);
		const resources = listAt(row.resources, `${place}.resources`, { most: RESOURCES.length }).map((name, i) => oneOfAt(name, `${place}.resources[${i}]`, RESOURCES));
		if (resources.length === 0 || new Set(resources).size < resources.length) throw new BadInput(`${place}.resources`, `expected ${RESOURCES.join(", ")}, each at most once`);
		return {
			kind: "steal",
			resources,
			amount: wholeAt(row.amount, `${place}.amount`, 1, 99),
			less: flagAt(row.less, `${place}.less`),
			may: flagAt(row.may, `${place}.may`)
		};
	},
	citizen(raw, place) {
		const { role, citizen, atMost } = objectAt(raw, place, ["kind"], [
			"role",
			"citizen",
			"atMost"
		]);
		return {
			kind: "citizen",
			...role === void 0 ? {} : { role: oneOfAt(role, `${place}.role`, ROLES) },
			...citizen === void 0 ? {} : { citizen: oneOfAt(citizen, `${place}.citizen`, CITIZENS) },
			...atMost === void 0 ? {} : { atMost: wholeAt(atMost, `${place}.atMost`, 0, 99) }
		};
	},
	slay(raw, place) {
		objectAt(raw, place, ["kind"]);
		return { kind: "slay" };
	},
	rob(raw, place) {
		objectAt(raw, place, ["kind"]);
		return { kind: "rob" };
	},
	return(raw, place) {
		const { what, get } = objectAt(raw, place, [
			"kind",
			"what",
			"get"
		]);
		return {
			kind: "return",
			what: oneOfAt(what, `${place}.what`, ["citizen", "monster"]),
			get: bundleAt(get, `${place}.get`)
		};
	}
};
function partsAt(raw, place, where, depth) {
	const { of } = objectAt(raw, place, ["kind", "of"]);
	const parts = listAt(of, `${place}.of`, { most: MOST_PARTS });
	if (parts.length < 2) throw new BadInput(`${place}.of`, `expected at least 2 effects, found ${parts.length}`);
	return parts.map((part, i) => effectAt(part, `${place}.of[${i}]`, INSIDE[where], depth + 1));
}
function flagAt(raw, place) {
	if (typeof raw !== "boolean") throw new BadInput(place, `expected true or false, found ${shown(raw)}`);
	return raw;
}

// packages/valeria/src/content/checkPowers.ts
/** Powers of domains and instructions of events of a custom table. */
/** By when a domain acts: what it can do then. Whoever is not asked anything else then is given things only. */
const ACTING = {
	now: "any",
	"action-start": "timed",
	"action-end": "timed",
	citizen: "plain",
	monster: "plain",
	double: "plain"
};
const WHENS = [
	...Object.keys(ACTING),
	"dice",
	"recruiting",
	"building"
];
function powerAt(raw, place) {
	const when = kindAt(raw, place, "when", WHENS);
	switch (when) {
		case "dice": return dicePowerAt(raw, place);
		case "recruiting": return {
			when,
			surcharge: oneOfAt(objectAt(raw, place, ["when", "surcharge"]).surcharge, `${place}.surcharge`, [0])
		};
		case "building": return {
			when,
			discount: wholeAt(objectAt(raw, place, ["when", "discount"]).discount, `${place}.discount`, 1, 99)
		};
		default: return {
			when,
			effect: effectAt(objectAt(raw, place, ["when", "effect"]).effect, `${place}.effect`, ACTING[when])
		};
	}
}
/** Sets a die, or lowers it. */
function dicePowerAt(raw, place) {
	if (objectAt(raw, place, ["when"], [
		"set",
		"pay",
		"per",
		"lower"
	]).lower !== void 0) {
		const { lower } = objectAt(raw, place, ["when", "lower"]);
		return {
			when: "dice",
			lower: wholeAt(lower, `${place}.lower`, 1, 6 - 1)
		};
	}
	const { set, pay, per } = objectAt(raw, place, [
		"when",
		"set",
		"pay"
	], ["per"]);
	return {
		when: "dice",
		set: wholeAt(set, `${place}.set`, 1, 6),
		pay: priceAt(pay, `${place}.pay`),
		...per === void 0 ? {} : { per: countAt(per, `${place}.per`) }
	};
}
function instructionAt(raw, place) {
	const kind = kindAt(raw, place, "kind", ["token", "lose"]);
	if (kind === "token") {
		const { resource } = objectAt(raw, place, ["kind", "resource"]);
		return {
			kind,
			resource: oneOfAt(resource, `${place}.resource`, RESOURCES)
		};
	}
	const { loss } = objectAt(raw, place, ["kind", "loss"]);
	return {
		kind,
		loss: bundleAt(loss, `${place}.loss`, RESOURCES)
	};
}

// packages/valeria/src/content/types.ts
const SOURCES = [
	"RULEBOOK",
	"CONFIRMED",
	"RECONSTRUCTED",
	"CUSTOM"
];

// packages/valeria/src/content/checkRows.ts
/** The rows of a custom table, each with its place in the message. */
const MOST_ICONS = 6;
const MOST_RATES = 8;
const MOST_COPIES = 6;
/** A row without a mark was typed in by the table's maker. */
function sourceAt(raw, place) {
	return raw === void 0 ? "CUSTOM" : oneOfAt(raw, `${place}.source`, SOURCES);
}
function rowAt(raw, place, name, keys, optional = []) {
	const row = objectAt(raw, place, ["name", ...keys], ["source", ...optional]);
	oneOfAt(row.name, `${place}.name`, [name]);
	return row;
}
function citizenAt(raw, place, name) {
	const row = rowAt(raw, place, name, [
		"slot",
		"role",
		"cost",
		"left",
		"right"
	]);
	return {
		name,
		slot: oneOfAt(row.slot, `${place}.slot`, SLOTS),
		role: oneOfAt(row.role, `${place}.role`, ROLES),
		cost: wholeAt(row.cost, `${place}.cost`, 1, 99),
		left: effectAt(row.left, `${place}.left`, "left"),
		right: effectAt(row.right, `${place}.right`, "right"),
		source: sourceAt(row.source, place)
	};
}
/** The herald alone has no number: it comes on doubles and when nothing else does. */
function starterAt(raw, place, name) {
	const isHerald = name === "herald";
	const row = rowAt(raw, place, name, [
		"left",
		"right",
		...isHerald ? [] : ["slot"]
	], isHerald ? [] : ["as"]);
	return {
		name,
		...isHerald ? {} : { slot: oneOfAt(row.slot, `${place}.slot`, SLOTS) },
		...row.as === void 0 ? {} : { as: oneOfAt(row.as, `${place}.as`, CITIZENS) },
		left: isHerald ? heraldEffectAt(row.left, `${place}.left`) : effectAt(row.left, `${place}.left`, "left"),
		right: isHerald ? heraldEffectAt(row.right, `${place}.right`) : effectAt(row.right, `${place}.right`, "right"),
		source: sourceAt(row.source, place)
	};
}
const SLAYABLE = [
	"type",
	"strength",
	"magic",
	"points",
	"reward"
];
/** A14: a strength is always paid, so that none can cost less than one. */
function slayableAt(row, place) {
	return {
		type: oneOfAt(row.type, `${place}.type`, MONSTER_TYPES),
		strength: wholeAt(row.strength, `${place}.strength`, 1, 99),
		magic: wholeAt(row.magic, `${place}.magic`, 0, 99),
		points: wholeAt(row.points, `${place}.points`, 0, 99),
		reward: effectAt(row.reward, `${place}.reward`, "any"),
		source: sourceAt(row.source, place)
	};
}
function monsterAt$1(raw, place, name) {
	const row = rowAt(raw, place, name, [
		...SLAYABLE,
		"area",
		"copies",
		"more"
	]);
	return {
		name,
		area: oneOfAt(row.area, `${place}.area`, AREAS),
		copies: wholeAt(row.copies, `${place}.copies`, 0, MOST_COPIES),
		more: wholeAt(row.more, `${place}.more`, 0, MOST_COPIES),
		...slayableAt(row, place)
	};
}
function eventAt(raw, place, name) {
	const row = rowAt(raw, place, name, [
		...SLAYABLE,
		"number",
		"instruction"
	]);
	return {
		name,
		number: wholeAt(row.number, `${place}.number`, 1, 2 * 6),
		instruction: instructionAt(row.instruction, `${place}.instruction`),
		...slayableAt(row, place)
	};
}
function domainAt(raw, place, name) {
	const row = rowAt(raw, place, name, [
		"cost",
		"icons",
		"points",
		"power"
	]);
	const icons = listAt(row.icons, `${place}.icons`, { most: MOST_ICONS });
	return {
		name,
		cost: wholeAt(row.cost, `${place}.cost`, 1, 99),
		icons: icons.map((icon, i) => oneOfAt(icon, `${place}.icons[${i}]`, ROLES)),
		points: wholeAt(row.points, `${place}.points`, 0, 99),
		power: powerAt(row.power, `${place}.power`),
		source: sourceAt(row.source, place)
	};
}
/** Left-over resources are divided, so never by nothing. */
function ratesAt(row, place) {
	return {
		rates: listAt(row.rates, `${place}.rates`, { most: MOST_RATES }).map((rate, i) => {
			const at = `${place}.rates[${i}]`;
			const { per, points } = objectAt(rate, at, ["per", "points"]);
			return {
				per: scoringAt(per, `${at}.per`),
				points: wholeAt(points, `${at}.points`, 0, 99)
			};
		}),
		resources: wholeAt(row.resources, `${place}.resources`, 1, 99)
	};
}
function dukeAt(raw, place, name) {
	const row = rowAt(raw, place, name, ["rates", "resources"]);
	return {
		name,
		...ratesAt(row, place),
		source: sourceAt(row.source, place)
	};
}
function noDukeAt(raw, place) {
	const row = objectAt(raw, place, [
		"rates",
		"resources",
		"most",
		"tied"
	], ["source"]);
	return {
		...ratesAt(row, place),
		most: wholeAt(row.most, `${place}.most`, 0, 99),
		tied: wholeAt(row.tied, `${place}.tied`, 0, 99),
		source: sourceAt(row.source, place)
	};
}

// packages/valeria/src/content/check.ts
/** A custom content table comes from outside: JSON that is checked row by row before setup sees it. */
const KEYS = [...[
	"id",
	"citizens",
	"starters",
	"monsters",
	"events",
	"domains",
	"dukes",
	"noDuke",
	"start"
], ...[
	"actions",
	"exhaustedPerPlayer",
	"exhaustedAlone"
]];
const MOST_ACTIONS = 9;
/** All twenty places, alone and with five players. */
const MOST_PLACES = 20;
const MOST_PER_PLAYER = MOST_PLACES / 5;
function parseContent(raw) {
	const table = objectAt(raw, "content", KEYS);
	const content = {
		id: idAt(table.id),
		citizens: rowsAt(table.citizens, "content.citizens", CITIZENS, citizenAt),
		starters: rowsAt(table.starters, "content.starters", STARTERS, starterAt),
		monsters: rowsAt(table.monsters, "content.monsters", MONSTERS, monsterAt$1),
		events: rowsAt(table.events, "content.events", EVENTS, eventAt),
		domains: rowsAt(table.domains, "content.domains", DOMAINS, domainAt),
		dukes: rowsAt(table.dukes, "content.dukes", DUKES, dukeAt),
		noDuke: noDukeAt(table.noDuke, "content.noDuke"),
		start: startAt$1(table.start, "content.start"),
		actions: wholeAt(table.actions, "content.actions", 1, MOST_ACTIONS),
		exhaustedPerPlayer: wholeAt(table.exhaustedPerPlayer, "content.exhaustedPerPlayer", 1, MOST_PER_PLAYER),
		exhaustedAlone: wholeAt(table.exhaustedAlone, "content.exhaustedAlone", 1, MOST_PLACES)
	};
	checkSlots(content);
	checkStacks$1(content);
	return content;
}
function idAt(raw) {
	if (typeof raw !== "string" || !/^[a-z0-9][a-z0-9-]{0,39}$/.test(raw)) throw new BadInput("content.id", `expected a name of small letters, digits and dashes, found ${shown(raw)}`);
	return raw;
}
/** All names once, in the order of words.ts: a card of a state is the number of its row. */
function rowsAt(raw, place, names, rowAt) {
	return listAt(raw, place, names.length).map((row, i) => rowAt(row, `${place}[${i}]`, names[i]));
}
/** Every place of the grid needs somebody to lie on it. */
function checkSlots({ citizens }) {
	for (const slot of SLOTS) if (!citizens.some((row) => row.slot === slot)) throw new BadInput("content.citizens", `expected a citizen for number ${slot}, found none`);
}
/** Five cards an area, six with five players. */
function checkStacks$1({ monsters }) {
	const [usual, larger] = [stackSizes(1).monsters, stackSizes(5).monsters];
	for (const area of AREAS) {
		const rows = monsters.filter((row) => row.area === area);
		const copies = rows.reduce((sum, row) => sum + row.copies, 0);
		const all = rows.reduce((sum, row) => sum + row.more, copies);
		if (copies !== usual || all !== larger) {
			const found = `found ${copies} and ${all}`;
			throw new BadInput("content.monsters", `expected ${usual} cards of ${area}, with more ${larger}; ${found}`);
		}
	}
}

// packages/valeria/src/content/setups.ts
const SETUPS = {
	"first-game": {
		areas: [
			"hills",
			"ruins",
			"forest",
			"valley",
			"mountains"
		],
		citizens: [
			"cleric",
			"merchant",
			"mercenary",
			"archer",
			"rogue",
			"champion",
			"paladin",
			"butcher"
		],
		removed: [],
		source: "RULEBOOK"
	},
	"glittering-gold": {
		areas: [
			"hills",
			"ruins",
			"forest",
			"swamp",
			"caverns"
		],
		citizens: [
			"monk",
			"merchant",
			"alchemist",
			"archer",
			"rogue",
			"champion",
			"paladin",
			"butcher"
		],
		removed: [
			"forgotten-sorrows",
			"violet-thorn",
			"golden-obelisk-of-nae",
			"monolith-of-ostendaar"
		],
		source: "CONFIRMED"
	},
	"mastery-over-magic": {
		areas: [
			"wasteland",
			"ruins",
			"forest",
			"valley",
			"mountains"
		],
		citizens: [
			"cleric",
			"merchant",
			"alchemist",
			"wizard",
			"thief",
			"champion",
			"paladin",
			"butcher"
		],
		removed: [
			"eye-of-asteraten",
			"blood-crow-army",
			"foxgrove-palisade",
			"gargans-embrace"
		],
		source: "CONFIRMED"
	},
	"monster-blood": {
		areas: [
			"wasteland",
			"ruins",
			"forest",
			"swamp",
			"mountains"
		],
		citizens: [
			"cleric",
			"blacksmith",
			"mercenary",
			"archer",
			"rogue",
			"warlord",
			"priestess",
			"miner"
		],
		removed: [
			"forgotten-sorrows",
			"nest-of-the-weaver-witch",
			"cathedral-of-st-aquila",
			"cutthroats-truce"
		],
		source: "CONFIRMED"
	}
};

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

// packages/valeria/src/options.ts
/** Options from outside, and back into the plain JSON a record keeps. */
const SETUP_NAMES = [...Object.keys(SETUPS), "random"];
const SWITCH = ["off", "on"];
const OPTION_SPECS = [
	{
		key: "content",
		values: ["base"],
		default: "base",
		about: "the cards; a custom table (JSON) may stand here"
	},
	{
		key: "setup",
		values: SETUP_NAMES,
		default: "first-game",
		about: "which areas and citizens are in play"
	},
	{
		key: "areas",
		values: AREAS,
		default: "",
		about: `with setup=random: ${5} areas, separated by commas, instead of drawn ones`
	},
	{
		key: "citizens",
		values: CITIZENS,
		default: "",
		about: "with setup=random: citizens of different numbers, separated by commas; the others are drawn"
	},
	{
		key: "events",
		values: SWITCH,
		default: "off",
		about: "monster events in the exhausted pile"
	},
	{
		key: "mixed",
		values: SWITCH,
		default: "off",
		about: "citizens of a number mixed, face down but for the top"
	},
	{
		key: "dukes",
		values: SWITCH,
		default: "on",
		about: "off: everybody scores by the same table"
	},
	{
		key: "level",
		values: LEVELS,
		default: "normal",
		about: "alone: how hard the Dark Lord attacks"
	},
	{
		key: "start",
		values: [
			"random",
			"1",
			"2",
			"3",
			"4",
			"5"
		],
		default: "random",
		about: "the first player"
	}
];
function parseOptions(raw) {
	const row = objectAt(raw, "options", ["seats"], OPTION_SPECS.map(({ key }) => key));
	const seats = wholeAt(row.seats, "options.seats", SEATS.min, SEATS.max);
	const content = contentAt(row.content);
	const setup = oneOfAt(row.setup ?? "first-game", "options.setup", SETUP_NAMES);
	const mixed = switchAt(row.mixed, "options.mixed", false);
	const areas = areasAt(row.areas, setup);
	const citizens = citizensAt(row.citizens, setup, mixed, content);
	const level = oneOfAt(row.level ?? "normal", "options.level", LEVELS);
	if (level !== "normal" && seats > 1) throw new BadInput("options.level", `expected normal with more than one player, found ${level}`);
	return {
		seats,
		content,
		setup,
		areas,
		citizens,
		mixed,
		level,
		events: switchAt(row.events, "options.events", false),
		dukes: switchAt(row.dukes, "options.dukes", true),
		start: startAt(row.start, seats)
	};
}
function contentAt(raw) {
	if (raw === void 0 || raw === BASE.id) return BASE;
	if (typeof raw !== "string") return parseContent(raw);
	throw new BadInput("options.content", `expected ${BASE.id} or a table, found ${shown(raw)}`);
}
function switchAt(raw, place, normal) {
	return raw === void 0 ? normal : oneOfAt(raw, place, SWITCH) === "on";
}
/** A list, or from a command line its entries with commas between; nothing at all leaves the choice open. */
function namesAt(raw, place, values) {
	if (raw === void 0 || raw === "") return void 0;
	const list = typeof raw === "string" ? raw.split(",").map((name) => name.trim()) : raw;
	const names = listAt(list, place, { most: values.length }).map((name, i) => oneOfAt(name, `${place}[${i}]`, values));
	const twice = names.find((name, i) => names.indexOf(name) !== i);
	if (twice !== void 0) throw new BadInput(place, `${twice} is named twice`);
	return names.length === 0 ? void 0 : names;
}
function areasAt(raw, setup) {
	const areas = namesAt(raw, "options.areas", AREAS);
	if (areas === void 0) return void 0;
	if (setup !== "random") throw new BadInput("options.areas", `the set-up ${setup} has its own; expected setup random`);
	if (areas.length !== 5) throw new BadInput("options.areas", `expected ${5} areas, found ${areas.length}`);
	return areas;
}
/** One kind for a number; numbers without one are drawn. */
function citizensAt(raw, setup, mixed, content) {
	const place = "options.citizens";
	const names = namesAt(raw, place, CITIZENS);
	if (names === void 0) return void 0;
	if (setup !== "random") throw new BadInput(place, `the set-up ${setup} has its own; expected setup random`);
	if (mixed) throw new BadInput(place, "mixed citizens cannot be chosen; expected none");
	const slotOf = (name) => content.citizens[CITIZENS.indexOf(name)].slot;
	for (const slot of SLOTS) {
		const rivals = names.filter((name) => slotOf(name) === slot);
		if (rivals.length > 1) throw new BadInput(place, `expected one citizen for number ${slot}, found ${rivals.join(" and ")}`);
	}
	return names;
}
/** A seat from 1, as a number or, from a command line, as text. */
function startAt(raw, seats) {
	if (raw === void 0 || raw === "random") return "random";
	const seat = typeof raw === "string" && /^[1-9]$/.test(raw) ? Number(raw) : raw;
	if (typeof seat !== "number" || !Number.isInteger(seat) || seat < 1 || seat > seats) throw new BadInput("options.start", `expected random or a seat from 1 to ${seats}, found ${shown(raw)}`);
	return seat - 1;
}
function formatOptions(options) {
	const { areas, citizens, start } = options;
	return {
		seats: options.seats,
		content: options.content === BASE ? BASE.id : options.content,
		setup: options.setup,
		...areas === void 0 ? {} : { areas },
		...citizens === void 0 ? {} : { citizens },
		events: options.events ? "on" : "off",
		mixed: options.mixed ? "on" : "off",
		dukes: options.dukes ? "on" : "off",
		level: options.level,
		start: start === "random" ? "random" : start + 1
	};
}
function contentHash(options) {
	return sha256(canonicalJson(options.content));
}

// packages/valeria/src/grid.ts
/** The grid: four rows of five places. Monsters above, two rows of citizens by number, domains below. */
const COLUMNS = 5;
const FIRST_CITIZEN_PLACE = 5;
const FIRST_DOMAIN_PLACE = 5 + SLOTS.length;
const PLACES = FIRST_DOMAIN_PLACE + 5;
const isMonsterPlace = (place) => place < 5;
const isCitizenPlace = (place) => place >= 5 && place < FIRST_DOMAIN_PLACE;
const isDomainPlace = (place) => place >= FIRST_DOMAIN_PLACE;
const columnOf = (place) => place % 5;
/** m1 to m5 from the left, c1 to c10 in the order of the numbers, d1 to d5. */
const PLACE_NAMES = Array.from({ length: PLACES }, (_, place) => {
	if (isMonsterPlace(place)) return `m${place + 1}`;
	return isCitizenPlace(place) ? `c${place - 5 + 1}` : `d${place - FIRST_DOMAIN_PLACE + 1}`;
});
/** By a number that dice can show: the citizen slot it wakes. Number 0 does not occur. */
const SLOT_OF_NUMBER = [SLOTS.length, ...SLOTS.flatMap((slot, i) => slot.split("/").map(() => i))];

// packages/valeria/src/move.ts
/** Alone, what is taken from a player comes from the bank (A39). */
const BANK = "bank";
const PASS = { do: "pass" };

// packages/valeria/src/cards.ts
/** Rows of the content table by card, and what follows from them, worked out once for each table. */
function tablesFor(content) {
	const producers = [...content.citizens, ...content.starters];
	const slots = producers.map(({ slot }) => slot === void 0 ? SLOTS.length : SLOTS.indexOf(slot));
	return {
		content,
		slots,
		woken: SLOTS.map((_, slot) => producers.flatMap((_row, card) => slots[card] === slot ? [card] : [])),
		roles: content.citizens.map(({ role }) => ROLES.indexOf(role)),
		namesakes: CITIZENS.map((name) => content.starters.filter((starter) => starter.as === name).length),
		needs: content.domains.map(({ icons }) => ROLES.map((role) => icons.filter((icon) => icon === role).length))
	};
}
const BASE_TABLES = tablesFor(BASE);
/** A memo of a pure function: it can never change a result. */
const custom = /* @__PURE__ */ new WeakMap();
function tablesOf(state) {
	if (state.custom === null) return BASE_TABLES;
	const known = custom.get(state.custom) ?? tablesFor(state.custom);
	custom.set(state.custom, known);
	return known;
}
const contentOf = (state) => state.custom ?? BASE;
const citizenRow = (state, card) => contentOf(state).citizens[card];
const domainRow = (state, card) => contentOf(state).domains[card - FIRST_DOMAIN];
const eventRow = (state, card) => contentOf(state).events[card - FIRST_EVENT];
const dukeRow = (state, duke) => contentOf(state).dukes[duke];
/** Monsters of an area and events alike. */
function monsterRow(state, card) {
	return isEvent(card) ? eventRow(state, card) : contentOf(state).monsters[card - FIRST_MONSTER];
}
/** A citizen or a starter: a card with a left and a right power. */
function producerRow(state, card) {
	return card < FIRST_STARTER ? citizenRow(state, card) : contentOf(state).starters[card - FIRST_STARTER];
}
/** What an activation of the card brings: left to the active player, right to the others. */
function powerOf(state, card, isActive) {
	const row = producerRow(state, card);
	return isActive ? row.left : row.right;
}

// packages/valeria/src/counting.ts
/** What a player has of something, and bundles of resources given and taken. */
function countOf(state, holdings, count) {
	switch (count.of) {
		case "role": return citizensWith(state, holdings, ROLES.indexOf(count.role));
		case "icon": return citizensWith(state, holdings, ROLES.indexOf(count.role)) + iconsOn(state, holdings, count.role);
		case "named": {
			const kind = CITIZENS.indexOf(count.citizen);
			return holdings.citizens[kind] + tablesOf(state).namesakes[kind];
		}
		case "area": return holdings.monsters.filter((card) => {
			const row = monsterRow(state, card);
			return "area" in row && row.area === count.area;
		}).length;
		case "type": return holdings.monsters.filter((card) => monsterRow(state, card).type === count.type).length;
		case "citizens": return citizenCount(holdings);
		case "monsters": return holdings.monsters.length;
		case "domains": return holdings.domains.length;
	}
}
function citizensWith(state, { citizens }, role) {
	const { roles } = tablesOf(state);
	let count = 0;
	for (let kind = 0; kind < citizens.length; kind++) if (roles[kind] === role) count += citizens[kind];
	return count;
}
function iconsOn(state, { domains }, role) {
	let count = 0;
	for (const card of domains) for (const icon of domainRow(state, card).icons) if (icon === role) count += 1;
	return count;
}
function citizenCount({ citizens }) {
	let count = 0;
	for (const owned of citizens) count += owned;
	return count;
}
/** A28: everything that lies before a player, slain monsters excepted. */
function tableauSize(state, holdings) {
	return contentOf(state).starters.length + citizenCount(holdings) + holdings.domains.length;
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
	for (const key of [
		"gold",
		"strength",
		"magic",
		"points"
	]) {
		const amount = (bundle[key] ?? 0) * times;
		if (amount !== 0) result[key] = amount;
	}
	return result;
}
function sumOf(one, other) {
	const result = {};
	for (const key of [
		"gold",
		"strength",
		"magic",
		"points"
	]) {
		const amount = (one[key] ?? 0) + (other[key] ?? 0);
		if (amount !== 0) result[key] = amount;
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

// packages/valeria/src/effects/apply.ts
function applyEffect(state, seat, effect, card, emit) {
	switch (effect.kind) {
		case "gain":
		case "each": {
			const got = scaled(plainGain(state, state.players[seat], effect), 1);
			give(state.players[seat], got);
			if (Object.keys(got).length > 0) emit?.({
				type: "gained",
				seat,
				card,
				got
			});
			break;
		}
		case "all":
			for (const part of effect.of) if (isGain(part)) applyEffect(state, seat, part, card, emit);
			for (const part of effect.of.toReversed()) if (!isGain(part)) applyEffect(state, seat, part, card, emit);
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
const isGain = (effect) => effect.kind === "gain" || effect.kind === "each";
function push(state, seat, effect, source) {
	state.stack.push({
		effect,
		seat,
		source,
		left: 1
	});
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
function cloneFrame(frame) {
	return {
		effect: frame.effect,
		seat: frame.seat,
		source: frame.source,
		left: frame.left
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

// packages/valeria/src/moves/dice.ts
/** The roll phase: two dice, domains that change them, doubles (A4, A5, A7, A35). */
const ROLL = [{ do: "roll" }];
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
/** Every domain of the seat that acts on such an occasion. */
function runPowers(state, seat, when, emit) {
	for (const card of state.players[seat].domains) {
		const { power } = domainRow(state, card);
		if (power.when === when) applyEffect(state, seat, power.effect, card, emit);
	}
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
	const { power } = domainRow(state, domain);
	if (power.when !== "dice") return;
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
/** How often the dice show a number: each die and their sum (A8). */
function timesShown(dice, number) {
	return (dice[0] === number ? 1 : 0) + (dice[1] === number ? 1 : 0) + (dice[0] + dice[1] === number ? 1 : 0);
}

// packages/valeria/src/moves/actions.ts
/** Of every price so much must be paid in its own resource (A14). */
const LEAST_REAL = 1;
const TAKES = RESOURCES.map((_, resource) => ({
	do: "take",
	resource
}));
function legalActions(state) {
	const moves = TAKES.slice();
	const player = playerOfTurn(state);
	for (let place = 5; place < FIRST_DOMAIN_PLACE; place++) {
		const card = topOf(state, place);
		if (card !== void 0) pushPayments(moves, "recruit", place, player, 0, citizenCost(state, player, card), 0);
	}
	for (let place = FIRST_DOMAIN_PLACE; place < PLACES; place++) {
		const card = topOf(state, place);
		if (card === void 0 || !meetsNeeds(state, player, card)) continue;
		pushPayments(moves, "build", place, player, 0, domainCost(state, player, card), 0);
	}
	pushSlays(state, player, moves);
	return moves;
}
function legalSlays(state) {
	const moves = [];
	pushSlays(state, playerOfTurn(state), moves);
	return moves;
}
function pushSlays(state, player, moves) {
	for (let place = 0; place < PLACES; place++) {
		const card = monsterAt(state, place);
		if (card === void 0) continue;
		const { strength, magic } = slayCost(state, place, card);
		pushPayments(moves, "slay", place, player, 1, strength, magic);
	}
}
/** Every split of a cost: as little magic as can be first. `extra` is a cost in magic itself. */
function pushPayments(moves, action, place, { have }, resource, cost, extra) {
	const most = Math.min(cost - LEAST_REAL, have[2] - extra);
	for (let magic = Math.max(0, cost - have[resource]); magic <= most; magic++) moves.push({
		do: action,
		place,
		magic
	});
}
/** One gold more for each card of the name, starters included, unless a domain lifts it. */
function citizenCost(state, player, card) {
	const { cost } = citizenRow(state, card);
	for (const domain of player.domains) if (domainRow(state, domain).power.when === "recruiting") return cost;
	return cost + player.citizens[card] + tablesOf(state).namesakes[card];
}
function domainCost(state, player, card) {
	let { cost } = domainRow(state, card);
	for (const domain of player.domains) {
		const { power } = domainRow(state, domain);
		if (power.when === "building") cost -= power.discount;
	}
	return Math.max(LEAST_REAL, cost);
}
/** Printed cost and tokens. */
function slayCost(state, place, card) {
	const row = monsterRow(state, card);
	return {
		strength: row.strength + tokensOn(state, place, 1),
		magic: row.magic + tokensOn(state, place, 2)
	};
}
/** Roles of citizens; domains and starters do not help. */
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
	const cost = slayCost(state, place, monsterAt(state, place));
	const gold = tokensOn(state, place, 0);
	const paid = {
		strength: cost.strength - magic,
		magic: cost.magic + magic
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
const HANDLERS = {
	token: {
		options: legalTokens,
		choose(state, { source, effect }, move, emit) {
			if (move.do === "token") doToken(state, source, RESOURCES.indexOf(effect.resource), move.place, emit);
		}
	},
	steal: {
		options: (state, { seat, effect }) => legalThefts(state, seat, effect),
		choose(state, { seat, source }, move, emit) {
			if (move.do === "steal") doSteal(state, seat, source, move, emit);
			else emit?.({
				type: "declined",
				seat,
				card: source
			});
		}
	},
	choose: {
		options: (state, { effect }) => effect.of.flatMap((part, option) => isPossible(state, part) ? [{
			do: "choose",
			option
		}] : []),
		choose(state, { seat, source, effect }, move, emit) {
			if (move.do === "choose") applyEffect(state, seat, effect.of[move.option], source, emit);
		}
	},
	citizen: {
		options: (state, { effect }) => legalCitizens(state, effect),
		choose(state, { seat, source }, move, emit) {
			if (move.do === "citizen") doJoin(state, seat, move.place, source, emit);
		}
	},
	slay: {
		options(state) {
			const moves = legalSlays(state);
			if (moves.length > 0) moves.push(PASS);
			return moves;
		},
		choose(state, { seat, source }, move, emit) {
			if (move.do === "slay") doSlay(state, move.place, move.magic, emit);
			else emit?.({
				type: "declined",
				seat,
				card: source
			});
		}
	},
	rob: {
		options: (state, { seat }) => legalRobberies(state, seat),
		run: (state, { seat }, emit) => robGrid(state, seat, emit),
		choose(state, { seat }, move, emit) {
			if (move.do === "rob") doRob(state, seat, move.victim, emit);
		}
	},
	return: {
		options: (state, { seat, effect }) => legalReturns(state, seat, effect),
		choose(state, { seat, source, effect }, move, emit) {
			if (move.do === "return") doReturn(state, seat, move.card, effect, emit);
			else emit?.({
				type: "declined",
				seat,
				card: source
			});
		}
	},
	bargain: {
		options: (state, { seat, effect }) => timesPayable(state.players[seat], effect.pay) > 0 ? [{ do: "bargain" }, PASS] : [],
		choose(state, { seat, source, effect }, move, emit) {
			if (move.do !== "bargain") emit?.({
				type: "declined",
				seat,
				card: source
			});
			else {
				pay(state.players[seat], effect.pay);
				give(state.players[seat], effect.get);
				emit?.({
					type: "traded",
					seat,
					card: source,
					paid: effect.pay,
					got: effect.get
				});
			}
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
		choose(state, { seat, source }, move, emit) {
			if (move.do === "exhaust") coverPlace(state, move.place, emit);
			push(state, seat, { kind: "exhaust" }, source);
		}
	},
	column: {
		options: legalColumns,
		choose(state, _frame, move, emit) {
			if (move.do === "column") attackColumn(state, move.column, emit);
		}
	},
	capture: {
		options: (state, { effect }) => legalCaptures(state, effect.column),
		run: fall,
		choose(state, _frame, move, emit) {
			if (move.do === "capture") doCapture(state, move.place, emit);
		}
	}
};
const business = makeResolver(HANDLERS);

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
/** Tells everybody when the last round begins, or no longer is the last. */
function watchEnd(state, emit) {
	if (isSolo(state)) return;
	const isDue = isEndDue(state);
	if (isDue === state.ending) return;
	state.ending = isDue;
	emit?.({ type: isDue ? "ending" : "called-off" });
}

// packages/valeria/src/moves/dukes.ts
const mustKeep = (player) => player.kept === player.dukes.length && player.dukes.length > 0;
/** The duke that is kept; undefined while none is, and in the game without dukes. In a view it may be UNKNOWN. */
const dukeOf = (player) => player.dukes[player.kept];
function legalKeeps(player) {
	return mustKeep(player) ? player.dukes.map((_, place) => ({
		do: "keep",
		place
	})) : [];
}
function doKeep(state, seat, place, emit) {
	state.players[seat].kept = place;
	emit?.({
		type: "kept",
		seat
	});
}

// packages/valeria/src/moves/harvest.ts
const FACES = Array.from({ length: 6 + 1 }, (_, face) => face);
/** By the two dice and by slot: how often they wake it. */
const WAKINGS = FACES.map((one) => FACES.map((two) => SLOTS.map((slot) => slot.split("/").reduce((times, number) => times + timesShown([one, two], Number(number)), 0))));
/** By slot: how often the dice wake it. */
const wakings = (dice) => WAKINGS[dice[0]][dice[1]];
/** How many cards of this kind lie before a player. */
const ownedOf = (player, card) => card < FIRST_STARTER ? player.citizens[card] : 1;
/** Alone the second harvest brings the right-hand powers. */
const isActiveSide = (state, seat) => seat === state.turn && state.phase !== "second";
/** A10: only the left power steals, and before everything else. */
function pushThefts(state) {
	const player = state.players[state.turn];
	forEachWoken(state, player, (card, times) => {
		const effect = powerOf(state, card, true);
		if (effect.kind === "steal") state.stack.push({
			effect,
			seat: state.turn,
			source: card,
			left: times
		});
	});
}
function harvest(state, emit) {
	for (let seat = 0; seat < state.players.length; seat++) if (!isResting(state, seat)) harvestSeat(state, seat, emit);
}
function harvestSeat(state, seat, emit) {
	const player = state.players[seat];
	const isActive = isActiveSide(state, seat);
	const cards = [];
	const [gold, strength, magic] = player.have;
	const { points } = player;
	let woken = 0;
	forEachWoken(state, player, (card, times) => {
		woken += times;
		const effect = powerOf(state, card, isActive);
		if (effect.kind === "either" || effect.kind === "trade") player.due.push({
			card,
			left: times
		});
		else if (effect.kind === "gain") give(player, effect.gain, times);
		else give(player, plainGain(state, player, effect), times);
		if (emit !== void 0 && isPlain(effect)) for (let i = 0; i < times; i++) cards.push(card);
	});
	const calls = heraldCalls(state, woken);
	if (calls > 0) player.due.push({
		card: HERALD,
		left: calls
	});
	if (player.due.length > 1) sortDue(state, player, isActive);
	if (emit === void 0 || cards.length === 0) return;
	emit({
		type: "harvested",
		seat,
		cards,
		got: scaled({
			gold: player.have[0] - gold,
			strength: player.have[1] - strength,
			magic: player.have[2] - magic,
			points: player.points - points
		}, 1)
	});
}
/** Choices before trades, since what they bring can be traded. */
function sortDue(state, player, isActive) {
	const rank = (card) => powerOf(state, card, isActive).kind === "trade" ? 1 : 0;
	player.due.sort((a, b) => rank(a.card) - rank(b.card));
}
/** Once when nothing else is activated, once on a double (A6, A9). */
function heraldCalls(state, woken) {
	return (woken === 0 ? 1 : 0) + (state.dice[0] === state.dice[1] ? 1 : 0);
}
/** How often these dice activate a citizen or a starter that lies before a seat; nothing while it rests (A35). */
function activations(state, seat, card) {
	const player = state.players[seat];
	if (isResting(state, seat)) return 0;
	if (card !== HERALD) return ownedOf(player, card) * wakings(state.dice)[tablesOf(state).slots[card]];
	let woken = 0;
	forEachWoken(state, player, (_card, times) => {
		woken += times;
	});
	return heraldCalls(state, woken);
}
function forEachWoken(state, player, visit) {
	const { woken } = tablesOf(state);
	const times = wakings(state.dice);
	for (let slot = 0; slot < times.length; slot++) {
		if (times[slot] === 0) continue;
		for (const card of woken[slot]) {
			const owned = ownedOf(player, card);
			if (owned > 0) visit(card, owned * times[slot]);
		}
	}
}
const isPlain = (effect) => effect.kind === "gain" || effect.kind === "each" || effect.kind === "all";
/** Whether the seat has anything to answer; a trade that nobody can pay is not asked. */
function mustHarvest(state, seat) {
	const player = state.players[seat];
	return player.due.some(({ card }) => {
		const effect = powerOf(state, card, isActiveSide(state, seat));
		return effect.kind !== "trade" || timesPayable(player, effect.pay) > 0;
	});
}
function legalHarvests(state, seat) {
	const player = state.players[seat];
	if (player.due.length === 0) return [];
	const isActive = isActiveSide(state, seat);
	const { card, left } = player.due[0];
	const effect = powerOf(state, card, isActive);
	if (effect.kind === "either") return splits(left, effect.of.length).map((counts) => ({
		do: "pick",
		card,
		counts
	}));
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
/** All ways to spread `total` over `parts`, the first part fullest first. */
function splits(total, parts) {
	if (parts === 1) return [[total]];
	const ways = [];
	for (let first = total; first >= 0; first--) for (const rest of splits(total - first, parts - 1)) ways.push([first, ...rest]);
	return ways;
}
function doPick(state, seat, card, counts, emit) {
	const player = state.players[seat];
	const effect = powerOf(state, card, isActiveSide(state, seat));
	if (effect.kind !== "either") return;
	const got = counts.reduce((sum, times, option) => sumOf(sum, scaled(plainGain(state, player, effect.of[option]), times)), {});
	player.due.shift();
	give(player, got);
	emit?.({
		type: "picked",
		seat,
		card,
		got
	});
}
function doTrade(state, seat, card, times, emit) {
	const player = state.players[seat];
	const effect = powerOf(state, card, isActiveSide(state, seat));
	const at = player.due.findIndex((due) => due.card === card);
	if (effect.kind !== "trade" || at < 0) return;
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

// packages/valeria/src/turn.ts
function pending(state) {
	if (state.stack.length > 0) {
		const { seat, effect } = state.stack[state.stack.length - 1];
		return [{
			seat,
			ask: effect.kind
		}];
	}
	switch (state.phase) {
		case "dukes": return seatsWhere(state, (seat) => mustKeep(state.players[seat]), "duke");
		case "harvest":
		case "second": return seatsWhere(state, (seat) => mustHarvest(state, seat), "harvest");
		case "roll":
		case "dice":
		case "action": return [{
			seat: state.turn,
			ask: state.phase
		}];
		default: return [];
	}
}
function seatsWhere(state, isAsked, ask) {
	const asked = [];
	for (let seat = 0; seat < state.players.length; seat++) if (isAsked(seat)) asked.push({
		seat,
		ask
	});
	return asked;
}
function legalMoves(state, seat) {
	if (state.stack.length > 0) return seat === state.stack[state.stack.length - 1].seat ? business.options(state) : [];
	switch (state.phase) {
		case "dukes": return legalKeeps(state.players[seat]);
		case "harvest":
		case "second": return legalHarvests(state, seat);
		case "roll": return seat === state.turn ? ROLL.slice() : [];
		case "dice": return seat === state.turn ? legalChanges(state) : [];
		case "action": return seat === state.turn ? legalActions(state) : [];
		default: return [];
	}
}
function play(state, seat, move, emit) {
	perform(state, seat, move, emit);
	business.advance(state, emit);
	if (state.stack.length === 0 && state.phase === "action") watchEnd(state, emit);
	while (state.stack.length === 0 && !isAsking(state)) {
		nextStep(state, emit);
		business.advance(state, emit);
	}
}
function perform(state, seat, move, emit) {
	switch (move.do) {
		case "keep":
			doKeep(state, seat, move.place, emit);
			break;
		case "roll":
			doRoll(state, emit);
			state.phase = "dice";
			break;
		case "change":
			doChange(state, move.domain, move.die, emit);
			break;
		case "pick":
			doPick(state, seat, move.card, move.counts, emit);
			break;
		case "trade":
			doTrade(state, seat, move.card, move.times, emit);
			break;
		case "pass":
			pass(state, seat, emit);
			break;
		case "take":
		case "recruit":
		case "build":
			act(state, move, emit);
			break;
		case "slay":
			if (state.stack.length > 0) business.choose(state, move, emit);
			else act(state, move, emit);
			break;
		default: business.choose(state, move, emit);
	}
}
function pass(state, seat, emit) {
	if (state.stack.length > 0) business.choose(state, { do: "pass" }, emit);
	else if (state.phase === "dice") wakeEvents(state, emit);
	else state.players[seat].due.length = 0;
}
function act(state, move, emit) {
	state.actions -= 1;
	push(state, state.turn, { kind: "exhaust" }, EXHAUSTED);
	if (move.do === "take") doTake(state, move.resource, emit);
	else if (move.do === "recruit") doRecruit(state, move.place, move.magic, emit);
	else if (move.do === "slay") doSlay(state, move.place, move.magic, emit);
	else if (move.do === "build") doBuild(state, move.place, move.magic, emit);
}
/** Whether the phase waits for somebody; one that offers nothing passes by itself. */
function isAsking(state) {
	switch (state.phase) {
		case "roll":
		case "over": return true;
		case "dice": return legalChanges(state).length > 0;
		case "action": return state.actions > 0 && endingNow(state) === "none";
		case "dukes":
		case "harvest":
		case "second": return pending(state).length > 0;
		default: return false;
	}
}
function nextStep(state, emit) {
	const ending = endingNow(state);
	if (ending !== "none") {
		endGame(state, ending, emit);
		return;
	}
	switch (state.phase) {
		case "dukes":
			beginTurn(state, emit);
			break;
		case "dice":
			wakeEvents(state, emit);
			break;
		case "events":
			state.phase = "thieves";
			pushThefts(state);
			break;
		case "thieves":
			state.phase = "harvest";
			harvest(state, emit);
			break;
		case "harvest":
			clearDue(state);
			state.phase = "action";
			state.actions = contentOf(state).actions;
			runPowers(state, state.turn, "action-start", emit);
			break;
		case "action":
			state.phase = "close";
			runPowers(state, state.turn, "action-end", emit);
			break;
		case "close":
			if (isSolo(state)) {
				state.phase = "attack";
				state.attacks = attackNumbers(state);
			} else endTurn(state, emit);
			break;
		case "attack":
			if (state.attacks.length > 0) beginAttack(state, state.attacks.shift(), emit);
			else {
				state.phase = "second";
				harvest(state, emit);
			}
			break;
		case "second":
			clearDue(state);
			endTurn(state, emit);
	}
}
function wakeEvents(state, emit) {
	state.phase = "events";
	runEvents(state, emit);
}
/** Trades that could not be paid. */
function clearDue(state) {
	for (const player of state.players) player.due.length = 0;
}
/** A game alone ends at once (A42); triumph goes before counting. */
function endingNow(state) {
	if (!isSolo(state)) return "none";
	if (state.ended === "fall") return "fall";
	if (areMonstersGone(state)) return "triumph";
	return isReckoningDue(state) ? "reckoning" : "none";
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

// packages/valeria/src/notation.ts
const seatName = (seat) => seat === "bank" ? BANK : `${seat + 1}`;
function formatMove(_state, move) {
	switch (move.do) {
		case "keep": return `keep ${move.place + 1}`;
		case "roll":
		case "pass":
		case "bargain": return move.do;
		case "change": return `change ${move.die + 1} ${CARDS[move.domain]}`;
		case "token":
		case "citizen":
		case "exhaust":
		case "capture": return `${move.do} ${PLACE_NAMES[move.place]}`;
		case "steal": return `steal ${move.amount} ${RESOURCES[move.resource]} ${seatName(move.victim)}`;
		case "pick": return `pick ${CARDS[move.card]} ${move.counts.join(" ")}`;
		case "trade": return `trade ${CARDS[move.card]} ${move.times}`;
		case "take": return `take ${RESOURCES[move.resource]}`;
		case "recruit":
		case "slay":
		case "build": return `${move.do} ${PLACE_NAMES[move.place]}${move.magic > 0 ? ` magic ${move.magic}` : ""}`;
		case "choose": return `choose ${move.option + 1}`;
		case "return": return `return ${CARDS[move.card]}`;
		case "rob": return `rob ${seatName(move.victim)}`;
		case "column": return `column ${move.column + 1}`;
	}
}
/** Legality is said once: a text means the legal move that is written so. Spaces do not matter. */
function parseMove(state, seat, text) {
	const wanted = text.trim().replace(/\s+/g, " ");
	return legalMoves(state, seat).find((move) => formatMove(state, move) === wanted);
}

// packages/valeria/src/position/lines.ts
/** The lines of a written position as keyword and words, before anybody asks what they mean. */
const PLAYERS = Array.from({ length: SEATS.max }, (_, seat) => playerKeyword(seat));
const OTHERS = [
	"lord",
	"used",
	"emptied",
	"vacated",
	"attacks",
	"waiting"
];
const KEYWORDS = [
	"turn",
	"areas",
	...PLACE_NAMES,
	"pile",
	...PLAYERS,
	...OTHERS
];
const KNOWN = `turn, areas, m1 to m5, c1 to c10, d1 to d5, pile, player <seat>, ${OTHERS.join(", ")}`;
const LONGEST_LINE = 2e3;
const MOST_LINES = 100;
function playerKeyword(seat) {
	return `player ${seat + 1}`;
}
function readLines(raw) {
	if (raw.length > MOST_LINES) throw new BadInput("position", `expected at most ${MOST_LINES} lines, found ${raw.length}`);
	const lines = /* @__PURE__ */ new Map();
	raw.forEach((text, i) => {
		const place = `position line ${i + 1}`;
		const words = wordsOf(text, place);
		if (words.length === 0) return;
		const keyword = keywordOf(words, place);
		if (lines.has(keyword)) throw new BadInput(place, `${keyword} stands twice`);
		lines.set(keyword, {
			place,
			words: words.slice(keyword.split(" ").length)
		});
	});
	return lines;
}
function need(lines, keyword) {
	const line = lines.get(keyword);
	if (line === void 0) throw new BadInput("position", `the line ${shown(keyword)} is missing`);
	return line;
}
/** Where a line stands, or that it is left out. */
const placeOf = (lines, keyword) => lines.get(keyword)?.place ?? `position, ${keyword}`;
/** Everything after # is a remark; commas, colons and semicolons are for the eye. */
function wordsOf(line, place) {
	if (line.length > LONGEST_LINE) throw new BadInput(place, `expected at most ${LONGEST_LINE} characters`);
	return line.replace(/#.*$/, "").split(/[\s,;:]+/).filter((word) => word !== "");
}
function keywordOf(words, place) {
	const [one, two] = [words[0], words.slice(0, 2).join(" ")];
	const keyword = KEYWORDS.find((known) => known === one || known === two);
	if (keyword === void 0) throw new BadInput(place, `expected one of ${KNOWN}, found ${shown(one)}`);
	return keyword;
}
/** `taker` takes the next word whatever it is: `phase dice`. */
function topicsOf({ place, words }, known, taker) {
	const topics = /* @__PURE__ */ new Map();
	let current = [];
	topics.set("", current);
	for (const [i, word] of words.entries()) if (!known.includes(word) || i > 0 && words[i - 1] === taker) current.push(word);
	else {
		if (topics.has(word)) throw new BadInput(place, `${word} stands twice`);
		current = [];
		topics.set(word, current);
	}
	return topics;
}
/** No word may stand before the first topic. */
function topicsOnly(line, known) {
	const topics = topicsOf(line, known);
	const [stranger] = topics.get("") ?? [];
	if (stranger !== void 0) throw new BadInput(line.place, `expected one of ${known.join(", ")}, found ${shown(stranger)}`);
	return topics;
}

// packages/valeria/src/position/names.ts
/** Single words of a written position, and lists of cards. */
/** Resources have no limit (A25); this one only keeps a slip of the pen within what a number can hold. */
const MOST = 9999999;
function numberIn(word, place, min, max) {
	return wholeAt(/^\d{1,7}$/.test(word ?? "") ? Number(word) : word, place, min, max);
}
/** The only word of a topic as a number. */
function onlyNumber(words, place, min, max) {
	if (words.length !== 1) throw new BadInput(place, `expected one number, found ${shown(words.join(" "))}`);
	return numberIn(words[0], place, min, max);
}
function placeNamed(word, place) {
	const found = PLACE_NAMES.indexOf(word ?? "");
	if (found < 0) throw new BadInput(place, `expected a place from m1 to d5, found ${shown(word)}`);
	return found;
}
function cardWithName(word, place, what) {
	const card = CARDS.indexOf(word ?? "");
	if (card < 0) throw new BadInput(place, `expected ${what}, found ${shown(word)}`);
	return card;
}
/** `goblin 3, troll, ?2`: names, each with a count behind it if there are several, and cards that are dealt. */
function cardsIn(words, place, { what, fits, most }) {
	const cards = [];
	for (let i = 0; i < words.length; i++) {
		const unknown = /^\?(\d{0,2})$/.exec(words[i]);
		const card = unknown === null ? cardWithName(words[i], place, what) : -1;
		if (card !== -1 && !fits(card)) throw new BadInput(place, `expected ${what}, found ${shown(words[i])}`);
		let count = unknown === null || unknown[1] === "" ? 1 : Number(unknown[1]);
		if (unknown === null && /^\d/.test(words[i + 1] ?? "")) {
			i += 1;
			count = numberIn(words[i], `${place}, ${CARDS[card]}`, 1, most);
		}
		if (cards.length + count > most) throw new BadInput(place, `expected at most ${most} cards`);
		for (let n = 0; n < count; n++) cards.push(card);
	}
	return cards;
}
/** Equal neighbours together. */
function cardNames(cards) {
	const names = [];
	for (let from = 0; from < cards.length;) {
		let to = from + 1;
		while (to < cards.length && cards[to] === cards[from]) to += 1;
		const count = to - from > 1 ? `${to - from}` : "";
		if (cards[from] === -1) names.push(`?${count}`);
		else names.push(count === "" ? CARDS[cards[from]] : `${CARDS[cards[from]]} ${count}`);
		from = to;
	}
	return names;
}
function dukesIn(words, place) {
	return words.map((word) => {
		const duke = word === "?" ? -1 : DUKES.indexOf(word);
		if (word !== "?" && duke < 0) throw new BadInput(place, `expected a duke of ${DUKES.join(", ")} or ?, found ${shown(word)}`);
		return duke;
	});
}
const dukeNames = (dukes) => dukes.map((duke) => DUKES[duke] ?? "?");

// packages/valeria/src/position/waiting.ts
/** Unfinished business in words: `steal thief 2`, `citizen spider-queen`, the one that asks now first. */
/** What lies on the stack by itself, and what a card has put there. */
const OWN_KINDS = [
	"reveal",
	"exhaust",
	"column",
	"capture"
];
const KINDS = [...[
	"token",
	"steal",
	"citizen",
	"slay",
	"rob",
	"return",
	"choose",
	"bargain"
], ...OWN_KINDS];
const MOST_FRAMES = 40;
const MOST_TIMES = 99;
/** Everything that a card can put on the stack, each once. */
function businessOf(state, card) {
	const found = /* @__PURE__ */ new Map();
	const add = (effect) => found.set(canonicalJson(effect), effect);
	const visit = (effect) => {
		if (effect.kind === "all") for (const part of effect.of) visit(part);
		else if (effect.kind === "either") {
			add({
				kind: "choose",
				of: effect.of
			});
			for (const part of effect.of) visit(part);
		} else if (effect.kind === "trade") add({
			kind: "bargain",
			pay: effect.pay,
			get: effect.get
		});
		else if (effect.kind !== "gain" && effect.kind !== "each") add(effect);
	};
	for (const effect of effectsOn(state, card)) visit(effect);
	if (isEvent(card)) {
		const { instruction } = eventRow(state, card);
		if (instruction.kind === "token") add(instruction);
	}
	return [...found.values()];
}
function effectsOn(state, card) {
	if (card < FIRST_MONSTER) return [producerRow(state, card).left];
	if (isMonster(card)) return [monsterRow(state, card).reward];
	const { power } = domainRow(state, card);
	return "effect" in power ? [power.effect] : [];
}
const ofKind = (state, card, kind) => businessOf(state, card).filter((effect) => effect.kind === kind);
/** The business that asks now first. */
function waitingWords(state) {
	return state.stack.map((frame) => frameWords(state, frame).join(" ")).reverse();
}
function frameWords(state, { effect, source, left }) {
	const sources = source === EXHAUSTED ? [] : [CARDS[source]];
	switch (effect.kind) {
		case "reveal": return [
			effect.kind,
			...sources,
			PLACE_NAMES[effect.place]
		];
		case "capture": return [effect.kind, PLACE_NAMES[effect.column]];
		case "column":
		case "exhaust": return [effect.kind, ...sources];
		default: {
			const which = ofKind(state, source, effect.kind).findIndex((one) => canonicalJson(one) === canonicalJson(effect));
			return [
				which > 0 ? `${effect.kind}/${which + 1}` : effect.kind,
				...sources,
				...left > 1 ? [`${left}`] : []
			];
		}
	}
}
/** The frames of a line, the one that asks now last, as the stack holds them. */
function readWaiting(state, line) {
	const frames = [];
	for (const word of line.words) if (KINDS.some((kind) => kind === word.replace(/\/\d$/, ""))) frames.push([word]);
	else if (frames.length === 0) throw unknownKind(line, word);
	else frames[frames.length - 1].push(word);
	if (frames.length === 0) throw unknownKind(line, void 0);
	if (frames.length > MOST_FRAMES) throw new BadInput(line.place, `expected at most ${MOST_FRAMES} of them`);
	return frames.map((words) => frameOf(state, words, line.place)).reverse();
}
const unknownKind = ({ place }, word) => new BadInput(place, `expected what waits, one of ${KINDS.join(", ")}, found ${shown(word)}`);
function frameOf(state, words, place) {
	const [kind, nth = "1"] = words[0].split("/");
	const rest = words.slice(1);
	const made = isOwn(kind) ? ownFrame(state, kind, rest, place) : cardFrame(state, kind, Number(nth), rest, place);
	if (rest.length > 0) throw new BadInput(place, `${words[0]}: expected nothing more, found ${shown(rest[0])}`);
	return {
		effect: made.effect,
		seat: state.turn,
		source: made.source,
		left: made.left ?? 1
	};
}
const isOwn = (kind) => OWN_KINDS.some((own) => own === kind);
/** Takes the words it understands out of `rest`. */
function ownFrame(state, kind, rest, place) {
	switch (kind) {
		case "reveal": {
			const source = cardWithName(rest.shift(), place, "the domain that was taken");
			const at = placeNamed(rest.shift(), place);
			if (!isDomain(source) || !isDomainPlace(at)) throw new BadInput(place, "expected: reveal <domain> <d1 to d5>");
			return {
				effect: {
					kind,
					place: at
				},
				source
			};
		}
		case "capture": {
			const at = placeNamed(rest.shift(), place);
			if (!isMonsterPlace(at)) throw new BadInput(place, "expected: capture <m1 to m5>, the head of the column");
			return {
				effect: {
					kind,
					column: columnOf(at)
				},
				source: EXHAUSTED
			};
		}
		case "exhaust":
			if (rest.length === 0 || state.phase !== "attack") return {
				effect: { kind },
				source: EXHAUSTED
			};
			return {
				effect: { kind },
				source: cardWithName(rest.shift(), place, "the captured card")
			};
		case "column": return {
			effect: { kind },
			source: EXHAUSTED
		};
	}
}
function cardFrame(state, kind, nth, rest, place) {
	const source = cardWithName(rest.shift(), place, `the card behind ${kind}`);
	const effect = ofKind(state, source, kind)[nth - 1];
	if (effect === void 0) throw new BadInput(place, `${CARDS[source]} has no ${kind} to wait for`);
	const times = rest.length > 0 ? numberIn(rest.shift(), `${place}, ${kind}`, 1, MOST_TIMES) : 1;
	if (times > 1 && state.phase !== "thieves") throw new BadInput(place, `${kind} waits several times only for thieves`);
	return {
		effect,
		source,
		left: times
	};
}

// packages/valeria/src/position/format.ts
/** A situation in words that people read and write; docs/valeria.md explains every line. */
function formatPosition(state) {
	return [
		`turn ${headWords(state).join(" ")}`,
		`areas ${state.areas.join(" ")}`,
		...PLACE_NAMES.map((name, place) => `${name} ${stackText(state, place)}`),
		`pile ${pileText(state)}`,
		...state.players.map((player, seat) => `${playerKeyword(seat)} ${playerText(player)}`),
		...state.lord === null ? [] : [`lord ${lordText(state.lord)}`.trimEnd()],
		...list("used", cardNames(state.used)),
		...list("emptied", placeNames(state.emptied)),
		...list("vacated", placeNames(state.vacated)),
		...list("attacks", state.attacks.map(String)),
		...list("waiting", waitingWords(state))
	];
}
const list = (name, words) => words.length > 0 ? [`${name} ${words.join(", ")}`] : [];
const placeNames = (places) => places.map((place) => PLACE_NAMES[place]);
function headWords(state) {
	const words = [`${state.turn + 1} round ${state.round} phase ${state.phase} start ${state.start + 1}`];
	if (state.actions > 0) words.push(`actions ${state.actions}`);
	if (state.dice[0] > 0) words.push(`dice ${state.dice.join(" ")}`);
	if (state.ending) words.push("ending");
	if (state.ended !== "none") words.push(`ended ${state.ended}`);
	return words;
}
/** The top card first; what lies face down stands behind `down`. */
function stackText(state, place) {
	const parts = [];
	const stack = state.grid[place];
	const open = cardNames(stack.slice(state.down[place]).reverse());
	const covered = cardNames(stack.slice(0, state.down[place]).reverse());
	if (stack.length === 0) parts.push(coverName(state.cover[place]));
	if (open.length > 0) parts.push(open.join(", "));
	if (covered.length > 0) parts.push(`down ${covered.join(", ")}`);
	const lying = RESOURCES.map((name, i) => ({
		name,
		count: state.tokens[place * RESOURCES.length + i]
	})).filter(({ count }) => count > 0).map(({ name, count }) => `${name} ${count}`);
	if (lying.length > 0) parts.push(`tokens ${lying.join(", ")}`);
	return parts.join("; ");
}
function coverName(cover) {
	if (cover === NOTHING) return "empty";
	return cover === EXHAUSTED ? "exhausted" : CARDS[cover];
}
/** The next card first. */
function pileText({ events, exhausted, known }) {
	const cards = [...cardNames(events.toReversed()), `exhausted ${exhausted}`].join(", ");
	return known > 0 ? `${cards}; known ${known}` : cards;
}
function playerText(player) {
	const { have, points, monsters, dukes, kept, due } = player;
	return [
		[...RESOURCES.map((name, i) => `${name} ${have[i]}`), `points ${points}`].join(", "),
		...holdings(player),
		...list("monsters", cardNames(monsters)),
		...list("dukes", dukeNames(dukes)),
		...kept < dukes.length ? [`keeps ${kept + 1}`] : [],
		...list("due", due.map(({ card, left }) => `${CARDS[card]} ${left}`))
	].join("; ");
}
function lordText(lord) {
	return [...holdings(lord), ...list("dukes", dukeNames(lord.dukes))].join("; ");
}
function holdings({ citizens, domains }) {
	const owned = CITIZENS.map((name, card) => citizens[card] > 1 ? `${name} ${citizens[card]}` : name);
	return [...list("citizens", owned.filter((_, card) => citizens[card] > 0)), ...list("domains", cardNames(domains))];
}

// packages/valeria/src/setup.ts
/** Options, content and luck make the first state (A1 to A3). */
function setup(options, seed) {
	const luck = luckOf(seed);
	const { seats, content } = options;
	const sizes = stackSizes(seats);
	const areas = rowOf(content, chosenAreas(options, luck), sizes);
	const removed = options.setup === "random" ? [] : SETUPS[options.setup].removed.map(cardNamed);
	const citizens = SLOTS.map((_, slot) => citizenStack(options, slot, sizes, luck));
	const domains = domainStacks(removed, sizes, luck);
	const start = options.start === "random" ? draw(luck, seats) : options.start;
	const dukes = DUKES.map((_, duke) => duke);
	shuffle(luck, dukes);
	const deal = (count) => options.dukes ? dukes.splice(0, count) : [];
	const players = Array.from({ length: seats }, () => newPlayer(content, deal(2)));
	const grid = [
		...areas.map((area) => areaStack(content, area, sizes)),
		...citizens,
		...domains
	];
	return {
		custom: content === BASE ? null : content,
		level: options.level,
		mixed: options.mixed,
		removed,
		areas,
		luck,
		start,
		turn: start,
		round: 1,
		phase: options.dukes ? "dukes" : "roll",
		actions: 0,
		dice: [0, 0],
		used: [],
		stack: [],
		grid,
		down: grid.map((stack, place) => isCovered(options, place) ? stack.length - 1 : 0),
		cover: Array(PLACES).fill(NOTHING),
		tokens: Array(PLACES * RESOURCES.length).fill(0),
		events: options.events ? drawnEvents(seats, luck) : [],
		exhausted: content.exhaustedPerPlayer * seats,
		known: 0,
		emptied: [],
		vacated: [],
		players,
		lord: seats === 1 ? newLord(deal(1)) : null,
		attacks: [],
		ending: false,
		ended: "none"
	};
}
function newPlayer({ start }, dukes) {
	return {
		have: RESOURCES.map((resource) => start[resource] ?? 0),
		points: start.points ?? 0,
		citizens: CITIZENS.map(() => 0),
		domains: [],
		monsters: [],
		dukes,
		kept: dukes.length,
		due: []
	};
}
const newLord = (dukes) => ({
	dukes,
	citizens: CITIZENS.map(() => 0),
	domains: []
});
function chosenAreas(options, luck) {
	if (options.setup !== "random") return SETUPS[options.setup].areas;
	if (options.areas !== void 0) return options.areas;
	const areas = AREAS.slice();
	shuffle(luck, areas);
	return areas.slice(0, 5);
}
/** A1: the weakest top monster on the left; of equal ones the weaker boss. Magic does not count. */
function rowOf(content, areas, sizes) {
	const strengths = (area) => {
		const stack = areaStack(content, area, sizes).map((card) => content.monsters[card - FIRST_MONSTER].strength);
		return {
			top: Math.min(...stack),
			boss: Math.max(...stack)
		};
	};
	return areas.toSorted((a, b) => {
		const [one, other] = [strengths(a), strengths(b)];
		return one.top - other.top || one.boss - other.boss || AREAS.indexOf(a) - AREAS.indexOf(b);
	});
}
/** The strongest at the bottom. */
function areaStack(content, area, sizes) {
	const rows = content.monsters.map((row, i) => ({
		row,
		card: FIRST_MONSTER + i
	})).filter(({ row }) => row.area === area).sort((a, b) => b.row.strength - a.row.strength || b.card - a.card);
	const isLarge = sizes.monsters > stackSizes(1).monsters;
	return rows.flatMap(({ row, card }) => Array(row.copies + (isLarge ? row.more : 0)).fill(card));
}
/** By slot: the kinds of citizens of its number. */
const kindsOf = (content, slot) => content.citizens.flatMap((row, card) => row.slot === SLOTS[slot] ? [card] : []);
function citizenStack(options, slot, sizes, luck) {
	const kinds = kindsOf(options.content, slot);
	if (options.mixed) {
		const cards = kinds.flatMap((card) => Array(6).fill(card));
		shuffle(luck, cards);
		return cards.slice(0, sizes.citizens);
	}
	const names = options.setup === "random" ? options.citizens ?? [] : SETUPS[options.setup].citizens;
	const kind = kinds.find((card) => names.includes(CITIZENS[card])) ?? kinds[draw(luck, kinds.length)];
	return Array(sizes.citizens).fill(kind);
}
function domainStacks(removed, sizes, luck) {
	const cards = DOMAINS.map((_, i) => FIRST_DOMAIN + i).filter((card) => !removed.includes(card));
	shuffle(luck, cards);
	return Array.from({ length: 5 }, () => cards.splice(0, sizes.domains));
}
/** One a player, on top of the Exhausted cards. */
function drawnEvents(seats, luck) {
	const events = EVENTS.map((_, i) => FIRST_EVENT + i);
	shuffle(luck, events);
	return events.slice(0, 1 * seats);
}
/** Stacks that lie face down but for the top card. */
function isCovered({ mixed }, place) {
	return isDomainPlace(place) || mixed && isCitizenPlace(place);
}

// packages/valeria/src/view.ts
/** Who sees what. Dukes are private, face-down cards and the exhausted pile nobody's (A3, A37). */
/** How a zone is hidden: one that not everybody may see does not compile without it. */
const HIDE = {
	luck(seen) {
		seen.luck = noLuck();
	},
	grid(seen) {
		seen.grid.forEach((stack, place) => {
			stack.fill(-1, 0, seen.down[place]);
		});
	},
	events(seen) {
		seen.events.fill(-1, 0, seen.events.length - seen.known);
	},
	/** The kept dukes are shown at the end; the others never. */
	players(seen, audience) {
		if (audience === "everyone") return;
		seen.players.forEach(({ dukes, kept }, seat) => {
			if (seat === audience) return;
			for (let place = 0; place < dukes.length; place++) if (seen.phase !== "over" || place !== kept) dukes[place] = -1;
		});
	},
	lord(seen) {
		if (seen.phase !== "over") seen.lord?.dukes.fill(-1);
	}
};
function view(state, audience) {
	const seen = clone(state);
	for (const hide of Object.values(HIDE)) hide(seen, audience);
	return seen;
}
function redact(event) {
	return event;
}
/** A world that could be behind the view: what is unseen is dealt from the cards that are nowhere in sight. */
function determinize(view, luck) {
	const world = clone(view);
	dealDukes(world, luck);
	dealEvents(world, luck);
	dealDomains(world, luck);
	if (world.mixed) for (let slot = 0; slot < SLOTS.length; slot++) dealCitizens(world, slot, luck);
	world.luck = cloneLuck(luck);
	return world;
}
function fillUnknown(cards, pool) {
	for (let i = 0; i < cards.length; i++) if (cards[i] === -1) cards[i] = pool.pop();
}
/** The numbers from `first` on that are not among those seen, in an order of their own. */
function unseen(names, first, seen, luck) {
	const pool = names.map((_, i) => first + i).filter((card) => !seen.has(card));
	shuffle(luck, pool);
	return pool;
}
function dealDukes(world, luck) {
	const hands = [...world.players.map(({ dukes }) => dukes), world.lord?.dukes ?? []];
	const pool = unseen(DUKES, 0, new Set(hands.flat()), luck);
	for (const dukes of hands) fillUnknown(dukes, pool);
}
function dealEvents(world, luck) {
	const slain = world.players.flatMap(({ monsters }) => monsters.filter(isEvent));
	const seen = /* @__PURE__ */ new Set([
		...world.cover,
		...world.events,
		...slain
	]);
	fillUnknown(world.events, unseen(EVENTS, FIRST_EVENT, seen, luck));
}
function dealDomains(world, luck) {
	const owned = [...world.players.flatMap(({ domains }) => domains), ...world.lord?.domains ?? []];
	const seen = /* @__PURE__ */ new Set([
		...world.removed,
		...owned,
		...world.grid.slice(FIRST_DOMAIN_PLACE).flat()
	]);
	const pool = unseen(DOMAINS, FIRST_DOMAIN, seen, luck);
	for (let place = 0; place < PLACES; place++) if (isDomainPlace(place)) fillUnknown(world.grid[place], pool);
}
/** Mixed citizens: the cards of a number less those that lie open somewhere. */
function dealCitizens(world, slot, luck) {
	const stack = world.grid[5 + slot];
	const pool = [];
	for (const card of kindsOf(contentOf(world), slot)) {
		let hidden = 6 - stack.filter((open) => open === card).length - (world.lord?.citizens[card] ?? 0);
		for (const { citizens } of world.players) hidden -= citizens[card];
		for (let i = 0; i < hidden; i++) pool.push(card);
	}
	shuffle(luck, pool);
	fillUnknown(stack, pool);
}

// packages/valeria/src/position/areas.ts
/** The row of areas of a written position. */
/** The areas of the row, as the options have them or, where these leave them open, as they are written. */
function withAreas(options, first, line) {
	if (line === void 0) return options;
	const isOpen = options.setup === "random" && options.areas === void 0;
	const names = line.words;
	if (!isOpen && names.join() !== first.areas.join()) throw new BadInput(line.place, `the options have ${first.areas.join(" ")}, found ${shown(names.join(" "))}`);
	return isOpen ? {
		...options,
		areas: areasIn(line)
	} : options;
}
function areasIn({ place, words }) {
	const areas = words.map((word) => {
		const area = AREAS.find((name) => name === word);
		if (area === void 0) throw new BadInput(place, `expected an area of ${AREAS.join(", ")}, found ${shown(word)}`);
		return area;
	});
	if (new Set(areas).size !== 5 || areas.length !== 5) throw new BadInput(place, `expected ${5} different areas, found ${areas.length}`);
	return areas;
}

// packages/valeria/src/position/business.ts
/** What can wait on the stack, and when. */
/** By kind of business: the phases in which it can wait. */
const PHASES_OF = {
	token: ["events"],
	steal: [
		"thieves",
		"action",
		"close"
	],
	citizen: ["action"],
	slay: ["action"],
	rob: ["action"],
	return: ["action"],
	choose: ["action", "close"],
	bargain: ["action", "close"],
	reveal: ["action"],
	exhaust: ["action", "attack"],
	column: ["attack"],
	capture: ["attack"]
};
/** Business of the board, not of a card. */
const OWN = [
	"exhaust",
	"column",
	"capture"
];
function checkWaiting(state, lines) {
	const place = placeOf(lines, "waiting");
	state.stack.forEach(({ effect: { kind }, source }, depth) => {
		if (!PHASES_OF[kind].includes(state.phase)) throw new BadInput(place, `${kind} cannot wait in phase ${state.phase}`);
		if (!OWN.includes(kind) && !isSource(state, source)) throw new BadInput(place, `${CARDS[source]} cannot be what ${kind} waits for in phase ${state.phase}`);
		if (state.phase === "attack" && depth > 0) throw new BadInput(place, "in an attack one thing waits at a time");
		if (kind === "exhaust" && depth > 0) throw new BadInput(place, "exhaust waits once, behind everything else");
	});
	if (state.phase === "action" && state.stack.length > 0 && !isCovering(state)) throw new BadInput(place, "expected exhaust behind everything else that waits in phase action");
	if (state.phase === "attack" && !isSolo(state)) throw new BadInput(place, "only a game alone has attacks");
	checkWoken(state, place);
	if (state.phase === "attack") checkAttack(state, lines);
}
/** Events and thieves wait because the dice have woken them: an event once (A30), a thief once for each waking (A10). */
function checkWoken(state, place) {
	if (state.phase !== "events" && state.phase !== "thieves") return;
	state.stack.forEach(({ source, left }, depth) => {
		const most = state.phase === "events" ? tokensDue(state, source) : activations(state, state.turn, source);
		const isTwice = state.stack.findIndex((frame) => frame.source === source) !== depth;
		if (left > most || isTwice) throw new BadInput(place, `${CARDS[source]} can wait ${most} times at most with these dice`);
	});
}
const tokensDue = (state, event) => Math.min(1, timesShown(state.dice, eventRow(state, event).number));
/** A41: the numbers of the dice in their order; what waits belongs to the one before those still to come. */
function checkAttack(state, lines) {
	const numbers = attackNumbers(state);
	const gone = numbers.length - state.attacks.length;
	if (gone < 1 || state.attacks.some((number, i) => number !== numbers[gone + i])) {
		const dice = `${state.dice.join(" ")}: the last of ${numbers.join(" ")}, not all of them`;
		throw new BadInput(placeOf(lines, "attacks"), `expected attacks of the dice ${dice}`);
	}
	const now = numbers[gone - 1];
	for (const { effect } of state.stack) if (!(effect.kind === "capture" ? effect.column === now - 1 : effect.kind !== "column") && now !== OWN_CHOICE) throw new BadInput(placeOf(lines, "waiting"), `expected the attack of a ${now} (A41)`);
}
/** A22: an action ends with Exhausted cards. Only what waits before the first action, by a custom table, does without. */
function isCovering(state) {
	if (state.stack[0].effect.kind === "exhaust") return true;
	return state.stack.every(({ source }) => isDomain(source) && domainRow(state, source).power.when === "action-start");
}
/** Thieves are citizens, events lie in the grid, a domain is before the player already; a monster may be gone again. */
function isSource(state, source) {
	const { phase, turn, cover, players } = state;
	const { domains, citizens } = players[turn];
	if (phase === "events") return isEvent(source) && cover.includes(source);
	if (phase === "thieves") return source < FIRST_MONSTER && (citizens[source] ?? 1) > 0;
	if (phase !== "close" && !isDomain(source)) return isMonster(source);
	return domains.includes(source) && isTimely(state, domainRow(state, source).power.when);
}
/** A16: what a domain does at once waits in an action, the rest before the first and after the last. */
function isTimely({ phase, stack }, when) {
	if (phase === "close") return when === "action-end";
	return when === (stack[0].effect.kind === "exhaust" ? "now" : "action-start");
}

// packages/valeria/src/position/check.ts
/** A situation must be one that could be played on: everything fits together, and whoever is asked has an answer. */
/** The Dark Lord's own, and those before the first roll. */
const SOLO_PHASES = ["attack", "second"];
const BEFORE_ROLL = ["dukes", "roll"];
const HARVESTS = ["harvest", "second"];
function checkSituation(state, options, lines) {
	checkPhase(state, options, lines);
	checkStacks(state, lines);
	checkPlaces(state, lines);
	checkUsed(state, lines);
	checkKept(state, lines);
	for (let seat = 0; seat < state.players.length; seat++) checkDue(state, seat, lines);
	checkWaiting(state, lines);
	checkAsked(state, lines);
}
function checkPhase(state, { content }, lines) {
	const { place } = need(lines, "turn");
	const { phase, ended, actions } = state;
	const isOver = phase === "over";
	if (isOver !== (ended !== "none")) throw new BadInput(place, "expected phase over and ended <how> together");
	if (isOver && isSolo(state) === (ended === "rounds")) throw new BadInput(place, `expected another end than ${ended}`);
	if (SOLO_PHASES.includes(phase) && !isSolo(state)) throw new BadInput(place, `phase ${phase} is for a game alone`);
	if (!BEFORE_ROLL.includes(phase) && !isOver && state.dice[0] === 0) throw new BadInput(place, `phase ${phase} needs dice`);
	if (actions > content.actions || actions > 0 && phase !== "action" && !(isOver && isSolo(state))) throw new BadInput(place, `expected at most ${phase === "action" ? content.actions : 0} actions in phase ${phase}`);
	if (phase === "action" && actions === 0 && state.stack.length === 0) throw new BadInput(place, "phase action needs actions, or something that waits");
	if (state.attacks.length > 0 && phase !== "attack") throw new BadInput(placeOf(lines, "attacks"), `no attack can come in phase ${phase}`);
	if (isSolo(state) && !isOver && state.stack.length === 0 && (areMonstersGone(state) || isReckoningDue(state))) throw new BadInput(place, "the game alone is over here: all monsters are slain, or too many stacks exhausted");
}
/** What lies face down: all domains but the top, and mixed citizens but the top. */
function checkStacks(state, lines) {
	state.grid.forEach(({ length }, place) => {
		const open = length - state.down[place];
		const name = placeOf(lines, PLACE_NAMES[place]);
		const isOpening = state.stack.some(({ effect }) => effect.kind === "reveal" && effect.place === place);
		if (length > 0 && open === 0 && !isOpening) throw new BadInput(name, "expected an open card on top of the others");
		if (isDomainPlace(place) && open > 1) throw new BadInput(name, "expected one open domain, the others behind down");
		if ((isMonsterPlace(place) || isCitizenPlace(place) && !state.mixed) && open < length) throw new BadInput(name, "expected no card face down");
		if (state.tokens.slice(place * RESOURCES.length, (place + 1) * RESOURCES.length).some((count) => count > 0) && monsterAt(state, place) === void 0) throw new BadInput(name, "tokens lie on a monster or an event");
	});
}
/** Stacks that went in this action wait for what will cover them. */
function checkPlaces(state, lines) {
	for (const keyword of ["emptied", "vacated"]) for (const place of state[keyword]) {
		const at = placeOf(lines, keyword);
		if (state.grid[place].length > 0 || state.cover[place] !== NOTHING) throw new BadInput(at, `expected ${PLACE_NAMES[place]} empty`);
		if (!state.stack.some(({ effect }) => effect.kind === "exhaust")) throw new BadInput(at, "expected exhaust in the line waiting");
		if (keyword === "vacated" && state.emptied.includes(place)) throw new BadInput(at, `${PLACE_NAMES[place]} is emptied and vacated`);
	}
}
function checkUsed(state, lines) {
	const { domains } = state.players[state.turn];
	state.used.forEach((card, i) => {
		if (!(domains.includes(card) && domainRow(state, card).power.when === "dice") || state.used.indexOf(card) !== i) throw new BadInput(placeOf(lines, "used"), `expected own domains that change dice, each once, found ${CARDS[card]}`);
	});
}
function checkKept(state, lines) {
	if (state.phase === "dukes") return;
	state.players.forEach((player, seat) => {
		if (mustKeep(player)) throw new BadInput(placeOf(lines, playerKeyword(seat)), "expected keeps 1 or keeps 2");
	});
}
/** Choices before trades, of cards that the dice have woken, at most as often as they were. */
function checkDue(state, seat, lines) {
	const player = state.players[seat];
	const place = placeOf(lines, playerKeyword(seat));
	let isTrading = false;
	for (const { card, left } of player.due) {
		const { kind } = HARVESTS.includes(state.phase) ? powerOf(state, card, isActiveSide(state, seat)) : { kind: "" };
		if (kind !== "either" && kind !== "trade") throw new BadInput(place, `${CARDS[card]} has nothing to ask in phase ${state.phase}`);
		if (kind === "either" && isTrading) throw new BadInput(place, `${CARDS[card]} must stand before the trades`);
		isTrading = kind === "trade";
		const most = activations(state, seat, card);
		if (left > most) throw new BadInput(place, `${CARDS[card]} can be due ${most} times at most, found ${left}`);
	}
}
/** Somebody is asked, and everybody who is has an answer. */
function checkAsked(state, lines) {
	if (state.phase === "over") return;
	const { place } = need(lines, "turn");
	const asked = pending(state);
	if (asked.length === 0) throw new BadInput(place, `nobody is asked anything in phase ${state.phase} here`);
	for (const { seat } of asked) if (legalMoves(state, seat).length === 0) throw new BadInput(place, `player ${seat + 1} has no move in phase ${state.phase} here`);
}

// packages/valeria/src/inventory.ts
/** Every card of the grid, the exhausted pile, the players and the Dark Lord; starters and dukes excepted. */
function cardsOf(state) {
	const cards = [
		...state.grid.flat(),
		...state.events,
		...state.cover.filter(isEvent)
	];
	for (const { citizens, domains } of [...state.players, ...state.lord === null ? [] : [state.lord]]) {
		for (let card = 0; card < FIRST_STARTER; card++) for (let i = citizens[card]; i > 0; i--) cards.push(card);
		cards.push(...domains);
	}
	for (const { monsters } of state.players) cards.push(...monsters);
	return cards.filter((card) => card !== NOTHING);
}
/** Exhausted cards, in the pile and in the grid. */
const exhaustedCards = (state) => state.exhausted + state.cover.filter((card) => card === EXHAUSTED).length;

// packages/valeria/src/position/counts.ts
/** A situation must not hold more cards than the game has. */
function checkCards(state, options) {
	const counts = CARDS.map(() => 0);
	for (const card of cardsOf(state)) if (card !== -1) counts[card] += 1;
	for (let slot = 0; slot < SLOTS.length; slot++) checkCitizens(state, slot, counts);
	counts.forEach((count, card) => {
		if (card >= FIRST_MONSTER && card < FIRST_EVENT) atMost(card, count, copiesOf(state, card));
		else if (isEvent(card)) atMost(card, count, options.events ? 1 : 0);
		else if (isDomain(card)) atMost(card, count, state.removed.includes(card) ? 0 : 1);
	});
	checkEvents(state, options);
	checkDomains(state, counts);
	checkDukes(state);
}
function atMost(card, count, most) {
	if (count > most) throw new BadInput("position", `expected at most ${most} ${CARDS[card]}, found ${count}`);
}
/** Monsters of areas that are not in play lie in the box. */
function copiesOf(state, card) {
	const { copies, more } = contentOf(state).monsters[card - FIRST_MONSTER];
	if (homeOf(state, card) === void 0) return 0;
	return copies + (state.players.length === 5 ? more : 0);
}
/** As many of a number as its stack had at the start and, unless they are mixed, of one kind. */
function checkCitizens(state, slot, counts) {
	const kinds = kindsOf(contentOf(state), slot);
	const unseen = state.grid[5 + slot].filter((card) => card === -1).length;
	if (unseen > 0 && !state.mixed) throw new BadInput("position", "expected ? in no stack of citizens that are not mixed");
	const found = kinds.reduce((sum, card) => sum + counts[card], unseen);
	const most = stackSizes(state.players.length).citizens;
	const names = kinds.filter((card) => counts[card] > 0).map((card) => CARDS[card]);
	if (found > most) throw new BadInput("position", `expected at most ${most} citizens of number ${SLOTS[slot]}, found ${found}`);
	if (names.length > 1 && !state.mixed) throw new BadInput("position", `expected one citizen of number ${SLOTS[slot]}, found ${names.join(" and ")}`);
}
function checkEvents(state, { events, seats, content }) {
	const found = cardsOf(state).filter(isEvent).length + state.events.filter((card) => card === -1).length;
	const most = events ? 1 * seats : 0;
	if (found > most) throw new BadInput("position", `expected at most ${most} events, found ${found}`);
	const cards = exhaustedCards(state);
	if (cards > content.exhaustedPerPlayer * seats) throw new BadInput("position", `expected at most ${content.exhaustedPerPlayer * seats} exhausted, found ${cards}`);
}
function checkDomains(state, counts) {
	const unseen = state.grid.slice(5 + SLOTS.length).flat();
	const wanted = counts.slice(FIRST_DOMAIN).reduce((sum, count) => sum + count, 0) + unseen.filter((card) => card === -1).length;
	const most = DOMAINS.length - state.removed.length;
	if (wanted > most) throw new BadInput("position", `expected at most ${most} domains, found ${wanted}`);
}
function checkDukes(state) {
	const dukes = [...state.players.flatMap((player) => player.dukes), ...state.lord?.dukes ?? []];
	const twice = dukes.find((duke, i) => duke !== -1 && dukes.indexOf(duke) !== i);
	if (twice !== void 0) throw new BadInput("position", `expected ${DUKES[twice]} once, found twice`);
}

// packages/valeria/src/position/players.ts
/** The players and the Dark Lord of a written position. What is not said is as at the start. */
const AMOUNTS = [...RESOURCES, "points"];
const LORD_TOPICS = [
	"citizens",
	"domains",
	"dukes"
];
const PLAYER_TOPICS = [
	...AMOUNTS,
	...LORD_TOPICS,
	"monsters",
	"keeps",
	"due"
];
const MOST_DUE = 99;
/** No table, however it was changed, has more of them. */
const MOST_MONSTERS = (MONSTERS.length + EVENTS.length) * CITIZENS.length;
function readPlayers(state, lines) {
	state.players.forEach((player, seat) => {
		const line = lines.get(playerKeyword(seat));
		if (line !== void 0) readPlayer(state, player, line);
		else hideDukes(state, player);
	});
	const line = lines.get("lord");
	if (line !== void 0) readLord(state, line);
	else state.lord?.dukes.fill(-1);
}
/** gold 5, points 3; citizens archer 2, monk; domains …; monsters goblin 2; dukes simon, waryn; keeps 2; due herald 1 */
function readPlayer(state, player, line) {
	const { place } = line;
	const topics = topicsOnly(line, PLAYER_TOPICS);
	AMOUNTS.forEach((name, i) => {
		const words = topics.get(name);
		if (words === void 0) return;
		const amount = onlyNumber(words, `${place}, ${name}`, 0, MOST);
		if (i < RESOURCES.length) player.have[i] = amount;
		else player.points = amount;
	});
	readHoldings(state, player, topics, place);
	const monsters = {
		what: "slain monsters",
		fits: isMonster,
		most: MOST_MONSTERS
	};
	player.monsters = named(topics.get("monsters") ?? [], place, monsters);
	hideDukes(state, player);
	readDukes(player.dukes, topics, place);
	const keeps = topics.get("keeps");
	if (keeps !== void 0) player.kept = onlyNumber(keeps, `${place}, keeps`, 1, player.dukes.length) - 1;
	player.due = duesIn(topics.get("due") ?? [], place);
}
function readLord(state, line) {
	const { lord } = state;
	if (lord === null) throw new BadInput(line.place, "the Dark Lord is there only in a game alone");
	const topics = topicsOnly(line, LORD_TOPICS);
	readHoldings(state, lord, topics, line.place);
	lord.dukes.fill(-1);
	readDukes(lord.dukes, topics, line.place);
}
function readHoldings(state, owner, topics, place) {
	const sizes = stackSizes(state.players.length);
	const citizens = {
		what: "citizens",
		fits: isCitizen,
		most: sizes.citizens * 5 * 2
	};
	for (const card of named(topics.get("citizens") ?? [], place, citizens)) owner.citizens[card] += 1;
	const domains = {
		what: "domains",
		fits: isDomain,
		most: sizes.domains * 5
	};
	owner.domains = named(topics.get("domains") ?? [], place, domains);
}
/** Before anybody, cards lie open. */
function named(words, place, kinds) {
	const cards = cardsIn(words, place, kinds);
	if (cards.includes(-1)) throw new BadInput(place, `expected ${kinds.what} by name, found ?`);
	return cards;
}
/** Both dealt dukes are to be dealt again; after the choice the first is kept. */
function hideDukes({ phase }, player) {
	player.dukes.fill(-1);
	player.kept = phase === "dukes" ? player.dukes.length : 0;
}
function readDukes(dukes, topics, place) {
	const words = topics.get("dukes");
	if (words === void 0) return;
	const found = dukesIn(words, place);
	if (found.length !== dukes.length) throw new BadInput(place, `expected so many dukes: ${dukes.length}, found ${found.length}`);
	dukes.splice(0, dukes.length, ...found);
}
/** Cards that wait in the harvest, each with how often. */
function duesIn(words, place) {
	const dues = [];
	for (let i = 0; i < words.length; i += 2) {
		const card = cardWithName(words[i], place, "a citizen or a starter");
		if (card >= FIRST_MONSTER) throw new BadInput(place, `expected a citizen or a starter, found ${shown(words[i])}`);
		if (dues.some((due) => due.card === card)) throw new BadInput(place, `${CARDS[card]} is due twice`);
		dues.push({
			card,
			left: numberIn(words[i + 1], `${place}, ${CARDS[card]}`, 1, MOST_DUE)
		});
	}
	return dues;
}
/** Lines for players that are not there. */
function checkSeats({ players }, lines, most) {
	for (let seat = players.length; seat < most; seat++) {
		const line = lines.get(playerKeyword(seat));
		if (line !== void 0) throw new BadInput(line.place, `expected players up to ${players.length}`);
	}
}

// packages/valeria/src/position/table.ts
/** The grid and the exhausted pile of a written position. What is not written is what the set-up leaves. */
const MOST_TOKENS = 99;
const STACK_TOPICS = ["down", "tokens"];
/** Every place that is written; the others stay empty until `fillTable`. */
function readTable(state, lines) {
	for (let place = 0; place < PLACES; place++) {
		state.grid[place] = [];
		state.down[place] = 0;
		const line = lines.get(PLACE_NAMES[place]);
		if (line !== void 0) readStack(state, place, line);
	}
}
/** m1 goblin 2, goblin-king; tokens gold 1, or d1 shattered-hand; down ?2, or empty, exhausted, an event. */
function readStack(state, at, line) {
	const topics = topicsOf(line, STACK_TOPICS);
	const open = topics.get("") ?? [];
	const cover = coverNamed(open, line.place);
	if (cover !== void 0) {
		state.cover[at] = cover;
		if (topics.has("down")) throw new BadInput(line.place, `expected no cards below ${open[0]}`);
	} else {
		const kinds = kindsAt(state, at);
		const [up, down] = [open, topics.get("down") ?? []].map((words) => cardsIn(words, line.place, kinds));
		if (up.includes(-1)) throw new BadInput(line.place, "expected ? only behind down: an open card has a name");
		if (up.length + down.length === 0) throw new BadInput(line.place, "expected cards, empty, exhausted or an event");
		state.grid[at] = [...up, ...down].reverse();
		state.down[at] = down.length;
	}
	readTokens(state, at, topics.get("tokens") ?? [], line.place);
}
function coverNamed(words, place) {
	const [word] = words;
	const cover = word === "empty" ? NOTHING : word === "exhausted" ? EXHAUSTED : void 0;
	const event = EVENTS.some((name) => name === word) ? cardWithName(word, place, "an event") : void 0;
	const found = cover ?? event;
	if (found !== void 0 && words.length > 1) throw new BadInput(place, `expected nothing beside ${word}, found ${shown(words[1])}`);
	return found;
}
/** Which cards can lie on a place. */
function kindsAt(state, place) {
	const sizes = stackSizes(state.players.length);
	const isHome = (card) => homeOf(state, card) === place;
	if (isMonsterPlace(place)) return {
		what: `monsters of ${state.areas[place]}`,
		fits: (card) => isMonster(card) && isHome(card),
		most: sizes.monsters
	};
	if (isCitizenPlace(place)) return {
		what: `citizens for ${PLACE_NAMES[place]}`,
		fits: (card) => isCitizen(card) && isHome(card),
		most: sizes.citizens
	};
	return {
		what: "domains",
		fits: isDomain,
		most: sizes.domains
	};
}
function readTokens(state, at, words, place) {
	for (let i = 0; i < words.length; i += 2) {
		const resource = RESOURCES.indexOf(words[i]);
		if (resource < 0) throw new BadInput(place, `expected ${RESOURCES.join(", ")}, found ${shown(words[i])}`);
		const index = at * RESOURCES.length + resource;
		if (state.tokens[index] > 0) throw new BadInput(place, `${words[i]} stands twice`);
		state.tokens[index] = numberIn(words[i + 1], `${place}, ${words[i]} tokens`, 1, MOST_TOKENS);
	}
}
/** Places that are not written: the stacks of the set-up less what lies elsewhere; hidden cards are dealt. */
function fillTable(state, first, lines) {
	const elsewhere = cardsOf(state);
	for (let place = 0; place < PLACES; place++) {
		if (lines.has(PLACE_NAMES[place])) continue;
		const stack = first.grid[place].slice();
		const isDealt = isDomainPlace(place) || first.down[place] > 0;
		if (!isDomainPlace(place)) removeTaken(state, stack, place, elsewhere);
		if (stack.length === 0) throw new BadInput("position", `no card is left for ${PLACE_NAMES[place]}: write it exhausted or empty`);
		state.grid[place] = isDealt ? stack.fill(-1) : stack;
		state.down[place] = isDealt ? stack.length - 1 : 0;
	}
}
/** From the top. Where the stack was drawn otherwise, any card of the place stands for the one that is gone. */
function removeTaken(state, stack, place, elsewhere) {
	for (const card of elsewhere) {
		if (card === -1 || isDomain(card) || homeOf(state, card) !== place) continue;
		const at = stack.lastIndexOf(card);
		stack.splice(at < 0 ? stack.length - 1 : at, 1);
	}
}
/** pile mimic, ?2, exhausted 4; known 1: events first, the next one foremost. */
function readPile(state, options, line) {
	const cards = options.content.exhaustedPerPlayer * options.seats;
	if (line === void 0) {
		const out = cardsOf(state).filter(isEvent).length;
		state.events = options.events ? Array(Math.max(0, options.seats - out)).fill(-1) : [];
		state.exhausted = Math.max(0, cards - exhaustedCards({
			...state,
			exhausted: 0
		}));
		return;
	}
	const { place } = line;
	const topics = topicsOf(line, ["exhausted", "known"]);
	const events = cardsIn(topics.get("") ?? [], place, {
		what: "events",
		fits: isEvent,
		most: EVENTS.length
	});
	state.events = events.reverse();
	const count = topics.get("exhausted");
	state.exhausted = count === void 0 ? 0 : onlyNumber(count, `${place}, exhausted`, 0, cards);
	const known = topics.get("known");
	state.known = known === void 0 ? 0 : onlyNumber(known, `${place}, known`, 0, events.length);
}

// packages/valeria/src/position/parse.ts
/** A written situation becomes a state, checked: the box has enough cards, and somebody can move. */
const LAST_ROUND = 9999;
/** Two dice and their sum. */
const MOST_ATTACKS = 3;
const HEAD_TOPICS = [
	"round",
	"phase",
	"start",
	"actions",
	"dice",
	"ending",
	"ended"
];
function parsePosition(raw, rawOptions, seed) {
	const lines = readLines(raw);
	const given = parseOptions(rawOptions);
	const options = withAreas(given, setup(given, seed), lines.get("areas"));
	const state = setup(options, seed);
	checkSeats(state, lines, SEATS.max);
	checkRow(state, lines.get("areas"));
	const first = setup(options, seed);
	readHead(state, need(lines, "turn"));
	readPlayers(state, lines);
	readTable(state, lines);
	fillTable(state, first, lines);
	readPile(state, options, lines.get("pile"));
	readTurn(state, lines);
	checkCards(state, options);
	const dealt = determinize(state, luckOf(seed));
	checkSituation(dealt, options, lines);
	return dealt;
}
/** A1 */
function checkRow({ areas }, line) {
	if (line !== void 0 && line.words.join() !== areas.join()) throw new BadInput(line.place, `expected the weakest on the left: ${areas.join(" ")} (A1)`);
}
/** turn 1 round 3 phase action start 2 actions 1 dice 3 5 [ending] [ended <how>] */
function readHead(state, line) {
	const { place } = line;
	const topics = topicsOf(line, HEAD_TOPICS, "phase");
	const seats = state.players.length;
	const number = (topic, min, max, otherwise) => {
		const words = topics.get(topic);
		return words === void 0 ? otherwise : onlyNumber(words, `${place}, ${topic || "turn"}`, min, max);
	};
	state.turn = number("", 1, seats, 1) - 1;
	state.round = number("round", 1, LAST_ROUND, 1);
	state.start = number("start", 1, seats, 1) - 1;
	state.actions = number("actions", 1, LAST_ROUND, 0);
	state.phase = wordIn(topics.get("phase"), place, "phase", PHASES);
	state.ended = topics.has("ended") ? wordIn(topics.get("ended"), place, "ended", ENDINGS.slice(1)) : "none";
	state.ending = topics.has("ending");
	const [extra] = topics.get("ending") ?? [];
	if (extra !== void 0) throw new BadInput(place, `expected nothing behind ending, found ${shown(extra)}`);
	const dice = topics.get("dice");
	state.dice = dice === void 0 ? [0, 0] : diceIn(dice, place);
}
function wordIn(words, place, topic, known) {
	const found = known.find((name) => name === words?.join(" "));
	if (found === void 0) throw new BadInput(place, `expected ${topic} and one of ${known.join(", ")}, found ${shown(words?.join(" "))}`);
	return found;
}
function diceIn(words, place) {
	const [one, two, ...more] = words;
	if (more.length > 0) throw new BadInput(place, `expected two dice, found ${words.length}`);
	return [numberIn(one, `${place}, die 1`, 1, 6), numberIn(two, `${place}, die 2`, 1, 6)];
}
/** What the turn has left unfinished. */
function readTurn(state, lines) {
	const used = lines.get("used");
	const domains = {
		what: "domains",
		fits: isDomain,
		most: state.players[state.turn].domains.length
	};
	state.used = used === void 0 ? [] : cardsIn(used.words, used.place, domains);
	state.emptied = placesIn(lines.get("emptied"));
	state.vacated = placesIn(lines.get("vacated"));
	const attacks = lines.get("attacks");
	if (attacks !== void 0 && attacks.words.length > MOST_ATTACKS) throw new BadInput(attacks.place, `expected at most ${MOST_ATTACKS} numbers`);
	state.attacks = (attacks?.words ?? []).map((word) => numberIn(word, attacks?.place ?? "", 1, 6));
	const waiting = lines.get("waiting");
	if (waiting !== void 0) state.stack = readWaiting(state, waiting);
}
function placesIn(line) {
	const places = (line?.words ?? []).map((word) => placeNamed(word, line?.place ?? ""));
	if (line !== void 0 && (places.length === 0 || new Set(places).size < places.length)) throw new BadInput(line.place, "expected places, each once");
	return places;
}

// packages/valeria/src/scoring.ts
/** Points by source, the end and the tie-break (A28, A29, A36, A38, A43 to A45). */
function scores(state) {
	return state.players.map((_, seat) => scoreOf(linesOf(state, sides(state), seat)));
}
/** What the Dark Lord would score now. */
function lordScore(state) {
	return state.lord === null ? void 0 : scoreOf(linesOf(state, sides(state), state.players.length));
}
/** The seats, and behind them the Dark Lord. */
function sides(state) {
	const seats = state.players.map(sideOf);
	return state.lord === null ? seats : [...seats, lordSide(state, state.lord)];
}
function sideOf(player) {
	const [gold, strength, magic] = player.have;
	return {
		holdings: player,
		points: player.points,
		resources: gold + strength + magic,
		duke: dukeOf(player)
	};
}
/** Surviving monsters of the stacks, events excepted (A43), and what was captured; no resources (A38). */
function lordSide(state, { dukes, citizens, domains }) {
	return {
		holdings: {
			citizens,
			domains,
			monsters: state.grid.slice(0, 5).flat()
		},
		points: 0,
		resources: 0,
		duke: dukes[0]
	};
}
function linesOf(state, all, who) {
	const { holdings, points, resources, duke } = all[who];
	const printed = (cards, pointsOf) => cards.reduce((sum, card) => sum + pointsOf(card), 0);
	const lines = [
		{
			key: "monsters",
			count: holdings.monsters.length,
			points: printed(holdings.monsters, (card) => monsterRow(state, card).points)
		},
		{
			key: "domains",
			count: holdings.domains.length,
			points: printed(holdings.domains, (card) => domainRow(state, card).points)
		},
		{
			key: "points",
			count: points,
			points
		}
	];
	if (state.players[0].dukes.length === 0) {
		const { noDuke } = contentOf(state);
		lines.push(...rateLines(state, holdings, resources, noDuke), ...majorities(state, all, who));
	} else if (duke !== void 0 && duke !== -1) lines.push(...rateLines(state, holdings, resources, dukeRow(state, duke)));
	return lines;
}
/** The pooled resources are divided, rounded down. */
function rateLines(state, holdings, resources, { rates, resources: per }) {
	return [...rates.map(({ per: what, points }) => {
		const count = countOf(state, holdings, what);
		return {
			key: keyOf(what),
			count,
			points: count * points
		};
	}), {
		key: "resources",
		count: resources,
		points: Math.floor(resources / per)
	}];
}
function keyOf(count) {
	switch (count.of) {
		case "icon": return `icon-${count.role}`;
		case "citizens": return "each-citizen";
		case "monsters": return "each-monster";
		case "domains": return "each-domain";
		case "type": return `type-${count.type}`;
	}
}
/** A36, A45: the most of a kind, also of nothing; tied sides get less each. */
function majorities(state, all, who) {
	const { most, tied } = contentOf(state).noDuke;
	const line = (key, countIn) => {
		const counts = all.map(({ holdings }) => countIn(holdings));
		const best = Math.max(...counts);
		const shared = counts.filter((count) => count === best).length > 1;
		const count = counts[who];
		return {
			key,
			count,
			points: count < best ? 0 : shared ? tied : most
		};
	};
	return [
		line("most-citizens", citizenCount),
		line("most-monsters", ({ monsters }) => monsters.length),
		line("most-domains", ({ domains }) => domains.length)
	];
}
const scoreOf = (lines) => ({
	total: lines.reduce((sum, line) => sum + line.points, 0),
	lines
});
function outcome(state) {
	if (state.phase !== "over") return void 0;
	const totals = scores(state);
	const lord = lordScore(state);
	if (lord !== void 0) return soloOutcome(state, totals, lord);
	const isBetter = (one, other) => totals[one].total > totals[other].total || totals[one].total === totals[other].total && tableauSize(state, state.players[one]) < tableauSize(state, state.players[other]);
	const seats = state.players.map((_, seat) => seat);
	const places = seats.map((seat) => 1 + seats.filter((other) => isBetter(other, seat)).length);
	return {
		scores: totals,
		places,
		winners: seats.filter((seat) => places[seat] === 1)
	};
}
/** A38: all monsters slain wins, a fallen column loses, else the points decide; equal points lose. */
function soloOutcome(state, totals, lord) {
	const won = state.ended === "triumph" || state.ended === "reckoning" && totals[0].total > lord.total;
	return {
		scores: totals,
		places: [won ? 1 : 2],
		winners: won ? [0] : [],
		rivals: [{
			key: "dark-lord",
			score: lord,
			place: won ? 2 : 1
		}]
	};
}

// packages/valeria/src/ruleset.ts
const ruleset = {
	id: "valeria",
	name: "Valeria: Card Kingdoms",
	rulesVersion: 1,
	seats: SEATS,
	options: OPTION_SPECS,
	parseOptions,
	formatOptions,
	contentHash,
	rules: {
		setup,
		clone,
		pending,
		legalMoves,
		play,
		scores,
		outcome
	},
	secrets: {
		view,
		redact,
		determinize
	},
	notation: {
		formatMove,
		parseMove,
		formatPosition,
		parsePosition
	}
};

export { luckOf, ruleset, worldLuck };