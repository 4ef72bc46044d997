// Rules version 3 of The King’s Will, kept for its records. Made by npm run freeze; never changed.
// packages/kings-will/src/content/box.ts
const PLACES_IN_BOX = {
	farmstead: 12,
	castle: 10,
	monastery: 8,
	village: 5
};
/** By number of players: discs a will card has room for. */
const DISC_SPACES = [
	0,
	0,
	2,
	2,
	3
];
/** A game that has not ended after so many moves ends there (53): five times the longest that bots have played. */
const MOST_PLIES = 3e3;

// packages/kings-will/src/vocabulary.ts
/** The vocabulary: everything the game names, as const arrays with the types derived from them. A state holds indexes. */
const GOODS = [
	"wood",
	"leather",
	"food",
	"stone"
];
/** What can be paid. A cost is a list of numbers by unit, goods first. */
const UNITS = [
	...GOODS,
	"coins",
	"farmers"
];
const COINS$1 = UNITS.indexOf("coins");
const FARMERS$1 = UNITS.indexOf("farmers");
/** The first four are those every palatinate begins with. */
const LANDS$1 = [
	"mountain",
	"forest",
	"meadow",
	"cornfield",
	"hill",
	"lake"
];
const PLACES$1 = [
	"farmstead",
	"castle",
	"monastery",
	"village"
];
const FARMSTEAD = PLACES$1.indexOf("farmstead");
/** On a site: nothing is built there yet; and, for the second site of most lands, there is none. */
const NO_PLACE = PLACES$1.length;
const NO_SITE = PLACES$1.length + 1;
const BUILDINGS$1 = [
	...[
		"school",
		"workshop",
		"fair",
		"mill",
		"tannery",
		"carpenter",
		"stonemason",
		"granary",
		"market"
	],
	...[
		"trading-house",
		"mint",
		"bailiff",
		"tavern",
		"hospital",
		"stables",
		"lodge",
		"chapel",
		"scriptorium"
	],
	...[
		"tithe-barn",
		"royal-hall",
		"treasury"
	]
];
/** Below a land: no building yet. */
const NO_BUILDING = BUILDINGS$1.length;
/** The will cards, and one that is not there: a field of the plan before its card is chosen. */
const WILLS = [
	"A",
	"B",
	"C",
	"D",
	"E",
	"F",
	"G",
	"H",
	"I",
	"J",
	"K",
	"L",
	"M",
	"N",
	"O",
	"P"
];
const NO_WILL = WILLS.length;
const TRAVELS = [
	"R1",
	"R2",
	"R3",
	"R4",
	"R5",
	"R6",
	"R7",
	"R8"
];
/** The action tiles; the first four begin locked, in this order. */
const TILES = [...[
	"king",
	"move",
	"multiply",
	"intrigue"
], ...[
	"harvest",
	"extract",
	"enrich",
	"build",
	"govern"
]];
const KING = TILES.indexOf("king");
const INTRIGUE = TILES.indexOf("intrigue");
/** Slots of the action row from the left; the first ones are locked, the last one pays a bonus. */
const SLOTS = TILES.length;
const LAST_SLOT = SLOTS - 1;
/** No tile is taken out of the row. */
const NO_SLOT = SLOTS;
/** The two actions printed on each tile. */
const ACTIONS_OF = {
	king: [],
	move: ["walk", "swap"],
	multiply: ["birth", "sell"],
	intrigue: [],
	harvest: ["till", "breed"],
	extract: ["fell", "quarry"],
	enrich: ["look", "taxes"],
	build: ["found", "erect"],
	govern: ["educate", "develop"]
};
/** By good: the action that brings it in. */
const HARVESTS$1 = [
	"fell",
	"breed",
	"till",
	"quarry"
];
const SIDES = ["left", "right"];
const MOOD_ZERO = 4;
/** As printed on the scale, from -4 to 4. */
const printedMood = (mood) => mood - 4;
const VARIANTS = ["full", "first"];
const PHASES = [
	"wills",
	"arrange",
	"turn",
	"visit",
	"over"
];
/** What a seat can be asked. All but the first wait on the stack. */
const ASKS = [...[
	"will",
	"lay",
	"home",
	"settle",
	"stock",
	"tile",
	"act",
	"follow",
	"intrigue",
	"walk",
	"trade",
	"look"
], ...[
	"site",
	"pay",
	"lose",
	"pledge",
	"neutral",
	"levy",
	"offer"
]];
const SEATS = {
	min: 2,
	max: 4
};
/** The disc of nobody, among the seats of a field (2 players). */
const NEUTRAL = SEATS.max;

// packages/kings-will/src/facts.ts
const facts = {
	id: "kings-will",
	name: "The King’s Will",
	designer: "Hans-Peter Stoll",
	publisher: "ADC Blackfire",
	year: 2017,
	seats: SEATS,
	minutes: 60
};

// packages/core/src/errors.ts
/** Something from outside is not as it must be. `place` names where (a row, a line, an option), `message` what was expected. */
var BadInput = class extends Error {
	place;
	#fault;
	constructor(place, expected, fault) {
		super(place === "" ? expected : `${place}: ${expected}`);
		this.name = "BadInput";
		this.place = place;
		this.#fault = fault;
	}
	/** The same without words, where it is one of the common faults. */
	get fault() {
		return this.#fault;
	}
};
/** A value from outside in a message: short, on one line, never the whole file, however long or deep the value is. */
function shown(value, limit = 40) {
	const text = written(value, limit, DEPTH);
	return text.length > limit ? `${text.slice(0, limit)}…` : text;
}
/** How deep a value is written out: deeper ones are longer than any limit anyway, or hold nothing but brackets. */
const DEPTH = 8;
/** JSON of a value, or a beginning of it that is longer than the limit. */
function written(value, limit, depth) {
	if (typeof value === "string") return JSON.stringify(value.slice(0, limit + 1));
	if (value === null || typeof value !== "object") return String(value);
	if (depth === 0) return "…";
	const isList = Array.isArray(value);
	let text = isList ? "[" : "{";
	for (const [key, part] of Object.entries(value)) {
		if (text.length > limit) return text;
		const comma = text.length > 1 ? "," : "";
		text += `${comma}${isList ? "" : `${written(key, limit, 1)}:`}${written(part, limit, depth - 1)}`;
	}
	return text + (isList ? "]" : "}");
}

// packages/core/src/seats.ts
/** The seats of a game, counted and named. */
/** The option `start` of a game: a seat from 1, as a number or, from a command line, as text. */
function startAt$1(raw, seats) {
	if (raw === void 0 || raw === "random") return "random";
	const seat = typeof raw === "string" && /^[1-9]$/.test(raw) ? Number(raw) : raw;
	if (typeof seat !== "number" || !Number.isInteger(seat) || seat < 1 || seat > seats) throw new BadInput("options.start", `expected random or a seat from 1 to ${seats}, found ${shown(raw)}`);
	return seat - 1;
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

// packages/core/src/faults.ts
/**
* What can be wrong with a value from outside, in English: the words of programs, logs and the command line. The key and its
* arguments travel with the error, so that a screen says the same in the language of its reader.
*/
const FAULTS = {
	missing: "missing",
	unknown: "unknown; expected {known}",
	object: "expected an object with {keys}, found {found}",
	list: "expected a list, found {found}",
	"list.length": "expected a list of {wanted}, found one of {found}",
	"list.most": "expected a list of at most {most}, found one of {found}",
	whole: "expected a whole number from {min} to {max}, found {found}",
	number: "expected a number, found {found}",
	text: "expected a text, found {found}",
	long: "expected at most {most} characters, found {found}",
	line: "expected one line without control characters, found {found}",
	"one-of": "expected {known}, found {found}",
	"json.value": "line {line}, column {column}: expected a value, found {found}",
	"json.key": "line {line}, column {column}: expected a key in double quotes, found {found}",
	"json.colon": "line {line}, column {column}: expected \":\", found {found}",
	"json.list": "line {line}, column {column}: expected \",\" or \"]\", found {found}",
	"json.object": "line {line}, column {column}: expected \",\" or \"}\", found {found}",
	"json.control": "line {line}, column {column}: expected no control character in a string, found {found}",
	"json.escape": "line {line}, column {column}: expected a known escape, found {found}",
	"json.string": "line {line}, column {column}: expected the end of a string, found {found}",
	"json.end": "line {line}, column {column}: expected the end of the text, found {found}",
	version: "expected one of {known}, found {found}",
	seats: "expected {wanted}, as the options say, found {found}",
	"seats.most": "expected at most {most}, found {found}",
	seedless: "a record without its seed cannot be replayed; the seed is published when the game ends",
	over: "the game is over, found {found}",
	"move.other": "expected a move of {wanted}, found {found}",
	"move.illegal": "found {found}, but seat {seat} ({ask}) has no such move; legal: {legal}"
};
/** The error to throw. */
function refused(place, key, args = {}) {
	const english = FAULTS[key].replaceAll(/\{(\w+)\}/g, (_, name) => String(args[name]));
	return new BadInput(place, english, {
		key,
		args
	});
}

// packages/core/src/check.ts
/** Checks for values from outside. Each takes where the value stands, and throws BadInput that names it. */
/** An object with exactly these keys; those in `optional` may be left out. */
function objectAt(raw, place, required, optional = []) {
	const keys = [...required, ...optional];
	if (typeof raw !== "object" || raw === null || Array.isArray(raw)) throw refused(place, "object", {
		keys: keys.join(", "),
		found: shown(raw)
	});
	const stranger = Object.keys(raw).find((key) => !keys.includes(key));
	if (stranger !== void 0) throw refused(inside(place, stranger), "unknown", { known: keys.join(", ") });
	const missing = required.find((key) => !Object.hasOwn(raw, key));
	if (missing !== void 0) throw refused(inside(place, missing), "missing");
	return raw;
}
/** A list of exactly `length`, or of any length up to `most`. */
function listAt(raw, place, length) {
	const fits = (list) => typeof length === "number" ? list.length === length : list.length <= length.most;
	if (!Array.isArray(raw)) throw refused(place, "list", { found: shown(raw) });
	if (!fits(raw)) {
		const found = raw.length;
		if (typeof length === "number") throw refused(place, "list.length", {
			wanted: length,
			found
		});
		throw refused(place, "list.most", {
			most: length.most,
			found
		});
	}
	return raw;
}
function wholeAt(raw, place, min, max) {
	if (typeof raw !== "number" || !Number.isInteger(raw) || raw < min || raw > max) throw refused(place, "whole", {
		min,
		max,
		found: shown(raw)
	});
	return raw;
}
function oneOfAt(raw, place, values) {
	const found = values.find((value) => value === raw);
	if (found === void 0) throw refused(place, "one-of", {
		known: values.join(", "),
		found: shown(raw)
	});
	return found;
}
function inside(place, key) {
	const name = key.length > 40 ? shown(key) : key;
	return place === "" ? name : `${place}.${name}`;
}

// packages/core/src/moves.ts
/** The `parseMove` of a game. Legality is said once: a text means the legal move that is written so. Spaces do not matter. */
function moveParser(legalMoves, formatMove) {
	return (state, seat, text) => {
		const wanted = text.trim().replace(/\s+/g, " ");
		return legalMoves(state, seat).find((move) => formatMove(state, move) === wanted);
	};
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

// packages/core/src/sha256.ts
/**
* SHA-256 and HMAC (FIPS 180-4, RFC 2104) of texts in UTF-8. Our own, because the rules run in browsers and workers as
* well, where the platform's digest is asynchronous.
*/
function sha256(text) {
	return hex(digest(utf8(text)));
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
const SCHEDULE = /* @__PURE__ */ new Uint32Array(64);
function digest(bytes) {
	const message = padded(bytes);
	const hash = START.slice();
	for (let at = 0; at < message.length; at += BLOCK) {
		spread$1(message, at, SCHEDULE);
		compress(hash, SCHEDULE);
	}
	return hash;
}
/** One bit, zeros, and the length in bits as 64 bits. */
function padded(bytes) {
	const message = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
	message.set(bytes);
	message[bytes.length] = 128;
	putWord(message, message.length - 8, Math.floor(bytes.length / 2 ** 29));
	putWord(message, message.length - 4, bytes.length << 3);
	return message;
}
/** Words are read and written byte by byte: to make a DataView takes longer than all the reading. */
function putWord(bytes, at, word) {
	bytes[at] = word >>> 24;
	bytes[at + 1] = word >>> 16;
	bytes[at + 2] = word >>> 8;
	bytes[at + 3] = word;
}
const wordAt = (bytes, at) => bytes[at] << 24 | bytes[at + 1] << 16 | bytes[at + 2] << 8 | bytes[at + 3];
function spread$1(message, at, w) {
	for (let i = 0; i < 16; i++) w[i] = wordAt(message, at + i * 4);
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
function hex(words) {
	return words.map((word) => word.toString(16).padStart(8, "0")).join("");
}

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
function luckOf(seed) {
	return {
		kind: "chacha8",
		key: sha256Words(`three-crowns luck ${seed}`),
		at: 0
	};
}
/** What a search, a simulation or a test begins with: quick to draw from, not secret. */
function worldLuck(seed) {
	return {
		kind: "fast",
		key: [sha256Words(seed)[0]],
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
	let word = nextWord(luck) >>> 0;
	if (word >= RANGE - size) {
		const limit = RANGE - (-size >>> 0) % size;
		while (word >= limit) word = nextWord(luck) >>> 0;
	}
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

// packages/core/src/memo.ts
/**
* A memo of a pure function of a thing that is never changed, such as a content table: it can never change a result. Who asks
* about the same thing again, as play does all the time, is answered without looking it up.
*/
function memoOf(work) {
	const known = /* @__PURE__ */ new WeakMap();
	let last;
	function lookUp(thing) {
		const answer = known.get(thing) ?? work(thing);
		known.set(thing, answer);
		last = {
			thing,
			answer
		};
		return answer;
	}
	return (thing) => last !== void 0 && last.thing === thing ? last.answer : lookUp(thing);
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
/** With everything a handler can have: those of one shape are read much faster, and they are read all the time. */
function whole({ options, isOpen, choose, run }) {
	return {
		options,
		isOpen,
		choose,
		run
	};
}
function makeResolver(handlers) {
	const byKind = Object.fromEntries(Object.entries(handlers).map(([kind, handler]) => [kind, whole(handler)]));
	const handlerOf = (frame) => byKind[frame.effect.kind];
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
/** Whether what this seat alone may see is seen. */
const isAmong = (audience, seat) => audience === seat || audience === "everyone";

// packages/kings-will/src/move.ts
const PASS = { do: "pass" };
const TAXES = { do: "taxes" };
const EDUCATE = { do: "educate" };
const DEVELOP = { do: "develop" };

// packages/kings-will/src/palatinate.ts
function clonePalatinate(own) {
	return {
		points: own.points,
		coins: own.coins,
		mood: own.mood,
		education: own.education,
		development: own.development,
		goods: own.goods.slice(),
		extended: own.extended,
		lands: own.lands.slice(),
		farmers: own.farmers.slice(),
		buildings: own.buildings.slice(),
		sites: own.sites.slice()
	};
}
function farmersOf(own) {
	let count = 0;
	for (let at = 0; at < own.farmers.length; at++) count += own.farmers[at];
	return count;
}
/** Places on a land: none, one, or two at a lake. */
function placesOn(own, at) {
	return Number(own.sites[at * 2] < NO_PLACE) + Number(own.sites[at * 2 + 1] < NO_PLACE);
}
function hasFreeSite(own, at) {
	return own.sites[at * 2] === NO_PLACE || own.sites[at * 2 + 1] === NO_PLACE;
}
/** 16: onto the first free site of a land that has one. */
function putPlace(own, at, place) {
	if (!hasFreeSite(own, at)) throw new Error(`land ${at + 1} has no free site`);
	const first = at * 2;
	own.sites[own.sites[first] === NO_PLACE ? first : first + 1] = place;
}
/** How many farmers may stand on a land: two, or as many as a village there allows (16). */
function roomOn(values, own, at) {
	let room = values.numbers.farmersPerLand;
	for (let site = at * 2; site < (at + 1) * 2; site++) if (own.sites[site] < NO_PLACE) room = Math.max(room, values.places[own.sites[site]].room);
	return room;
}
/** A farmstead or a village stands there: offspring has a home. */
function hasHome(values, own, at) {
	for (let site = at * 2; site < (at + 1) * 2; site++) if (own.sites[site] < NO_PLACE && values.places[own.sites[site]].isHome) return true;
	return false;
}
/** What the buildings of a palatinate add to a number. */
function bonusOf(values, own, kind) {
	let sum = 0;
	for (const building of own.buildings) {
		if (building === NO_BUILDING) continue;
		const { ability } = values.buildings[building];
		if (ability.kind === kind) sum += ability.by;
	}
	return sum;
}
function hasAbility(values, own, kind) {
	for (const building of own.buildings) if (building !== NO_BUILDING && values.buildings[building].ability.kind === kind) return true;
	return false;
}
/** 38: a place stands there that brings the extension of the storehouse. */
function ownsExtension(values, own) {
	return own.sites.some((place) => place < NO_PLACE && values.places[place].extends);
}
/** How many of each good the storehouse holds. */
function storeOf(values, own) {
	const { store, extension } = values.numbers;
	return (own.extended ? extension : store) + bonusOf(values, own, "store");
}

// packages/kings-will/src/content/buildings.ts
const BUILDING_ROWS = {
	school: {
		cost: {
			leather: 1,
			stone: 1,
			coins: 1
		},
		mood: 1,
		left: 1,
		right: 2,
		ability: {
			kind: "raise",
			scale: "education",
			by: 1
		},
		source: "RECONSTRUCTED"
	},
	workshop: {
		cost: {
			food: 1,
			stone: 1,
			coins: 2
		},
		mood: 1,
		left: 2,
		right: 3,
		ability: {
			kind: "raise",
			scale: "development",
			by: 1
		},
		source: "RECONSTRUCTED"
	},
	fair: {
		cost: {
			leather: 1,
			food: 1,
			coins: 2
		},
		mood: 3,
		left: 2,
		right: 2,
		ability: { kind: "none" },
		source: "RECONSTRUCTED"
	},
	mill: {
		cost: {
			wood: 1,
			stone: 1,
			coins: 1
		},
		mood: 1,
		left: 1,
		right: 1,
		ability: {
			kind: "yield",
			good: "food",
			by: 1
		},
		source: "RECONSTRUCTED"
	},
	tannery: {
		cost: {
			wood: 1,
			coins: 1
		},
		mood: -1,
		left: 1,
		right: 2,
		ability: {
			kind: "yield",
			good: "leather",
			by: 1
		},
		source: "RECONSTRUCTED"
	},
	carpenter: {
		cost: {
			leather: 1,
			coins: 1
		},
		mood: -1,
		left: 3,
		right: 3,
		ability: {
			kind: "yield",
			good: "wood",
			by: 1
		},
		source: "RECONSTRUCTED"
	},
	stonemason: {
		cost: {
			food: 1,
			coins: 1
		},
		mood: -1,
		left: 3,
		right: 3,
		ability: {
			kind: "yield",
			good: "stone",
			by: 1
		},
		source: "RECONSTRUCTED"
	},
	granary: {
		cost: {
			wood: 1,
			leather: 1,
			coins: 1
		},
		mood: 1,
		left: 3,
		right: 1,
		ability: {
			kind: "store",
			by: 2
		},
		source: "RECONSTRUCTED"
	},
	market: {
		cost: {
			wood: 1,
			leather: 1,
			coins: 1
		},
		mood: 1,
		left: 2,
		right: 1,
		ability: {
			kind: "sale",
			by: 1
		},
		source: "RECONSTRUCTED"
	},
	"trading-house": {
		cost: {
			leather: 1,
			stone: 1,
			coins: 1
		},
		mood: 1,
		left: 3,
		right: 2,
		ability: {
			kind: "trades",
			by: 1
		},
		source: "RECONSTRUCTED"
	},
	mint: {
		cost: {
			stone: 1,
			coins: 1
		},
		mood: -1,
		left: 3,
		right: 2,
		ability: {
			kind: "taxes",
			by: 2
		},
		source: "RECONSTRUCTED"
	},
	bailiff: {
		cost: {
			leather: 1,
			coins: 1
		},
		mood: -1,
		left: 2,
		right: 3,
		ability: {
			kind: "mercy",
			by: 1
		},
		source: "RECONSTRUCTED"
	},
	tavern: {
		cost: {
			wood: 1,
			food: 1,
			coins: 2
		},
		mood: 2,
		left: 2,
		right: 3,
		ability: {
			kind: "cheer",
			by: 1
		},
		source: "RECONSTRUCTED"
	},
	hospital: {
		cost: {
			leather: 1,
			food: 1,
			stone: 1,
			coins: 1
		},
		mood: 1,
		left: 2,
		right: 1,
		ability: { kind: "births" },
		source: "RECONSTRUCTED"
	},
	stables: {
		cost: {
			wood: 1,
			leather: 1,
			coins: 1
		},
		mood: 1,
		left: 1,
		right: 2,
		ability: {
			kind: "steps",
			by: 1
		},
		source: "RECONSTRUCTED"
	},
	lodge: {
		cost: {
			wood: 1,
			stone: 1,
			coins: 1
		},
		mood: 1,
		left: 1,
		right: 2,
		ability: {
			kind: "discount",
			by: 1
		},
		source: "RECONSTRUCTED"
	},
	chapel: {
		cost: {
			wood: 1,
			stone: 1,
			coins: 1
		},
		mood: 2,
		left: 2,
		right: 1,
		ability: { kind: "calm" },
		source: "RECONSTRUCTED"
	},
	scriptorium: {
		cost: {
			leather: 1,
			stone: 1,
			coins: 1
		},
		mood: 1,
		left: 1,
		right: 0,
		ability: {
			kind: "looks",
			by: 1
		},
		source: "RECONSTRUCTED"
	},
	"tithe-barn": {
		cost: {
			food: 1,
			coins: 1
		},
		mood: -1,
		left: 2,
		right: 2,
		ability: {
			kind: "relief",
			by: 1
		},
		source: "RECONSTRUCTED"
	},
	"royal-hall": {
		cost: {
			wood: 1,
			stone: 1,
			coins: 2
		},
		mood: 2,
		left: 3,
		right: 3,
		ability: {
			kind: "favour",
			by: 1
		},
		source: "RECONSTRUCTED"
	},
	treasury: {
		cost: {
			leather: 1,
			stone: 1,
			coins: 1
		},
		mood: -1,
		left: 3,
		right: 3,
		ability: {
			kind: "hoard",
			per: 2,
			points: 1,
			most: 5
		},
		source: "RECONSTRUCTED"
	}
};

// packages/kings-will/src/content/travels.ts
const TRAVEL_ROWS = {
	R1: {
		levy: { food: 2 },
		offers: [
			{
				mood: 1,
				pay: { coins: 2 },
				points: 2
			},
			{
				mood: 2,
				pay: { leather: 2 },
				points: 2
			},
			{
				mood: 4,
				pay: {
					wood: 1,
					stone: 1
				},
				points: 3
			}
		],
		source: "RECONSTRUCTED"
	},
	R2: {
		levy: { wood: 2 },
		offers: [
			{
				mood: 1,
				pay: { food: 2 },
				points: 2
			},
			{
				mood: 2,
				pay: { coins: 3 },
				points: 3
			},
			{
				mood: 4,
				pay: { stone: 2 },
				points: 3
			}
		],
		source: "RECONSTRUCTED"
	},
	R3: {
		levy: { leather: 2 },
		offers: [
			{
				mood: 1,
				pay: { wood: 2 },
				points: 2
			},
			{
				mood: 2,
				pay: { food: 2 },
				points: 2
			},
			{
				mood: 4,
				pay: { coins: 4 },
				points: 4
			}
		],
		source: "RECONSTRUCTED"
	},
	R4: {
		levy: { stone: 2 },
		offers: [
			{
				mood: 1,
				pay: { coins: 2 },
				points: 2
			},
			{
				mood: 2,
				pay: { wood: 2 },
				points: 2
			},
			{
				mood: 4,
				pay: { leather: 2 },
				points: 3
			}
		],
		source: "RECONSTRUCTED"
	},
	R5: {
		levy: { coins: 2 },
		offers: [
			{
				mood: 1,
				pay: {
					leather: 1,
					food: 1
				},
				points: 2
			},
			{
				mood: 2,
				pay: { wood: 2 },
				points: 2
			},
			{
				mood: 4,
				pay: { stone: 2 },
				points: 3
			}
		],
		source: "RECONSTRUCTED"
	},
	R6: {
		levy: { farmers: 1 },
		offers: [
			{
				mood: 1,
				pay: { coins: 2 },
				points: 2
			},
			{
				mood: 2,
				pay: { leather: 2 },
				points: 2
			},
			{
				mood: 4,
				pay: { food: 2 },
				points: 3
			}
		],
		source: "RECONSTRUCTED"
	},
	R7: {
		levy: {
			wood: 1,
			stone: 1
		},
		offers: [
			{
				mood: 1,
				pay: { food: 2 },
				points: 2
			},
			{
				mood: 2,
				pay: { leather: 2 },
				points: 2
			},
			{
				mood: 4,
				pay: { farmers: 1 },
				points: 4
			}
		],
		source: "RECONSTRUCTED"
	},
	R8: {
		levy: {
			leather: 1,
			food: 1
		},
		offers: [
			{
				mood: 1,
				pay: { coins: 2 },
				points: 2
			},
			{
				mood: 2,
				pay: {
					wood: 1,
					stone: 1
				},
				points: 2
			},
			{
				mood: 4,
				pay: { coins: 4 },
				points: 4
			}
		],
		source: "RECONSTRUCTED"
	}
};

// packages/kings-will/src/content/wills.ts
const MOOD = { of: "mood" };
const EDUCATION = { of: "education" };
const DEVELOPMENT = { of: "development" };
const FARMERS = { of: "farmers" };
const LANDS = { of: "lands" };
const FARMSTEADS = {
	of: "place",
	place: "farmstead"
};
const CASTLES = {
	of: "place",
	place: "castle"
};
const MONASTERIES = {
	of: "place",
	place: "monastery"
};
const VILLAGES = {
	of: "place",
	place: "village"
};
const BUILDINGS = { of: "buildings" };
const PLACES = { of: "places" };
const COINS = { of: "coins" };
const KINDS$1 = { of: "kinds" };
const STREET = { of: "street" };
const ladder = (amount, ...steps) => ({
	kind: "ladder",
	amount,
	steps: steps.map(([at, points]) => ({
		at,
		points
	}))
});
const each = (most, ...terms) => ({
	kind: "each",
	terms: terms.map(([points, amount]) => ({
		amount,
		points
	})),
	most
});
const most = (amount, first, second) => ({
	kind: "majority",
	amount,
	least: 1,
	first,
	second
});
const row = (will, least, ...amounts) => ({
	will,
	wrath: {
		amounts,
		least
	},
	source: "RECONSTRUCTED"
});
const WILL_ROWS = {
	A: row(ladder(MOOD, [2, 2], [3, 4], [4, 6]), 0, MOOD),
	B: row(each(8, [1, EDUCATION], [1, VILLAGES]), 2, STREET),
	C: row(each(8, [1, DEVELOPMENT], [1, {
		of: "settled",
		land: "hill",
		places: 1
	}]), 2, BUILDINGS),
	D: row(ladder(FARMERS, [6, 2], [8, 4], [10, 6], [12, 9]), 4, FARMERS),
	E: row(ladder(LANDS, [7, 2], [8, 4], [9, 6], [11, 9]), 6, LANDS),
	F: row(each(8, [1, FARMSTEADS], [3, VILLAGES]), 2, PLACES),
	G: row(ladder(CASTLES, [1, 3], [2, 7], [3, 9]), 1, CASTLES, MONASTERIES),
	H: row(ladder(MONASTERIES, [1, 3], [2, 7], [3, 9]), 1, MONASTERIES, VILLAGES),
	I: row(most(BUILDINGS, 6, 3), 3, BUILDINGS),
	J: row(ladder({ of: "sets" }, [1, 3], [2, 6], [3, 9]), 3, { of: "goods" }),
	K: row(ladder(COINS, [6, 2], [9, 4], [12, 6]), 2, COINS),
	L: row(ladder(KINDS$1, [2, 1], [3, 4], [4, 9]), 2, KINDS$1),
	M: row(each(10, [5, {
		of: "settled",
		land: "hill",
		places: 1
	}], [4, {
		of: "settled",
		land: "lake",
		places: 1
	}], [9, {
		of: "settled",
		land: "lake",
		places: 2
	}]), 1, {
		of: "land",
		land: "hill"
	}, {
		of: "land",
		land: "lake"
	}),
	N: row(ladder(STREET, [4, 1], [5, 3], [6, 5], [8, 9]), 3, STREET),
	O: row(most(PLACES, 6, 3), 3, PLACES),
	P: row(ladder({
		of: "estates",
		farmers: 2
	}, [1, 1], [2, 3], [3, 5], [4, 8]), 1, {
		of: "estates",
		farmers: 0
	})
};

// packages/kings-will/src/content/tables.ts
/**
* The built-in content set. RULEBOOK is printed in the rulebook; CONFIRMED is stated by a published source;
* RECONSTRUCTED is ours, made to fit every example and hint: the glossary with the printed values is not public.
* A row has one mark; where its parts differ in support it is the weakest of them.
*/
const RECONSTRUCTED_SET = {
	id: "reconstructed",
	numbers: {
		farmers: {
			value: 36,
			source: "RULEBOOK"
		},
		farmersPerLand: {
			value: 2,
			source: "RULEBOOK"
		},
		store: {
			value: 4,
			source: "RULEBOOK"
		},
		extension: {
			value: 8,
			source: "RECONSTRUCTED"
		},
		money: {
			value: 15,
			source: "RECONSTRUCTED"
		},
		startPoints: {
			value: 5,
			source: "RULEBOOK"
		},
		startCoins: {
			value: 2,
			source: "RULEBOOK"
		},
		startGoods: {
			value: 4,
			source: "RULEBOOK"
		},
		startFarmers: {
			value: 2,
			source: "RULEBOOK"
		},
		slotBonus: {
			value: 1,
			source: "RULEBOOK"
		},
		steps: {
			value: 2,
			source: "RULEBOOK"
		},
		sale: {
			value: 2,
			source: "RULEBOOK"
		},
		taxMood: {
			value: 2,
			source: "RULEBOOK"
		},
		educationMood: {
			value: 1,
			source: "RULEBOOK"
		},
		rebellionPoints: {
			value: 1,
			source: "RULEBOOK"
		},
		lastFarmerPoints: {
			value: 1,
			source: "RECONSTRUCTED"
		},
		levyPoints: {
			value: 1,
			source: "RULEBOOK"
		},
		levyMood: {
			value: 1,
			source: "RULEBOOK"
		},
		wrath: {
			value: 2,
			source: "RULEBOOK"
		}
	},
	variants: {
		full: {
			rounds: 4,
			fields: 8,
			wills: 16,
			lakes: true,
			abilities: true,
			source: "RULEBOOK"
		},
		first: {
			rounds: 3,
			fields: 6,
			wills: 12,
			lakes: false,
			abilities: false,
			source: "RULEBOOK"
		}
	},
	start: {
		row: [
			"mountain",
			"forest",
			"meadow",
			"cornfield"
		],
		farmers: ["forest", "meadow"],
		farmstead: "forest",
		goods: {
			wood: 1,
			leather: 1,
			food: 2
		},
		source: "RULEBOOK"
	},
	lands: {
		mountain: {
			count: 7,
			yields: "stone",
			sites: 1,
			source: "RECONSTRUCTED"
		},
		forest: {
			count: 7,
			yields: "wood",
			sites: 1,
			source: "RECONSTRUCTED"
		},
		meadow: {
			count: 7,
			yields: "leather",
			sites: 1,
			source: "RECONSTRUCTED"
		},
		cornfield: {
			count: 7,
			yields: "food",
			sites: 1,
			source: "RECONSTRUCTED"
		},
		hill: {
			count: 4,
			yields: "none",
			sites: 1,
			source: "RECONSTRUCTED"
		},
		lake: {
			count: 4,
			yields: "none",
			sites: 2,
			source: "RECONSTRUCTED"
		}
	},
	places: {
		farmstead: {
			count: 12,
			cost: {
				wood: 1,
				leather: 1,
				food: 1
			},
			mood: 1,
			effects: [{ kind: "births" }],
			source: "RECONSTRUCTED"
		},
		castle: {
			count: 10,
			cost: {
				wood: 1,
				stone: 2
			},
			mood: -1,
			effects: [{ kind: "extension" }],
			source: "RECONSTRUCTED"
		},
		monastery: {
			count: 8,
			cost: {
				leather: 1,
				food: 1,
				stone: 2
			},
			mood: 1,
			effects: [{ kind: "shield" }],
			source: "RECONSTRUCTED"
		},
		village: {
			count: 5,
			cost: {
				wood: 1,
				leather: 1,
				food: 1,
				stone: 1
			},
			mood: 1,
			effects: [{ kind: "births" }, {
				kind: "room",
				farmers: 3
			}],
			source: "RECONSTRUCTED"
		}
	},
	education: [
		{
			effect: {
				kind: "discount",
				place: "farmstead"
			},
			source: "RULEBOOK"
		},
		{
			effect: {
				kind: "discount",
				place: "castle"
			},
			source: "RULEBOOK"
		},
		{
			effect: {
				kind: "discount",
				place: "monastery"
			},
			source: "RECONSTRUCTED"
		},
		{
			effect: {
				kind: "discount",
				place: "village"
			},
			source: "RECONSTRUCTED"
		},
		{
			effect: { kind: "substitute" },
			source: "RULEBOOK"
		}
	],
	development: [
		{
			effect: {
				kind: "yield",
				good: "wood"
			},
			source: "RULEBOOK"
		},
		{
			effect: {
				kind: "yield",
				good: "leather"
			},
			source: "RULEBOOK"
		},
		{
			effect: {
				kind: "yield",
				good: "food"
			},
			source: "RULEBOOK"
		},
		{
			effect: {
				kind: "yield",
				good: "stone"
			},
			source: "RULEBOOK"
		},
		{
			effect: { kind: "exchange" },
			source: "RULEBOOK"
		}
	],
	buildings: BUILDING_ROWS,
	wills: WILL_ROWS,
	travels: TRAVEL_ROWS
};
const CONTENT_SETS = { reconstructed: RECONSTRUCTED_SET };

// packages/kings-will/src/content/types.ts
const SOURCES = [
	"RULEBOOK",
	"CONFIRMED",
	"DEDUCED",
	"RECALLED",
	"RECONSTRUCTED",
	"CUSTOM"
];
const NUMBERS = [
	...[
		"farmers",
		"farmersPerLand",
		"store",
		"extension",
		"money"
	],
	...[
		"startPoints",
		"startCoins",
		"startGoods",
		"startFarmers"
	],
	...[
		"slotBonus",
		"steps",
		"sale",
		"taxMood",
		"educationMood"
	],
	...[
		"rebellionPoints",
		"lastFarmerPoints",
		"levyPoints",
		"levyMood",
		"wrath"
	]
];

// packages/kings-will/src/values.ts
/** Each built-in set for each variant, worked out once. */
const BUILT_IN = Object.fromEntries(Object.entries(CONTENT_SETS).flatMap(([set, content]) => VARIANTS.map((variant) => [`${set}/${variant}`, compile(content, variant)])));
const valuesOf = ({ values }) => typeof values === "string" ? BUILT_IN[values] : values;
function valuesFor(content, variant) {
	const set = Object.keys(CONTENT_SETS).find((name) => CONTENT_SETS[name] === content);
	return set === void 0 ? compile(content, variant) : `${set}/${variant}`;
}
/** The values alone: no marks, no name of the table. */
function compile(content, variant) {
	const game = content.variants[variant];
	return {
		variant,
		numbers: Object.fromEntries(NUMBERS.map((name) => [name, content.numbers[name].value])),
		rounds: game.rounds,
		fields: game.fields,
		cards: game.wills,
		landCounts: LANDS$1.map((land) => land === "lake" && !game.lakes ? 0 : content.lands[land].count),
		yields: LANDS$1.map((land) => {
			const good = content.lands[land].yields;
			return good === "none" ? GOODS.length : GOODS.indexOf(good);
		}),
		sites: LANDS$1.map((land) => content.lands[land].sites),
		placeCounts: PLACES$1.map((place) => content.places[place].count),
		places: PLACES$1.map((place) => {
			const { cost, mood, effects } = content.places[place];
			const has = (kind) => effects.some((effect) => effect.kind === kind);
			return {
				cost: unitsOf(cost),
				...moodChange(mood),
				effects,
				room: Math.max(0, ...effects.map((effect) => effect.kind === "room" ? effect.farmers : 0)),
				isHome: has("births"),
				isShield: has("shield"),
				extends: has("extension")
			};
		}),
		education: content.education.map((row) => row.effect),
		development: content.development.map((row) => row.effect),
		buildings: BUILDINGS$1.map((building) => {
			const { cost, mood, left, right, ability } = content.buildings[building];
			return {
				cost: unitsOf(cost),
				...moodChange(mood),
				left,
				right,
				ability: game.abilities ? ability : { kind: "none" }
			};
		}),
		wills: WILLS.map((will) => {
			const { will: reward, wrath } = content.wills[will];
			return {
				will: rewardValues(reward),
				wrath: {
					amounts: wrath.amounts,
					least: atLeast(wrath)
				}
			};
		}),
		travels: TRAVELS.map((travel) => {
			const { levy, offers } = content.travels[travel];
			return {
				levy: unitsOf(levy),
				offers: offers.map(({ mood, pay, points }) => ({
					mood: mood + 4,
					pay: unitsOf(pay),
					points
				}))
			};
		})
	};
}
function unitsOf(cost) {
	return UNITS.map((unit) => cost[unit] ?? 0);
}
function moodChange(mood) {
	return {
		rise: Math.max(0, mood),
		fall: Math.max(0, -mood)
	};
}
/** How far what is counted for this amount lies above what is printed. */
function shiftOf(amount) {
	return amount.of === "mood" ? 4 : 0;
}
function atLeast({ amounts, least }) {
	return amounts.reduce((sum, amount) => sum + shiftOf(amount), least);
}
function rewardValues(reward) {
	switch (reward.kind) {
		case "ladder": {
			const shift = shiftOf(reward.amount);
			return {
				...reward,
				steps: reward.steps.map(({ at, points }) => ({
					at: at + shift,
					points
				}))
			};
		}
		case "each": return reward;
		case "majority": return {
			...reward,
			least: reward.least + shiftOf(reward.amount)
		};
	}
}

// packages/kings-will/src/state.ts
/** The state: a plain JSON value of small numbers and flat arrays, and the small questions everybody asks of it. */
function clone(state) {
	return {
		values: state.values,
		manner: state.manner,
		luck: cloneLuck(state.luck),
		start: state.start,
		turn: state.turn,
		round: state.round,
		number: state.number,
		phase: state.phase,
		stack: state.stack.map(cloneFrame),
		row: state.row.slice(),
		slot: state.slot,
		exchanged: state.exchanged,
		palatinates: state.palatinates.map(clonePalatinate),
		plan: state.plan.slice(),
		seen: state.seen.slice(),
		discs: state.discs.slice(),
		glance: state.glance.slice(),
		hands: state.hands.map((hand) => hand.slice()),
		discards: state.discards.slice(),
		journey: state.journey.slice(),
		farmersLeft: state.farmersLeft,
		landsLeft: state.landsLeft.slice(),
		placesLeft: state.placesLeft.slice(),
		built: state.built
	};
}
const isPlaceWork = (work) => work < PLACES$1.length;
const buildingOf = (work) => work - PLACES$1.length;
const workOf = (building) => building + PLACES$1.length;
const travelOf = (state) => state.journey[state.round - 1];
const seatCountOf = (state) => state.palatinates.length;
/** 31: a card as an event tells it. Without a notebook the log keeps no note: the card is in the view while it is shown. */
const told = (state, will) => state.manner.notebook ? will : -1;
/** Puts a new land, with nothing on it, at an end of the row. */
function addLand(state, own, land, isLeft) {
	const sites = [NO_PLACE, valuesOf(state).sites[land] > 1 ? NO_PLACE : NO_SITE];
	if (isLeft) {
		own.lands.unshift(land);
		own.farmers.unshift(0);
		own.buildings.unshift(NO_BUILDING);
		own.sites.unshift(...sites);
	} else {
		own.lands.push(land);
		own.farmers.push(0);
		own.buildings.push(NO_BUILDING);
		own.sites.push(...sites);
	}
	state.landsLeft[land] -= 1;
}
/** A frame on top of what waits. */
function push(state, effect, seat, source = 0, left = 1) {
	state.stack.push({
		effect,
		seat,
		source,
		left
	});
}
/** Ends a frame that could be done more often: its player has had enough. */
function drop(state, frame) {
	if (state.stack[state.stack.length - 1] === frame) state.stack.pop();
}

// packages/kings-will/src/effects/payments.ts
/** What a place or a building can be paid with: every distinct way, once (11, 12, 46). */
function costOf(values, work) {
	return isPlaceWork(work) ? values.places[work].cost : values.buildings[buildingOf(work)].cost;
}
/** Goods of choice less: education for places, the Masons' Lodge for buildings. Compulsory (46). */
function discountOf(values, own, work) {
	if (!isPlaceWork(work)) return bonusOf(values, own, "discount");
	let discount = 0;
	for (let step = 0; step < own.education; step++) {
		const effect = values.education[step];
		if (effect.kind === "discount" && effect.place === PLACES$1[work]) discount += 1;
	}
	return discount;
}
const canSubstitute = (values, own) => hasAdvance(values.education, own.education, "substitute");
/** Whether a step that brings this has been reached. */
function hasAdvance(scale, reached, kind) {
	for (let step = 0; step < reached; step++) if (scale[step].kind === kind) return true;
	return false;
}
/** Exactly when there is a payment, worked out without listing them. */
const canAfford = (values, own, work) => canPay(own, costOf(values, work), discountOf(values, own, work), canSubstitute(values, own));
function canPay(own, cost, discount, substitute) {
	if (own.coins < cost[COINS$1]) return false;
	let lacking = 0;
	let spare = 0;
	for (let good = 0; good < GOODS.length; good++) {
		const left = own.goods[good] - cost[good];
		if (left < 0) lacking -= left;
		else spare += left;
	}
	return lacking <= discount || substitute && lacking === discount + 1 && spare > 0;
}
/** The goods of each payment, in an order that depends on the cost alone. */
function paymentsFor(values, own, work) {
	const ways = [];
	for (const way of waysOf(costOf(values, work), discountOf(values, own, work), canSubstitute(values, own))) if (hasGoods$1(own, way)) ways.push(way);
	return ways;
}
function hasGoods$1(own, goods) {
	for (let good = 0; good < GOODS.length; good++) if (own.goods[good] < goods[good]) return false;
	return true;
}
/** By cost, then by discount and substitute. */
const waysKnown = memoOf((_cost) => []);
function waysOf(cost, discount, substitute) {
	const known = waysKnown(cost);
	const key = 2 * discount + Number(substitute);
	known[key] ??= waysFor(cost, discount, substitute);
	return known[key];
}
function waysFor(cost, discount, substitute) {
	let ways = [cost.slice(0, GOODS.length)];
	for (let left = discount; left > 0; left--) ways = distinct(ways.flatMap(oneLess));
	return substitute ? distinct([...ways, ...ways.flatMap(oneReplaced)]) : ways;
}
/** 11: never below nothing. */
function oneLess(way) {
	const ways = [];
	for (let good = 0; good < GOODS.length; good++) if (way[good] > 0) ways.push(way.with(good, way[good] - 1));
	return ways.length > 0 ? ways : [way];
}
function oneReplaced(way) {
	return oneLess(way).flatMap((less) => less === way ? [] : GOODS.map((_, good) => less.with(good, less[good] + 1)));
}
function distinct(ways) {
	const found = /* @__PURE__ */ new Map();
	for (const way of ways) {
		const key = way.join();
		if (!found.has(key)) found.set(key, way);
	}
	return [...found.values()];
}

// packages/kings-will/src/effects/stores.ts
/** Goods and coins come and go. What is above a limit is lost (10). */
/** Returns how many did not fit. */
function addGoods(state, own, good, count) {
	const kept = Math.min(own.goods[good] + count, Math.max(own.goods[good], storeOf(valuesOf(state), own)));
	const lost = own.goods[good] + count - kept;
	own.goods[good] = kept;
	return lost;
}
/** Returns how many were above the end of the scale. */
function addCoins(state, own, count) {
	const kept = Math.min(own.coins + count, valuesOf(state).numbers.money);
	const lost = own.coins + count - kept;
	own.coins = kept;
	return lost;
}
function hasUnits(own, units) {
	for (let good = 0; good < GOODS.length; good++) if (own.goods[good] < units[good]) return false;
	return own.coins >= units[COINS$1];
}
/** Goods and coins; a farmer is given by his land (see people.ts). */
function payUnits(own, units) {
	for (let good = 0; good < GOODS.length; good++) own.goods[good] -= units[good];
	own.coins -= units[COINS$1];
}
/** 21: losses stop at 0. */
function losePoints(own, points) {
	own.points = Math.max(0, own.points - points);
}

// packages/kings-will/src/effects/people.ts
function raiseMood(state, seat, by, emit) {
	const own = state.palatinates[seat];
	setMood(own, seat, Math.min(8, own.mood + by), emit);
}
/** 20: stops at the lowest step, rebels once, and ends one step above it. */
function lowerMood(state, seat, by, emit) {
	if (by === 0) return;
	const own = state.palatinates[seat];
	setMood(own, seat, Math.max(0, own.mood - by), emit);
	if (own.mood === 0) rebel(state, seat, emit);
}
function setMood(own, seat, mood, emit) {
	if (mood === own.mood) return;
	emit?.({
		type: "mood",
		seat,
		from: printedMood(own.mood),
		to: printedMood(mood)
	});
	own.mood = mood;
}
function rebel(state, seat, emit) {
	const own = state.palatinates[seat];
	const { rebellionPoints, lastFarmerPoints } = valuesOf(state).numbers;
	const calmed = hasAbility(valuesOf(state), own, "calm");
	emit?.({
		type: "rebelled",
		seat,
		points: calmed ? 0 : rebellionPoints,
		calmed
	});
	setMood(own, seat, 1, emit);
	if (calmed) return;
	losePoints(own, rebellionPoints);
	if (farmersOf(own) > 1) push(state, { kind: "lose" }, seat);
	else {
		losePoints(own, lastFarmerPoints);
		emit?.({
			type: "stayed",
			seat,
			points: lastFarmerPoints
		});
	}
}
const LOSE = Array.from({ length: 36 }, (_, at) => ({
	do: "lose",
	at
}));
/** 19: the owner chooses which farmer goes. */
function legalLosses(state, { seat }) {
	const moves = [];
	const { farmers } = state.palatinates[seat];
	for (let at = 0; at < farmers.length; at++) if (farmers[at] > 0) moves.push(LOSE[at]);
	return moves;
}
function doLose(state, seat, at, emit) {
	giveFarmer(state, seat, at);
	emit?.({
		type: "fled",
		seat,
		at,
		land: state.palatinates[seat].lands[at]
	});
}
/** 36: back to the supply. */
function giveFarmer(state, seat, at) {
	state.palatinates[seat].farmers[at] -= 1;
	state.farmersLeft += 1;
}

// packages/kings-will/src/moves/govern.ts
/** 13: a full scale cannot be raised. */
const canEducate = (state, own) => own.education < valuesOf(state).education.length;
const canDevelop = (state, own) => own.development < valuesOf(state).development.length;
function listEducation(state, seat, moves) {
	if (canEducate(state, state.palatinates[seat])) moves.push(EDUCATE);
}
function listDevelopment(state, seat, moves) {
	if (canDevelop(state, state.palatinates[seat])) moves.push(DEVELOP);
}
function doEducate(state, seat, emit) {
	raiseEducation(state, seat, 1, emit);
	raiseMood(state, seat, valuesOf(state).numbers.educationMood, emit);
}
function doDevelop(state, seat, emit) {
	raiseDevelopment(state, seat, 1, emit);
}
/** The step alone: a school's printed mood stands for itself. 45: beyond the end it is lost. */
function raiseEducation(state, seat, by, emit) {
	const own = state.palatinates[seat];
	const step = Math.min(valuesOf(state).education.length, own.education + by);
	if (step === own.education) return;
	own.education = step;
	emit?.({
		type: "educated",
		seat,
		step
	});
}
function raiseDevelopment(state, seat, by, emit) {
	const own = state.palatinates[seat];
	const step = Math.min(valuesOf(state).development.length, own.development + by);
	if (step === own.development) return;
	own.development = step;
	emit?.({
		type: "developed",
		seat,
		step
	});
}

// packages/kings-will/src/moves/walk.ts
/** More lands than there are in the box cannot lie in a row. */
const LONGEST_ROW = 36;
/** By land: one step to the left, one to the right. */
const STEPS = Array.from({ length: LONGEST_ROW }, (_, from) => [{
	do: "walk",
	from,
	to: from - 1
}, {
	do: "walk",
	from,
	to: from + 1
}]);
const EXPLORATIONS = SIDES.map((_, side) => LANDS$1.map((_, land) => ({
	do: "explore",
	side,
	land
})));
const stepsOf = (state, seat) => valuesOf(state).numbers.steps + bonusOf(valuesOf(state), state.palatinates[seat], "steps");
/** Somebody has room next door and nobody stands too close: a step, and stopping, are open. */
function canWalkFreely(state, own) {
	return !isCrowded(state, own) && hasPlainStep(state, own);
}
function hasPlainStep(state, own) {
	const values = valuesOf(state);
	for (let from = 1; from < own.lands.length; from++) {
		const west = own.farmers[from - 1];
		const east = own.farmers[from];
		if (west > 0 && east < roomOn(values, own, from)) return true;
		if (east > 0 && west < roomOn(values, own, from - 1)) return true;
	}
	return false;
}
/** The first step of an action. */
function listFirstSteps(state, seat, moves) {
	listSteps(state, seat, stepsOf(state, seat), false, moves);
}
/** The steps that follow. 23: who walked onto a full land must be able to put it right. */
function legalSteps(state, frame) {
	const moves = [];
	listSteps(state, frame.seat, frame.left, frame.effect.explored, moves);
	if (!isCrowded(state, state.palatinates[frame.seat])) moves.push(PASS);
	return moves;
}
function listSteps(state, seat, left, explored, moves) {
	const own = state.palatinates[seat];
	const crowded = isCrowded(state, own);
	const last = own.lands.length - 1;
	for (let from = 0; from <= last; from++) {
		if (own.farmers[from] === 0) continue;
		const [west, east] = STEPS[from];
		if (from > 0 && canStep(state, own, crowded, from, from - 1, left, explored)) moves.push(west);
		if (from < last && canStep(state, own, crowded, from, from + 1, left, explored)) moves.push(east);
	}
	if (!explored) listExplorations(state, own, left, crowded, moves);
}
/** 23: there is room, or the steps that are left can make some. */
function canStep(state, own, crowded, from, to, left, explored) {
	if (!crowded && own.farmers[to] < roomOn(valuesOf(state), own, to)) return true;
	return canSettleAfter(state, own, from, to, left - 1, explored);
}
function listExplorations(state, own, left, crowded, moves) {
	const last = own.lands.length - 1;
	for (let side = 0; side < SIDES.length; side++) {
		const end = side === 0 ? 0 : last;
		if (own.farmers[end] === 0) continue;
		if (crowded && !canSettleExploring(roomsOf(state, own), end, left - 1, newRoom(state))) continue;
		for (let land = 0; land < LANDS$1.length; land++) if (state.landsLeft[land] > 0) moves.push(EXPLORATIONS[side][land]);
	}
}
function isCrowded(state, own) {
	const { farmersPerLand } = valuesOf(state).numbers;
	for (let at = 0; at < own.lands.length; at++) if (own.farmers[at] > farmersPerLand && own.farmers[at] > roomOn(valuesOf(state), own, at)) return true;
	return false;
}
/** By land: how many more farmers it takes; below 0 it is too full. */
const roomsOf = (state, own) => own.farmers.map((count, at) => roomOn(valuesOf(state), own, at) - count);
const newRoom = (state) => valuesOf(state).numbers.farmersPerLand - 1;
function canSettleAfter(state, own, from, to, left, explored) {
	const rooms = roomsOf(state, own);
	rooms[from] += 1;
	rooms[to] -= 1;
	return canSettle(rooms, left, !explored && state.landsLeft.some((count) => count > 0) ? newRoom(state) : void 0);
}
/** Whether so many steps are enough to leave no land too full; somebody must walk off each that is. */
function canSettle(rooms, left, newLand) {
	const full = rooms.findIndex((room) => room < 0);
	if (full < 0) return true;
	if (left === 0) return false;
	for (const to of [full - 1, full + 1]) {
		if (to < 0 || to >= rooms.length) continue;
		rooms[full] += 1;
		rooms[to] -= 1;
		const settles = canSettle(rooms, left - 1, newLand);
		rooms[full] -= 1;
		rooms[to] += 1;
		if (settles) return true;
	}
	return (full === 0 || full === rooms.length - 1) && newLand !== void 0 && canSettleExploring(rooms, full, left - 1, newLand);
}
function canSettleExploring(rooms, end, left, newLand) {
	const after = rooms.with(end, rooms[end] + 1);
	return canSettle(end === 0 ? [newLand, ...after] : [...after, newLand], left, void 0);
}
function doWalk(state, seat, from, to, emit) {
	const own = state.palatinates[seat];
	own.farmers[from] -= 1;
	own.farmers[to] += 1;
	emit?.({
		type: "walked",
		seat,
		from,
		to,
		lands: [own.lands[from], own.lands[to]]
	});
}
function doExplore(state, seat, side, land, emit) {
	const own = state.palatinates[seat];
	const isLeft = side === 0;
	own.farmers[isLeft ? 0 : own.lands.length - 1] -= 1;
	addLand(state, own, land, isLeft);
	own.farmers[isLeft ? 0 : own.lands.length - 1] = 1;
	emit?.({
		type: "explored",
		seat,
		side,
		land
	});
}
const WALK = {
	kind: "walk",
	explored: false
};
/** A new land was opened: no other one in this action (24). */
const WALK_ON = {
	kind: "walk",
	explored: true
};
/** What is left of a move action after its first step. */
function pushWalk(state, seat, explored) {
	const left = stepsOf(state, seat) - 1;
	if (left > 0) push(state, explored ? WALK_ON : WALK, seat, 0, left);
}

// packages/kings-will/src/moves/build.ts
const FOUNDINGS = PLACES$1.map((_, place) => ({
	do: "found",
	place
}));
const ERECTIONS = BUILDINGS$1.map((_, building) => ({
	do: "erect",
	building
}));
const SITE_MOVES = Array.from({ length: LONGEST_ROW }, (_, at) => ({
	do: "site",
	at
}));
function listFoundings(state, seat, moves) {
	const own = state.palatinates[seat];
	const values = valuesOf(state);
	if (!canFoundSomewhere(own)) return;
	for (let place = 0; place < PLACES$1.length; place++) if (state.placesLeft[place] > 0 && canAfford(values, own, place)) moves.push(FOUNDINGS[place]);
}
function listErections(state, seat, moves) {
	const own = state.palatinates[seat];
	const values = valuesOf(state);
	if (!own.buildings.includes(NO_BUILDING)) return;
	const discount = bonusOf(values, own, "discount");
	const substitute = canSubstitute(values, own);
	for (let building = 0; building < BUILDINGS$1.length; building++) if (isOnMarket(state, building) && canPay(own, values.buildings[building].cost, discount, substitute)) moves.push(ERECTIONS[building]);
}
const isOnMarket = (state, building) => (state.built >> building & 1) === 0;
/** A free site on a land with a farmer. */
const canFoundOn = (own, at) => own.farmers[at] > 0 && hasFreeSite(own, at);
function canFoundSomewhere(own) {
	for (let at = 0; at < own.lands.length; at++) if (canFoundOn(own, at)) return true;
	return false;
}
/** 14, 15: a building needs no farmer, only a land without one. */
function legalSites(state, { seat, effect }) {
	const moves = [];
	const own = state.palatinates[seat];
	const isPlace = isPlaceWork(effect.work);
	for (let at = 0; at < own.lands.length; at++) if (isPlace ? canFoundOn(own, at) : own.buildings[at] === NO_BUILDING) moves.push(SITE_MOVES[at]);
	return moves;
}
function doPlan(state, seat, work) {
	push(state, {
		kind: "site",
		work
	}, seat);
}
function doSite(state, { seat, effect }, at) {
	push(state, {
		kind: "pay",
		work: effect.work,
		at
	}, seat);
}
function legalPayments(state, { seat, effect }) {
	return paymentsFor(valuesOf(state), state.palatinates[seat], effect.work).map((goods) => ({
		do: "pay",
		goods
	}));
}
function doPay(state, { seat, effect }, goods, emit) {
	const own = state.palatinates[seat];
	const paid = [...goods, costOf(valuesOf(state), effect.work)[COINS$1]];
	payUnits(own, paid);
	if (isPlaceWork(effect.work)) found(state, seat, effect.work, effect.at, paid, emit);
	else erect(state, seat, buildingOf(effect.work), effect.at, paid, emit);
}
function found(state, seat, place, at, paid, emit) {
	const own = state.palatinates[seat];
	putPlace(own, at, place);
	state.placesLeft[place] -= 1;
	emit?.({
		type: "founded",
		seat,
		place,
		at,
		land: own.lands[at],
		paid
	});
	const values = valuesOf(state).places[place];
	if (!own.extended && values.extends) {
		own.extended = true;
		emit?.({
			type: "extended",
			seat,
			store: storeOf(valuesOf(state), own)
		});
	}
	changeMood(state, seat, values, emit);
}
function erect(state, seat, building, at, paid, emit) {
	const own = state.palatinates[seat];
	own.buildings[at] = building;
	state.built |= 1 << building;
	emit?.({
		type: "erected",
		seat,
		building,
		at,
		land: own.lands[at],
		paid
	});
	const values = valuesOf(state).buildings[building];
	if (values.ability.kind === "raise") (values.ability.scale === "education" ? raiseEducation : raiseDevelopment)(state, seat, values.ability.by, emit);
	changeMood(state, seat, values, emit);
}
function changeMood(state, seat, { rise, fall }, emit) {
	if (rise > 0) raiseMood(state, seat, rise, emit);
	lowerMood(state, seat, fall, emit);
}

// packages/kings-will/src/moves/enrich.ts
const LOOKS = Array.from({ length: 8 }, (_, field) => ({
	do: "look",
	field
}));
/** 31: any card, also one that is known. */
function listLooks(state, moves) {
	for (let field = 0; field < valuesOf(state).fields; field++) moves.push(LOOKS[field]);
}
/** 49: with a Scriptorium another card, or none. */
function legalLooks(state, { source }) {
	const moves = [];
	for (let field = 0; field < valuesOf(state).fields; field++) if ((source >> field & 1) === 0) moves.push(LOOKS[field]);
	moves.push(PASS);
	return moves;
}
function doLook(state, seat, field, emit) {
	state.seen[field] |= 1 << seat;
	state.glance[seat] = field;
	emit?.({
		type: "looked",
		seat,
		field,
		will: told(state, state.plan[field])
	});
}
/** What is left of an exploring action; `seen` has a bit for each field looked at in it. */
function pushMoreLooks(state, seat, seen, left) {
	if (left > 0) push(state, { kind: "look" }, seat, seen, left);
}
const moreLooks = (state, seat) => bonusOf(valuesOf(state), state.palatinates[seat], "looks");
function listTaxes(moves) {
	moves.push(TAXES);
}
/** 22: the coins come first, by the number of farmers before the mood falls. */
function doTaxes(state, seat, emit) {
	const values = valuesOf(state);
	const own = state.palatinates[seat];
	const coins = farmersOf(own) + bonusOf(values, own, "taxes");
	const lost = addCoins(state, own, coins);
	emit?.({
		type: "taxed",
		seat,
		coins,
		lost
	});
	lowerMood(state, seat, Math.max(0, values.numbers.taxMood - bonusOf(values, own, "mercy")), emit);
}

// packages/kings-will/src/moves/harvest.ts
/** By good and what is received in its place. */
const HARVESTS = GOODS.map((_, good) => GOODS.map((_, instead) => ({
	do: "harvest",
	good,
	instead
})));
function listHarvests(state, seat, good, moves) {
	moves.push(HARVESTS[good][good]);
	if (!canExchange(state, seat) || harvestOf(valuesOf(state), state.palatinates[seat], good) === 0) return;
	for (let instead = 0; instead < GOODS.length; instead++) if (instead !== good) moves.push(HARVESTS[good][instead]);
}
/** 9: development 5, once per use of a tile. */
function canExchange(state, seat) {
	const { palatinates, exchanged } = state;
	return hasAdvance(valuesOf(state).development, palatinates[seat].development, "exchange") && (exchanged >> seat & 1) === 0;
}
/** What the farmers of one land bring of a good. */
const yieldOf = (values, own, at, good) => values.yields[own.lands[at]] === good ? own.farmers[at] : 0;
/** A good for each farmer on such land; what is added per action needs no farmer (8). */
function harvestOf(values, own, good) {
	let count = 0;
	for (let at = 0; at < own.lands.length; at++) count += yieldOf(values, own, at, good);
	for (let step = 0; step < own.development; step++) {
		const effect = values.development[step];
		if (effect.kind === "yield" && effect.good === GOODS[good]) count += 1;
	}
	for (const building of own.buildings) {
		if (building === NO_BUILDING) continue;
		const { ability } = values.buildings[building];
		if (ability.kind === "yield" && ability.good === GOODS[good]) count += ability.by;
	}
	return count;
}
/** 9: the exchange comes before storing, so it may save a good that would be lost. */
function doHarvest(state, seat, good, instead, emit) {
	const own = state.palatinates[seat];
	const count = harvestOf(valuesOf(state), own, good);
	const swapped = instead === good ? 0 : 1;
	if (swapped > 0) state.exchanged |= 1 << seat;
	const lost = addGoods(state, own, good, count - swapped) + addGoods(state, own, instead, swapped);
	emit?.({
		type: "harvested",
		seat,
		good,
		count,
		instead,
		lost
	});
}

// packages/kings-will/src/moves/multiply.ts
const BIRTHS = Array.from({ length: LONGEST_ROW }, (_, at) => ({
	do: "birth",
	at
}));
const SALES = GOODS.map((_, good) => ({
	do: "sell",
	good
}));
function listBirths(state, seat, moves) {
	if (state.farmersLeft === 0) return;
	const own = state.palatinates[seat];
	const values = valuesOf(state);
	const anywhere = hasAbility(values, own, "births");
	for (let at = 0; at < own.lands.length; at++) {
		const farmers = own.farmers[at];
		if (farmers > 0 && (anywhere || hasHome(values, own, at)) && farmers < roomOn(values, own, at)) moves.push(BIRTHS[at]);
	}
}
function doBirth(state, seat, at, emit) {
	const own = state.palatinates[seat];
	own.farmers[at] += 1;
	state.farmersLeft -= 1;
	emit?.({
		type: "born",
		seat,
		at,
		land: own.lands[at]
	});
}
function listSales(state, seat, moves) {
	const { goods } = state.palatinates[seat];
	for (let good = 0; good < GOODS.length; good++) if (goods[good] > 0) moves.push(SALES[good]);
}
function doSell(state, seat, good, emit) {
	const own = state.palatinates[seat];
	const coins = valuesOf(state).numbers.sale + bonusOf(valuesOf(state), own, "sale");
	own.goods[good] -= 1;
	const lost = addCoins(state, own, coins);
	emit?.({
		type: "sold",
		seat,
		good,
		coins,
		lost
	});
}

// packages/kings-will/src/moves/swap.ts
const SWAPS = GOODS.map((_, give) => GOODS.map((_, get) => ({
	do: "swap",
	give,
	get
})).filter((_, get) => get !== give));
function listSwaps(state, seat, moves) {
	const { goods } = state.palatinates[seat];
	for (let give = 0; give < GOODS.length; give++) if (goods[give] > 0) moves.push(...SWAPS[give]);
}
/** A Trading House swaps more goods in the same action, up to so many. */
function legalTrades(state, { seat }) {
	const moves = [];
	listSwaps(state, seat, moves);
	moves.push(PASS);
	return moves;
}
function doSwap(state, seat, give, get, emit) {
	const own = state.palatinates[seat];
	own.goods[give] -= 1;
	const lost = addGoods(state, own, get, 1);
	emit?.({
		type: "swapped",
		seat,
		give,
		get,
		lost
	});
}
function pushTrades(state, seat) {
	const more = bonusOf(valuesOf(state), state.palatinates[seat], "trades");
	if (more > 0) push(state, { kind: "trade" }, seat, 0, more);
}

// packages/kings-will/src/moves/act.ts
const LIST = {
	walk: listFirstSteps,
	swap: listSwaps,
	birth: listBirths,
	sell: listSales,
	till: harvesting("till"),
	breed: harvesting("breed"),
	fell: harvesting("fell"),
	quarry: harvesting("quarry"),
	look: (state, _seat, moves) => listLooks(state, moves),
	taxes: (_state, _seat, moves) => listTaxes(moves),
	found: listFoundings,
	erect: listErections,
	educate: listEducation,
	develop: listDevelopment
};
function harvesting(action) {
	const good = HARVESTS$1.indexOf(action);
	return (state, seat, moves) => listHarvests(state, seat, good, moves);
}
/** By tile: what lists the moves of its two actions. */
const OF_TILE = TILES.map((tile) => ACTIONS_OF[tile].map((action) => LIST[action]));
const hasGoods = ({ goods }) => goods[0] + goods[1] + goods[2] + goods[3] > 0;
/** Where it is seen without listing what the action allows; false leaves it to the list. */
const IS_OPEN = {
	walk: canWalkFreely,
	swap: (_state, own) => hasGoods(own),
	birth: () => false,
	sell: (_state, own) => hasGoods(own),
	till: () => true,
	breed: () => true,
	fell: () => true,
	quarry: () => true,
	look: () => true,
	taxes: () => true,
	found: () => false,
	erect: () => false,
	educate: canEducate,
	develop: canDevelop
};
const IS_TILE_OPEN = TILES.map((tile) => ACTIONS_OF[tile].map((action) => IS_OPEN[action]));
/** Passing is always an answer, so one action is enough for a choice. */
const isActOpen = (state, { seat, source }) => isTileOpen(state, seat, source);
function isIntrigueOpen(state, { seat }) {
	for (let slot = 0; slot < 4; slot++) if (isTileOpen(state, seat, state.row[slot])) return true;
	return false;
}
function isTileOpen(state, seat, tile) {
	const own = state.palatinates[seat];
	const actions = IS_TILE_OPEN[tile];
	for (let i = 0; i < actions.length; i++) if (actions[i](state, own)) return true;
	return false;
}
function legalActions(state, { seat, source }) {
	const moves = [];
	listActions(state, seat, source, moves);
	moves.push(PASS);
	return moves;
}
/** 5: one action of any tile that is locked at this moment; the king has none. */
function legalIntrigues(state, { seat }) {
	const moves = [];
	for (let slot = 0; slot < 4; slot++) listActions(state, seat, state.row[slot], moves);
	moves.push(PASS);
	return moves;
}
function listActions(state, seat, tile, moves) {
	const lists = OF_TILE[tile];
	for (let i = 0; i < lists.length; i++) lists[i](state, seat, moves);
}
/** What each action of a tile does. */
const ANSWERS = {
	walk(state, { seat }, { from, to }, emit) {
		doWalk(state, seat, from, to, emit);
		pushWalk(state, seat, false);
	},
	explore(state, { seat }, { side, land }, emit) {
		doExplore(state, seat, side, land, emit);
		pushWalk(state, seat, true);
	},
	swap(state, { seat }, { give, get }, emit) {
		doSwap(state, seat, give, get, emit);
		pushTrades(state, seat);
	},
	birth: (state, { seat }, { at }, emit) => doBirth(state, seat, at, emit),
	sell: (state, { seat }, { good }, emit) => doSell(state, seat, good, emit),
	harvest: (state, { seat }, { good, instead }, emit) => doHarvest(state, seat, good, instead, emit),
	look(state, { seat }, { field }, emit) {
		doLook(state, seat, field, emit);
		pushMoreLooks(state, seat, 1 << field, moreLooks(state, seat));
	},
	taxes: (state, { seat }, _move, emit) => doTaxes(state, seat, emit),
	found: (state, { seat }, { place }) => doPlan(state, seat, place),
	erect: (state, { seat }, { building }) => doPlan(state, seat, workOf(building)),
	educate: (state, { seat }, _move, emit) => doEducate(state, seat, emit),
	develop: (state, { seat }, _move, emit) => doDevelop(state, seat, emit)
};

// packages/kings-will/src/moves/arrange.ts
const LAYS = Array.from({ length: 4 }, (_, land) => ({
	do: "lay",
	land
}));
const HOMES = Array.from({ length: 4 }, (_, at) => ({
	do: "home",
	at
}));
const STOCKS = GOODS.map((_, good) => ({
	do: "stock",
	good
}));
/** 52: seat by seat, in the open; the starting player arranges first. */
function pushArrangements(state) {
	const seats = seatCountOf(state);
	for (let turns = seats - 1; turns >= 0; turns--) pushArranging(state, (state.start + turns) % seats);
}
/** All that one seat has to arrange; the first thing lies on top. */
function pushArranging(state, seat) {
	const { startGoods } = valuesOf(state).numbers;
	if (startGoods > 0) push(state, { kind: "stock" }, seat, 0, startGoods);
	push(state, { kind: "settle" }, seat);
	push(state, { kind: "home" }, seat);
	push(state, { kind: "lay" }, seat, 0, 4);
}
/** The last land leaves no choice. */
const areLaysOpen = (state, { seat }) => state.palatinates[seat].lands.length < 4 - 1;
function legalLays(state, { seat }) {
	const { lands } = state.palatinates[seat];
	const moves = [];
	for (let land = 0; land < 4; land++) if (!lands.includes(land)) moves.push(LAYS[land]);
	return moves;
}
function doLay(state, seat, land, emit) {
	const own = state.palatinates[seat];
	addLand(state, own, land, false);
	emit?.({
		type: "laid",
		seat,
		at: own.lands.length - 1,
		land
	});
}
const legalHomes = () => HOMES.slice();
function doHome(state, seat, at, emit) {
	const own = state.palatinates[seat];
	putPlace(own, at, FARMSTEAD);
	state.placesLeft[FARMSTEAD] -= 1;
	own.extended = ownsExtension(valuesOf(state), own);
	emit?.({
		type: "housed",
		seat,
		at,
		land: own.lands[at]
	});
}
/** Every way to spread the farmers over the row; farmers are alike, so each way stands once. */
function legalSettlings(state, { seat }) {
	const own = state.palatinates[seat];
	const values = valuesOf(state);
	const rooms = own.lands.map((_, at) => roomOn(values, own, at));
	const moves = [];
	spread(rooms, values.numbers.startFarmers, 0, [], moves);
	return moves;
}
/** The next farmer goes to the land of the one before, or to the right of it. */
function spread(rooms, left, first, way, moves) {
	if (left === 0) moves.push({
		do: "settle",
		at: way.slice()
	});
	else for (let at = first; at < rooms.length; at++) {
		if (rooms[at] === 0) continue;
		rooms[at] -= 1;
		way.push(at);
		spread(rooms, left - 1, at, way, moves);
		way.pop();
		rooms[at] += 1;
	}
}
function doSettle(state, seat, at, emit) {
	const own = state.palatinates[seat];
	for (const one of at) own.farmers[one] += 1;
	state.farmersLeft -= at.length;
	emit?.({
		type: "settled",
		seat,
		at,
		lands: at.map((one) => own.lands[one])
	});
}
/** Only what the storehouse has room for: nothing is thrown away before the game begins. */
function legalStocks(state, { seat }) {
	const own = state.palatinates[seat];
	const store = storeOf(valuesOf(state), own);
	const moves = [];
	for (let good = 0; good < GOODS.length; good++) if (own.goods[good] < store) moves.push(STOCKS[good]);
	return moves;
}
function areStocksOpen(state, { seat }) {
	const own = state.palatinates[seat];
	const store = storeOf(valuesOf(state), own);
	return own.goods[0] < store && own.goods[1] < store;
}
function doStock(state, seat, good, emit) {
	addGoods(state, state.palatinates[seat], good, 1);
	emit?.({
		type: "stocked",
		seat,
		good
	});
}

// packages/kings-will/src/moves/levy.ts
/** The royal visit, second part: the mandatory levy (27, 28, 47). */
/** Every way to pay in full; none when it cannot be paid. */
function legalLevies(state, { seat }) {
	const own = state.palatinates[seat];
	const moves = [];
	for (const units of demandsOn(state, own)) {
		if (!hasUnits(own, units)) continue;
		if (units[FARMERS$1] === 0) moves.push({
			do: "levy",
			units
		});
		else for (const from of farmersToGive(own)) moves.push({
			do: "levy",
			units,
			from
		});
	}
	return moves;
}
/** By levy, then by relief. */
const demandsKnown = memoOf((_levy) => []);
/** 47: with a Tithe Barn a unit less, each choice once; never the farmer. */
const demandsOn = (state, own) => demandsAfter(state, bonusOf(valuesOf(state), own, "relief"));
/** Of so many units less. */
function demandsAfter(state, relief) {
	const { levy } = valuesOf(state).travels[travelOf(state)];
	const known = demandsKnown(levy);
	known[relief] ??= demandsFor(levy, relief);
	return known[relief];
}
function demandsFor(levy, relief) {
	let demands = [levy];
	for (let left = relief; left > 0; left--) {
		const less = demands.flatMap((units) => units.flatMap((count, unit) => count > 0 && unit !== FARMERS$1 ? [units.with(unit, count - 1)] : []));
		if (less.length === 0) break;
		demands = [...new Map(less.map((units) => [units.join(), units])).values()];
	}
	return demands;
}
/** 28, 50: the last one stays. */
const canGiveFarmer = (own) => farmersOf(own) > 1;
/** The lands with a farmer to give. */
function farmersToGive(own) {
	const lands = [];
	if (!canGiveFarmer(own)) return lands;
	for (let at = 0; at < own.farmers.length; at++) if (own.farmers[at] > 0) lands.push(at);
	return lands;
}
function doLevy(state, seat, units, from, emit) {
	payUnits(state.palatinates[seat], units);
	if (from !== void 0) giveFarmer(state, seat, from);
	emit?.({
		type: "levied",
		seat,
		units
	});
}
/** 27: who cannot pay in full keeps everything and is punished. */
function failLevy(state, seat, emit) {
	const { levyPoints, levyMood } = valuesOf(state).numbers;
	losePoints(state.palatinates[seat], levyPoints);
	emit?.({
		type: "unpaid",
		seat,
		points: levyPoints
	});
	lowerMood(state, seat, levyMood, emit);
}

// packages/kings-will/src/moves/offer.ts
/** Its source has a bit for each offer taken in this visit. */
const OFFER = { kind: "offer" };
function legalOffers(state, { seat, source }) {
	const own = state.palatinates[seat];
	const mood = own.mood + bonusOf(valuesOf(state), own, "favour");
	const { offers } = valuesOf(state).travels[travelOf(state)];
	const moves = [];
	for (let offer = 0; offer < offers.length; offer++) {
		const { pay, mood: wanted } = offers[offer];
		if ((source >> offer & 1) === 1 || mood < wanted || !hasUnits(own, pay)) continue;
		if (pay[FARMERS$1] === 0) moves.push({
			do: "give",
			offer
		});
		else for (const from of farmersToGive(own)) moves.push({
			do: "give",
			offer,
			from
		});
	}
	if (moves.length > 0) moves.push(PASS);
	return moves;
}
function doGive(state, { seat, source }, offer, from, emit) {
	const own = state.palatinates[seat];
	const { pay, points } = valuesOf(state).travels[travelOf(state)].offers[offer];
	payUnits(own, pay);
	if (from !== void 0) giveFarmer(state, seat, from);
	own.points += points;
	emit?.({
		type: "gave",
		seat,
		offer,
		units: pay,
		points
	});
	push(state, OFFER, seat, source | 1 << offer);
}

// packages/kings-will/src/moves/pledge.ts
const PLEDGES = Array.from({ length: 8 }, (_, field) => ({
	do: "pledge",
	field
}));
const NEUTRALS = Array.from({ length: 8 }, (_, field) => ({
	do: "neutral",
	field
}));
const legalPledges = (state, { seat }) => fieldsFor(state, seat, PLEDGES);
const legalNeutrals = (state) => fieldsFor(state, NEUTRAL, NEUTRALS);
/** Cards with a free space and without a disc of this owner. */
function fieldsFor(state, owner, moves) {
	const free = [];
	for (let field = 0; field < state.plan.length; field++) if (canTakeDisc(state, field, owner)) free.push(moves[field]);
	return free;
}
/** Two fields that are free are a choice. */
const arePledgesOpen = (state, { seat }) => canTakeDisc(state, state.plan.length - 1, seat) && canTakeDisc(state, state.plan.length - 2, seat);
function canTakeDisc(state, field, owner) {
	return !hasDisc(state, field, owner) && discsOn(state, field) < DISC_SPACES[seatCountOf(state)];
}
const hasDisc = (state, field, owner) => (state.discs[field] >> owner & 1) === 1;
function discsOn(state, field) {
	let count = 0;
	for (let rest = state.discs[field]; rest !== 0; rest &= rest - 1) count += 1;
	return count;
}
function doPledge(state, seat, field, emit) {
	state.discs[field] |= 1 << seat;
	emit?.({
		type: "pledged",
		seat,
		field
	});
}
function doNeutral(state, seat, field, emit) {
	state.discs[field] |= 1 << NEUTRAL;
	emit?.({
		type: "neutral",
		seat,
		field
	});
}

// packages/kings-will/src/row.ts
function moveToFront(row, slot) {
	const tile = row[slot];
	for (let at = slot; at > 0; at--) row[at] = row[at - 1];
	row[0] = tile;
}

// packages/kings-will/src/moves/tile.ts
const TAKES = Array.from({ length: SLOTS }, (_, slot) => ({
	do: "take",
	slot
}));
const ACT = { kind: "act" };
const FOLLOW = { kind: "follow" };
const USE_INTRIGUE = { kind: "intrigue" };
/** The chooser has two actions, everybody else one. */
const OWN_ACTIONS = 2;
/** Only a round that is cut short can leave a single tile. */
const areTakesOpen = ({ manner }) => !manner.limited;
function legalTakes(state) {
	const moves = [];
	const king = state.row.indexOf(KING);
	const first = state.manner.limited && state.number >= 16 ? Math.max(4, king + 1) : 4;
	for (let slot = first; slot < SLOTS; slot++) if (slot !== king) moves.push(TAKES[slot]);
	return moves;
}
function doTake(state, { seat }, slot, emit) {
	const tile = state.row[slot];
	const points = slot === LAST_SLOT ? valuesOf(state).numbers.slotBonus : 0;
	state.slot = slot;
	state.exchanged = 0;
	state.palatinates[seat].points += points;
	emit?.({
		type: "took",
		seat,
		slot,
		tile,
		points
	});
	if (tile === INTRIGUE) push(state, USE_INTRIGUE, seat, tile);
	else {
		const seats = seatCountOf(state);
		for (let turns = seats - 1; turns > 0; turns--) push(state, FOLLOW, (seat + turns) % seats, tile);
		push(state, ACT, seat, tile, 2);
	}
}
/** Tiles left of the gap move right, so the king advances exactly when a tile right of him was taken. */
function returnTile(state, emit) {
	const tile = state.row[state.slot];
	moveToFront(state.row, state.slot);
	state.slot = NO_SLOT;
	emit?.({
		type: "returned",
		tile,
		king: state.row.indexOf(KING)
	});
}
/** After a visit the king goes back to the first slot. */
function returnKing(state) {
	moveToFront(state.row, state.row.indexOf(KING));
}
const nextSeat = (state, seat) => (seat + 1) % seatCountOf(state);

// packages/kings-will/src/effects/resolver.ts
/** Everything that waits on the stack, one handler for each kind. */
/** 1: nobody must use what is offered. */
function pass(state, frame, _move, emit) {
	drop(state, frame);
	emit?.({
		type: "passed",
		seat: frame.seat,
		ask: frame.effect.kind
	});
}
const ACTIONS = {
	...ANSWERS,
	pass
};
const HANDLERS = {
	lay: {
		options: legalLays,
		isOpen: areLaysOpen,
		choose: { lay: (state, { seat }, { land }, emit) => doLay(state, seat, land, emit) }
	},
	home: {
		options: legalHomes,
		isOpen: () => true,
		choose: { home: (state, { seat }, { at }, emit) => doHome(state, seat, at, emit) }
	},
	settle: {
		options: legalSettlings,
		choose: { settle: (state, { seat }, { at }, emit) => doSettle(state, seat, at, emit) }
	},
	stock: {
		options: legalStocks,
		isOpen: areStocksOpen,
		choose: { stock: (state, { seat }, { good }, emit) => doStock(state, seat, good, emit) }
	},
	tile: {
		options: legalTakes,
		isOpen: areTakesOpen,
		choose: { take: (state, frame, { slot }, emit) => doTake(state, frame, slot, emit) }
	},
	act: {
		options: legalActions,
		isOpen: isActOpen,
		choose: ACTIONS
	},
	follow: {
		options: legalActions,
		isOpen: isActOpen,
		choose: ACTIONS
	},
	intrigue: {
		options: legalIntrigues,
		isOpen: isIntrigueOpen,
		choose: ACTIONS
	},
	walk: {
		options: legalSteps,
		isOpen: (state, { seat }) => canWalkFreely(state, state.palatinates[seat]),
		choose: {
			walk: (state, { seat }, { from, to }, emit) => doWalk(state, seat, from, to, emit),
			explore(state, frame, { side, land }, emit) {
				doExplore(state, frame.seat, side, land, emit);
				drop(state, frame);
				if (frame.left > 0) push(state, WALK_ON, frame.seat, frame.source, frame.left);
			},
			pass
		}
	},
	trade: {
		options: legalTrades,
		choose: {
			swap: (state, { seat }, { give, get }, emit) => doSwap(state, seat, give, get, emit),
			pass
		}
	},
	look: {
		options: legalLooks,
		choose: {
			look(state, frame, { field }, emit) {
				doLook(state, frame.seat, field, emit);
				drop(state, frame);
				pushMoreLooks(state, frame.seat, frame.source | 1 << field, frame.left);
			},
			pass
		}
	},
	site: {
		options: legalSites,
		choose: { site: (state, frame, { at }) => doSite(state, frame, at) }
	},
	pay: {
		options: legalPayments,
		choose: { pay: (state, frame, { goods }, emit) => doPay(state, frame, goods, emit) }
	},
	lose: {
		options: legalLosses,
		choose: { lose: (state, { seat }, { at }, emit) => doLose(state, seat, at, emit) }
	},
	pledge: {
		options: legalPledges,
		isOpen: arePledgesOpen,
		choose: { pledge: (state, { seat }, { field }, emit) => doPledge(state, seat, field, emit) }
	},
	neutral: {
		options: legalNeutrals,
		choose: { neutral: (state, { seat }, { field }, emit) => doNeutral(state, seat, field, emit) }
	},
	levy: {
		options: legalLevies,
		choose: { levy: (state, { seat }, { units, from }, emit) => doLevy(state, seat, units, from, emit) },
		run: (state, { seat }, emit) => failLevy(state, seat, emit)
	},
	offer: {
		options: legalOffers,
		choose: {
			give: (state, frame, { offer, from }, emit) => doGive(state, frame, offer, from, emit),
			pass
		}
	}
};
const abilities = makeResolver(HANDLERS);

// packages/kings-will/src/moves/visit.ts
/** The king has reached the end of the row: what the visit asks of everybody, in its order. */
const LEVY = { kind: "levy" };
const NEUTRAL_DISC = { kind: "neutral" };
const PLEDGE = { kind: "pledge" };
/** With so few players somebody sets a neutral disc. */
const NEUTRAL_SEATS = 2;
function beginVisit(state, emit) {
	state.phase = "visit";
	emit?.({
		type: "visit",
		round: state.round,
		travel: travelOf(state)
	});
	for (let seat = 0; seat < seatCountOf(state); seat++) {
		const cheer = bonusOf(valuesOf(state), state.palatinates[seat], "cheer");
		if (cheer > 0) raiseMood(state, seat, cheer, emit);
	}
	pushForAll(state, OFFER);
	pushForAll(state, LEVY);
	if (seatCountOf(state) === 2) push(state, NEUTRAL_DISC, state.turn);
	pushForAll(state, PLEDGE);
}
/** Answered clockwise from the player who took the last tile. */
function pushForAll(state, effect) {
	const seats = seatCountOf(state);
	for (let turns = seats - 1; turns >= 0; turns--) push(state, effect, (state.turn + turns) % seats);
}

// packages/kings-will/src/moves/wills.ts
const KEEPS = [{
	do: "keep",
	card: 0
}, {
	do: "keep",
	card: 1
}];
const legalKeeps = (state, seat) => state.hands[seat].length > 0 ? KEEPS.slice() : [];
/** The card goes onto the field of its player's number, so that everybody knows who knows it (31). */
function doKeep(state, seat, card, emit) {
	const hand = state.hands[seat];
	const [will, discard] = [hand[card], hand[1 - card]];
	state.plan[seat] = will;
	state.seen[seat] |= 1 << seat;
	state.discards[seat] = discard;
	hand.length = 0;
	emit?.({
		type: "kept",
		seat,
		field: seat,
		will: told(state, will),
		discard: told(state, discard)
	});
}

// packages/kings-will/src/turn.ts
/** By ask and seat: one seat alone is asked. Made once, since everybody asks before every move. */
const ALONE = Object.fromEntries(ASKS.map((ask) => [ask, Array.from({ length: SEATS.max }, (_, seat) => [{
	seat,
	ask
}])]));
function pending(state) {
	if (state.stack.length > 0) {
		const { effect, seat } = state.stack[state.stack.length - 1];
		return ALONE[effect.kind][seat];
	}
	const asked = [];
	if (state.phase !== "wills") return asked;
	for (let seat = 0; seat < state.hands.length; seat++) if (state.hands[seat].length > 0) asked.push({
		seat,
		ask: "will"
	});
	return asked;
}
function legalMoves(state, seat) {
	if (state.stack.length > 0) return state.stack[state.stack.length - 1].seat === seat ? abilities.options(state) : [];
	return state.phase === "wills" ? legalKeeps(state, seat) : [];
}
function play(state, seat, move, emit) {
	state.glance[seat] = 8;
	if (state.phase !== "wills") abilities.choose(state, move, emit);
	else if (move.do === "keep") doKeep(state, seat, move.card, emit);
	else throw new Error(`will is not answered by ${move.do}`);
	abilities.advance(state, emit);
	while (state.stack.length === 0 && !isWaiting(state)) {
		nextPhase(state, emit);
		abilities.advance(state, emit);
	}
}
function isWaiting(state) {
	return state.phase === "over" || state.phase === "wills" && state.hands.some((hand) => hand.length > 0);
}
function nextPhase(state, emit) {
	switch (state.phase) {
		case "wills":
			if (state.palatinates[0].lands.length > 0) beginTurn(state, emit);
			else beginArranging(state);
			break;
		case "arrange":
			beginTurn(state, emit);
			break;
		case "turn":
			endTurn(state, emit);
			break;
		case "visit": endVisit(state, emit);
	}
}
function beginArranging(state) {
	state.phase = "arrange";
	pushArrangements(state);
}
const CHOOSE_TILE = { kind: "tile" };
function beginTurn(state, emit) {
	state.phase = "turn";
	state.number += 1;
	push(state, CHOOSE_TILE, state.turn);
	emit?.({
		type: "turn",
		seat: state.turn,
		round: state.round,
		number: state.number
	});
}
function endTurn(state, emit) {
	returnTile(state, emit);
	if (state.row[LAST_SLOT] === KING) beginVisit(state, emit);
	else {
		state.turn = nextSeat(state, state.turn);
		beginTurn(state, emit);
	}
}
/** After its visit the king judges. */
const isLastRound = (state) => state.round === valuesOf(state).rounds;
/** 42: the player after the one who took the last tile begins the next round. */
function endVisit(state, emit) {
	if (isLastRound(state)) {
		state.phase = "over";
		emit?.({ type: "over" });
		return;
	}
	returnKing(state);
	state.round += 1;
	state.number = 0;
	state.turn = nextSeat(state, state.turn);
	emit?.({
		type: "round",
		round: state.round,
		travel: travelOf(state)
	});
	beginTurn(state, emit);
}

// packages/kings-will/src/notation.ts
/** One line of text for every move. Lands, fields, slots and offers count from 1. A secret choice is named by its place. */
function formatMove(_state, move) {
	switch (move.do) {
		case "keep": return `keep ${move.card + 1}`;
		case "lay": return `lay ${LANDS$1[move.land]}`;
		case "settle": return `settle ${move.at.map((at) => at + 1).join(" ")}`;
		case "stock":
		case "sell": return `${move.do} ${GOODS[move.good]}`;
		case "home":
		case "site":
		case "birth":
		case "lose": return `${move.do} ${move.at + 1}`;
		case "take": return `take ${move.slot + 1}`;
		case "harvest": return move.instead === move.good ? HARVESTS$1[move.good] : `${HARVESTS$1[move.good]} with ${GOODS[move.instead]}`;
		case "look":
		case "pledge":
		case "neutral": return `${move.do} ${move.field + 1}`;
		case "found": return `found ${PLACES$1[move.place]}`;
		case "erect": return `erect ${BUILDINGS$1[move.building]}`;
		case "pay": return ["pay", ...unitNames(move.goods)].join(" ");
		case "walk": return `walk ${move.from + 1} ${move.to + 1}`;
		case "explore": return `explore ${SIDES[move.side]} ${LANDS$1[move.land]}`;
		case "swap": return `swap ${GOODS[move.give]} ${GOODS[move.get]}`;
		case "levy": return [
			"levy",
			...unitNames(move.units),
			...fromLand(move.from)
		].join(" ");
		case "give": return [
			"give",
			move.offer + 1,
			...fromLand(move.from)
		].join(" ");
		case "taxes":
		case "educate":
		case "develop":
		case "pass": return move.do;
	}
}
/** Two wood and a stone: wood wood stone. A farmer is named by his land. */
function unitNames(units) {
	const names = units.flatMap((count, unit) => unit === FARMERS$1 ? [] : Array(count).fill(UNITS[unit]));
	return names.length > 0 || units[FARMERS$1] > 0 ? names : ["nothing"];
}
const fromLand = (from) => from === void 0 ? [] : ["farmer", `${from + 1}`];
const parseMove = moveParser(legalMoves, formatMove);

// packages/kings-will/src/abilities.ts
/**
* store: the storehouse holds more of every good. sale: coins for a good sold. trades: goods swapped in one action.
* taxes: coins of taxes. mercy: taxes cost less mood. cheer: mood at a royal visit, before the levies. steps: of a move.
* discount: goods of choice less for later buildings. looks: cards seen when exploring. relief: units less of the
* mandatory levy, never the farmer. favour: mood counts as higher for voluntary levies.
*/
const MODIFIERS = [...[
	"store",
	"sale",
	"trades",
	"taxes",
	"mercy",
	"cheer",
	"steps",
	"discount",
	"looks",
	"relief",
	"favour"
]];

// packages/kings-will/src/content/parts.ts
/** Small parts that rows of a custom table have in common. */
const LARGEST = 99;
/** Of one cost, all units together: more would be too many ways to pay, and too long a move for a record. */
const MOST_UNITS = 20;
/** A row without a mark was typed in by the table's maker. */
function sourceAt(raw, place) {
	return raw === void 0 ? "CUSTOM" : oneOfAt(raw, `${place}.source`, SOURCES);
}
/** Any of these units with how many; those left out are none. One farmer at most: he is chosen by his land. */
function costAt(raw, place, units) {
	const row = objectAt(raw, place, [], units);
	const named = units.filter((unit) => row[unit] !== void 0);
	const counts = named.map((unit) => wholeAt(row[unit], `${place}.${unit}`, 0, unit === "farmers" ? 1 : MOST_UNITS));
	const total = counts.reduce((sum, count) => sum + count, 0);
	if (total > MOST_UNITS) throw new BadInput(place, `expected at most ${MOST_UNITS} in all, found ${total}`);
	return Object.fromEntries(named.map((unit, i) => [unit, counts[i]]));
}
const moodAt = (raw, place) => wholeAt(raw, place, -4, 4);
const pointsAt = (raw, place) => wholeAt(raw, place, 0, 99);
function switchAt(raw, place) {
	if (typeof raw !== "boolean") throw new BadInput(place, `expected true or false, found ${shown(raw)}`);
	return raw;
}
/** The word that says what a row is, looked at before its other keys are known. */
function kindAt(raw, place, key, kinds) {
	if (typeof raw !== "object" || raw === null || Array.isArray(raw)) throw new BadInput(place, `expected an object with ${key}, found ${shown(raw)}`);
	return oneOfAt(raw[key], `${place}.${key}`, kinds);
}

// packages/kings-will/src/content/checkRows.ts
/** Places, buildings, travel boards and the steps of the scales in a custom table. */
const MOST_EFFECTS = 4;
const MOST_HALF = 9;
function placeAt(raw, place) {
	const row = objectAt(raw, place, [
		"count",
		"cost",
		"mood",
		"effects"
	], ["source"]);
	return {
		count: wholeAt(row.count, `${place}.count`, 0, 99),
		cost: costAt(row.cost, `${place}.cost`, GOODS),
		mood: moodAt(row.mood, `${place}.mood`),
		effects: listAt(row.effects, `${place}.effects`, { most: MOST_EFFECTS }).map((effect, i) => placeEffectAt(effect, `${place}.effects[${i}]`)),
		source: sourceAt(row.source, place)
	};
}
function placeEffectAt(raw, place) {
	const kind = kindAt(raw, place, "kind", [
		"births",
		"room",
		"extension",
		"shield"
	]);
	if (kind !== "room") {
		objectAt(raw, place, ["kind"]);
		return { kind };
	}
	const { farmers } = objectAt(raw, place, ["kind", "farmers"]);
	return {
		kind,
		farmers: wholeAt(farmers, `${place}.farmers`, 1, 99)
	};
}
function buildingAt(raw, place) {
	const row = objectAt(raw, place, [
		"cost",
		"mood",
		"left",
		"right",
		"ability"
	], ["source"]);
	return {
		cost: costAt(row.cost, `${place}.cost`, [...GOODS, "coins"]),
		mood: moodAt(row.mood, `${place}.mood`),
		left: wholeAt(row.left, `${place}.left`, 0, MOST_HALF),
		right: wholeAt(row.right, `${place}.right`, 0, MOST_HALF),
		ability: abilityAt(row.ability, `${place}.ability`),
		source: sourceAt(row.source, place)
	};
}
function abilityAt(raw, place) {
	const kind = kindAt(raw, place, "kind", [
		"none",
		"raise",
		"yield",
		"births",
		"calm",
		"hoard",
		...MODIFIERS
	]);
	const byAt = (by) => wholeAt(by, `${place}.by`, 1, MOST_HALF);
	switch (kind) {
		case "none":
		case "births":
		case "calm":
			objectAt(raw, place, ["kind"]);
			return { kind };
		case "raise": {
			const { scale, by } = objectAt(raw, place, [
				"kind",
				"scale",
				"by"
			]);
			return {
				kind,
				scale: oneOfAt(scale, `${place}.scale`, ["education", "development"]),
				by: byAt(by)
			};
		}
		case "yield": {
			const { good, by } = objectAt(raw, place, [
				"kind",
				"good",
				"by"
			]);
			return {
				kind,
				good: oneOfAt(good, `${place}.good`, GOODS),
				by: byAt(by)
			};
		}
		case "hoard": {
			const row = objectAt(raw, place, [
				"kind",
				"per",
				"points",
				"most"
			]);
			return {
				kind,
				per: wholeAt(row.per, `${place}.per`, 1, 99),
				points: pointsAt(row.points, `${place}.points`),
				most: pointsAt(row.most, `${place}.most`)
			};
		}
		default: {
			const { by } = objectAt(raw, place, ["kind", "by"]);
			return {
				kind,
				by: byAt(by)
			};
		}
	}
}
function travelAt(raw, place) {
	const row = objectAt(raw, place, ["levy", "offers"], ["source"]);
	return {
		levy: costAt(row.levy, `${place}.levy`, UNITS),
		offers: listAt(row.offers, `${place}.offers`, { most: 6 }).map((offer, i) => {
			const at = `${place}.offers[${i}]`;
			const { mood, pay, points } = objectAt(offer, at, [
				"mood",
				"pay",
				"points"
			]);
			return {
				mood: moodAt(mood, `${at}.mood`),
				pay: costAt(pay, `${at}.pay`, UNITS),
				points: pointsAt(points, `${at}.points`)
			};
		}),
		source: sourceAt(row.source, place)
	};
}
function advanceAt(raw, place, kinds) {
	const row = objectAt(raw, place, ["effect"], ["source"]);
	return {
		effect: effectAt(row.effect, `${place}.effect`, kinds),
		source: sourceAt(row.source, place)
	};
}
function effectAt(raw, place, kinds) {
	const kind = kindAt(raw, place, "kind", kinds);
	if (kind === "discount") {
		const row = objectAt(raw, place, ["kind", "place"]);
		return {
			kind,
			place: oneOfAt(row.place, `${place}.place`, PLACES$1)
		};
	}
	if (kind === "yield") {
		const { good } = objectAt(raw, place, ["kind", "good"]);
		return {
			kind,
			good: oneOfAt(good, `${place}.good`, GOODS)
		};
	}
	objectAt(raw, place, ["kind"]);
	return { kind };
}

// packages/kings-will/src/content/checkWills.ts
/** Will cards in a custom table: what they count, what they pay, what draws the wrath. */
const PLAIN = [...[
	"mood",
	"education",
	"development",
	"coins",
	"goods",
	"farmers",
	"lands"
], ...[
	"sets",
	"places",
	"kinds",
	"buildings",
	"street"
]];
const MOST_STEPS$1 = 12;
const MOST_TERMS = 6;
const MOST_PLACES = 2;
function willAt(raw, place) {
	const row = objectAt(raw, place, ["will", "wrath"], ["source"]);
	return {
		will: rewardAt(row.will, `${place}.will`),
		wrath: conditionAt(row.wrath, `${place}.wrath`),
		source: sourceAt(row.source, place)
	};
}
function amountAt(raw, place) {
	const of = kindAt(raw, place, "of", [
		...PLAIN,
		"land",
		"place",
		"settled",
		"estates"
	]);
	switch (of) {
		case "land": {
			const { land } = objectAt(raw, place, ["of", "land"]);
			return {
				of,
				land: oneOfAt(land, `${place}.land`, LANDS$1)
			};
		}
		case "place": {
			const row = objectAt(raw, place, ["of", "place"]);
			return {
				of,
				place: oneOfAt(row.place, `${place}.place`, PLACES$1)
			};
		}
		case "settled": {
			const row = objectAt(raw, place, [
				"of",
				"land",
				"places"
			]);
			return {
				of,
				land: oneOfAt(row.land, `${place}.land`, LANDS$1),
				places: wholeAt(row.places, `${place}.places`, 0, MOST_PLACES)
			};
		}
		case "estates": {
			const { farmers } = objectAt(raw, place, ["of", "farmers"]);
			return {
				of,
				farmers: wholeAt(farmers, `${place}.farmers`, 0, 99)
			};
		}
		default:
			objectAt(raw, place, ["of"]);
			return { of };
	}
}
function conditionAt(raw, place) {
	const row = objectAt(raw, place, ["amounts", "least"]);
	const amounts = amountsAt(row.amounts, `${place}.amounts`);
	return {
		amounts,
		least: thresholdAt(row.least, `${place}.least`, amounts)
	};
}
/** Only mood goes below 0. */
function thresholdAt(raw, place, amounts) {
	return wholeAt(raw, place, amounts.some((amount) => amount.of === "mood") ? -4 : 0, 99);
}
function amountsAt(raw, place) {
	const amounts = listAt(raw, place, { most: MOST_TERMS }).map((amount, i) => amountAt(amount, `${place}[${i}]`));
	if (amounts.length === 0) throw new BadInput(place, "expected at least one amount");
	return amounts;
}
function rewardAt(raw, place) {
	const kind = kindAt(raw, place, "kind", [
		"ladder",
		"each",
		"majority"
	]);
	switch (kind) {
		case "ladder": {
			const row = objectAt(raw, place, [
				"kind",
				"amount",
				"steps"
			]);
			const amount = amountAt(row.amount, `${place}.amount`);
			return {
				kind,
				amount,
				steps: stepsAt(row.steps, `${place}.steps`, amount)
			};
		}
		case "each": {
			const row = objectAt(raw, place, [
				"kind",
				"terms",
				"most"
			]);
			return {
				kind,
				terms: listAt(row.terms, `${place}.terms`, { most: MOST_TERMS }).map((term, i) => {
					const at = `${place}.terms[${i}]`;
					const { amount, points } = objectAt(term, at, ["amount", "points"]);
					const counted = amountAt(amount, `${at}.amount`);
					if (counted.of === "mood") throw new BadInput(`${at}.amount.of`, "mood is paid by a ladder, not each");
					return {
						amount: counted,
						points: pointsAt(points, `${at}.points`)
					};
				}),
				most: pointsAt(row.most, `${place}.most`)
			};
		}
		case "majority": {
			const row = objectAt(raw, place, [
				"kind",
				"amount",
				"least",
				"first",
				"second"
			]);
			const amount = amountAt(row.amount, `${place}.amount`);
			return {
				kind,
				amount,
				least: thresholdAt(row.least, `${place}.least`, [amount]),
				first: pointsAt(row.first, `${place}.first`),
				second: pointsAt(row.second, `${place}.second`)
			};
		}
	}
}
/** Rising: the highest step reached pays. */
function stepsAt(raw, place, amount) {
	const steps = listAt(raw, place, { most: MOST_STEPS$1 }).map((step, i) => {
		const { at, points } = objectAt(step, `${place}[${i}]`, ["at", "points"]);
		return {
			at: thresholdAt(at, `${place}[${i}].at`, [amount]),
			points: pointsAt(points, `${place}[${i}].points`)
		};
	});
	steps.forEach(({ at }, i) => {
		if (i > 0 && at <= steps[i - 1].at) throw new BadInput(`${place}[${i}].at`, `steps must rise: expected more than ${steps[i - 1].at}, found ${at}`);
	});
	return steps;
}

// packages/kings-will/src/content/check.ts
/** A custom content table comes from outside: JSON that is checked row by row before setup sees it. */
const KEYS = [
	"id",
	"numbers",
	"variants",
	"start",
	"lands",
	"places"
];
const MORE_KEYS = [
	"education",
	"development",
	"buildings",
	"wills",
	"travels"
];
const MOST_SEATS = SEATS.max;
/** Every way to spread them is a move. */
const MOST_START_FARMERS = 8;
/** Of a move, and as many by buildings: whether a crowd can still disperse is searched step by step (23). */
const MOST_STEPS = 9;
/** Numbers that may not be 0: without them nobody could move, stand or begin. */
const AT_LEAST_ONE = [
	"farmers",
	"farmersPerLand",
	"store",
	"extension",
	"money",
	"startFarmers",
	"steps"
];
function parseContent(raw) {
	const table = objectAt(raw, "content", [...KEYS, ...MORE_KEYS]);
	const content = {
		id: idAt(table.id),
		numbers: numbersAt(table.numbers),
		variants: rowsAt(table.variants, "content.variants", VARIANTS, variantAt),
		start: startAt(table.start),
		lands: rowsAt(table.lands, "content.lands", LANDS$1, landAt),
		places: rowsAt(table.places, "content.places", PLACES$1, placeAt),
		education: scaleAt(table.education, "education", ["discount", "substitute"]),
		development: scaleAt(table.development, "development", ["yield", "exchange"]),
		buildings: rowsAt(table.buildings, "content.buildings", BUILDINGS$1, buildingAt),
		wills: rowsAt(table.wills, "content.wills", WILLS, willAt),
		travels: rowsAt(table.travels, "content.travels", TRAVELS, travelAt)
	};
	checkNumbers(content);
	checkCounts(content);
	checkSteps(content);
	checkStart(content);
	return content;
}
/** A row for every name of a list, and for nothing else. */
function rowsAt(raw, place, names, rowAt) {
	const rows = objectAt(raw, place, names);
	return Object.fromEntries(names.map((name) => [name, rowAt(rows[name], `${place}.${name}`)]));
}
function idAt(raw) {
	if (typeof raw !== "string" || !/^[a-z0-9][a-z0-9-]{0,39}$/.test(raw)) throw new BadInput("content.id", `expected a name of small letters, digits and dashes, found ${shown(raw)}`);
	return raw;
}
function numbersAt(raw) {
	return rowsAt(raw, "content.numbers", NUMBERS, (row, place) => {
		const { value, source } = objectAt(row, place, ["value"], ["source"]);
		const name = place.split(".").at(-1) ?? "";
		const least = AT_LEAST_ONE.includes(name) ? 1 : 0;
		return {
			value: wholeAt(value, `${place}.value`, least, 99),
			source: sourceAt(source, place)
		};
	});
}
/** Twice as many fields as rounds: then everybody finds a card for a disc in every visit. */
function variantAt(raw, place) {
	const row = objectAt(raw, place, [
		"rounds",
		"fields",
		"wills",
		"lakes",
		"abilities"
	], ["source"]);
	const rounds = wholeAt(row.rounds, `${place}.rounds`, 1, 8 / 2);
	const fields = wholeAt(row.fields, `${place}.fields`, Math.max(MOST_SEATS, rounds * 2), 8);
	return {
		rounds,
		fields,
		wills: wholeAt(row.wills, `${place}.wills`, fields + MOST_SEATS, WILLS.length),
		lakes: switchAt(row.lakes, `${place}.lakes`),
		abilities: switchAt(row.abilities, `${place}.abilities`),
		source: sourceAt(row.source, place)
	};
}
function landAt(raw, place) {
	const row = objectAt(raw, place, [
		"count",
		"yields",
		"sites"
	], ["source"]);
	return {
		count: wholeAt(row.count, `${place}.count`, 0, 36),
		yields: oneOfAt(row.yields, `${place}.yields`, [...GOODS, "none"]),
		sites: wholeAt(row.sites, `${place}.sites`, 1, 2),
		source: sourceAt(row.source, place)
	};
}
function startAt(raw) {
	const place = "content.start";
	const row = objectAt(raw, place, [
		"row",
		"farmers",
		"farmstead",
		"goods"
	], ["source"]);
	const first = LANDS$1.slice(0, 4);
	const landsAt = (list, name, most) => listAt(list, `${place}.${name}`, { most }).map((land, i) => oneOfAt(land, `${place}.${name}[${i}]`, first));
	return {
		row: landsAt(row.row, "row", 4),
		farmers: landsAt(row.farmers, "farmers", 99),
		farmstead: oneOfAt(row.farmstead, `${place}.farmstead`, first),
		goods: costAt(row.goods, `${place}.goods`, GOODS),
		source: sourceAt(row.source, place)
	};
}
function scaleAt(raw, name, kinds) {
	return listAt(raw, `content.${name}`, 5).map((row, i) => advanceAt(row, `content.${name}[${i}]`, kinds));
}
function checkNumbers({ numbers }) {
	const check = (isRight, name, expected) => {
		if (!isRight) throw new BadInput(`content.numbers.${name}.value`, expected);
	};
	check(numbers.steps.value <= MOST_STEPS, "steps", `expected at most ${MOST_STEPS}, found ${numbers.steps.value}`);
	const { store, extension, money, startCoins, startGoods, startFarmers, farmersPerLand, farmers } = numbers;
	check(extension.value >= store.value, "extension", `expected at least the ${store.value} of store`);
	check(startCoins.value <= money.value, "startCoins", `expected at most the ${money.value} of money`);
	const goods = store.value * GOODS.length;
	check(startGoods.value <= goods, "startGoods", `expected at most ${goods}, what an empty storehouse holds`);
	const room = Math.min(MOST_START_FARMERS, farmersPerLand.value * 4);
	check(startFarmers.value <= room, "startFarmers", `expected at most ${room} for the first lands`);
	const wanted = startFarmers.value * MOST_SEATS;
	check(farmers.value >= wanted, "farmers", `expected at least ${wanted}, what ${MOST_SEATS} players begin with`);
}
/** As many landscapes and places as the box holds, and enough of the first lands for everybody. */
function checkCounts({ lands, places }) {
	const total = LANDS$1.reduce((sum, land) => sum + lands[land].count, 0);
	if (total !== 36) throw new BadInput("content.lands", `expected ${36} landscapes in all, found ${total}`);
	for (const land of LANDS$1.slice(0, 4)) if (lands[land].count < MOST_SEATS) throw new BadInput(`content.lands.${land}.count`, `expected at least ${MOST_SEATS}, one for each player, found ${lands[land].count}`);
	for (const place of PLACES$1) {
		const [wanted, found] = [PLACES_IN_BOX[place], places[place].count];
		if (found !== wanted) throw new BadInput(`content.places.${place}.count`, `expected ${wanted}, found ${found}`);
	}
}
function checkSteps({ buildings }) {
	const total = BUILDINGS$1.reduce((sum, building) => {
		const { ability } = buildings[building];
		return ability.kind === "steps" ? sum + ability.by : sum;
	}, 0);
	if (total > MOST_STEPS) throw new BadInput("content.buildings", `expected at most ${MOST_STEPS} more steps in all, found ${total}`);
}
function checkStart({ start, numbers }) {
	if (start.row.length !== 4 || new Set(start.row).size !== 4) throw new BadInput("content.start.row", `expected each of ${LANDS$1.slice(0, 4).join(", ")} once`);
	const wanted = numbers.startFarmers.value;
	if (start.farmers.length !== wanted) throw new BadInput("content.start.farmers", `expected ${wanted} lands, found ${start.farmers.length}`);
	const room = numbers.farmersPerLand.value;
	const full = start.row.find((land) => start.farmers.filter((one) => one === land).length > room);
	if (full !== void 0) throw new BadInput("content.start.farmers", `expected at most ${room} on ${full}`);
	const good = GOODS.find((one) => (start.goods[one] ?? 0) > numbers.store.value);
	if (good !== void 0) throw new BadInput(`content.start.goods.${good}`, `expected at most ${numbers.store.value}, what the store holds`);
}

// packages/kings-will/src/options.ts
/** Options from outside, and back into the plain JSON a record keeps. */
const SET_NAMES = Object.keys(CONTENT_SETS);
const POINTS = ["hidden", "open"];
const SWITCH = ["on", "off"];
const ROUNDS = ["free", "limited"];
const OPTION_SPECS = [
	{
		key: "variant",
		values: VARIANTS,
		default: "full",
		about: "the full game, or the shorter and simpler first game"
	},
	{
		key: "content",
		values: SET_NAMES,
		default: "reconstructed",
		about: "the values of cards, buildings and boards; ours are reconstructed, a custom table (JSON) may stand here"
	},
	{
		key: "start",
		values: [
			"random",
			"1",
			"2",
			"3",
			"4"
		],
		default: "random",
		about: "the starting player"
	},
	{
		key: "points",
		values: POINTS,
		default: "hidden",
		about: "whether everybody sees the points of all players"
	},
	{
		key: "notebook",
		values: SWITCH,
		default: "on",
		about: "a private note of the will cards a player has seen"
	},
	{
		key: "rounds",
		values: ROUNDS,
		default: "free",
		about: "limited: from turn 16 only tiles right of the king"
	}
];
function parseOptions(raw) {
	const keys = OPTION_SPECS.map((spec) => spec.key);
	const row = objectAt(raw, "options", ["seats"], keys);
	const { variant = "full", points = "hidden", notebook = "on", rounds = "free" } = row;
	const seats = wholeAt(row.seats, "options.seats", SEATS.min, SEATS.max);
	return {
		seats,
		variant: oneOfAt(variant, "options.variant", VARIANTS),
		content: contentAt(row.content),
		start: startAt$1(row.start, seats),
		openPoints: oneOfAt(points, "options.points", POINTS) === "open",
		notebook: oneOfAt(notebook, "options.notebook", SWITCH) === "on",
		limited: oneOfAt(rounds, "options.rounds", ROUNDS) === "limited"
	};
}
function contentAt(raw) {
	if (raw === void 0) return CONTENT_SETS.reconstructed;
	if (typeof raw !== "string") return parseContent(raw);
	const name = SET_NAMES.find((set) => set === raw);
	if (name === void 0) throw new BadInput("options.content", `expected ${SET_NAMES.join(", ")} or a table, found ${shown(raw)}`);
	return CONTENT_SETS[name];
}
function formatOptions(options) {
	const builtIn = SET_NAMES.find((name) => CONTENT_SETS[name] === options.content);
	return {
		seats: options.seats,
		variant: options.variant,
		content: builtIn ?? options.content,
		start: options.start === "random" ? "random" : options.start + 1,
		points: options.openPoints ? "open" : "hidden",
		notebook: options.notebook ? "on" : "off",
		rounds: options.limited ? "limited" : "free"
	};
}
const hashOf = memoOf((content) => sha256(canonicalJson(readByPlay(content))));
/** Of what play reads, for either variant: another mark or another name of the table is the same content. */
const contentHash = ({ content }) => hashOf(content);
function readByPlay(content) {
	const { row, farmers, farmstead, goods } = content.start;
	return {
		start: {
			row,
			farmers,
			farmstead,
			goods: unitsOf(goods)
		},
		variants: VARIANTS.map((variant) => compile(content, variant))
	};
}

// packages/kings-will/src/position/names.ts
/** Single words of a written position. */
function numberIn(word, place, min, max) {
	return wholeAt(/^-?\d{1,4}$/.test(word ?? "") ? Number(word) : word, place, min, max);
}
/** The index of a name in its list. */
function indexNamed(word, names, place) {
	const index = names.indexOf(word ?? "");
	if (index < 0) throw new BadInput(place, `expected one of ${names.join(", ")}, found ${shown(word)}`);
	return index;
}
/** Numbers from 1 as a mask of bits, each once. */
function maskIn(words, place, most) {
	let mask = 0;
	for (const word of words) {
		const bit = 1 << numberIn(word, place, 1, most) - 1;
		if ((mask & bit) !== 0) throw new BadInput(place, `${word} stands twice`);
		mask |= bit;
	}
	return mask;
}
/** Which bits are set, counted from 1. */
function bitsOf(mask) {
	const bits = [];
	for (let bit = 0; mask >> bit > 0; bit++) if ((mask >> bit & 1) === 1) bits.push(bit + 1);
	return bits;
}

// packages/kings-will/src/position/frames.ts
/** What waits, as words: act/1/harvest/2 is player 1 with two actions of Harvest left. */
/** Goods, steps, swaps and cards of a custom table (`Content`) can be many. */
const MOST_LEFT = 999;
const WORKS = [...PLACES$1, ...BUILDINGS$1];
const KINDS = ASKS.filter((ask) => ask !== "will");
const workName = (work) => isPlaceWork(work) ? PLACES$1[work] : BUILDINGS$1[buildingOf(work)];
const bits = (mask) => bitsOf(mask).join("+") || "-";
function formatFrame({ effect, seat, source, left }) {
	return [
		effect.kind,
		seat + 1,
		...detailsOf(effect, source, left)
	].join("/");
}
function detailsOf(effect, source, left) {
	switch (effect.kind) {
		case "act":
		case "follow":
		case "intrigue": return [TILES[source], left];
		case "walk": return effect.explored ? [left, "explored"] : [left];
		case "look": return [left, bits(source)];
		case "lay":
		case "stock":
		case "trade": return [left];
		case "site": return [workName(effect.work)];
		case "pay": return [workName(effect.work), effect.at + 1];
		case "offer": return [bits(source)];
		default: return [];
	}
}
function parseFrame(word, place, state) {
	const [kindWord, seatWord, ...details] = word.split("/");
	const kind = KINDS[indexNamed(kindWord, KINDS, place)];
	const frame = frameOf(kind, numberIn(seatWord, `${place}, ${kind}`, 1, state.palatinates.length) - 1, details, `${place}, ${kind}`, state);
	if (formatFrame(frame) !== word) throw new BadInput(place, `expected ${kind} like ${formatFrame(frame)}, found ${shown(word)}`);
	return frame;
}
function frameOf(kind, seat, details, place, state) {
	const [one, two] = details;
	const leftIn = (word, most = MOST_LEFT) => numberIn(word, place, 1, most);
	const row = state.palatinates[seat].lands.length;
	switch (kind) {
		case "act":
		case "follow":
		case "intrigue": return {
			effect: { kind },
			seat,
			source: indexNamed(one, TILES, place),
			left: leftIn(two, actionsOf(kind))
		};
		case "walk": return {
			effect: {
				kind,
				explored: two === "explored"
			},
			seat,
			source: 0,
			left: leftIn(one)
		};
		case "look": return {
			effect: { kind },
			seat,
			source: maskOf(two, place, valuesOf(state).fields),
			left: leftIn(one)
		};
		case "lay":
		case "stock":
		case "trade": return {
			effect: { kind },
			seat,
			source: 0,
			left: leftIn(one)
		};
		case "site": return {
			effect: {
				kind,
				work: indexNamed(one, WORKS, place)
			},
			seat,
			source: 0,
			left: 1
		};
		case "pay": {
			const at = numberIn(two, place, 1, row) - 1;
			return {
				effect: {
					kind,
					work: indexNamed(one, WORKS, place),
					at
				},
				seat,
				source: 0,
				left: 1
			};
		}
		case "offer": return {
			effect: { kind },
			seat,
			source: maskOf(one, place, offersIn(state)),
			left: 1
		};
		default: return {
			effect: { kind },
			seat,
			source: 0,
			left: 1
		};
	}
}
const actionsOf = (kind) => kind === "act" ? 2 : 1;
const offersIn = (state) => valuesOf(state).travels[travelOf(state)].offers.length;
const maskOf = (word, place, most) => word === void 0 || word === "-" ? 0 : maskIn(word.split("+"), place, most);

// packages/kings-will/src/position/format.ts
/** A situation in words that people read and write. Everything counts from 1; `?` stands for what a viewer may not see. */
function formatPosition(state) {
	const { turn, round, phase, start, number } = state;
	return [
		`turn ${turn + 1} round ${round} phase ${phase} start ${start + 1} number ${number}`,
		list("row", state.row.map((tile) => TILES[tile])),
		...state.slot === NO_SLOT ? [] : [`taken ${state.slot + 1}`],
		...state.exchanged === 0 ? [] : [list("exchanged", bitsOf(state.exchanged))],
		list("journey", state.journey.map((travel) => travel === -1 ? "?" : TRAVELS[travel])),
		list("plan", state.plan.map(willName)),
		...state.palatinates.flatMap((own, seat) => [
			playerLine(own, seat),
			...own.lands.length > 0 ? [landsLine(own, seat)] : [],
			...cardLines(state, seat)
		]),
		...discLine(state, NEUTRAL, "discs neutral"),
		...state.stack.length > 0 ? [list("waiting", state.stack.map(formatFrame).reverse())] : []
	];
}
const list = (name, words) => [name, ...words].join(" ");
const willName = (will) => {
	if (will === NO_WILL) return "-";
	return will === -1 ? "?" : WILLS[will];
};
function playerLine(own, seat) {
	const points = own.points === -1 ? "?" : own.points;
	return `${[
		...[
			"player",
			seat + 1,
			"points",
			points,
			"coins",
			own.coins,
			"mood",
			printedMood(own.mood)
		],
		...[
			"education",
			own.education,
			"development",
			own.development
		],
		...GOODS.flatMap((good, i) => [good, own.goods[i]])
	].join(" ")}${own.extended ? " extension" : ""}`;
}
/** forest/1/farmstead/mill: the land, its farmers, its places, the building below. */
function landsLine(own, seat) {
	const words = own.lands.map((land, at) => {
		const places = own.sites.slice(at * 2, (at + 1) * 2).filter((place) => place < NO_PLACE);
		const building = own.buildings[at];
		return [
			LANDS$1[land],
			own.farmers[at],
			places.map((place) => PLACES$1[place]).join("+") || "-",
			building === NO_BUILDING ? "-" : BUILDINGS$1[building]
		].join("/");
	});
	return list(`lands ${seat + 1}`, words);
}
/** Fields seen, discs, cards in hand and put away, the field looked at. */
function cardLines(state, seat) {
	const seen = state.seen.flatMap((mask, field) => (mask >> seat & 1) === 1 ? [field + 1] : []);
	return [
		...seen.length > 0 ? [list(`seen ${seat + 1}`, seen)] : [],
		...discLine(state, seat, `discs ${seat + 1}`),
		...state.hands[seat].length > 0 ? [list(`hand ${seat + 1}`, state.hands[seat].map(willName))] : [],
		...state.discards[seat] === NO_WILL ? [] : [`discard ${seat + 1} ${willName(state.discards[seat])}`],
		...state.glance[seat] === 8 ? [] : [`glance ${seat + 1} ${state.glance[seat] + 1}`]
	];
}
function discLine(state, owner, name) {
	const fields = state.discs.flatMap((mask, field) => (mask >> owner & 1) === 1 ? [field + 1] : []);
	return fields.length > 0 ? [list(name, fields)] : [];
}

// packages/kings-will/src/position/cards.ts
/** Will cards and travel boards of a written position: named, or dealt from what stands nowhere else. */
/** Reads plan, hands, discards, seen, glance and discs; `?` is any card that stands nowhere else. */
function readCards(state, lines) {
	const { fields, cards } = valuesOf(state);
	const names = WILLS.slice(0, cards);
	const plan = lines.get("plan");
	state.plan = wordsOf$1(plan, fields, "plan").map((word) => word === "-" ? NO_WILL : cardNamed(word, names, plan));
	state.palatinates.forEach((_, seat) => {
		const hand = lines.get(`hand ${seat + 1}`);
		state.hands[seat] = hand === void 0 ? [] : wordsOf$1(hand, 2, "hand").map((word) => cardNamed(word, names, hand));
		const discard = lines.get(`discard ${seat + 1}`);
		if (discard !== void 0) state.discards[seat] = cardNamed(wordsOf$1(discard, 1, "discard")[0], names, discard);
		const glance = lines.get(`glance ${seat + 1}`);
		if (glance !== void 0) state.glance[seat] = numberIn(wordsOf$1(glance, 1, "glance")[0], glance.place, 1, fields) - 1;
		readFields(state.seen, lines.get(`seen ${seat + 1}`), seat, fields);
		readFields(state.discs, lines.get(`discs ${seat + 1}`), seat, fields);
	});
	dealUnknown(state.luck, [
		state.plan,
		...state.hands,
		state.discards
	], cards, "will card", names);
}
function readJourney(state, line) {
	state.journey = wordsOf$1(line, valuesOf(state).rounds, "journey").map((word) => cardNamed(word, TRAVELS, line));
	dealUnknown(state.luck, [state.journey], TRAVELS.length, "travel board", TRAVELS);
}
/** Sets the bit of an owner on each field named. */
function readFields(masks, line, owner, fields) {
	for (const word of line?.words ?? []) {
		const field = numberIn(word, line?.place ?? "", 1, fields) - 1;
		if ((masks[field] >> owner & 1) === 1) throw new BadInput(line?.place ?? "", `${word} stands twice`);
		masks[field] |= 1 << owner;
	}
}
/** A line that is left out is unknown throughout. */
function wordsOf$1(line, count, name) {
	if (line === void 0) return Array(count).fill("?");
	if (line.words.length !== count) throw new BadInput(line.place, `expected ${count} of ${name}, found ${line.words.length}`);
	return line.words;
}
/** Not dealt yet: a number no card has. */
const BLANK = 99;
const cardNamed = (word, names, line) => word === "?" ? BLANK : indexNamed(word, names, line?.place ?? "position");
function dealUnknown(luck, zones, count, what, names) {
	const known = zones.flat().filter((card) => card < count);
	const twice = known.find((card, i) => known.indexOf(card) !== i);
	if (twice !== void 0) throw new BadInput("position", `${what} ${names[twice]} stands twice`);
	const rest = names.map((_, card) => card).filter((card) => !known.includes(card));
	shuffle(luck, rest);
	for (const zone of zones) zone.forEach((card, i) => {
		if (card !== BLANK) return;
		const dealt = rest.pop();
		if (dealt === void 0) throw new BadInput("position", `there are more cards than the ${count} of the game`);
		zone[i] = dealt;
	});
}

// packages/kings-will/src/inventory.ts
/** What lies where, counted: nothing of the box is made nor lost. */
/** Everything in the palatinates together. */
function inventoryOf(state) {
	const found = {
		farmers: 0,
		lands: LANDS$1.map(() => 0),
		places: PLACES$1.map(() => 0),
		buildings: BUILDINGS$1.map(() => 0)
	};
	for (const own of state.palatinates) {
		found.farmers += farmersOf(own);
		for (const land of own.lands) found.lands[land] += 1;
		for (const place of own.sites) if (place < PLACES$1.length) found.places[place] += 1;
		for (const building of own.buildings) if (building !== NO_BUILDING) found.buildings[building] += 1;
	}
	return found;
}

// packages/kings-will/src/position/lines.ts
/** The lines of a written position as keyword and words, before anybody asks what they mean. */
/** Lines of the table, and lines that stand once for each player. */
const TABLE = [
	"turn",
	"row",
	"taken",
	"exchanged",
	"journey",
	"plan",
	"waiting"
];
const OWN = [
	"player",
	"lands",
	"seen",
	"discs",
	"hand",
	"discard",
	"glance"
];
const LONGEST_LINE = 2e3;
const MOST_LINES = 100;
function readLines(raw, seats) {
	if (raw.length > MOST_LINES) throw new BadInput("position", `expected at most ${MOST_LINES} lines, found ${raw.length}`);
	const lines = /* @__PURE__ */ new Map();
	raw.forEach((text, i) => {
		const place = `position line ${i + 1}`;
		const words = wordsOf(text, place);
		if (words.length === 0) return;
		const keyword = keywordOf(words, place, seats);
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
/** Everything after # is a remark. */
function wordsOf(line, place) {
	if (line.length > LONGEST_LINE) throw new BadInput(place, `expected at most ${LONGEST_LINE} characters`);
	return line.replace(/#.*$/, "").split(/\s+/).filter((word) => word !== "");
}
function keywordOf([first, second], place, seats) {
	const table = TABLE.find((known) => known === first);
	if (table !== void 0) return table;
	const own = OWN.find((known) => known === first);
	if (own === void 0) throw new BadInput(place, `expected one of ${[...TABLE, ...OWN].join(", ")}, found ${shown(first)}`);
	if (own === "discs" && second === "neutral") return "discs neutral";
	const seat = Number(second);
	if (!/^[1-9]$/.test(second ?? "") || seat > seats) throw new BadInput(place, `expected ${own} of a player from 1 to ${seats}, found ${shown(second)}`);
	return `${own} ${seat}`;
}

// packages/kings-will/src/position/waiting.ts
/** What waits in a written position: it fits its phase, stands in the order of play, and can be answered. */
/** By phase: what can wait, in the order in which it is answered. */
const WAITING = {
	wills: [],
	arrange: [
		"lay",
		"home",
		"settle",
		"stock"
	],
	turn: [
		"tile",
		"walk",
		"trade",
		"look",
		"site",
		"pay",
		"lose",
		"act",
		"follow",
		"intrigue"
	],
	visit: [
		"pledge",
		"neutral",
		"lose",
		"levy",
		"offer"
	],
	over: []
};
const BUILD = TILES.indexOf("build");
const NEUTRAL_TABLE = `a neutral disc is set with ${2} players only`;
/** These wait for nobody else: they stand first. */
const ON_TOP = [
	"tile",
	"walk",
	"trade",
	"look",
	"site",
	"pay",
	"lose"
];
function checkWaiting(state, lines) {
	const place = lines.get("waiting")?.place ?? need(lines, "turn").place;
	const isIdle = state.phase === "wills" || state.phase === "over";
	if (isIdle !== (state.stack.length === 0)) throw new BadInput(place, `in phase ${state.phase} ${isIdle ? "nothing waits" : "somebody must be asked"}`);
	for (const frame of state.stack) checkFrame(state, frame, place);
	if (!isInOrder(state)) throw new BadInput(place, "what waits must stand in the order of play, each thing once");
	if (state.stack.length > 0 && !canStillBuild(state)) throw new BadInput(place, "this cannot be built there");
}
function checkFrame(state, frame, place) {
	const { effect, source, seat } = frame;
	const { kind } = effect;
	const isTop = frame === state.stack.at(-1);
	if (!WAITING[state.phase].includes(kind)) throw new BadInput(place, `${kind} cannot wait in phase ${state.phase}`);
	if (ON_TOP.includes(kind) && !isTop) throw new BadInput(place, `${kind} must stand first`);
	if (kind === "tile" && (state.stack.length > 1 || seat !== state.turn)) throw new BadInput(place, "a tile is chosen by the player whose turn it is, before anything else");
	if ((kind === "act" || kind === "follow" || kind === "intrigue") && !isOfTile(state, kind, source)) throw new BadInput(place, `${kind} must name the tile that is taken`);
	if (kind === "lose" && farmersOf(state.palatinates[seat]) < 2) throw new BadInput(place, `player ${seat + 1} keeps the last farmer`);
	if (kind === "neutral" && seatCountOf(state) !== 2) throw new BadInput(place, NEUTRAL_TABLE);
}
function isOfTile(state, kind, source) {
	const tile = state.slot === NO_SLOT ? NO_SLOT : state.row[state.slot];
	return source === tile && kind === "intrigue" === (tile === INTRIGUE);
}
function isInOrder(state) {
	switch (state.phase) {
		case "arrange": return isRestOfArranging(state);
		case "turn": return state.stack.every((frame) => isActingSeat(state, frame)) && isFalling(state, turnRank);
		case "visit": return state.stack.every((frame) => isVisitingSeat(state, frame)) && isFalling(state, visitRank);
		default: return true;
	}
}
/** 52: nothing in arranging can be skipped, so what waits is the lower part of all of it. */
function isRestOfArranging(state) {
	const whole = {
		...state,
		stack: []
	};
	pushArrangements(whole);
	return state.stack.every(({ effect, seat, left }, i) => {
		const expected = whole.stack.at(i);
		if (expected === void 0 || expected.effect.kind !== effect.kind || expected.seat !== seat) return false;
		return i === state.stack.length - 1 ? left <= expected.left : left === expected.left;
	});
}
const seatsAfterTurn = (state, seat) => (seat - state.turn + seatCountOf(state)) % seatCountOf(state);
/** 2: who took the tile acts, the others follow. An action under way has been taken off what is left. */
function isActingSeat(state, { effect, seat, left }) {
	const top = state.stack[state.stack.length - 1];
	const isUnderWay = top.seat === seat && ON_TOP.includes(top.effect.kind);
	if (effect.kind === "act" || effect.kind === "intrigue") return seat === state.turn && !(isUnderWay && left > 1);
	return effect.kind !== "follow" || seat !== state.turn && !isUnderWay;
}
const isVisitingSeat = (state, { effect, seat }) => effect.kind !== "neutral" || seat === state.turn;
const turnRank = (state, { effect, seat }) => 2 * seatsAfterTurn(state, seat) + (ON_TOP.includes(effect.kind) ? 0 : 1);
/** A farmer is lost to a levy that was not paid: in its place. */
function visitRank(state, { effect, seat }) {
	const kind = effect.kind === "lose" ? "levy" : effect.kind;
	return seatCountOf(state) * WAITING.visit.indexOf(kind) + seatsAfterTurn(state, seat);
}
/** The stack holds what is answered last at its bottom. */
function isFalling(state, rankOf) {
	return state.stack.every((frame, i) => i === 0 || rankOf(state, frame) < rankOf(state, state.stack[i - 1]));
}
/** What is being built must be left in the supply and payable (36), and its land one of the sites for it. */
function canStillBuild(state) {
	const { effect, seat } = state.stack[state.stack.length - 1];
	if (effect.kind !== "site" && effect.kind !== "pay") return true;
	const movesOf = (before, source = 0) => legalMoves({
		...state,
		stack: [{
			effect: before,
			seat,
			source,
			left: 1
		}]
	}, seat);
	const isOffered = movesOf({ kind: "act" }, BUILD).some((move) => isPlanOf(move, effect.work));
	if (effect.kind === "site" || !isOffered) return isOffered;
	return movesOf({
		kind: "site",
		work: effect.work
	}).some((move) => move.do === "site" && move.at === effect.at);
}
const isPlanOf = (move, work) => move.do === "found" && move.place === work || move.do === "erect" && workOf(move.building) === work;

// packages/kings-will/src/position/check.ts
/** A situation must be one that could be played on: everything fits together, and somebody can move. */
/** Takes what lies in the palatinates out of the supply; fails when the box holds less. */
function takeFromSupply(state) {
	const used = inventoryOf(state);
	const take = (left, count, name) => {
		if (count > left) throw new BadInput("position", `there are ${count} of ${name}, the box holds ${left}`);
		return left - count;
	};
	state.farmersLeft = take(state.farmersLeft, used.farmers, "farmers");
	state.landsLeft = state.landsLeft.map((left, land) => take(left, used.lands[land], LANDS$1[land]));
	state.placesLeft = state.placesLeft.map((left, place) => take(left, used.places[place], PLACES$1[place]));
	used.buildings.forEach((count, building) => {
		take(1, count, BUILDINGS$1[building]);
		if (count > 0) state.built |= 1 << building;
	});
}
function checkSituation(state, lines) {
	checkRow(state, lines);
	checkCards(state, lines);
	checkWaiting(state, lines);
	checkDiscs(state, lines);
	state.palatinates.forEach((_, seat) => {
		checkPalatinate(state, seat, lines);
	});
	const top = state.stack.at(-1);
	if (top !== void 0 && legalMoves(state, top.seat).length === 0) throw new BadInput(need(lines, "turn").place, `player ${top.seat + 1} (${top.effect.kind}) has no move here`);
}
/** The king stands at the end exactly in a visit and after the last; a tile is out while its actions are done. */
function checkRow(state, lines) {
	const { place } = need(lines, "row");
	const isVisit = state.phase === "visit" || state.phase === "over";
	if (state.row[LAST_SLOT] === KING !== isVisit) throw new BadInput(place, `in phase ${state.phase} the king must ${isVisit ? "" : "not "}stand last`);
	const isOut = state.stack.some(({ effect }) => WAITING.turn.includes(effect.kind) && effect.kind !== "tile");
	if (state.phase === "turn" && isOut !== (state.slot !== NO_SLOT)) throw new BadInput(place, "a line taken and an action that waits need each other");
	if (state.phase !== "turn" && state.slot !== NO_SLOT) throw new BadInput(place, "a tile is taken only in a turn");
	if (state.slot !== NO_SLOT && (state.slot < 4 || state.row[state.slot] === KING)) throw new BadInput(need(lines, "taken").place, "this tile cannot have been taken");
}
function checkCards(state, lines) {
	const place = lines.get("plan")?.place ?? "position";
	const isWills = state.phase === "wills";
	state.plan.forEach((will, field) => {
		const isOpen = isWills && field < state.hands.length && state.hands[field].length > 0;
		if (will === NO_WILL !== isOpen) throw new BadInput(place, `field ${field + 1} must ${isOpen ? "be - until its card is chosen" : "have a card"}`);
		if (discsOn(state, field) > DISC_SPACES[state.hands.length]) throw new BadInput(place, `field ${field + 1} has more discs than spaces`);
	});
	if (isWills === state.hands.every((hand) => hand.length === 0)) throw new BadInput(place, "somebody holds cards exactly in phase wills");
}
/** A disc for each visit so far; the neutral one is for two players (32, 33). */
function checkDiscs(state, lines) {
	const visits = state.phase === "visit" || state.phase === "over" ? state.round : state.round - 1;
	const check = (owner, ask, keyword) => {
		const isAsked = ({ effect, seat }) => effect.kind === ask && (seat === owner || owner === NEUTRAL);
		const most = visits - state.stack.filter(isAsked).length;
		const found = state.discs.filter((_, field) => hasDisc(state, field, owner)).length;
		const place = lines.get(keyword)?.place ?? "position";
		if (found > most) throw new BadInput(place, `expected at most ${Math.max(0, most)} discs by now, found ${found}`);
	};
	state.palatinates.forEach((_, seat) => {
		check(seat, "pledge", `discs ${seat + 1}`);
	});
	const neutral = lines.get("discs neutral");
	if (neutral !== void 0 && state.hands.length !== 2) throw new BadInput(neutral.place, NEUTRAL_TABLE);
	check(NEUTRAL, "neutral", "discs neutral");
}
function checkPalatinate(state, seat, lines) {
	const own = state.palatinates[seat];
	const place = lines.get(`lands ${seat + 1}`)?.place ?? "position";
	const frames = state.stack.filter((frame) => frame.seat === seat).map((frame) => frame.effect.kind);
	const isMoving = frames.at(-1) === "walk" && state.stack.at(-1)?.seat === seat;
	own.farmers.forEach((count, at) => {
		const room = roomOn(valuesOf(state), own, at);
		if (count > room && !isMoving) throw new BadInput(place, `land ${at + 1} has room for ${room} farmers`);
	});
	const store = storeOf(valuesOf(state), own);
	if (own.goods.some((count) => count > store)) {
		const player = lines.get(`player ${seat + 1}`)?.place ?? "position";
		throw new BadInput(player, `the storehouse holds ${store} of each of ${GOODS.join(", ")}`);
	}
	const isBeginning = state.phase === "wills" || state.phase === "arrange";
	if (!isBeginning && (own.lands.length < 4 || farmersOf(own) === 0)) throw new BadInput(place, `player ${seat + 1} needs at least ${4} lands and a farmer`);
	if (isBeginning) checkBeginning(state, seat, frames, place);
}
/** What is still to be arranged must be missing, and nothing else be there. */
function checkBeginning(state, seat, frames, place) {
	const own = state.palatinates[seat];
	const values = valuesOf(state);
	const isFixed = values.variant === "first";
	const isEmpty = state.phase === "wills" && !isFixed;
	const leftOf = (kind) => state.stack.find((one) => one.seat === seat && one.effect.kind === kind)?.left ?? 0;
	const lands = isEmpty ? 0 : 4 - leftOf("lay");
	if (own.lands.length !== lands || new Set(own.lands).size !== lands || own.lands.some((land) => land >= 4)) throw new BadInput(place, `expected ${lands} different lands of ${LANDS$1.slice(0, 4).join(", ")}`);
	const farmers = isEmpty || frames.includes("settle") ? 0 : values.numbers.startFarmers;
	const homes = isEmpty || frames.includes("home") ? [] : [FARMSTEAD];
	const places = own.sites.filter((site) => site < NO_PLACE);
	const isBuilt = own.buildings.some((building) => building !== NO_BUILDING);
	if (farmersOf(own) !== farmers || places.join() !== homes.join() || isBuilt) throw new BadInput(place, `farmers and farmstead of player ${seat + 1} do not fit what waits`);
	const goods = own.goods.reduce((sum, count) => sum + count, 0);
	const stocked = isEmpty ? 0 : values.numbers.startGoods - leftOf("stock");
	if (!isFixed && goods !== stocked) throw new BadInput(place, `player ${seat + 1} has ${goods} goods, expected ${stocked} by now`);
}

// packages/kings-will/src/setup.ts
/** Options, content and luck make the first state. */
function setup(options, seed) {
	const { seats, openPoints, notebook, limited } = options;
	const luck = luckOf(seed);
	const kept = valuesFor(options.content, options.variant);
	const values = valuesOf({ values: kept });
	const wills = shuffled(luck, values.cards);
	const hands = Array.from({ length: seats }, () => wills.splice(0, 2));
	const { fields } = values;
	const plan = Array.from({ length: fields }, (_, field) => field < seats ? NO_WILL : wills[field - seats]);
	const journey = shuffled(luck, TRAVELS.length).slice(0, values.rounds);
	const state = {
		values: kept,
		manner: {
			openPoints,
			notebook,
			limited
		},
		luck,
		start: 0,
		turn: 0,
		round: 1,
		number: 0,
		phase: "wills",
		stack: [],
		row: actionRow(luck),
		slot: NO_SLOT,
		exchanged: 0,
		palatinates: Array.from({ length: seats }, () => emptyPalatinate(values.numbers)),
		plan,
		seen: Array(fields).fill(0),
		discs: Array(fields).fill(0),
		glance: Array(seats).fill(8),
		hands,
		discards: Array(seats).fill(NO_WILL),
		journey,
		farmersLeft: values.numbers.farmers,
		landsLeft: values.landCounts.slice(),
		placesLeft: values.placeCounts.slice(),
		built: 0
	};
	state.start = options.start === "random" ? draw(luck, seats) : options.start;
	state.turn = state.start;
	if (options.variant === "first") for (const own of state.palatinates) arrangeFirst(state, own, options.content);
	return state;
}
function shuffled(luck, count) {
	const items = Array.from({ length: count }, (_, i) => i);
	shuffle(luck, items);
	return items;
}
/** The first four tiles lie as they are listed, the others in any order. */
function actionRow(luck) {
	const tiles = TILES.map((_, tile) => tile);
	const others = tiles.splice(4);
	shuffle(luck, others);
	return [...tiles, ...others];
}
function emptyPalatinate({ startPoints, startCoins }) {
	return {
		points: startPoints,
		coins: startCoins,
		mood: 4,
		education: 0,
		development: 0,
		goods: GOODS.map(() => 0),
		extended: false,
		lands: [],
		farmers: [],
		buildings: [],
		sites: []
	};
}
/** The first game begins alike for everybody. */
function arrangeFirst(state, own, { start }) {
	for (const land of start.row) addLand(state, own, LANDS$1.indexOf(land), false);
	for (const land of start.farmers) own.farmers[start.row.indexOf(land)] += 1;
	own.sites[start.row.indexOf(start.farmstead) * 2] = FARMSTEAD;
	own.extended = ownsExtension(valuesOf(state), own);
	own.goods = unitsOf(start.goods).slice(0, GOODS.length);
	state.farmersLeft -= start.farmers.length;
	state.placesLeft[FARMSTEAD] -= 1;
}

// packages/kings-will/src/position/palatinate.ts
/** The lines of one player: scales and stores, and the row of lands. */
const MOST_POINTS = 999;
const MOST_FARMERS = 99;
/** Storehouse with every building that enlarges it. */
const MOST_GOODS = 99;
function palatinateOf(lines, seat, values) {
	const own = emptyPalatinate(values.numbers);
	const line = lines.get(`player ${seat + 1}`);
	readPlayer(own, line, values);
	readLands(own, lines.get(`lands ${seat + 1}`), values);
	readExtension(own, line, values);
	return own;
}
/** 38: it comes with the first castle, said or not, and with nothing else. */
function readExtension(own, line, values) {
	const isOwned = ownsExtension(values, own);
	if (own.extended && !isOwned) throw new BadInput(line?.place ?? "position", "nothing here brings the extension");
	own.extended = isOwned;
}
/** player 1 points 5 coins 2 mood 0 wood 1 extension; what is not said is as at the start. */
function readPlayer(own, line, values) {
	if (line === void 0) return;
	const words = line.words.slice();
	if (words.at(-1) === "extension") {
		own.extended = true;
		words.pop();
	}
	if (words.length % 2 !== 0) throw new BadInput(line.place, "expected pairs of a word and a number");
	for (let i = 0; i < words.length; i += 2) readPair(own, words[i], words[i + 1], line.place, values);
}
function readPair(own, key, word, place, values) {
	const at = `${place}, ${key}`;
	const good = GOODS.indexOf(key);
	if (good >= 0) own.goods[good] = numberIn(word, at, 0, MOST_GOODS);
	else if (key === "points") own.points = word === "?" ? own.points : numberIn(word, at, 0, MOST_POINTS);
	else if (key === "coins") own.coins = numberIn(word, at, 0, values.numbers.money);
	else if (key === "mood") own.mood = numberIn(word, at, 1 - 4, 4) + 4;
	else if (key === "education") own.education = numberIn(word, at, 0, values.education.length);
	else if (key === "development") own.development = numberIn(word, at, 0, values.development.length);
	else {
		const known = [
			"points",
			"coins",
			"mood",
			"education",
			"development",
			...GOODS
		];
		throw new BadInput(place, `expected ${known.join(", ")} or, at the end, extension, found ${shown(key)}`);
	}
}
/** forest/1/farmstead/mill, from left to right; what is left out at the end of a word is nothing. */
function readLands(own, line, values) {
	for (const word of line?.words ?? []) {
		const { place } = line;
		const [land, farmers, places, building, more] = word.split("/");
		if (more !== void 0) throw new BadInput(place, `expected land/farmers/places/building, found ${shown(word)}`);
		const index = indexNamed(land, LANDS$1, place);
		own.lands.push(index);
		own.farmers.push(farmers === void 0 ? 0 : numberIn(farmers, `${place}, ${land}`, 0, MOST_FARMERS));
		own.sites.push(...sitesOf(places, values.sites[index], `${place}, ${land}`));
		own.buildings.push(building === void 0 || building === "-" ? NO_BUILDING : indexNamed(building, BUILDINGS$1, place));
	}
}
function sitesOf(word, count, place) {
	const places = word === void 0 || word === "-" ? [] : word.split("+").map((one) => indexNamed(one, PLACES$1, place));
	if (places.length > count) throw new BadInput(place, `expected at most ${count} places, found ${places.length}`);
	return Array.from({ length: 2 }, (_, site) => places[site] ?? (site < count ? NO_PLACE : NO_SITE));
}

// packages/kings-will/src/position/parse.ts
/** A written situation becomes a state, checked. */
const MOST_TURNS = 9999;
function parsePosition(raw, options, seed) {
	const { seats, content, variant, openPoints, notebook, limited } = parseOptions(options);
	const lines = readLines(raw, seats);
	const kept = valuesFor(content, variant);
	const values = valuesOf({ values: kept });
	const state = {
		values: kept,
		manner: {
			openPoints,
			notebook,
			limited
		},
		luck: luckOf(seed),
		...headOf(need(lines, "turn"), seats, values.rounds),
		stack: [],
		row: rowOf(need(lines, "row")),
		slot: slotOf(lines.get("taken")),
		exchanged: maskIn(lines.get("exchanged")?.words ?? [], lines.get("exchanged")?.place ?? "", seats),
		palatinates: Array.from({ length: seats }, (_, seat) => palatinateOf(lines, seat, values)),
		plan: [],
		seen: Array(values.fields).fill(0),
		discs: Array(values.fields).fill(0),
		glance: Array(seats).fill(8),
		hands: Array.from({ length: seats }, () => []),
		discards: Array(seats).fill(NO_WILL),
		journey: [],
		farmersLeft: values.numbers.farmers,
		landsLeft: values.landCounts.slice(),
		placesLeft: values.placeCounts.slice(),
		built: 0
	};
	readCards(state, lines);
	readFields(state.discs, lines.get("discs neutral"), NEUTRAL, values.fields);
	readJourney(state, lines.get("journey"));
	takeFromSupply(state);
	readWaiting(state, lines);
	checkSituation(state, lines);
	return clone(state);
}
/** turn 1 round 2 phase turn start 1 number 5 */
function headOf({ place, words }, seats, rounds) {
	const [turn, roundWord, round, phaseWord, phase, startWord, start, numberWord, number, more] = words;
	if (!(roundWord === "round" && phaseWord === "phase" && startWord === "start" && numberWord === "number") || more !== void 0) throw new BadInput(place, "expected: turn <seat> round <number> phase <phase> start <seat> number <turn>");
	const known = PHASES.find((name) => name === phase);
	if (known === void 0) throw new BadInput(place, `expected a phase of ${PHASES.join(", ")}, found ${shown(phase)}`);
	return {
		turn: numberIn(turn, `${place}, turn`, 1, seats) - 1,
		round: numberIn(round, `${place}, round`, 1, rounds),
		phase: known,
		start: numberIn(start, `${place}, start`, 1, seats) - 1,
		number: numberIn(number, `${place}, number`, 0, MOST_TURNS)
	};
}
function rowOf({ place, words }) {
	const row = words.map((word) => indexNamed(word, TILES, place));
	if (row.length !== SLOTS || new Set(row).size !== SLOTS) throw new BadInput(place, `expected each of ${TILES.join(", ")} once`);
	return row;
}
function slotOf(line) {
	if (line === void 0) return NO_SLOT;
	if (line.words.length !== 1) throw new BadInput(line.place, "expected one slot");
	return numberIn(line.words[0], line.place, 1, SLOTS) - 1;
}
/** The one that asks now first. Where nothing is said in a turn, a tile is to be chosen. */
function readWaiting(state, lines) {
	const line = lines.get("waiting");
	if (line !== void 0) state.stack = line.words.map((word) => parseFrame(word, line.place, state)).reverse();
	else if (state.phase === "turn") state.stack = [{
		effect: { kind: "tile" },
		seat: state.turn,
		source: 0,
		left: 1
	}];
}

// packages/kings-will/src/amounts.ts
/** Mood counts from its lowest step, as thresholds in `values` do. */
function amountOf(own, amount) {
	switch (amount.of) {
		case "mood":
		case "education":
		case "development":
		case "coins": return own[amount.of];
		case "goods": return own.goods[0] + own.goods[1] + own.goods[2] + own.goods[3];
		case "sets": return Math.min(own.goods[0], own.goods[1], own.goods[2], own.goods[3]);
		case "farmers": return farmersOf(own);
		case "lands": return own.lands.length;
		case "land": return landsOf(own, amount.land);
		case "place": return placesNamed(own, amount.place);
		case "places": return placesOf(own);
		case "kinds": return kindsOf(own);
		case "buildings": return buildingsOf(own);
		case "street": return longestStreet(own);
		case "settled": return settledLands(own, amount.land, amount.places);
		case "estates": return estatesOf(own, amount.farmers);
	}
}
function landsOf(own, name) {
	let count = 0;
	for (const land of own.lands) if (LANDS$1[land] === name) count += 1;
	return count;
}
function placesOf(own) {
	let count = 0;
	for (const place of own.sites) if (place < NO_PLACE) count += 1;
	return count;
}
function kindsOf(own) {
	let kinds = 0;
	for (const place of own.sites) if (place < NO_PLACE) kinds |= 1 << place;
	let count = 0;
	for (let place = 0; place < PLACES$1.length; place++) count += kinds >> place & 1;
	return count;
}
function buildingsOf(own) {
	let count = 0;
	for (const building of own.buildings) if (building !== NO_BUILDING) count += 1;
	return count;
}
function settledLands(own, name, places) {
	let count = 0;
	for (let at = 0; at < own.lands.length; at++) if (LANDS$1[own.lands[at]] === name && placesOn(own, at) === places) count += 1;
	return count;
}
function estatesOf(own, farmers) {
	let count = 0;
	for (let at = 0; at < own.lands.length; at++) if (isEstate(own, at, farmers)) count += 1;
	return count;
}
function placesNamed(own, name) {
	const place = PLACES$1.indexOf(name);
	let count = 0;
	for (const one of own.sites) if (one === place) count += 1;
	return count;
}
function longestStreet(own) {
	let longest = 0;
	let run = 0;
	for (const building of own.buildings) {
		run = building === NO_BUILDING ? 0 : run + 1;
		longest = Math.max(longest, run);
	}
	return longest;
}
const isEstate = (own, at, farmers) => placesOn(own, at) > 0 && own.buildings[at] !== NO_BUILDING && own.farmers[at] >= farmers;
function isMet(own, { amounts, least }) {
	let sum = 0;
	for (const amount of amounts) sum += amountOf(own, amount);
	return sum >= least;
}
/** The upper part of a card for a seat, whatever its wrath says. */
function rewardOf(state, seat, will) {
	const reward = valuesOf(state).wills[will].will;
	const own = state.palatinates[seat];
	switch (reward.kind) {
		case "ladder": {
			const reached = amountOf(own, reward.amount);
			let points = 0;
			for (const step of reward.steps) if (reached >= step.at) points = step.points;
			return points;
		}
		case "each": {
			let points = 0;
			for (const { amount, points: each } of reward.terms) points += each * amountOf(own, amount);
			return Math.min(points, reward.most);
		}
		case "majority": return prizeOf(state, seat, reward);
	}
}
/** All players are compared; those tied for first all get it, and then there is no second prize. */
function prizeOf(state, seat, { amount, least, first, second }) {
	const own = amountOf(state.palatinates[seat], amount);
	if (own < least) return 0;
	let ahead = 0;
	for (const other of state.palatinates) if (amountOf(other, amount) > own) ahead += 1;
	if (ahead === 0) return first;
	return ahead === 1 && state.palatinates.length >= 3 ? second : 0;
}

// packages/kings-will/src/scoring.ts
/** Final scoring: wrath, will, buildings; a breakdown per seat, and its sum alone for search, which asks it everywhere. */
function scores(state) {
	const all = [];
	for (let seat = 0; seat < state.palatinates.length; seat++) all.push({
		total: total(state, seat),
		lines: scoreLines(state, seat)
	});
	return all;
}
/** As far as it is known: from a view, unseen cards and hidden points are left out. */
function total(state, seat) {
	const own = state.palatinates[seat];
	const values = valuesOf(state);
	const failed = failedFields(state, seat);
	const shielded = shieldedFields(state, seat, failed);
	let sum = knownPoints(own) - lostToWrath(values, own, countBits(failed) - countBits(shielded));
	for (let field = 0; field < state.plan.length; field++) sum += paidBy(state, seat, field, failed & ~shielded);
	return sum + seamPoints(values, own) + hoardOf(values, own);
}
function outcome(state) {
	if (state.phase !== "over") return void 0;
	const final = scores(state);
	const seats = final.map((_, seat) => seat);
	const turn = (seat) => (seat - state.start + seats.length) % seats.length;
	const isAhead = (a, b) => final[a].total > final[b].total || final[a].total === final[b].total && turn(a) > turn(b);
	const places = seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length);
	return {
		scores: final,
		places,
		winners: seats.filter((seat) => places[seat] === 1)
	};
}
function scoreLines(state, seat) {
	const own = state.palatinates[seat];
	const values = valuesOf(state);
	const failed = failedFields(state, seat);
	const shielded = shieldedFields(state, seat, failed);
	const shields = countBits(shielded);
	const wraths = countBits(failed) - shields;
	const lines = [];
	if (own.points !== -1) lines.push({
		key: "points",
		count: own.points,
		points: own.points
	});
	lines.push({
		key: "wrath",
		count: wraths,
		points: 0 - lostToWrath(values, own, wraths)
	});
	if (shields > 0) lines.push({
		key: "shields",
		count: shields,
		points: 0
	});
	for (let field = 0; field < state.plan.length; field++) {
		if (!isJudged(state, field) || !hasDisc(state, field, seat)) continue;
		const points = paidBy(state, seat, field, failed & ~shielded);
		lines.push({
			key: `will-${WILLS[state.plan[field]]}`,
			count: points > 0 ? 1 : 0,
			points
		});
	}
	lines.push({
		key: "seams",
		count: seamCount(values, own),
		points: seamPoints(values, own)
	});
	const hoard = hoardOf(values, own);
	if (hoard > 0) lines.push({
		key: "hoard",
		count: own.coins,
		points: hoard
	});
	return lines;
}
const knownPoints = ({ points }) => points === -1 ? 0 : points;
/** 21: never below 0; from a view, hidden points hide that too. */
function lostToWrath(values, { points }, wraths) {
	const penalty = wraths * values.numbers.wrath;
	return points === -1 ? penalty : Math.min(points, penalty);
}
/** A card with at least one disc, as far as it is known; a neutral disc counts (32). */
function isJudged(state, field) {
	const will = state.plan[field];
	return state.discs[field] !== 0 && will !== -1 && will !== NO_WILL;
}
/** What the card pays the seat: its will, where the seat has a disc and drew no wrath. */
function paidBy(state, seat, field, wraths) {
	if (!isJudged(state, field) || !hasDisc(state, field, seat) || isIn(wraths, field)) return 0;
	return rewardOf(state, seat, state.plan[field]);
}
/** A bit for each field whose card is judged and whose wrath the seat does not avoid by itself. */
function failedFields(state, seat) {
	const { wills } = valuesOf(state);
	let failed = 0;
	for (let field = 0; field < state.plan.length; field++) if (isJudged(state, field) && !isMet(state.palatinates[seat], wills[state.plan[field]].wrath)) failed |= 1 << field;
	return failed;
}
/** 40, 51: the penalty is the same for every card, so the shields go to those whose will pays most. A bit each. */
function shieldedFields(state, seat, failed) {
	let shielded = 0;
	for (let left = shieldsOf(valuesOf(state), state.palatinates[seat]); left > 0 && shielded !== failed; left--) shielded |= 1 << dearestField(state, seat, failed & ~shielded);
	return shielded;
}
function dearestField(state, seat, fields) {
	let dearest = 0;
	let most = -1;
	for (let field = 0; field < state.plan.length; field++) {
		if (!isIn(fields, field)) continue;
		const reward = paidBy(state, seat, field, 0);
		if (reward <= most) continue;
		most = reward;
		dearest = field;
	}
	return dearest;
}
const isIn = (fields, field) => (fields >> field & 1) === 1;
function countBits(mask) {
	let count = 0;
	for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
	return count;
}
function shieldsOf(values, own) {
	let count = 0;
	for (const place of own.sites) if (place < NO_PLACE && values.places[place].isShield) count += 1;
	return count;
}
/** Touching halves of the same value make a whole symbol; outer ends score nothing (39). */
function seamPoints(values, own) {
	let points = 0;
	for (let at = 1; at < own.buildings.length; at++) points += seamAt(values, own, at);
	return points;
}
function seamCount(values, own) {
	let count = 0;
	for (let at = 1; at < own.buildings.length; at++) if (seamAt(values, own, at) > 0) count += 1;
	return count;
}
/** The whole symbol between a land and the one to its left; 0 where there is none. */
function seamAt(values, own, at) {
	const west = own.buildings[at - 1];
	const east = own.buildings[at];
	if (at < 1 || at >= own.buildings.length || west === NO_BUILDING || east === NO_BUILDING) return 0;
	const half = values.buildings[west].right;
	return half === values.buildings[east].left ? half : 0;
}
function hoardOf(values, own) {
	let points = 0;
	for (const building of own.buildings) {
		if (building === NO_BUILDING) continue;
		const { ability } = values.buildings[building];
		if (ability.kind === "hoard") points += Math.min(ability.most, ability.points * Math.floor(own.coins / ability.per));
	}
	return points;
}

// packages/kings-will/src/view.ts
/** Who sees what (30, 31, 35). At the end the cards that count and all points are open. */
/** Every zone of the table: everybody sees it, or how parts of it are hidden from this viewer or that. */
const ZONES = {
	values: "everybody",
	manner: "everybody",
	luck: hideLuck,
	start: "everybody",
	turn: "everybody",
	round: "everybody",
	number: "everybody",
	phase: "everybody",
	stack: "everybody",
	row: "everybody",
	slot: "everybody",
	exchanged: "everybody",
	palatinates(seen, audience) {
		if (seen.manner.openPoints || seen.phase === "over") return;
		seen.palatinates.forEach((own, seat) => {
			if (!isAmong(audience, seat)) own.points = -1;
		});
	},
	plan(seen, audience) {
		seen.plan.forEach((will, field) => {
			if (will !== NO_WILL && !canSeeCard(seen, audience, field)) seen.plan[field] = -1;
		});
	},
	seen: "everybody",
	glance: "everybody",
	discs: "everybody",
	hands(seen, audience) {
		seen.hands.forEach((hand, seat) => {
			if (!isAmong(audience, seat)) hand.fill(-1);
		});
	},
	discards(seen, audience) {
		seen.discards.forEach((will, seat) => {
			const isNoted = seen.manner.notebook || audience === "everyone";
			if (will !== NO_WILL && !(isNoted && isAmong(audience, seat))) seen.discards[seat] = -1;
		});
	},
	journey(seen) {
		seen.journey.fill(-1, seen.round);
	},
	farmersLeft: "everybody",
	landsLeft: "everybody",
	placesLeft: "everybody",
	built: "everybody"
};
function canSeeCard(state, audience, field) {
	if (state.phase === "over" && state.discs[field] !== 0) return true;
	if (audience === "spectator") return false;
	if (audience === "everyone") return state.seen[field] !== 0;
	return state.manner.notebook ? hasSeen(state, audience, field) : state.glance[audience] === field;
}
const hasSeen = (state, seat, field) => (state.seen[field] >> seat & 1) === 1;
const view = viewOf(clone, ZONES);
/** What was on a card is told to who looked at it. */
function redact(event, viewer) {
	if (event.type === "kept" && event.seat !== viewer) return {
		...event,
		will: -1,
		discard: -1
	};
	if (event.type === "looked" && event.seat !== viewer) return {
		...event,
		will: -1
	};
	return event;
}
/** A world that could be behind the view: unseen cards and boards dealt from those that lie nowhere else. */
function determinize(view, luck) {
	const world = clone(view);
	const { hands, plan, discards, journey, palatinates } = world;
	const cards = [
		...hands,
		plan,
		discards
	];
	const wills = unseenOf(luck, valuesOf(view).cards, cards);
	for (const zone of cards) deal(zone, wills);
	deal(journey, unseenOf(luck, TRAVELS.length, [journey]));
	const known = palatinates.find((own) => own.points !== -1)?.points ?? valuesOf(view).numbers.startPoints;
	for (const own of palatinates) if (own.points === -1) own.points = known;
	world.luck = cloneLuck(luck);
	return world;
}
function unseenOf(luck, count, zones) {
	let known = 0;
	for (const zone of zones) for (const item of zone) if (item !== -1) known |= 1 << item;
	const unseen = [];
	for (let item = 0; item < count; item++) if ((known >> item & 1) === 0) unseen.push(item);
	shuffle(luck, unseen);
	return unseen;
}
function deal(zone, unseen) {
	for (let i = 0; i < zone.length; i++) if (zone[i] === -1) zone[i] = unseen.pop() ?? NO_WILL;
}

// packages/kings-will/src/ruleset.ts
const ruleset = {
	id: facts.id,
	name: facts.name,
	rulesVersion: 3,
	seats: facts.seats,
	mostPlies: MOST_PLIES,
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
		total,
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