// Rules version 1 of King of the Valley, kept for its records. Made by npm run freeze; never changed.
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
const KEYS$1 = [
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
const REQUIRED = KEYS$1.filter((key) => !OPTIONAL.includes(key));

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

// packages/king-of-the-valley/src/words.ts
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
const STAGES = [
	"I",
	"II",
	"III"
];
const COLLECTORS$1 = [
	"T1",
	"T2",
	"T3",
	"T4",
	"T5",
	"T6",
	"T7",
	"T8"
];
/** A tile in a state is its index here. */
const TILES = [
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
	"Z",
	...COLLECTORS$1
];
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
const SLOPES = ["left", "right"];
const PHASES = [
	"place",
	"recruit",
	"summon",
	"kingdom",
	"replenish",
	"over"
];
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
const isSubject = (tile) => tile < PRIEST_TILE;
const isCollector = (tile) => tile >= FIRST_COLLECTOR && tile < EMPTY;
/** X10, X13: same name is enough; colour and numbers do not matter. X14: priests are never part of a set. */
const canBeInSet = (tile) => tile !== EMPTY && CHARACTER_OF[tile] !== PRIEST;
/** Subjects other than jesters are the same index as tile and as piece. */
const tileOf = (piece) => piece < FIRST_JESTER ? piece : JESTER_TILE;
const jesterIn = (column) => FIRST_JESTER + column;

// packages/king-of-the-valley/src/content/box.ts
/** Tiles in stacks I, II and III. */
const STACK_SIZES = [
	29,
	30,
	31
];
const CHARACTER_TOTALS = {
	Q: 3,
	D: 6,
	C: 9,
	K: 20,
	F: 24,
	W: 12,
	J: 3,
	P: 3,
	Z: 2,
	T: 8
};
/** What a tax collector can be: identical subjects needed, and the gold paid without and with a need. */
const COLLECTOR_NEEDS = [
	0,
	3,
	4,
	5
];
const FREE_PAY = {
	min: 3,
	max: 4
};
const NEEDY_PAY = {
	min: 5,
	max: 10
};

// packages/king-of-the-valley/src/content/types.ts
const SOURCES = [
	"RULEBOOK",
	"CONFIRMED",
	"DEDUCED",
	"RECALLED",
	"RECONSTRUCTED",
	"CUSTOM"
];

// packages/king-of-the-valley/src/content/check.ts
/** A custom content table comes from outside: JSON that is checked row by row before setup sees it. */
const STACK_TILES = TILES.filter((tile) => !COLLECTORS$1.some((name) => name === tile));
const KEYS = [
	"id",
	"prices",
	"stacks",
	"collectors",
	"influence",
	"orderPoints",
	...[
		"startGold",
		"priestFee",
		"kingdomGold",
		"kingdomPoints",
		"couplePoints",
		"goldPoints"
	]
];
const LARGEST = 99;
function parseContent(raw) {
	const table = objectAt(raw, "content", KEYS);
	const content = {
		id: idAt(table.id),
		prices: pricesAt(table.prices),
		stacks: stacksAt(table.stacks),
		collectors: collectorsAt(table.collectors),
		influence: influenceAt(table.influence),
		startGold: wholeAt(table.startGold, "content.startGold", 0, LARGEST),
		priestFee: wholeAt(table.priestFee, "content.priestFee", 0, LARGEST),
		kingdomGold: wholeAt(table.kingdomGold, "content.kingdomGold", 0, LARGEST),
		kingdomPoints: wholeAt(table.kingdomPoints, "content.kingdomPoints", 0, LARGEST),
		orderPoints: orderPointsAt(table.orderPoints),
		couplePoints: wholeAt(table.couplePoints, "content.couplePoints", 0, LARGEST),
		goldPoints: wholeAt(table.goldPoints, "content.goldPoints", 0, LARGEST)
	};
	checkTotals(content);
	return content;
}
function idAt(raw) {
	if (typeof raw !== "string" || !/^[a-z0-9][a-z0-9-]{0,39}$/.test(raw)) throw new BadInput("content.id", `expected a name of small letters, digits and dashes, found ${shown(raw)}`);
	return raw;
}
function pricesAt(raw) {
	const rows = listAt(raw, "content.prices", 6).map((row, i) => {
		const place = `content.prices[${i}]`;
		const { gold, source } = objectAt(row, place, ["gold"], ["source"]);
		return {
			gold: wholeAt(gold, `${place}.gold`, 0, LARGEST),
			source: sourceAt(source, place)
		};
	});
	rows.forEach((row, i) => {
		if (i > 0 && row.gold <= rows[i - 1].gold) throw new BadInput(`content.prices[${i}].gold`, `prices must rise from the foot: expected more than ${rows[i - 1].gold}, found ${row.gold}`);
	});
	return rows;
}
function stacksAt(raw) {
	const rows = objectAt(raw, "content.stacks", STACK_TILES);
	const parsed = STACK_TILES.map((tile) => {
		const place = `content.stacks.${tile}`;
		const { counts, source } = objectAt(rows[tile], place, ["counts"], ["source"]);
		return [tile, {
			counts: listAt(counts, `${place}.counts`, STAGES.length).map((count, i) => wholeAt(count, `${place}.counts[${i}]`, 0, LARGEST)),
			source: sourceAt(source, place)
		}];
	});
	return Object.fromEntries(parsed);
}
function collectorsAt(raw) {
	const rows = objectAt(raw, "content.collectors", COLLECTORS$1);
	const parsed = COLLECTORS$1.map((name) => [name, collectorAt(rows[name], `content.collectors.${name}`)]);
	const collectors = Object.fromEntries(parsed);
	const needy = COLLECTORS$1.filter((name) => collectors[name].needs > 0);
	if (needy.length > 6) throw new BadInput(`content.collectors.${needy[6]}`, `only ${6} collectors may need subjects, one for each tax token; this is number ${6 + 1}`);
	return collectors;
}
function collectorAt(raw, place) {
	const row = objectAt(raw, place, [
		"stage",
		"needs",
		"gold"
	], ["source"]);
	const stage = oneOfAt(row.stage, `${place}.stage`, STAGES);
	const needs = oneOfAt(row.needs, `${place}.needs`, COLLECTOR_NEEDS);
	const pay = needs === 0 ? FREE_PAY : NEEDY_PAY;
	return {
		stage,
		needs,
		gold: wholeAt(row.gold, `${place}.gold`, pay.min, pay.max),
		source: sourceAt(row.source, place)
	};
}
function influenceAt(raw) {
	const row = objectAt(raw, "content.influence", COLUMNS);
	const parsed = COLUMNS.map((column) => [column, wholeAt(row[column], `content.influence.${column}`, 0, LARGEST)]);
	return Object.fromEntries(parsed);
}
function orderPointsAt(raw) {
	return listAt(raw, "content.orderPoints", 5 + 1).map((points, i) => wholeAt(points, `content.orderPoints[${i}]`, 0, LARGEST));
}
/** 29, 30 and 31 tiles, so many of each character, five knights of each order. */
function checkTotals(content) {
	for (const character of CHARACTERS) {
		const names = STACK_TILES.filter((tile) => tile[0] === character);
		if (names.length === 0) continue;
		const total = names.reduce((sum, tile) => sum + totalOf(content, tile), 0);
		const wanted = CHARACTER_TOTALS[character];
		if (total !== wanted) throw wrongTotal(`content.stacks.${names.join("+")}`, wanted, total);
	}
	for (const order of ORDERS) {
		const tile = `K${order[0]}`;
		if (totalOf(content, tile) !== 5) throw wrongTotal(`content.stacks.${tile}`, 5, totalOf(content, tile));
	}
	STAGES.forEach((stage, i) => {
		const collectors = COLLECTORS$1.filter((name) => content.collectors[name].stage === stage).length;
		const total = STACK_TILES.reduce((sum, tile) => sum + content.stacks[tile].counts[i], collectors);
		if (total !== STACK_SIZES[i]) throw wrongTotal(`content, stack ${stage}`, STACK_SIZES[i], total);
	});
}
const totalOf = (content, tile) => content.stacks[tile].counts.reduce((sum, count) => sum + count, 0);
function wrongTotal(place, wanted, found) {
	return new BadInput(place, `expected ${wanted} tiles in all, found ${found}`);
}
/** A row without a mark was typed in by the table's maker. */
function sourceAt(raw, place) {
	return raw === void 0 ? "CUSTOM" : oneOfAt(raw, `${place}.source`, SOURCES);
}

// packages/king-of-the-valley/src/content/tables.ts
const RULEBOOK_VALUES = {
	influence: {
		Q: 5,
		D: 4,
		C: 3,
		K: 2,
		F: 1,
		W: 1
	},
	startGold: 2,
	priestFee: 1,
	kingdomGold: 5,
	kingdomPoints: 5,
	orderPoints: [
		0,
		0,
		0,
		3,
		5,
		8
	],
	couplePoints: 2,
	goldPoints: 1
};
const PRICES = [
	{
		gold: 2,
		source: "CONFIRMED"
	},
	{
		gold: 3,
		source: "DEDUCED"
	},
	{
		gold: 4,
		source: "RULEBOOK"
	},
	{
		gold: 6,
		source: "RECALLED"
	},
	{
		gold: 8,
		source: "RECALLED"
	},
	{
		gold: 10,
		source: "CONFIRMED"
	}
];
const COLLECTORS = {
	T1: {
		stage: "I",
		needs: 0,
		gold: 3,
		source: "RECONSTRUCTED"
	},
	T2: {
		stage: "I",
		needs: 0,
		gold: 4,
		source: "RECONSTRUCTED"
	},
	T3: {
		stage: "II",
		needs: 3,
		gold: 5,
		source: "RECONSTRUCTED"
	},
	T4: {
		stage: "II",
		needs: 3,
		gold: 6,
		source: "RECONSTRUCTED"
	},
	T5: {
		stage: "II",
		needs: 4,
		gold: 7,
		source: "RECONSTRUCTED"
	},
	T6: {
		stage: "III",
		needs: 4,
		gold: 8,
		source: "RECONSTRUCTED"
	},
	T7: {
		stage: "III",
		needs: 5,
		gold: 9,
		source: "RECONSTRUCTED"
	},
	T8: {
		stage: "III",
		needs: 5,
		gold: 10,
		source: "RECONSTRUCTED"
	}
};
/** Knights, wives, jesters and specialists lie alike in both sets. */
const COMMON_STACKS = {
	Kl: {
		counts: [
			2,
			1,
			2
		],
		source: "RECONSTRUCTED"
	},
	Kf: {
		counts: [
			2,
			1,
			2
		],
		source: "RECONSTRUCTED"
	},
	Ko: {
		counts: [
			2,
			2,
			1
		],
		source: "RECONSTRUCTED"
	},
	Ks: {
		counts: [
			1,
			2,
			2
		],
		source: "RECONSTRUCTED"
	},
	W: {
		counts: [
			4,
			4,
			4
		],
		source: "RECONSTRUCTED"
	},
	J: {
		counts: [
			1,
			1,
			1
		],
		source: "RECONSTRUCTED"
	},
	P: {
		counts: [
			1,
			1,
			1
		],
		source: "RULEBOOK"
	},
	Z: {
		counts: [
			0,
			1,
			1
		],
		source: "RULEBOOK"
	}
};
/** Model A: every character spread evenly over the three stacks. */
const EVEN = {
	id: "even",
	prices: PRICES,
	stacks: {
		Q: {
			counts: [
				1,
				1,
				1
			],
			source: "RECONSTRUCTED"
		},
		D: {
			counts: [
				2,
				2,
				2
			],
			source: "RECONSTRUCTED"
		},
		C: {
			counts: [
				3,
				3,
				3
			],
			source: "RECONSTRUCTED"
		},
		F: {
			counts: [
				8,
				8,
				8
			],
			source: "RECONSTRUCTED"
		},
		...COMMON_STACKS
	},
	collectors: COLLECTORS,
	...RULEBOOK_VALUES
};
/** Model B: the court arrives late, the farmers early. */
const RAMPED = {
	id: "ramped",
	prices: PRICES,
	stacks: {
		Q: {
			counts: [
				0,
				1,
				2
			],
			source: "RECONSTRUCTED"
		},
		D: {
			counts: [
				1,
				2,
				3
			],
			source: "RECONSTRUCTED"
		},
		C: {
			counts: [
				3,
				3,
				3
			],
			source: "RECONSTRUCTED"
		},
		F: {
			counts: [
				10,
				8,
				6
			],
			source: "RECONSTRUCTED"
		},
		...COMMON_STACKS
	},
	collectors: COLLECTORS,
	...RULEBOOK_VALUES
};
const CONTENT_SETS = {
	even: EVEN,
	ramped: RAMPED
};

// packages/king-of-the-valley/src/options.ts
/** Options from outside, and back into the plain JSON a record keeps. */
const SEATS = {
	min: 2,
	max: 4
};
const SET_NAMES = Object.keys(CONTENT_SETS);
const OPTION_SPECS = [{
	key: "content",
	values: SET_NAMES,
	default: "even",
	about: "how the characters are spread over the three stacks; a custom table (JSON) may stand here"
}, {
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
}];
function parseOptions(raw) {
	const row = objectAt(raw, "options", ["seats"], ["content", "start"]);
	const seats = wholeAt(row.seats, "options.seats", SEATS.min, SEATS.max);
	return {
		seats,
		content: contentAt(row.content),
		start: startAt(row.start, seats)
	};
}
function contentAt(raw) {
	if (raw === void 0) return CONTENT_SETS.even;
	if (typeof raw !== "string") return parseContent(raw);
	const name = SET_NAMES.find((set) => set === raw);
	if (name === void 0) throw new BadInput("options.content", `expected ${SET_NAMES.join(", ")} or a table, found ${shown(raw)}`);
	return CONTENT_SETS[name];
}
/** A seat from 1, as a number or, from a command line, as text. */
function startAt(raw, seats) {
	if (raw === void 0 || raw === "random") return "random";
	const seat = typeof raw === "string" && /^[1-9]$/.test(raw) ? Number(raw) : raw;
	if (typeof seat !== "number" || !Number.isInteger(seat) || seat < 1 || seat > seats) throw new BadInput("options.start", `expected random or a seat from 1 to ${seats}, found ${shown(raw)}`);
	return seat - 1;
}
function formatOptions(options) {
	const builtIn = SET_NAMES.find((name) => CONTENT_SETS[name] === options.content);
	return {
		seats: options.seats,
		content: builtIn ?? options.content,
		start: options.start === "random" ? "random" : options.start + 1
	};
}
function contentHash(options) {
	return sha256(canonicalJson(options.content));
}

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
const CELL_NAMES = Array.from({ length: 25 }, (_, cell) => "abcde"[cell % 5] + (Math.floor(cell / 5) + 1));
/** -1 when there is no such place. */
const cellNamed = (name) => CELL_NAMES.indexOf(name);

// packages/king-of-the-valley/src/state.ts
/** The state: a plain JSON value of small numbers and flat arrays, and the small questions everybody asks of it. */
function valuesOf(content) {
	const { prices, influence, startGold, priestFee, kingdomGold, kingdomPoints, orderPoints, couplePoints, goldPoints } = content;
	return {
		prices: prices.map((row) => row.gold),
		needs: COLLECTORS$1.map((name) => content.collectors[name].needs),
		pays: COLLECTORS$1.map((name) => content.collectors[name].gold),
		influence: COLUMNS.map((column) => influence[column]),
		startGold,
		priestFee,
		kingdomGold,
		kingdomPoints,
		orderPoints,
		couplePoints,
		goldPoints
	};
}
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
function cloneFrame(frame) {
	return {
		effect: frame.effect,
		seat: frame.seat,
		source: frame.source,
		left: frame.left
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
	for (const piece of PIECES_OF[column]) count += castle.up[piece];
	return count;
}
function hasFaceUp(castle) {
	return castle.up.some((count) => count > 0);
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
function legalSwaps(state) {
	const { up } = castleOfTurn(state);
	const moves = [];
	for (let piece = 0; piece < PIECES.length; piece++) {
		if (up[piece] === 0) continue;
		for (let slope = 0; slope < state.hill.length; slope++) {
			const tiles = state.hill[slope];
			for (let row = 0; row < tiles.length; row++) if (isSubject(tiles[row])) moves.push({
				do: "swap",
				piece,
				slope,
				row
			});
		}
	}
	return moves;
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
	const full = [];
	for (let column = 0; wanted.length > 0 && column < COLUMNS.length; column++) if (column !== without && !castle.taxed[column]) full.push(faceUpIn(castle, column));
	full.sort((a, b) => b - a);
	return wanted.every((need, i) => full[i] >= need);
}
/** The same for one collector, which is asked at every step. */
function canServeOne(castle, need) {
	for (let column = 0; column < COLUMNS.length; column++) if (!castle.taxed[column] && faceUpIn(castle, column) >= need) return true;
	return need === 0;
}

// packages/king-of-the-valley/src/effects/tax.ts
/** T6: every different choice of tiles in every column that leaves the other collectors servable (T7). */
function legalTaxes(state, frame) {
	const castle = castleOfTurn(state);
	const need = needsOf(state, frame.source);
	const moves = [];
	for (let column = 0; column < COLUMNS.length; column++) {
		if (!canTax(state, frame, column)) continue;
		for (const pieces of choicesOf(castle, PIECES_OF[column], need)) moves.push({
			do: "tax",
			pieces
		});
	}
	return moves;
}
function canTax(state, frame, column) {
	const castle = castleOfTurn(state);
	if (castle.taxed[column] || faceUpIn(castle, column) < needsOf(state, frame.source)) return false;
	const others = state.stack.filter((other) => other !== frame && other.effect.kind === "tax");
	return canServe(castle, others.map((other) => needsOf(state, other.source)), column);
}
/** All ways to choose `need` of these pieces face up; equal tiles are one way. */
function choicesOf(castle, pieces, need) {
	if (need === 0) return [[]];
	if (pieces.length === 0) return [];
	const [piece, ...others] = pieces;
	const ways = [];
	for (let used = Math.min(castle.up[piece], need); used >= 0; used--) {
		const taken = Array(used).fill(piece);
		for (const rest of choicesOf(castle, others, need - used)) ways.push([...taken, ...rest]);
	}
	return ways;
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
		choose(state, _frame, move, emit) {
			if (move.do === "jester") doJester(state, move.column, emit);
		}
	},
	swap: {
		options: legalSwaps,
		choose(state, _frame, move, emit) {
			if (move.do === "swap") doSwap(state, move.piece, move.slope, move.row, emit);
		}
	},
	tax: {
		options: legalTaxes,
		choose(state, frame, move, emit) {
			if (move.do === "tax") doTax(state, frame.source, move.pieces, emit);
		}
	}
};
const abilities = makeResolver(HANDLERS);

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
	if (!canClaim(castle)) return moves;
	let sets = [[]];
	for (const place of PLACES$1) {
		const faceUp = place.filter((piece) => castle.up[piece] > 0);
		sets = sets.flatMap((set) => faceUp.map((piece) => [...set, piece]));
	}
	for (const pieces of sets) moves.push({
		do: "kingdom",
		pieces
	});
	moves.push(SKIP);
	return moves;
}
function canClaim(castle) {
	return PLACES$1.every((place) => place.some((piece) => castle.up[piece] > 0));
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
	return state.hill.some((tiles, slope) => tiles.some((_, row) => isForSale(state, slope, row)));
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
	const moves = [];
	for (let slope = 0; slope < SLOPES.length; slope++) if (canRefillFrom(state, slope)) moves.push(REFILLS[slope]);
	return moves;
}
/** F6: a slope with too few tiles only where the other has too few as well (F7). */
function canRefillFrom(state, slope) {
	const wanted = state.gaps.length;
	return state.hill[slope].length >= wanted || state.hill[1 - slope].length < wanted;
}
/** F1, F2, F7: from the foot of the chosen slope, then from the other; what is left stays empty. */
function doRefill(state, slope, emit) {
	const cells = gapsInOrder(state);
	const tiles = [];
	for (const cell of cells) {
		const tile = state.hill[slope].shift() ?? state.hill[1 - slope].shift();
		if (tile === void 0) break;
		state.valley[cell] = tile;
		tiles.push(tile);
	}
	emit?.({
		type: "refilled",
		seat: state.turn,
		slope,
		cells: cells.slice(0, tiles.length),
		tiles
	});
}
/** F2: as the king crossed them; a place crossed twice counts at its first crossing. */
function gapsInOrder(state) {
	return state.gaps.slice().sort((a, b) => state.path.indexOf(a) - state.path.indexOf(b));
}
/** F5: the slope with fewer tiles is filled up first, the left one on a tie. F4: stack II before III. */
function fillHill(state, emit) {
	const first = state.hill[1].length < state.hill[0].length ? 1 : 0;
	fillSlope(state, first, emit);
	fillSlope(state, 1 - first, emit);
}
function isHillFull(state) {
	return state.hill.every((tiles) => tiles.length === 6);
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
	return isSubject(tile) || meetsRequirement(state, [tile]);
}
/** M9: all of these can be used together. Tiles of one character; priests have a rule of their own (P1). */
function meetsRequirement(state, tiles) {
	const [tile] = tiles;
	if (isSubject(tile)) return true;
	if (tile === WIZARD_TILE) return canSwap(state);
	if (tiles.length === 1) return canServeOne(castleOfTurn(state), needsOf(state, tile));
	return canServe(castleOfTurn(state), tiles.map((collector) => needsOf(state, collector)));
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
	return RAYS[traveller.from].some((ray) => ray.some((to, i) => canTakeSingle(state, traveller, to) || canVisitPriest(state, traveller, to) || i + 1 >= SHORTEST_SET && setsBehind(state, traveller, ray, i + 1).length > 0));
}
/**
* X1 to X15: the sets the king takes when he ends at distance d of a ray. The last tile lies right before him (X2), tiles
* between do not matter (X5), tiles under other kings stay (X8), and all that can be taken are taken (X7).
*/
function setsBehind(state, { closed }, ray, d) {
	const { valley } = state;
	const last = ray[d - 2];
	const tile = valley[last];
	if (!canBeInSet(tile) || !isOpen(closed, last)) return NO_SETS;
	const character = CHARACTER_OF[tile];
	const isLike = (cell) => CHARACTER_OF[valley[cell]] === character && isOpen(closed, cell);
	let count = 1;
	for (let i = 0; i < d - 2; i++) if (isLike(ray[i])) count += 1;
	if (count === 1) return NO_SETS;
	const cells = ray.slice(0, d - 1).filter(isLike);
	if (isSubject(tile)) return [cells];
	const served = (set) => meetsRequirement(state, set.map((cell) => valley[cell]));
	if (served(cells)) return [cells];
	if (!isCollector(tile) || count === 2) return NO_SETS;
	return cells.slice(0, -1).map((cell) => [cell, last]).filter(served);
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
	const [tile] = tiles;
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
	for (const collector of tiles.toReversed()) {
		if (needsOf(state, collector) === 0) continue;
		state.stack.push({
			effect: { kind: "tax" },
			seat: state.turn,
			source: collector,
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
	const ray = RAYS[from].find((line) => line.includes(to)) ?? [];
	const cells = ray.slice(0, ray.indexOf(to) + 1);
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
function pending(state) {
	const ask = askOf(state);
	return ask === void 0 ? [] : [{
		seat: state.turn,
		ask
	}];
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
	let turns = 0;
	while (state.stack.length === 0 && !isAsking(state)) {
		if (state.phase === "replenish") turns += 1;
		if (turns > state.kings.length) state.ending = true;
		nextPhase(state, emit);
	}
}
function perform(state, move, emit) {
	state.acted = move.do !== "priest";
	switch (move.do) {
		case "place":
			doPlace(state, move.to, emit);
			break;
		case "recruit":
			doRecruit(state, move.slope, move.row, emit);
			break;
		case "take":
			doTake(state, move.to, move.cells, emit);
			break;
		case "priest":
			doPriest(state, move.to, emit);
			break;
		case "kingdom":
			doKingdom(state, move.pieces, emit);
			break;
		case "refill":
			doRefill(state, move.slope, emit);
			break;
		case "skip":
			emit?.({
				type: "declined",
				seat: state.turn,
				phase: state.phase === "recruit" ? "recruit" : "kingdom"
			});
			break;
		case "jester":
		case "swap":
		case "tax": abilities.choose(state, move, emit);
	}
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
	state.path.length = 0;
	state.gaps.length = 0;
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

// packages/king-of-the-valley/src/notation.ts
/** A place on the hill: L1 is the foot of the left slope, R6 the top of the right one. */
const slotName = (slope, row) => `${slope === 0 ? "L" : "R"}${row + 1}`;
const pieceNames = (pieces) => pieces.map((piece) => PIECES[piece]).join(" ");
function formatMove(_state, move) {
	switch (move.do) {
		case "place": return `place ${CELL_NAMES[move.to]}`;
		case "recruit": return `recruit ${slotName(move.slope, move.row)}`;
		case "skip": return "skip";
		case "take": return formatTake(move.to, move.cells);
		case "priest": return `priest ${CELL_NAMES[move.to]}`;
		case "jester": return `jester ${COLUMNS[move.column]}`;
		case "swap": return `swap ${PIECES[move.piece]} ${slotName(move.slope, move.row)}`;
		case "tax": return `tax ${pieceNames(move.pieces)}`;
		case "kingdom": return `kingdom ${pieceNames(move.pieces)}`;
		case "refill": return `refill ${SLOPES[move.slope]}`;
	}
}
/** A single pick-up names its tile; a set names its tiles and, after an arrow, where the king ends. */
function formatTake(to, cells) {
	const names = cells.map((cell) => CELL_NAMES[cell]).join(" ");
	return cells.length === 1 ? `take ${names}` : `take ${names} > ${CELL_NAMES[to]}`;
}
/** Legality is said once: a text means the legal move that is written so. Spaces do not matter. */
function parseMove(state, seat, text) {
	const wanted = text.trim().replace(/\s+/g, " ");
	return legalMoves(state, seat).find((move) => formatMove(state, move) === wanted);
}

// packages/king-of-the-valley/src/position/format.ts
/** A situation in words that people read and write; docs/king-of-the-valley.md explains every line. */
const WIDTH = 6;
/** What is said at the end of the first line where it is so. */
const MARKS = [
	"ending",
	"recruited",
	"claimed"
];
function formatPosition(state) {
	return [
		`turn ${state.turn + 1} round ${state.round} phase ${state.phase} start ${state.start + 1}${marks(state)}`,
		"valley",
		...valleyLines(state),
		list("kings", state.kings.map(placeName)),
		list("left", state.hill[0].map(tileName)),
		list("right", state.hill[1].map(tileName)),
		list("stack II", pileNames(state.piles[0])),
		list("stack III", pileNames(state.piles[1])),
		...state.castles.map(castleLine),
		...state.removed.length > 0 ? [list("removed", state.removed.map(tileName))] : [],
		...state.path.length > 0 ? [list("path", state.path.map(placeName))] : [],
		...state.gaps.length > 0 ? [list("gaps", state.gaps.map(placeName))] : [],
		...waitingLines(state)
	];
}
const marks = (state) => MARKS.map((mark) => state[mark] ? ` ${mark}` : "").join("");
function valleyLines(state) {
	return Array.from({ length: 5 }, (_, i) => {
		const row = 5 - 1 - i;
		const cells = Array.from({ length: 5 }, (_, column) => cellName(state, row * 5 + column).padEnd(WIDTH));
		return `  ${row + 1}  ${cells.join("")}`.trimEnd();
	});
}
const cellName = (state, cell) => {
	const tile = state.valley[cell];
	const name = tile === EMPTY ? "." : TILES[tile];
	return state.coins[cell] > 0 ? `${name}+${state.coins[cell]}` : name;
};
const tileName = (tile) => TILES[tile];
const placeName = (cell) => cell === 25 ? "-" : CELL_NAMES[cell];
/** The next tile first; in a view only how many there are. */
function pileNames(pile) {
	return pile.includes(-1) ? [`?${pile.length}`] : pile.map(tileName).reverse();
}
function castleLine(castle, seat) {
	const taxed = COLUMNS.filter((_, column) => castle.taxed[column]);
	const words = [`castle ${seat + 1} gold ${castle.gold} kingdoms ${castle.kingdoms}`];
	if (taxed.length > 0) words.push(list("taxed", taxed));
	words.push(...piecesOf("up", castle.up), ...piecesOf("down", castle.down));
	return words.join(" ");
}
function piecesOf(name, counts) {
	const pieces = PIECES.map((piece, i) => counts[i] > 1 ? `${counts[i]}${piece}` : piece).filter((_, i) => counts[i] > 0);
	return pieces.length > 0 ? [list(name, pieces)] : [];
}
/** The ability that asks now first. */
function waitingLines(state) {
	const frames = state.stack.map(({ effect, source, left }) => effect.kind === "tax" ? `tax ${TILES[source]}` : `${effect.kind} ${left}`);
	return frames.length > 0 ? [list("waiting", frames.reverse())] : [];
}
const list = (name, words) => [name, ...words].join(" ");

// packages/king-of-the-valley/src/position/lines.ts
/** The lines of a written position as keyword and words, before anybody asks what they mean. */
const KEYWORDS = [...[
	"turn",
	"valley",
	"kings",
	"left",
	"right",
	"stack II",
	"stack III"
], ...[
	"castle 1",
	"castle 2",
	"castle 3",
	"castle 4",
	"removed",
	"path",
	"gaps",
	"waiting"
]];
const LONGEST_LINE = 1e3;
const MOST_LINES = 100;
function readLines(raw) {
	if (raw.length > MOST_LINES) throw new BadInput("position", `expected at most ${MOST_LINES} lines, found ${raw.length}`);
	const lines = /* @__PURE__ */ new Map();
	for (let i = 0; i < raw.length; i++) {
		const words = wordsOf(raw[i], placeOf(i));
		if (words.length === 0) continue;
		const keyword = keywordOf(words, placeOf(i));
		if (lines.has(keyword)) throw new BadInput(placeOf(i), `${keyword} stands twice`);
		if (keyword === "valley") {
			if (words.length > 1) throw new BadInput(placeOf(i), `expected the valley on the next ${5} lines`);
			lines.set(keyword, {
				place: placeOf(i),
				words: valleyRows(raw, i)
			});
			i += 5;
		} else lines.set(keyword, {
			place: placeOf(i),
			words: words.slice(keyword.split(" ").length)
		});
	}
	return lines;
}
function need(lines, keyword) {
	const line = lines.get(keyword);
	if (line === void 0) throw new BadInput("position", `the line ${shown(keyword)} is missing`);
	return line;
}
const placeOf = (index) => `position line ${index + 1}`;
/** Everything after # is a remark. */
function wordsOf(line, place) {
	if (line.length > LONGEST_LINE) throw new BadInput(place, `expected at most ${LONGEST_LINE} characters`);
	return line.replace(/#.*$/, "").split(/\s+/).filter((word) => word !== "");
}
function keywordOf(words, place) {
	const [one, two] = [words[0], words.slice(0, 2).join(" ")];
	const keyword = KEYWORDS.find((known) => known === one || known === two);
	if (keyword === void 0) throw new BadInput(place, `expected one of ${KEYWORDS.join(", ")}, found ${shown(words[0])}`);
	return keyword;
}
/** Five rows of five; a row may begin with its number. */
function valleyRows(raw, at) {
	return Array.from({ length: 5 }, (_, i) => {
		const place = placeOf(at + 1 + i);
		const words = wordsOf(raw[at + 1 + i] ?? "", place);
		if (words[0] === `${5 - i}`) words.shift();
		if (words.length !== 5) throw new BadInput(place, `expected ${5} places of valley row ${5 - i}, found ${words.length}`);
		return words;
	}).flat();
}

// packages/king-of-the-valley/src/position/check.ts
/** A situation must be one that could be played on: everything fits together, and somebody can move. */
function checkSituation(state, lines) {
	checkSeats(state, lines);
	checkKings(state, lines);
	checkTurn(state, lines);
	checkGaps(state, lines);
	checkWaiting(state, lines);
	const { place } = need(lines, "turn");
	if (state.phase === "replenish" && state.gaps.length === 0) throw new BadInput(place, "phase replenish needs a line gaps");
	if (state.phase !== "over" && legalMoves(state, state.turn).length === 0) throw new BadInput(place, `player ${state.turn + 1} has no move in phase ${state.phase} here`);
}
function checkSeats(state, lines) {
	const seats = state.castles.length;
	for (let seat = seats + 1; seat <= SEATS.max; seat++) {
		const line = lines.get(`castle ${seat}`);
		if (line !== void 0) throw new BadInput(line.place, `there are only ${seats} players`);
	}
}
function checkKings(state, lines) {
	const { place } = need(lines, "kings");
	state.kings.forEach((cell, seat) => {
		if (cell === 25 && state.phase !== "place") throw new BadInput(place, `king ${seat + 1} must have a place`);
	});
	if (state.phase !== "place") return;
	const placed = state.kings.filter((cell) => cell !== 25);
	if (new Set(placed).size < placed.length) throw new BadInput(place, "while kings are placed each needs a place alone");
	state.kings.forEach((cell, seat) => {
		const turnsFromStart = (of) => (of - state.start + state.kings.length) % state.kings.length;
		const isBefore = turnsFromStart(seat) < turnsFromStart(state.turn);
		if (isBefore === (cell === 25)) throw new BadInput(place, `king ${state.turn + 1} is to be placed: king ${seat + 1} must ${isBefore ? "have a place" : "be -"}`);
	});
	if (state.valley.includes(EMPTY)) throw new BadInput(need(lines, "valley").place, "phase place needs a tile on every place: a king might find none");
}
/** The phases in which this turn's king may have set off. */
const UNDER_WAY = [
	"summon",
	"kingdom",
	"replenish"
];
/** S4: nothing is done before its phase, or it could be done twice (R1, K1). */
function checkTurn(state, lines) {
	const { place } = need(lines, "turn");
	const isUnderWay = UNDER_WAY.includes(state.phase);
	if (state.recruited && state.round < 2) throw new BadInput(place, `recruited cannot stand in round ${state.round}`);
	if (state.recruited && !isUnderWay && state.stack.length === 0) throw new BadInput(place, `recruited cannot stand in phase ${state.phase}`);
	if (state.claimed && state.phase !== "replenish") throw new BadInput(place, `claimed cannot stand in phase ${state.phase}`);
	if (state.path.length > 0 && !isUnderWay) throw new BadInput(need(lines, "path").place, `there is no path in phase ${state.phase}`);
}
function checkGaps(state, lines) {
	for (const cell of state.gaps) {
		const { place } = need(lines, "gaps");
		if (state.gaps.indexOf(cell) !== state.gaps.lastIndexOf(cell)) throw new BadInput(place, "each gap stands once");
		if (state.valley[cell] !== EMPTY) throw new BadInput(place, "a gap is a place without a tile: write . in the valley");
		if (!state.path.includes(cell)) throw new BadInput(place, "a gap is a place the king has crossed: add it to path");
	}
}
/** Jesters wait after recruiting and summoning, wizards and collectors after summoning, when they have left the game. */
function checkWaiting(state, lines) {
	const removed = state.removed.slice();
	for (const { effect, source, left } of state.stack) {
		const { place } = need(lines, "waiting");
		if (state.phase !== "summon" && (state.phase !== "recruit" || effect.kind !== "jester")) throw new BadInput(place, `${effect.kind} cannot wait in phase ${state.phase}`);
		if (effect.kind === "tax" && !(isCollector(source) && needsOf(state, source) > 0)) throw new BadInput(place, "tax waits only for a collector that needs subjects");
		for (let i = 0; effect.kind !== "jester" && i < left; i++) {
			const at = removed.indexOf(source);
			if (at < 0) throw new BadInput(place, `${TILES[source]} waits, so it must stand under removed`);
			removed.splice(at, 1);
		}
	}
}

// packages/king-of-the-valley/src/position/names.ts
/** Single words of a written position. */
function numberIn(word, place, min, max) {
	return wholeAt(/^\d{1,4}$/.test(word ?? "") ? Number(word) : word, place, min, max);
}
function placeNamed(word, place) {
	const cell = cellNamed(word);
	if (cell < 0) throw new BadInput(place, `expected a place from a1 to e5, found ${shown(word)}`);
	return cell;
}
function tileNamed(word, line) {
	const tile = TILES.indexOf(word);
	if (tile < 0) throw new BadInput(line?.place ?? "position", `expected a tile of ${TILES.join(", ")}, found ${shown(word)}`);
	return tile;
}
function columnNamed(word, { place }) {
	const column = COLUMNS.indexOf(word);
	if (column < 0) throw new BadInput(place, `expected a column of ${COLUMNS.join(", ")}, found ${shown(word)}`);
	return column;
}
function pieceNamed(word, { place }) {
	const piece = PIECES.indexOf(word);
	if (piece < 0) throw new BadInput(place, `expected a tile of ${PIECES.join(", ")}, found ${shown(word)}`);
	return piece;
}

// packages/king-of-the-valley/src/inventory.ts
/** Every tile that is on the table, wherever it lies, the stacks excepted. */
function tilesOf(state) {
	const tiles = [
		...state.valley.filter((tile) => tile !== EMPTY),
		...state.hill.flat(),
		...state.removed
	];
	for (const castle of state.castles) for (const counts of [castle.up, castle.down]) counts.forEach((count, piece) => {
		tiles.push(...Array(count).fill(tileOf(piece)));
	});
	for (const frame of state.stack) if (frame.effect.kind === "jester") tiles.push(...Array(frame.left).fill(JESTER_TILE));
	return tiles;
}

// packages/king-of-the-valley/src/setup.ts
/** Options, content and luck make the first state (S1, S3, S5). */
function setup(options, seed) {
	const luck = luckOf(seed);
	const values = valuesOf(options.content);
	const stacks = STAGES.map((_, stage) => stackOf(options.content, stage));
	for (const stack of stacks) shuffle(luck, stack);
	const [first, second, third] = stacks;
	const valley = first.splice(0, 25);
	const start = options.start === "random" ? draw(luck, options.seats) : options.start;
	return {
		values,
		luck,
		start,
		turn: start,
		round: 1,
		phase: "place",
		acted: false,
		ending: false,
		recruited: false,
		claimed: false,
		stack: [],
		kings: Array(options.seats).fill(25),
		valley,
		coins: Array(25).fill(0),
		hill: coveredHill(first, second, values.prices.length),
		piles: [second.reverse(), third.reverse()],
		rest: [[], []],
		castles: Array.from({ length: options.seats }, () => emptyCastle(values.startGold)),
		path: [],
		gaps: [],
		removed: []
	};
}
/** S3: what is left of stack I at the foot, then stack II, row by row, left before right. */
function coveredHill(first, second, rows) {
	const hill = [[], []];
	const wanted = rows * SLOPES.length;
	[...first, ...second.splice(0, wanted - first.length)].forEach((tile, i) => {
		hill[i % SLOPES.length].push(tile);
	});
	return hill;
}
/** All tiles of a stack (0 is stack I), sorted. */
function stackOf(content, stage) {
	const stack = [];
	for (let tile = 0; tile < TILES.length; tile++) for (let i = countIn(content, tile, stage); i > 0; i--) stack.push(tile);
	if (stack.length !== STACK_SIZES[stage]) throw new Error(`stack ${STAGES[stage]} holds ${stack.length} tiles`);
	return stack;
}
function countIn(content, tile, stage) {
	const name = TILES[tile];
	if (name in content.stacks) return content.stacks[name].counts[stage];
	return content.collectors[name].stage === STAGES[stage] ? 1 : 0;
}

// packages/king-of-the-valley/src/position/piles.ts
/** The stacks of a written position: named, or dealt from what stands nowhere else. */
/** Named tiles, next first; `?n` are n tiles and `rest` all tiles that stand nowhere else, shuffled. */
function dealPiles(state, content, lines) {
	const piles = [lines.get("stack II"), lines.get("stack III")];
	const box = TILES.map((_, tile) => STAGES.reduce((sum, _, stage) => sum + countIn(content, tile, stage), 0));
	const isBlank = (word) => word === "rest" || /^\?\d+$/.test(word);
	for (const tile of tilesOf(state)) box[tile] -= 1;
	for (const line of piles) for (const word of line?.words ?? []) if (!isBlank(word)) box[tileNamed(word, line)] -= 1;
	box.forEach((left, tile) => {
		if (left < 0) throw new BadInput("position", `there are ${-left} more ${TILES[tile]} than in the box`);
	});
	const spare = box.flatMap((left, tile) => Array(left).fill(tile));
	shuffle(state.luck, spare);
	piles.forEach((line, pile) => {
		const tiles = (line?.words ?? []).flatMap((word) => {
			if (word === "rest") return spare.splice(0);
			if (!isBlank(word)) return [tileNamed(word, line)];
			const count = Number(word.slice(1));
			if (count > spare.length) throw new BadInput(line?.place ?? "", `expected at most ?${spare.length}, found ${word}`);
			return spare.splice(0, count);
		});
		state.piles[pile] = tiles.reverse();
	});
}

// packages/king-of-the-valley/src/position/parse.ts
/** A written situation becomes a state, checked: the box has enough tiles, and somebody can move. */
const LAST_ROUND = 99;
/** Gold is a plain number (Z1): with a custom table there may be more than the coins of the box. */
const MOST_GOLD = 9999;
function parsePosition(raw, options, seed) {
	const { seats, content } = parseOptions(options);
	const lines = readLines(raw);
	const values = valuesOf(content);
	const state = {
		values,
		luck: luckOf(seed),
		...headOf(need(lines, "turn"), seats),
		acted: false,
		stack: [],
		kings: kingsOf(need(lines, "kings"), seats),
		...valleyOf(need(lines, "valley")),
		hill: [slopeOf(need(lines, "left")), slopeOf(need(lines, "right"))],
		piles: [[], []],
		rest: [[], []],
		castles: Array.from({ length: seats }, (_, seat) => castleOf(lines.get(`castle ${seat + 1}`), values.startGold)),
		path: placesOf(lines.get("path")),
		gaps: placesOf(lines.get("gaps")),
		removed: (lines.get("removed")?.words ?? []).map((word) => tileNamed(word, lines.get("removed")))
	};
	readWaiting(state, lines.get("waiting"));
	state.acted = state.stack.length > 0;
	dealPiles(state, content, lines);
	checkSituation(state, lines);
	return clone(state);
}
/** turn 1 round 3 phase summon start 1 [ending] [recruited] [claimed] */
function headOf({ place, words }, seats) {
	const [turn, roundWord, round, phaseWord, phase, startWord, start, ...marks] = words;
	if (roundWord !== "round" || phaseWord !== "phase" || startWord !== "start") throw new BadInput(place, "expected: turn <seat> round <number> phase <phase> start <seat>");
	const stranger = marks.find((mark, i) => !MARKS.some((known) => known === mark) || marks.indexOf(mark) !== i);
	if (stranger !== void 0) throw new BadInput(place, `expected ${MARKS.join(", ")}, each once, found ${shown(stranger)}`);
	const known = PHASES.find((name) => name === phase);
	if (known === void 0) throw new BadInput(place, `expected a phase of ${PHASES.join(", ")}, found ${shown(phase)}`);
	return {
		turn: numberIn(turn, `${place}, turn`, 1, seats) - 1,
		round: numberIn(round, `${place}, round`, 1, LAST_ROUND),
		phase: known,
		start: numberIn(start, `${place}, start`, 1, seats) - 1,
		ending: marks.includes("ending"),
		recruited: marks.includes("recruited"),
		claimed: marks.includes("claimed")
	};
}
function kingsOf({ place, words }, seats) {
	if (words.length !== seats) throw new BadInput(place, `expected a place for each of ${seats} kings, found ${words.length}`);
	return words.map((word) => word === "-" ? 25 : placeNamed(word, place));
}
function valleyOf({ place, words }) {
	const valley = Array(25).fill(EMPTY);
	const coins = Array(25).fill(0);
	words.forEach((word, i) => {
		const cell = (5 - 1 - Math.floor(i / 5)) * 5 + i % 5;
		const row = `${place}, row ${5 - Math.floor(i / 5)}`;
		const [name, gold, more] = word.split("+");
		if (more !== void 0) throw new BadInput(row, `expected a tile with its coins like F+1, found ${shown(word)}`);
		valley[cell] = name === "." ? EMPTY : tileNamed(name, {
			place: row,
			words
		});
		if (gold !== void 0) coins[cell] = numberIn(gold, `${row}, coins`, 1, MOST_GOLD);
	});
	return {
		valley,
		coins
	};
}
function slopeOf(line) {
	if (line.words.length > 6) throw new BadInput(line.place, `expected at most ${6} tiles, found ${line.words.length}`);
	return line.words.map((word) => tileNamed(word, line));
}
const CASTLE_WORDS = [
	"gold",
	"kingdoms",
	"taxed",
	"up",
	"down"
];
/** castle 1 gold 2 kingdoms 0 taxed F up Q 2F down JK; what is not said is as at the start. */
function castleOf(line, startGold) {
	const castle = emptyCastle(startGold);
	if (line === void 0) return castle;
	const { place, words } = line;
	const told = /* @__PURE__ */ new Set();
	let topic;
	for (const [i, word] of words.entries()) {
		const next = CASTLE_WORDS.find((known) => known === word);
		if (next === "gold" || next === "kingdoms") {
			if (told.has(next)) throw new BadInput(place, `${next} stands twice`);
			told.add(next);
			castle[next] = numberIn(words[i + 1], `${place}, ${next}`, 0, next === "gold" ? MOST_GOLD : 6);
		}
		if (next !== void 0) topic = next;
		else if (topic === "gold" || topic === "kingdoms") topic = void 0;
		else if (topic === "taxed") castle.taxed[columnNamed(word, line)] = true;
		else if (topic !== void 0) addPiece(castle[topic], word, line);
		else throw new BadInput(place, `expected ${CASTLE_WORDS.join(", ")}, found ${shown(word)}`);
	}
	return castle;
}
function addPiece(counts, word, line) {
	const [, count, name] = /^(\d{0,2})(.*)$/.exec(word) ?? [];
	counts[pieceNamed(name, line)] += count === "" ? 1 : Number(count);
}
const placesOf = (line) => (line?.words ?? []).map((word) => placeNamed(word, line?.place ?? ""));
/** waiting tax T5 tax T3, or jester 2, or swap 1: the one that asks now first. */
function readWaiting(state, line) {
	if (line === void 0) return;
	for (let i = line.words.length - 2; i >= 0; i -= 2) {
		const [kind, what] = [line.words[i], line.words[i + 1]];
		if (kind === "tax") state.stack.push({
			effect: { kind },
			seat: state.turn,
			source: tileNamed(what, line),
			left: 1
		});
		else if (kind === "jester" || kind === "swap") {
			const source = kind === "jester" ? JESTER_TILE : WIZARD_TILE;
			state.stack.push({
				effect: { kind },
				seat: state.turn,
				source,
				left: numberIn(what, line.place, 1, 5)
			});
		} else throw new BadInput(line.place, `expected tax <collector>, jester <count> or swap <count>, found ${shown(kind)}`);
	}
	if (line.words.length % 2 !== 0 || line.words.length === 0) throw new BadInput(line.place, "expected pairs: tax <collector>, jester <count>, swap <count>");
}

// packages/king-of-the-valley/src/scoring.ts
const SCORE_LINES = [
	"Q",
	"D",
	"C",
	"K",
	"F",
	"W",
	"kingdoms",
	...ORDERS,
	"couples",
	"gold"
];
function scores(state) {
	return state.castles.map((castle) => {
		const lines = scoreLines(state.values, castle);
		return {
			total: sum(lines),
			lines
		};
	});
}
function outcome(state) {
	if (state.phase !== "over") return void 0;
	const final = scores(state);
	const influence = state.castles.map((castle) => influenceOf(state.values, castle));
	const isAhead = (a, b) => final[a].total > final[b].total || final[a].total === final[b].total && influence[a] > influence[b];
	const seats = final.map((_, seat) => seat);
	const places = seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length);
	return {
		scores: final,
		places,
		winners: seats.filter((seat) => places[seat] === 1)
	};
}
function scoreLines(values, castle) {
	const lines = [];
	for (let column = 0; column < COLUMNS.length; column++) {
		const count = subjectsIn(castle, column);
		lines.push({
			key: COLUMNS[column],
			count,
			points: count * values.influence[column]
		});
	}
	lines.push({
		key: "kingdoms",
		count: castle.kingdoms,
		points: castle.kingdoms * values.kingdomPoints
	});
	for (let order = 0; order < ORDERS.length; order++) {
		const count = ownedOf(castle, FIRST_KNIGHT + order);
		lines.push({
			key: ORDERS[order],
			count,
			points: values.orderPoints[count]
		});
	}
	const couples = Math.min(subjectsIn(castle, 4), subjectsIn(castle, 5));
	lines.push({
		key: "couples",
		count: couples,
		points: couples * values.couplePoints
	});
	lines.push({
		key: "gold",
		count: castle.gold,
		points: castle.gold * values.goldPoints
	});
	return lines;
}
/** The subtotal that breaks ties. */
function influenceOf(values, castle) {
	let influence = 0;
	for (let column = 0; column < COLUMNS.length; column++) influence += subjectsIn(castle, column) * values.influence[column];
	return influence;
}
/** Real subjects of a column, face up and face down; jesters have no influence, order or spouse (J4, V4). */
function subjectsIn(castle, column) {
	let count = 0;
	for (let piece = 0; piece < FIRST_JESTER; piece++) if (COLUMN_OF[piece] === column) count += ownedOf(castle, piece);
	return count;
}
const ownedOf = (castle, piece) => castle.up[piece] + castle.down[piece];
const sum = (lines) => lines.reduce((total, line) => total + line.points, 0);

// packages/king-of-the-valley/src/view.ts
/** Who sees what. The order of the stacks is the only secret, and it is kept from everybody alike (S6). */
/** How a zone is hidden: one that nobody may see does not compile without it. */
const HIDE = {
	luck(seen) {
		seen.luck = noLuck();
	},
	piles(seen) {
		for (let pile = 0; pile < seen.piles.length; pile++) {
			const tiles = seen.piles[pile];
			if (tiles.includes(-1)) continue;
			seen.rest[pile] = tiles.slice().sort((a, b) => a - b);
			tiles.fill(-1);
		}
	}
};
function view(state) {
	const seen = clone(state);
	for (const hide of Object.values(HIDE)) hide(seen);
	return seen;
}
function redact(event) {
	return event;
}
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

// packages/king-of-the-valley/src/ruleset.ts
const ruleset = {
	id: "king-of-the-valley",
	name: "King of the Valley",
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