import { LANGUAGES, type Language, type Message } from '@three-crowns/core';
import { proof } from '@three-crowns/core/proof';
import { formatMessage, textFaults } from '@three-crowns/texts';
import { describe, expect, it } from 'vitest';
import { EVEN } from '../src/content/tables.ts';
import type { GameEvent } from '../src/events.ts';
import { cellNamed } from '../src/grid.ts';
import { SCORE_LINES } from '../src/scoring.ts';
import { setup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { describeDecision, describeEvent, describeMove, describeScoreLine } from '../src/texts/describe.ts';
import { en, type Key } from '../src/texts/en.ts';
import { texts } from '../src/texts/index.ts';
import { legalMoves, pending } from '../src/turn.ts';
import { type Ask, COLUMNS, PIECES, type PieceName, TILES, type TileName } from '../src/vocabulary.ts';
import { everyPly } from './random.ts';
import { situation } from './situation.ts';

const KEYS = Object.keys(en) as Key[];
/** Nothing to translate: only what stands in their places shows. */
const SAME_EVERYWHERE: readonly Key[] = ['place', 'number'];

const tile = (name: TileName): number => TILES.indexOf(name);
const tiles = (...names: TileName[]): number[] => names.map(tile);
const pieces = (...names: PieceName[]): number[] => names.map((name) => PIECES.indexOf(name));
const cells = (...names: string[]): number[] => names.map(cellNamed);
/** French puts no-break spaces before colons; the expectations below write plain ones. */
const inAll = (message: Message, names?: readonly string[]): string[] =>
  LANGUAGES.map((language) => formatMessage(texts, language, message, names).replace(/[\u00a0\u202f]/g, ' '));

describe('the texts of every language', () => {
  it('say everything, in every branch', () => {
    expect(textFaults(texts)).toEqual([]);
  });

  it('are translated', () => {
    const left = (language: 'de' | 'fr') => KEYS.filter((key) => texts[language][key] === texts.en[key]);
    expect(left('de')).toEqual(SAME_EVERYWHERE);
    expect(left('fr')).toEqual(SAME_EVERYWHERE);
  });
});

type Expected = readonly [event: GameEvent, en: string, de: string, fr: string];
type ByType = { readonly [T in GameEvent['type']]: readonly Expected[] };

const LOG: ByType = {
  placed: [
    [
      { type: 'placed', seat: 0, cell: cellNamed('c3') },
      'Player 1 places the king on c3.',
      'Spieler 1 stellt den König auf c3.',
      'Joueur 1 place son Roi en c3.',
    ],
  ],
  turn: [
    [
      { type: 'turn', seat: 1, round: 4 },
      'Round 4: Player 2 takes a turn.',
      'Runde 4: Spieler 2 ist am Zug.',
      'Manche 4 : c’est à Joueur 2 de jouer.',
    ],
  ],
  recruited: [
    [
      { type: 'recruited', seat: 0, slope: 0, row: 2, tile: tile('F'), gold: 4 },
      'Player 1 recruits a farmer from the hill (L3) for 4 gold.',
      'Spieler 1 rekrutiert einen Bauern vom Hügel (L3) für 4 Gold.',
      'Joueur 1 recrute un Paysan sur la Colline (L3) pour 4 Or.',
    ],
    [
      { type: 'recruited', seat: 0, slope: 1, row: 5, tile: tile('Q'), gold: 10 },
      'Player 1 recruits a queen from the hill (R6) for 10 gold.',
      'Spieler 1 rekrutiert eine Königin vom Hügel (R6) für 10 Gold.',
      'Joueur 1 recrute une Reine sur la Colline (R6) pour 10 Or.',
    ],
  ],
  declined: [
    [
      { type: 'declined', seat: 0, phase: 'recruit' },
      'Player 1 recruits nobody.',
      'Spieler 1 rekrutiert niemanden.',
      'Joueur 1 ne recrute personne.',
    ],
    [
      { type: 'declined', seat: 0, phase: 'kingdom' },
      'Player 1 does not claim the kingdom bonus.',
      'Spieler 1 verzichtet auf den Königreichbonus.',
      'Joueur 1 renonce au Bonus de Royaume.',
    ],
  ],
  travelled: [],
  prayed: [
    [
      { type: 'prayed', seat: 2, cell: cellNamed('b2'), gold: 1 },
      'Player 3 pays the priest on b2 1 gold and travels on from there.',
      'Spieler 3 zahlt dem Mönch auf b2 1 Gold und reist von dort weiter.',
      'Joueur 3 paie 1 Or au Moine en b2 et repart de là.',
    ],
  ],
  took: [
    [
      { type: 'took', seat: 0, cells: cells('c2'), tiles: tiles('J') },
      'Player 1 summons a jester from c2.',
      'Spieler 1 nimmt einen Hofnarren von c2.',
      'Joueur 1 convoque un Bouffon en c2.',
    ],
    [
      { type: 'took', seat: 0, cells: cells('c2', 'd3'), tiles: tiles('F', 'F') },
      'Player 1 summons 2 farmers from c2 and d3, and ends on e4.',
      'Spieler 1 nimmt 2 Bauern (c2 und d3) und bleibt auf e4 stehen.',
      'Joueur 1 convoque 2 Paysans (c2 et d3) et s’arrête en e4.',
    ],
    [
      { type: 'took', seat: 0, cells: cells('d1', 'b1'), tiles: tiles('W', 'W') },
      'Player 1 summons 2 farmers’ wives from d1 and b1, and ends on a1.',
      'Spieler 1 nimmt 2 Bäuerinnen (d1 und b1) und bleibt auf a1 stehen.',
      'Joueur 1 convoque 2 Paysannes (d1 et b1) et s’arrête en a1.',
    ],
    [
      { type: 'took', seat: 0, cells: cells('a2', 'a3', 'a4'), tiles: tiles('Ko', 'Kl', 'Ko') },
      'Player 1 summons 2 knights of the Order of the Oak and a knight of the Order of the Lion from a2, a3, and a4, and ends on a5.',
      'Spieler 1 nimmt 2 Ritter des Eichenordens und einen Ritter des Löwenordens (a2, a3 und a4) und bleibt auf a5 stehen.',
      'Joueur 1 convoque 2 Chevaliers de l’Ordre du Chêne et un Chevalier de l’Ordre du Lion (a2, a3 et a4) et s’arrête en a5.',
    ],
    [
      { type: 'took', seat: 0, cells: cells('b1', 'c1'), tiles: tiles('T1', 'T5') },
      'Player 1 summons 2 tax collectors from b1 and c1, and ends on d1.',
      'Spieler 1 nimmt 2 Steuereintreiber (b1 und c1) und bleibt auf d1 stehen.',
      'Joueur 1 convoque 2 Collecteurs d’Impôt (b1 et c1) et s’arrête en d1.',
    ],
  ],
  found: [
    [
      { type: 'found', seat: 0, cell: cellNamed('e5'), gold: 1 },
      'Player 1 finds 1 gold on e5.',
      'Spieler 1 findet 1 Gold auf e5.',
      'Joueur 1 trouve 1 Or en e5.',
    ],
  ],
  stuck: [
    [
      { type: 'stuck', seat: 0 },
      'Player 1 can summon nobody: the king stays where he is.',
      'Spieler 1 kann niemanden nehmen: Der König bleibt stehen.',
      'Joueur 1 ne peut convoquer personne : son Roi reste sur place.',
    ],
  ],
  jester: [
    [
      { type: 'jester', seat: 0, column: COLUMNS.indexOf('W') },
      'Player 1 puts the jester into the column of the farmers’ wives.',
      'Spieler 1 legt den Hofnarren in die Spalte der Bäuerinnen.',
      'Joueur 1 place le Bouffon dans la colonne des Paysannes.',
    ],
  ],
  swapped: [
    [
      { type: 'swapped', seat: 0, piece: PIECES.indexOf('JF'), tile: tile('D'), slope: 0, row: 0 },
      'Player 1 swaps a jester as a farmer for a duke from the hill (L1).',
      'Spieler 1 tauscht einen Hofnarren als Bauern gegen einen Herzog vom Hügel (L1).',
      'Joueur 1 échange un Bouffon imitant un Paysan contre un Duc de la Colline (L1).',
    ],
  ],
  taxed: [
    [
      { type: 'taxed', seat: 0, collector: tile('T1'), pieces: [], gold: 3 },
      'Player 1 receives 3 gold from a tax collector.',
      'Spieler 1 erhält 3 Gold vom Steuereintreiber.',
      'Joueur 1 reçoit 3 Or du Collecteur d’Impôt.',
    ],
    [
      { type: 'taxed', seat: 0, collector: tile('T5'), pieces: pieces('F', 'F', 'F', 'JF'), gold: 7 },
      'Player 1 turns 3 farmers and a jester as a farmer face down and receives 7 gold from a tax collector.',
      'Spieler 1 dreht 3 Bauern und einen Hofnarren als Bauern um und erhält 7 Gold vom Steuereintreiber.',
      'Joueur 1 retourne 3 Paysans et un Bouffon imitant un Paysan et reçoit 7 Or du Collecteur d’Impôt.',
    ],
  ],
  kingdom: [
    [
      { type: 'kingdom', seat: 0, pieces: pieces('JQ', 'D', 'C', 'Kf', 'W'), gold: 5 },
      'Player 1 claims the kingdom bonus with a jester as a queen, a duke, a countess, a knight of the Order of the Falcon, and a farmer’s wife, and receives 5 gold and a kingdom token.',
      'Spieler 1 beansprucht den Königreichbonus, dreht dafür einen Hofnarren als Königin, einen Herzog, eine Gräfin, einen Ritter des Falkenordens und eine Bäuerin um und erhält 5 Gold und einen Königreichmarker.',
      'Joueur 1 réclame le Bonus de Royaume avec un Bouffon imitant une Reine, un Duc, une Comtesse, un Chevalier de l’Ordre du Faucon et une Paysanne, et reçoit 5 Or et un jeton Royaume.',
    ],
  ],
  refilled: [
    [
      { type: 'refilled', seat: 0, slope: 0, cells: cells('c2', 'd3'), tiles: tiles('F', 'Ks') },
      'Player 1 replenishes the valley from the left slope: a farmer on c2 and a knight of the Order of the Sun on d3.',
      'Spieler 1 füllt das Tal aus der linken Spalte des Hügels auf: ein Bauer auf c2 und ein Ritter des Sonnenordens auf d3.',
      'Joueur 1 complète la Vallée avec la pente de gauche : un Paysan en c2 et un Chevalier de l’Ordre du Soleil en d3.',
    ],
    [
      { type: 'refilled', seat: 0, slope: 1, cells: [], tiles: [] },
      'The hill is empty: Player 1 cannot replenish the valley.',
      'Der Hügel ist leer: Spieler 1 kann das Tal nicht auffüllen.',
      'La Colline est vide : Joueur 1 ne peut pas compléter la Vallée.',
    ],
  ],
  drew: [
    [
      { type: 'drew', slope: 1, tiles: tiles('F', 'Z', 'F') },
      'The right slope of the hill receives 2 farmers and a wizard.',
      'Die rechte Spalte des Hügels erhält 2 Bauern und einen Zauberer.',
      'La pente de droite de la Colline reçoit 2 Paysans et un Sorcier.',
    ],
  ],
  ending: [
    [
      { type: 'ending', seat: 0 },
      'The hill cannot be replenished in full any more: this round is the last.',
      'Der Hügel lässt sich nicht mehr ganz auffüllen: Diese Runde ist die letzte.',
      'La Colline ne peut plus être complétée entièrement : cette manche est la dernière.',
    ],
  ],
  standstill: [
    [
      { type: 'standstill' },
      'Nobody can do anything any more: this round is the last.',
      'Niemand kann mehr etwas tun: Diese Runde ist die letzte.',
      'Plus personne ne peut rien faire : cette manche est la dernière.',
    ],
  ],
  over: [[{ type: 'over' }, 'The game is over.', 'Das Spiel ist zu Ende.', 'La partie est terminée.']],
};

describe('describeEvent', () => {
  it.each(Object.entries(LOG))('%s', (_, rows) => {
    for (const [event, ...expected] of rows) expect(lineOf(event)).toEqual(expected);
  });

  it('says nothing of the way itself', () => {
    expect(describeEvent({ type: 'travelled', seat: 0, from: 0, cells: [1, 2] })).toBeUndefined();
  });

  it('names players by name where names are known', () => {
    expect(lineOf({ type: 'stuck', seat: 1 }, ['Ada', 'Bo'])[0]).toBe(
      'Bo can summon nobody: the king stays where he is.',
    );
  });
});

function lineOf(event: GameEvent, names?: readonly string[]): string[] {
  const message = describeEvent(event);
  if (message === undefined) throw new Error(`no line for ${event.type}`);
  return inAll(message, names);
}

const frame = (kind: 'jester' | 'swap' | 'tax', source: TileName, left = 1): State['stack'][number] => ({
  effect: { kind },
  seat: 0,
  source: tile(source),
  left,
});

describe('describeDecision', () => {
  const state = setup({ seats: 2, content: EVEN, start: 0 }, 'prompts');
  const prompt = (ask: Ask, change: Partial<State> = {}): string[] =>
    inAll(describeDecision({ ...state, ...change }, { seat: 0, ask }));

  it('says how much gold there is for recruiting', () => {
    expect(prompt('recruit')).toEqual([
      'Recruit one subject from the hill with your 2 gold, or go on without one.',
      'Rekrutiere mit deinen 2 Gold einen Untertan vom Hügel oder verzichte darauf.',
      'Recrutez un Sujet de la Colline avec vos 2 Or, ou continuez sans recruter.',
    ]);
  });

  it('asks differently after a priest', () => {
    const [first] = prompt('summon');
    const [onward] = prompt('summon', { kings: cells('b2', 'e5'), path: cells('b2') });
    expect(first).toContain('straight line');
    expect(onward).toBe('Travel on from the priest’s place b2 in any direction and summon.');
  });

  it('counts the open places', () => {
    expect(prompt('replenish', { gaps: cells('a1') })[1]).toContain('das freie Feld im Tal aufgefüllt wird');
    expect(prompt('replenish', { gaps: cells('a1', 'a2') })[2]).toContain('les 2 places vides');
  });

  it('counts jesters and swaps, and says what a collector wants', () => {
    expect(prompt('jester', { stack: [frame('jester', 'J', 2)] })[0]).toContain('the first of your 2 jesters');
    expect(prompt('swap', { stack: [frame('swap', 'Z', 2)] })[2]).toContain('il vous reste 2 échanges');
    expect(prompt('tax', { stack: [frame('tax', 'T5')] })[1]).toBe(
      'Wähle 4 aufgedeckte Untertanen aus einer Spalte, die du für 7 Gold umdrehst.',
    );
  });

  it('asks for a place and for the kingdom bonus', () => {
    expect(prompt('place')[2]).toBe('Placez votre Roi sur une tuile de la Vallée où ne se trouve aucun Roi.');
    expect(prompt('kingdom')[1]).toContain('5 Gold und einen Königreichmarker');
  });
});

describe('describeMove', () => {
  const GAMES = proof('games whose moves are told apart', { small: 1, full: 20 });

  it.each(LANGUAGES)(`tells every move of a question from all others: ${GAMES.name}, %s`, (language) => {
    for (const seats of [2, 4]) {
      for (const state of everyPly({ seats, seed: GAMES.seed, games: GAMES.size })) {
        const moves = pending(state).length === 0 ? [] : legalMoves(state, state.turn);
        const words = moves.map((move) => formatMessage(texts, language, describeMove(state, move)));
        expect(new Set(words).size, words.join('; ')).toBe(moves.length);
      }
    }
  });

  it('names the collectors of a set where others on the way stay (X15)', () => {
    const { state } = situation(`
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  T3 T4 T5 .
      kings a1 e5
      castle 1 gold 0 kingdoms 0 up 4F 3W`);
    const sets = legalMoves(state, 0).filter((move) => move.do === 'take' && move.cells.length > 1);
    const said = (language: Language) =>
      sets.map((move) => formatMessage(texts, language, describeMove(state, move))).sort();
    expect(said('en')).toEqual([
      'Take 2 tax collectors from b1 and d1, end on e1',
      'Take 2 tax collectors from c1 and d1, end on e1',
      'Take 2 tax collectors, end on d1',
    ]);
    expect(said('de')[0]).toBe('Nimm 2 Steuereintreiber (b1 und d1), ende auf e1');
    expect(said('fr')[0]).toBe('Convoquer 2 Collecteurs d’Impôt (b1 et d1), finir en e1');
  });
});

describe('describeScoreLine', () => {
  it('has a line for every key', () => {
    for (const key of SCORE_LINES) {
      for (const count of [0, 1, 2, 5]) expect(inAll(describeScoreLine({ key, count, points: 3 }))).toHaveLength(3);
    }
  });

  it('counts as each language counts', () => {
    expect(inAll(describeScoreLine({ key: 'F', count: 1, points: 1 }))).toEqual(['1 farmer', '1 Bauer', '1 Paysan']);
    expect(inAll(describeScoreLine({ key: 'D', count: 0, points: 0 }))).toEqual(['0 dukes', '0 Herzoge', '0 Duc']);
    expect(inAll(describeScoreLine({ key: 'oak', count: 4, points: 5 }))).toEqual([
      'Order of the Oak: 4 knights',
      'Eichenorden: 4 Ritter',
      'Ordre du Chêne : 4 Chevaliers',
    ]);
  });
});
