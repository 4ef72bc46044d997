import { LANGUAGES, type Message } from '@three-crowns/core';
import { formatMessage, textFaults } from '@three-crowns/texts';
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../src/events.ts';
import { kingsWill } from '../src/index.ts';
import { parseMove } from '../src/notation.ts';
import type { ScoreKey } from '../src/scoring.ts';
import { describeDecision, describeEvent, describeMove, describeScoreLine } from '../src/texts/describe.ts';
import { en, type Key } from '../src/texts/en.ts';
import { texts } from '../src/texts/index.ts';
import { pending } from '../src/turn.ts';
import { view } from '../src/view.ts';
import { PHASES } from '../src/vocabulary.ts';
import { acting, levying, type Situation, situation, situationOf } from './situation.ts';

const KEYS = Object.keys(en) as Key[];
/** Nothing to translate, or the same word. */
const SAME_IN_GERMAN = /^(list|will|topic\.E|move\.harvest|text\.(yield|advance-yield|wrath))$/;
const SAME_IN_FRENCH = /^(list|will|points|(place|per\.place)\.village|many\.place\.village|building\.scriptorium)$/;

/** French puts no-break spaces before colons; the expectations below write plain ones. */
const inAll = (message: Message, names?: readonly string[]): string[] =>
  LANGUAGES.map((language) => formatMessage(texts, language, message, names).replace(/[\u00a0\u202f]/g, ' '));

describe('the texts of every language', () => {
  test('say everything, in every branch', () => {
    expect(textFaults(texts)).toEqual([]);
  });

  test('are translated', () => {
    const left = (language: 'de' | 'fr', same: RegExp) =>
      KEYS.filter((key) => texts[language][key] === texts.en[key] && !same.test(key));
    expect(left('de', SAME_IN_GERMAN)).toEqual([]);
    expect(left('fr', SAME_IN_FRENCH)).toEqual([]);
  });

  test('name every option with its values, and every phase', () => {
    const keys: readonly string[] = KEYS;
    for (const { key, values } of kingsWill.options) {
      expect(keys).toContain(`option.${key}`);
      expect(keys).toContain(`option.${key}.about`);
      for (const value of values.filter((one) => !/^\d$/.test(one))) {
        const isNamed = keys.includes(`option.${key}.${value}`) || keys.includes(`${key}.${value}`);
        expect(isNamed, `${key} ${value}`).toBe(true);
      }
    }
    for (const phase of PHASES)
      for (const start of ['phase', 'phase.short']) expect(keys).toContain(`${start}.${phase}`);
  });
});

type Expected = readonly [event: GameEvent, en: string, de: string, fr: string];
/** Those that the log leaves out have none. */
type ByType = { readonly [T in GameEvent['type']]: readonly Expected[] };

const LOG: ByType = {
  kept: [
    [
      { type: 'kept', seat: 0, field: 0, will: 0, discard: 1 },
      'Player 1 lays A (Mood) on field 1 of the plan.',
      'Spieler 1 legt A (Stimmung) auf Feld 1 des Plans.',
      'Joueur 1 pose A (Moral) sur la case 1 du plateau.',
    ],
    [
      { type: 'kept', seat: 0, field: 0, will: -1, discard: -1 },
      'Player 1 lays a will card on field 1 of the plan.',
      'Spieler 1 legt eine Karte auf Feld 1 des Plans.',
      'Joueur 1 pose une carte sur la case 1 du plateau.',
    ],
  ],
  laid: [
    [
      { type: 'laid', seat: 0, at: 1, land: 1 },
      'Player 1 lays a forest as landscape 2.',
      'Spieler 1 legt einen Wald als Landschaft 2.',
      'Joueur 1 pose une forêt comme terrain 2.',
    ],
  ],
  housed: [
    [
      { type: 'housed', seat: 0, at: 2, land: 2 },
      'Player 1 begins with a farmstead on meadow 3.',
      'Spieler 1 beginnt mit einer Bauerschaft auf Wiese 3.',
      'Joueur 1 commence avec un hameau sur la prairie 3.',
    ],
  ],
  settled: [
    [
      { type: 'settled', seat: 0, at: [0, 3], lands: [0, 3] },
      'Player 1 begins with farmers on mountain 1 and cornfield 4.',
      'Spieler 1 beginnt mit Bauern auf Gebirge 1 und Kornfeld 4.',
      'Joueur 1 commence avec des paysans sur la montagne 1 et le champ 4.',
    ],
  ],
  stocked: [
    [
      { type: 'stocked', seat: 0, good: 3 },
      'Player 1 begins with 1 stone.',
      'Spieler 1 beginnt mit 1 Stein.',
      'Joueur 1 commence avec 1 pierre.',
    ],
  ],
  turn: [
    [
      { type: 'turn', seat: 1, round: 2, number: 5 },
      'Round 2, turn 5: Player 2 takes a tile.',
      'Runde 2, Zug 5: Spieler 2 nimmt ein Plättchen.',
      'Manche 2, tour 5 : Joueur 2 prend une tuile.',
    ],
  ],
  took: [
    [
      { type: 'took', seat: 0, slot: 8, tile: 4, points: 1 },
      'Player 1 takes “Harvest” and 1 point.',
      'Spieler 1 nimmt „Ernten“ und 1 Siegpunkt.',
      'Joueur 1 prend « Récolter » et 1 point.',
    ],
    [
      { type: 'took', seat: 0, slot: 4, tile: 3, points: 0 },
      'Player 1 takes “Intrigue”.',
      'Spieler 1 nimmt „Intrigieren“.',
      'Joueur 1 prend « Intriguer ».',
    ],
  ],
  harvested: [
    [
      { type: 'harvested', seat: 0, good: 0, count: 3, instead: 0, lost: 1 },
      'Fell wood: Player 1 gets 3 wood, of which 1 finds no room.',
      'Holz fällen: Spieler 1 erhält 3 Holz, davon verfällt 1.',
      'Joueur 1 (Abattre du bois) : 3 bois, dont 1 sans place.',
    ],
    [
      { type: 'harvested', seat: 0, good: 3, count: 2, instead: 2, lost: 0 },
      'Quarry stone: Player 1 gets 1 food and 1 stone.',
      'Steine brechen: Spieler 1 erhält 1 Nahrung und 1 Stein.',
      'Joueur 1 (Tailler la pierre) : 1 nourriture et 1 pierre.',
    ],
    [
      { type: 'harvested', seat: 0, good: 1, count: 0, instead: 1, lost: 0 },
      'Breed cattle: Player 1 gets nothing.',
      'Viehzucht: Spieler 1 erhält nichts.',
      'Joueur 1 (Élever du bétail) : rien.',
    ],
  ],
  looked: [
    [
      { type: 'looked', seat: 0, field: 2, will: 15 },
      'Player 1 looks at card 3: P (Model estates).',
      'Spieler 1 sieht Karte 3 an: P (Mustergüter).',
      'Joueur 1 regarde la carte 3 : P (Domaines modèles).',
    ],
    [
      { type: 'looked', seat: 1, field: 2, will: -1 },
      'Player 2 looks at card 3.',
      'Spieler 2 sieht Karte 3 an.',
      'Joueur 2 regarde la carte 3.',
    ],
  ],
  taxed: [
    [
      { type: 'taxed', seat: 0, coins: 4, lost: 0 },
      'Player 1 raises taxes and gets 4 coins.',
      'Spieler 1 erhebt Steuern und erhält 4 Münzen.',
      'Joueur 1 lève des impôts et reçoit 4 pièces.',
    ],
    [
      { type: 'taxed', seat: 0, coins: 5, lost: 2 },
      'Player 1 raises taxes and gets 5 coins, of which 2 are lost beyond the scale.',
      'Spieler 1 erhebt Steuern und erhält 5 Münzen, davon verfallen 2.',
      'Joueur 1 lève des impôts et reçoit 5 pièces, dont 2 perdues.',
    ],
  ],
  founded: [
    [
      { type: 'founded', seat: 0, place: 1, at: 0, land: 0, paid: [1, 0, 0, 2, 0] },
      'Player 1 founds a castle on mountain 1 for 1 wood and 2 stone.',
      'Spieler 1 gründet eine Burg auf Gebirge 1 für 1 Holz und 2 Steine.',
      'Joueur 1 fonde un château sur la montagne 1 (coût : 1 bois et 2 pierres).',
    ],
    [
      { type: 'founded', seat: 0, place: 0, at: 5, land: 5, paid: [0, 0, 0, 0, 0] },
      'Player 1 founds a farmstead on lake 6 for nothing.',
      'Spieler 1 gründet eine Bauerschaft auf See 6 für nichts.',
      'Joueur 1 fonde un hameau sur le lac 6 (coût : rien).',
    ],
  ],
  erected: [
    [
      { type: 'erected', seat: 0, building: 2, at: 2, land: 2, paid: [0, 1, 2, 0, 2] },
      'Player 1 erects the Fair below meadow 3 for 1 leather, 2 food, and 2 coins.',
      'Spieler 1 errichtet den Jahrmarkt unter Wiese 3 für 1 Leder, 2 Nahrung und 2 Münzen.',
      'Joueur 1 érige la Foire sous la prairie 3 (coût : 1 cuir, 2 nourritures et 2 pièces).',
    ],
  ],
  extended: [
    [
      { type: 'extended', seat: 0, store: 8 },
      'Player 1 gets the storehouse extension: room for 8 of each good.',
      'Spieler 1 erhält den Lagerausbau: Platz für 8 von jeder Sorte.',
      'Joueur 1 agrandit son entrepôt : 8 de chaque ressource.',
    ],
  ],
  mood: [
    [
      { type: 'mood', seat: 0, from: 1, to: -1 },
      'Mood of Player 1: 1 to −1.',
      'Stimmung bei Spieler 1: von 1 auf −1.',
      'Moral chez Joueur 1 : de 1 à −1.',
    ],
  ],
  educated: [
    [
      { type: 'educated', seat: 0, step: 2 },
      'Player 1 reaches education 2.',
      'Spieler 1 erreicht Bildung 2.',
      'Joueur 1 atteint le niveau 2 d’éducation.',
    ],
  ],
  developed: [
    [
      { type: 'developed', seat: 0, step: 5 },
      'Player 1 reaches development 5.',
      'Spieler 1 erreicht Entwicklung 5.',
      'Joueur 1 atteint le niveau 5 de développement.',
    ],
  ],
  walked: [
    [
      { type: 'walked', seat: 0, from: 1, to: 2, lands: [1, 2] },
      'Player 1: a farmer walks from forest 2 to meadow 3.',
      'Spieler 1: Ein Bauer geht von Wald 2 nach Wiese 3.',
      'Joueur 1 : un paysan quitte la forêt 2 pour la prairie 3.',
    ],
  ],
  explored: [
    [
      { type: 'explored', seat: 0, side: 1, land: 5 },
      'Player 1: a farmer adds a lake on the right.',
      'Spieler 1: Ein Bauer legt rechts einen See an.',
      'Joueur 1 : un paysan ajoute un lac à droite.',
    ],
  ],
  swapped: [
    [
      { type: 'swapped', seat: 0, give: 0, get: 3, lost: 0 },
      'Player 1 swaps 1 wood for 1 stone.',
      'Spieler 1 tauscht 1 Holz gegen 1 Stein.',
      'Joueur 1 échange 1 bois contre 1 pierre.',
    ],
    [
      { type: 'swapped', seat: 0, give: 1, get: 2, lost: 1 },
      'Player 1 swaps 1 leather for 1 food, which finds no room.',
      'Spieler 1 tauscht 1 Leder gegen 1 Nahrung, aber das Lager ist voll.',
      'Joueur 1 échange 1 cuir contre 1 nourriture, mais l’entrepôt est plein.',
    ],
  ],
  born: [
    [
      { type: 'born', seat: 0, at: 4, land: 4 },
      'Player 1 has offspring on hill 5.',
      'Spieler 1 erhält Nachwuchs auf Hügel 5.',
      'Joueur 1 agrandit la famille sur la colline 5.',
    ],
  ],
  sold: [
    [
      { type: 'sold', seat: 0, good: 1, coins: 2, lost: 0 },
      'Player 1 sells 1 leather for 2 coins.',
      'Spieler 1 verkauft 1 Leder für 2 Münzen.',
      'Joueur 1 vend 1 cuir contre 2 pièces.',
    ],
    [
      { type: 'sold', seat: 0, good: 1, coins: 2, lost: 1 },
      'Player 1 sells 1 leather for 2 coins, of which 1 is lost beyond the scale.',
      'Spieler 1 verkauft 1 Leder für 2 Münzen, davon verfällt 1.',
      'Joueur 1 vend 1 cuir contre 2 pièces, dont 1 perdue.',
    ],
  ],
  passed: [
    [{ type: 'passed', seat: 0, ask: 'act' }, 'Player 1 passes.', 'Spieler 1 passt.', 'Joueur 1 passe.'],
    [
      { type: 'passed', seat: 0, ask: 'offer' },
      'Player 1 gives nothing more.',
      'Spieler 1 gibt nichts mehr ab.',
      'Joueur 1 ne donne plus rien.',
    ],
  ],
  rebelled: [
    [
      { type: 'rebelled', seat: 0, points: 1, calmed: false },
      'The people of Player 1 rebel: 1 point lost.',
      'Die Bevölkerung von Spieler 1 rebelliert: 1 Siegpunkt verloren.',
      'Révolte chez Joueur 1 : perte de 1 point.',
    ],
    [
      { type: 'rebelled', seat: 0, points: 0, calmed: true },
      'The people of Player 1 rebel, but calm down: nothing is lost.',
      'Die Bevölkerung von Spieler 1 rebelliert, beruhigt sich aber: Nichts geht verloren.',
      'Révolte chez Joueur 1, mais le peuple se calme : rien n’est perdu.',
    ],
  ],
  fled: [
    [
      { type: 'fled', seat: 0, at: 2, land: 2 },
      'Player 1 loses the farmer on meadow 3.',
      'Spieler 1 verliert den Bauern auf Wiese 3.',
      'Joueur 1 perd le paysan sur la prairie 3.',
    ],
  ],
  stayed: [
    [
      { type: 'stayed', seat: 0, points: 1 },
      'The last farmer of Player 1 stays; 1 point lost instead.',
      'Der letzte Bauer von Spieler 1 bleibt; dafür 1 Siegpunkt verloren.',
      'Le dernier paysan reste chez Joueur 1 ; perte de 1 point à sa place.',
    ],
  ],
  visit: [
    [
      { type: 'visit', round: 2, travel: 0 },
      'The king travels: visit 2, travel board R1.',
      'Der König reist: Besuch 2, Reisetafel R1.',
      'Le roi voyage : visite 2, plateau de voyage R1.',
    ],
  ],
  pledged: [
    [
      { type: 'pledged', seat: 0, field: 3 },
      'Player 1 commits to card 4.',
      'Spieler 1 legt sich auf Karte 4 fest.',
      'Joueur 1 s’engage sur la carte 4.',
    ],
  ],
  neutral: [
    [
      { type: 'neutral', seat: 0, field: 3 },
      'Player 1 lays the neutral disc on card 4.',
      'Spieler 1 legt die neutrale Scheibe zu Karte 4.',
      'Joueur 1 pose le disque neutre sur la carte 4.',
    ],
  ],
  levied: [
    [
      { type: 'levied', seat: 0, units: [0, 0, 2, 0, 0, 0] },
      'Player 1 pays the mandatory levy: 2 food.',
      'Spieler 1 leistet die Pflichtabgabe: 2 Nahrung.',
      'Joueur 1 verse la redevance obligatoire : 2 nourritures.',
    ],
    [
      { type: 'levied', seat: 0, units: [0, 0, 0, 0, 0, 1] },
      'Player 1 pays the mandatory levy: 1 farmer.',
      'Spieler 1 leistet die Pflichtabgabe: 1 Bauer.',
      'Joueur 1 verse la redevance obligatoire : 1 paysan.',
    ],
  ],
  unpaid: [
    [
      { type: 'unpaid', seat: 0, points: 1 },
      'Player 1 cannot pay the mandatory levy: 1 point and mood lost.',
      'Spieler 1 kann die Pflichtabgabe nicht leisten: 1 Siegpunkt und Stimmung verloren.',
      'Joueur 1 ne peut verser la redevance obligatoire et perd 1 point et du moral.',
    ],
  ],
  gave: [
    [
      { type: 'gave', seat: 0, offer: 0, units: [1, 0, 0, 1, 0, 0], points: 3 },
      'Player 1 gives 1 wood and 1 stone for 3 points.',
      'Spieler 1 leistet eine freiwillige Abgabe: 1 Holz und 1 Stein für 3 Siegpunkte.',
      'Joueur 1 donne 1 bois et 1 pierre contre 3 points.',
    ],
  ],
  round: [
    [
      { type: 'round', round: 3, travel: 7 },
      'Round 3 begins with travel board R8.',
      'Runde 3 beginnt mit: Reisetafel R8.',
      'La manche 3 commence : plateau de voyage R8.',
    ],
  ],
  over: [[{ type: 'over' }, 'The game is over.', 'Das Spiel ist zu Ende.', 'La partie est terminée.']],
  returned: [],
};

describe('the log', () => {
  test.each(Object.entries(LOG))('%s', (_type, rows) => {
    for (const [event, ...lines] of rows) {
      const message = describeEvent(event);
      expect(message && inAll(message)).toEqual(lines);
    }
  });

  test('leaves out what every turn ends with', () => {
    expect(describeEvent({ type: 'returned', tile: 4, king: 3 })).toBeUndefined();
  });

  test('puts names in the place of players', () => {
    const message = describeEvent({ type: 'pledged', seat: 1, field: 0 });
    expect(message && inAll(message, ['Otto', 'Ada'])).toEqual([
      'Ada commits to card 1.',
      'Ada legt sich auf Karte 1 fest.',
      'Ada s’engage sur la carte 1.',
    ]);
  });
});

/** A move as the seat that is asked sees it on its button. */
function button({ state, seat = 1 }: Situation, text: string): string[] {
  const move = parseMove(state, seat - 1, text);
  if (move === undefined) throw new Error(`no such move: ${text}`);
  return inAll(describeMove(view(state, seat - 1), move));
}

function prompt({ state }: Situation): string[] {
  return inAll(describeDecision(state, pending(state)[0]));
}

describe('buttons and prompts', () => {
  const rich = 'player 1 coins 9 wood 4 leather 4 food 4 stone 4 education 1';

  test('building: what, where, how it is paid', () => {
    const table = acting('build', rich);
    expect(prompt(table)[0]).toBe('Build: 2 actions left, or pass.');
    expect(button(table, 'found farmstead')).toEqual([
      'Found a farmstead',
      'Gründe eine Bauerschaft',
      'Fonder un hameau',
    ]);
    expect(button(table, 'erect fair')).toEqual(['Erect the Fair', 'Errichte den Jahrmarkt', 'Ériger la Foire']);
    table.play('erect fair');
    expect(prompt(table)).toEqual([
      'Choose where you build the Fair.',
      'Wähle, wo du den Jahrmarkt baust.',
      'Choisissez où construire la Foire.',
    ]);
    expect(button(table, 'site 2')).toEqual(['Build on forest 2', 'Auf Wald 2 bauen', 'Construire sur la forêt 2']);
    table.play('site 2', 'found farmstead');
    expect(prompt(table)[1]).toBe('Wähle, womit du für eine Bauerschaft zahlst.');
    expect(button(table, 'pay wood food')).toEqual([
      'Pay 1 wood and 1 food',
      '1 Holz und 1 Nahrung zahlen',
      'Payer 1 bois et 1 nourriture',
    ]);
  });

  test('harvests say what they bring, one good exchanged', () => {
    const table = acting('extract', 'player 1 coins 0 development 5');
    expect(button(table, 'fell')).toEqual(['Fell wood: 2 wood', 'Holz fällen: 2 Holz', 'Abattre du bois : 2 bois']);
    expect(button(table, 'fell with stone')[0]).toBe('Fell wood: 1 wood and 1 stone');
  });

  test('taxes count the farmers and the mood', () => {
    expect(button(acting('enrich', rich), 'taxes')).toEqual([
      'Raise taxes: 2 coins, mood −2',
      'Steuern erheben: 2 Münzen, Stimmung −2',
      'Lever des impôts : 2 pièces, moral −2',
    ]);
  });

  test('tiles name their bonus', () => {
    const table = situation('waiting tile/1');
    expect(button(table, 'take 9')).toEqual([
      'Take Govern (+1 point)',
      '„Regieren“ nehmen (+1 Siegpunkt)',
      'Prendre « Gouverner » (+1 point)',
    ]);
    expect(button(table, 'take 5')[0]).toBe('Take Harvest');
  });

  test('moving, selling, passing', () => {
    const table = acting('move', rich);
    expect(button(table, 'walk 2 1')).toEqual([
      'Walk from forest 2 to mountain 1',
      'Von Wald 2 nach Gebirge 1 gehen',
      'Quitter la forêt 2 pour la montagne 1',
    ]);
    table.play('walk 2 1');
    expect(button(table, 'explore left lake')[1]).toBe('Lege links einen See an');
    expect(button(table, 'pass')).toEqual(['Walk no further', 'Nicht weitergehen', 'Ne pas aller plus loin']);
    expect(button(acting('multiply', rich), 'sell stone')[1]).toBe('1 Stein für 2 Münzen verkaufen');
  });

  test('the visit', () => {
    const table = levying('R6', 'player 1 coins 5 mood 2');
    expect(prompt(table)[1]).toBe('Pflichtabgabe (1 Bauer): Wähle den Bauern.');
    expect(button(table, 'levy farmer 2')[0]).toBe('Pay 1 farmer from forest 2');
  });

  test('a will card is named to the one who holds it, by its place to everybody else', () => {
    const state = kingsWill.rules.setup(kingsWill.parseOptions({ seats: 2 }), 'texts');
    expect(button(situationOf(state), 'keep 1')[0]).toMatch(/^Lay [A-P] \(.+\) on the plan$/);
    expect(inAll(describeMove(state, { do: 'keep', card: 1 }))[0]).toBe('Lay card 2 on the plan');
    expect(inAll(describeMove(view(state, 'spectator'), { do: 'keep', card: 0 }))[0]).toBe('Lay card 1 on the plan');
  });
});

test('score lines', () => {
  const line = (key: ScoreKey, count: number) => inAll(describeScoreLine({ key, count, points: 0 }));
  expect(line('will-B', 1)).toEqual(['Will B: Education', 'Wille B: Bildung', 'Volonté B : Éducation']);
  expect(line('wrath', 2)).toEqual([
    'Wrath of the king: 2 cards',
    'Zorn des Königs: 2 Karten',
    'Colère du roi : 2 cartes',
  ]);
  expect(line('shields', 1)[1]).toBe('Vor dem Zorn geschützt: 1 Karte');
  expect(line('seams', 3)[2]).toBe('Bâtiments : 3 symboles');
  expect(line('hoard', 6)[0]).toBe('Hoard of 6 coins');
  expect(line('points', 12)[1]).toBe('Gesammelte Siegpunkte');
});
