import { LANGUAGES, type Message } from '@three-crowns/core';
import { formatMessage, textFaults } from '@three-crowns/texts';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/events.ts';
import { valeria } from '../src/index.ts';
import { parseMove } from '../src/notation.ts';
import type { ScoreKey } from '../src/scoring.ts';
import { WISHES } from '../src/standing.ts';
import { describeDecision, describeEvent, describeMove, describeScoreLine } from '../src/texts/describe.ts';
import { en, type Key } from '../src/texts/en.ts';
import { texts } from '../src/texts/index.ts';
import { pending } from '../src/turn.ts';
import { view } from '../src/view.ts';
import {
  type CardName,
  cardNamed,
  DUKES,
  ENDINGS,
  EXHAUSTED,
  GOLD,
  MAGIC,
  NOTHING,
  PHASES,
  STRENGTH,
} from '../src/vocabulary.ts';
import { type Situation, table } from './situation.ts';

const KEYS = Object.keys(en) as Key[];
/** Nothing to translate, or the same word: names of cards and resources, labels, foreign words. */
const SAME_IN_GERMAN =
  /^(card|option\.citizens)\.(alchemist|champion|paladin|goblin|troll|gargoyle|basilisk)$|^type\.(titan|boss)$|^(number|list|times|text\.(comma|citizen-of)|ask\.(steal|return))$/;
const SAME_IN_FRENCH =
  /^(card|option\.citizens)\.(champion|paladin|troll|kobolds)$|^(one\.(champion|paladin|troll))$|^type\.titan$|^amount\.points$|^(number|list|times|text\.(comma|citizen-of))$/;

const card = (name: CardName): number => cardNamed(name);
/** French puts no-break spaces before colons; the expectations below write plain ones. */
const inAll = (message: Message, names?: readonly string[]): string[] =>
  LANGUAGES.map((language) => formatMessage(texts, language, message, names).replace(/[\u00a0\u202f]/g, ' '));

describe('the texts of every language', () => {
  it('say everything, in every branch', () => {
    expect(textFaults(texts)).toEqual([]);
  });

  it('are translated', () => {
    const left = (language: 'de' | 'fr', same: RegExp) =>
      KEYS.filter((key) => texts[language][key] === texts.en[key] && !same.test(key));
    expect(left('de', SAME_IN_GERMAN)).toEqual([]);
    expect(left('fr', SAME_IN_FRENCH)).toEqual([]);
  });

  it('name every option with its values, every wish, phase and ending', () => {
    const keys: readonly string[] = KEYS;
    for (const { key, values } of valeria.options) {
      expect(keys).toContain(`option.${key}`);
      expect(keys).toContain(`option.${key}.about`);
      for (const value of values.filter((one) => !/^\d$/.test(one))) {
        expect(
          keys.some((one) => one === `option.${key}.${value}` || one === `${key}.${value}`),
          `${key} ${value}`,
        ).toBe(true);
      }
    }
    for (const { key, values } of WISHES) {
      expect(keys).toContain(`wish.${key}`);
      for (const value of values) expect(keys).toContain(`wish.${key}.${value}`);
    }
    for (const phase of PHASES)
      for (const start of ['phase', 'phase.short']) expect(keys).toContain(`${start}.${phase}`);
    for (const ending of ENDINGS) expect(keys).toContain(`ending.${ending}`);
    expect(keys).toContain('rival.dark-lord');
  });
});

type Expected = readonly [event: GameEvent, en: string, de: string, fr: string];
type ByType = { readonly [T in GameEvent['type']]: readonly Expected[] };

const LOG: ByType = {
  kept: [
    [{ type: 'kept', seat: 0 }, 'Player 1 keeps a duke.', 'Spieler 1 behält einen Herzog.', 'Joueur 1 garde un Duc.'],
  ],
  turn: [
    [
      { type: 'turn', seat: 1, round: 4 },
      'Round 4: Player 2 takes a turn.',
      'Runde 4: Spieler 2 ist am Zug.',
      'Manche 4 : c’est à Joueur 2 de jouer.',
    ],
  ],
  rolled: [
    [
      { type: 'rolled', seat: 0, dice: [3, 5] },
      'Player 1 rolls 3 and 5.',
      'Spieler 1 würfelt 3 und 5.',
      'Joueur 1 lance 3 et 5.',
    ],
    [
      { type: 'rolled', seat: 0, dice: [4, 4] },
      'Player 1 rolls a double: 4 and 4.',
      'Spieler 1 würfelt einen Pasch: 4 und 4.',
      'Joueur 1 lance un double : 4 et 4.',
    ],
  ],
  changed: [
    [
      { type: 'changed', seat: 0, domain: card('foxgrove-palisade'), die: 1, from: 2, to: 6, paid: { gold: 2 } },
      'Player 1 turns a die from 2 to 6 with Foxgrove Palisade for 2 gold.',
      'Spieler 1 dreht einen Würfel von 2 auf 6 für 2 Gold („Fuchshain-Palisade“).',
      'Joueur 1 passe un dé de 2 à 6 pour 2 Or (« Palissade de Boisrenard »).',
    ],
    [
      { type: 'changed', seat: 0, domain: card('palace-of-the-dawn'), die: 0, from: 3, to: 2, paid: {} },
      'Player 1 turns a die from 3 to 2 with Palace of the Dawn.',
      'Spieler 1 dreht einen Würfel von 3 auf 2 („Palast der Morgenröte“).',
      'Joueur 1 passe un dé de 3 à 2 (« Palais de l’Aube »).',
    ],
  ],
  lost: [
    [
      { type: 'lost', card: card('giant-leech'), seats: [0, 2], loss: { strength: 1 } },
      'Giant Leech: Player 1 and Player 3 lose 1 strength each.',
      'Riesenegel: Spieler 1 und Spieler 3 verlieren je 1 Stärke.',
      'Sangsue géante : Joueur 1 et Joueur 3 perdent chacun 1 Force.',
    ],
    [
      { type: 'lost', card: card('sorcerer'), seats: [1], loss: { magic: 1 } },
      'Sorcerer: Player 2 loses 1 magic.',
      'Hexenmeister: Spieler 2 verliert 1 Magie.',
      'Sorcier : Joueur 2 perd 1 Magie.',
    ],
    [
      { type: 'lost', card: card('kobold-thieves'), seats: [], loss: { gold: 1 } },
      'Kobold Thieves: nobody has anything to lose.',
      'Kobold-Diebe: Niemand hat etwas zu verlieren.',
      'Voleurs kobolds : personne n’a rien à perdre.',
    ],
  ],
  token: [
    [
      { type: 'token', seat: 0, card: card('mimic'), place: 4, on: card('orc-warrior'), resource: GOLD },
      'Mimic: Player 1 puts 1 gold on an Orc Warrior (monsters, column 5).',
      'Mimik: Spieler 1 legt 1 Gold auf einen Ork-Krieger (Monster, Spalte 5).',
      'Mimique : Joueur 1 met 1 Or sur un Guerrier orque (Monstres, colonne 5).',
    ],
  ],
  stole: [
    [
      { type: 'stole', seat: 0, victim: 1, card: card('thief'), resource: MAGIC, amount: 3 },
      'Thief: Player 1 takes 3 magic from Player 2.',
      'Diebin: Spieler 1 nimmt 3 Magie von Spieler 2.',
      'Voleuse : Joueur 1 prend 3 Magie à Joueur 2.',
    ],
    [
      { type: 'stole', seat: 0, victim: 'bank', card: card('thief'), resource: GOLD, amount: 3 },
      'Thief: Player 1 takes 3 gold from the bank.',
      'Diebin: Spieler 1 nimmt 3 Gold von der Bank.',
      'Voleuse : Joueur 1 prend 3 Or à la banque.',
    ],
  ],
  harvested: [
    [
      {
        type: 'harvested',
        seat: 0,
        cards: [card('archer'), card('archer'), card('starter-peasant')],
        got: { gold: 1, strength: 4 },
      },
      'Player 1 harvests 1 gold and 4 strength (Archer ×2 and Starting Peasant).',
      'Spieler 1 erhält 1 Gold und 4 Stärke (Bogenschützin ×2 und Start-Bauer).',
      'Joueur 1 récolte 1 Or et 4 Force (Archère ×2 et Paysan de départ).',
    ],
    [
      { type: 'harvested', seat: 0, cards: [card('blacksmith')], got: {} },
      'Player 1 harvests nothing (Blacksmith).',
      'Spieler 1 erhält nichts (Schmied).',
      'Joueur 1 ne récolte rien (Forgeron).',
    ],
  ],
  picked: [
    [
      { type: 'picked', seat: 0, card: card('herald'), got: { magic: 1 } },
      'Player 1 chooses 1 magic (Herald).',
      'Spieler 1 wählt 1 Magie (Herold).',
      'Joueur 1 choisit 1 Magie (Héraut).',
    ],
  ],
  traded: [
    [
      { type: 'traded', seat: 0, card: card('alchemist'), paid: { gold: 2 }, got: { magic: 6 } },
      'Player 1 pays 2 gold for 6 magic (Alchemist).',
      'Spieler 1 zahlt 2 Gold für 6 Magie (Alchemist).',
      'Joueur 1 paie 2 Or pour 6 Magie (Alchimiste).',
    ],
  ],
  gained: [
    [
      { type: 'gained', seat: 0, card: card('gargans-embrace'), got: { points: 1 } },
      'Player 1 gets 1 point (Gargan’s Embrace).',
      'Spieler 1 bekommt 1 Siegpunkt (Gargans Umarmung).',
      'Joueur 1 reçoit 1 point (L’Étreinte de Gargan).',
    ],
  ],
  took: [
    [
      { type: 'took', seat: 0, resource: STRENGTH },
      'Player 1 takes 1 strength.',
      'Spieler 1 nimmt 1 Stärke.',
      'Joueur 1 prend 1 Force.',
    ],
  ],
  recruited: [
    [
      { type: 'recruited', seat: 0, place: 8, card: card('archer'), paid: { gold: 3, magic: 1 } },
      'Player 1 recruits an Archer for 3 gold and 1 magic.',
      'Spieler 1 rekrutiert eine Bogenschützin für 3 Gold und 1 Magie.',
      'Joueur 1 recrute une Archère pour 3 Or et 1 Magie.',
    ],
  ],
  joined: [
    [
      { type: 'joined', seat: 0, place: 9, card: card('peasant'), source: card('orc-warrior') },
      'Player 1 gains a Peasant (Orc Warrior).',
      'Spieler 1 erhält einen Bauern (Ork-Krieger).',
      'Joueur 1 gagne un Paysan (Guerrier orque).',
    ],
  ],
  slew: [
    [
      { type: 'slew', seat: 0, place: 2, card: card('treant'), paid: { strength: 1, magic: 2 } },
      'Player 1 slays a Treant for 1 strength and 2 magic.',
      'Spieler 1 erschlägt einen Baumhirten für 1 Stärke und 2 Magie.',
      'Joueur 1 tue un Tréant pour 1 Force et 2 Magie.',
    ],
  ],
  built: [
    [
      { type: 'built', seat: 0, place: 15, card: card('eye-of-asteraten'), paid: { gold: 8, magic: 0 } },
      'Player 1 takes Eye of Asteraten for 8 gold.',
      'Spieler 1 übernimmt „Das Auge von Asteraten“ für 8 Gold.',
      'Joueur 1 bâtit « L’Œil d’Asteraten » pour 8 Or.',
    ],
  ],
  declined: [
    [
      { type: 'declined', seat: 0, card: card('orb-of-urdr') },
      'The Orb of Urdr: Player 1 declines.',
      'Die Kugel von Urdr: Spieler 1 verzichtet.',
      'L’Orbe d’Urdr : Joueur 1 renonce.',
    ],
  ],
  returned: [
    [
      { type: 'returned', seat: 0, place: 1, card: card('skeleton'), got: { points: 3 } },
      'Player 1 puts a Skeleton back on its pile for 3 points.',
      'Spieler 1 legt ein Skelett für 3 Siegpunkte auf den Stapel zurück.',
      'Joueur 1 remet un Squelette sur sa pile pour 3 points.',
    ],
  ],
  robbed: [
    [
      { type: 'robbed', seat: 0, victim: 1, card: card('gargoyle') },
      'Player 1 takes a Gargoyle from Player 2.',
      'Spieler 1 nimmt einen Gargoyle von Spieler 2.',
      'Joueur 1 prend une Gargouille à Joueur 2.',
    ],
    [
      { type: 'robbed', seat: 0, victim: 'bank', card: card('goblin') },
      'Player 1 takes a Goblin from the grid, without its reward.',
      'Spieler 1 nimmt einen Goblin aus dem Raster, ohne Belohnung.',
      'Joueur 1 prend un Gobelin dans la grille, sans récompense.',
    ],
  ],
  revealed: [
    [
      { type: 'revealed', place: 15, card: card('halfpenny-hill') },
      'Turned up (domains, column 1): Halfpenny Hill.',
      'Aufgedeckt (Gebiete, Spalte 1): Halbpennyhügel.',
      'Révélé (Domaines, colonne 1) : Colline du Demi-Sou.',
    ],
  ],
  exhausted: [
    [
      { type: 'exhausted', place: 0, card: EXHAUSTED },
      'A pile is exhausted (monsters, column 1).',
      'Ein Stapel ist erschöpft (Monster, Spalte 1).',
      'Une pile est épuisée (Monstres, colonne 1).',
    ],
    [
      { type: 'exhausted', place: 5, card: card('mimic') },
      'A pile is gone (citizens, number 1). An event comes out: Mimic.',
      'Ein Stapel ist leer (Bürger, Zahl 1). Ein Ereignis erscheint: Mimik.',
      'Une pile est vide (Citoyens, numéro 1). Un Événement apparaît : Mimique.',
    ],
    [
      { type: 'exhausted', place: 0, card: NOTHING },
      'A pile is gone (monsters, column 1); no card is left to cover it.',
      'Ein Stapel ist leer (Monster, Spalte 1); es ist keine Karte mehr da, die ihn bedeckt.',
      'Une pile est vide (Monstres, colonne 1) ; il ne reste aucune carte pour la couvrir.',
    ],
  ],
  attacked: [
    [
      { type: 'attacked', column: 2 },
      'The Dark Lord attacks column 3.',
      'Der Lord der Finsternis greift Spalte 3 an.',
      'Le Seigneur des ténèbres attaque la colonne 3.',
    ],
  ],
  spared: [
    [
      { type: 'spared', number: 4 },
      'Column 4 has no monsters left: no attack.',
      'In Spalte 4 ist kein Monster mehr: kein Angriff.',
      'La colonne 4 n’a plus de Monstre : pas d’attaque.',
    ],
  ],
  captured: [
    [
      { type: 'captured', place: 5, card: card('cleric') },
      'The Dark Lord takes a Cleric.',
      'Der Lord der Finsternis nimmt eine Klerikerin.',
      'Le Seigneur des ténèbres prend un Clerc.',
    ],
  ],
  ending: [
    [
      { type: 'ending' },
      'The end is near: unless something changes, this round is the last.',
      'Das Ende naht: Ändert sich nichts, ist diese Runde die letzte.',
      'La fin approche : si rien ne change, cette manche est la dernière.',
    ],
  ],
  'called-off': [
    [
      { type: 'called-off' },
      'The end is called off: the game goes on.',
      'Das Ende ist abgewendet: Das Spiel geht weiter.',
      'La fin est écartée : la partie continue.',
    ],
  ],
  over: [
    [{ type: 'over', ending: 'rounds' }, 'The game is over.', 'Das Spiel ist zu Ende.', 'La partie est terminée.'],
    [
      { type: 'over', ending: 'triumph' },
      'All monsters are slain: the Dark Lord is defeated.',
      'Alle Monster sind erschlagen: Der Lord der Finsternis ist besiegt.',
      'Tous les Monstres sont tués : le Seigneur des ténèbres est vaincu.',
    ],
  ],
};

describe('describeEvent', () => {
  it.each(Object.entries(LOG))('%s', (_, rows) => {
    for (const [event, ...expected] of rows) expect(lineOf(event)).toEqual(expected);
  });

  it('names players by name where names are known', () => {
    expect(lineOf({ type: 'kept', seat: 1 }, ['Ada', 'Bo'])[0]).toBe('Bo keeps a duke.');
  });
});

function lineOf(event: GameEvent, names?: readonly string[]): string[] {
  const message = describeEvent(event);
  if (message === undefined) throw new Error(`no line for ${event.type}`);
  return inAll(message, names);
}

/** The button of a move, as the first seat that is asked reads it. */
function button({ state }: Situation, text: string): string[] {
  const [{ seat }] = pending(state);
  const move = parseMove(state, seat, text);
  if (move === undefined) throw new Error(`cannot play ${text}`);
  return inAll(describeMove(view(state, seat), move));
}

describe('describeMove', () => {
  it('names what is paid in every resource', () => {
    const one = table({ players: [{ has: '3G 2S 3M', citizens: 'archer' }], grid: { c4: 'archer' } });
    expect(button(one, 'recruit c4 magic 2')).toEqual([
      'Recruit an Archer for 3 gold and 2 magic',
      'Rekrutiere eine Bogenschützin für 3 Gold und 2 Magie',
      'Recruter une Archère pour 3 Or et 2 Magie',
    ]);
    expect(button(one, 'slay m3 magic 1')).toEqual([
      'Slay a Treant for 2 strength and 1 magic',
      'Erschlage einen Baumhirten für 2 Stärke und 1 Magie',
      'Tuer un Tréant pour 2 Force et 1 Magie',
    ]);
    expect(button(one, 'take gold')).toEqual(['Take 1 gold', 'Nimm 1 Gold', 'Prendre 1 Or']);
  });

  it('names every duke in the language of the reader', () => {
    for (const name of DUKES)
      expect(new Set(LANGUAGES.map((language) => texts[language][`duke.${name}`])).size).toBe(LANGUAGES.length);
  });

  it('names the duke to its owner only', () => {
    const { state } = table({ phase: 'dukes', players: [{ duke: 'reese' }, { duke: 'simon' }] });
    for (const player of state.players) player.kept = player.dukes.length;
    const keep = { do: 'keep', place: 0 } as const;
    expect(inAll(describeMove(view(state, 0), keep))[0]).toBe('Keep Reese the Firebrand');
    expect(inAll(describeMove(view(state, 1), keep))[1]).toBe('Behalten: Simon der Unreine');
    expect(inAll(describeMove(view(state, 'spectator'), keep))).toEqual([
      'Keep duke 1',
      'Behalte Herzog 1',
      'Garder le Duc 1',
    ]);
    expect(inAll(describeMove(state, keep))[0]).toBe('Keep duke 1');
  });

  it('counts what a choice of the harvest brings', () => {
    const one = table({ phase: 'roll', players: [{ citizens: 'merchant merchant' }] });
    one.roll(1, 2);
    expect(button(one, 'pick merchant 1 1')[0]).toBe('Take 2 gold and 2 magic');
  });

  it('says what a trade is, or names the card where two seats would read it differently', () => {
    const one = table({ phase: 'roll', players: [{ has: '2G', citizens: 'alchemist' }] });
    one.roll(1, 3);
    expect(button(one, 'trade alchemist 1')).toEqual([
      'Pay 1 gold for 3 magic',
      'Zahle 1 Gold für 3 Magie',
      'Payer 1 Or pour 3 Magie',
    ]);
    const both = table({
      phase: 'roll',
      players: [
        { has: '2G', citizens: 'alchemist alchemist' },
        { has: '2M', citizens: 'alchemist' },
      ],
    });
    both.roll(1, 3);
    expect(button(both, 'trade alchemist 2')[0]).toBe('Trade with Alchemist (2 times)');
  });

  it('A33: counts the reward of a boss that leaves a choice', () => {
    const one = table({ players: [{ has: '10S 3M', monsters: 'treant' }], grid: { m3: 'spider-queen' } });
    one.play('slay m3');
    expect(button(one, 'choose 1')[0]).toBe('Take 4 gold');
    expect(button(one, 'choose 2')).toEqual([
      'Take any 1 citizen and 1 point',
      'Nimm: 1 beliebiger Bürger und 1 Siegpunkt',
      'Prendre 1 Citoyen au choix et 1 point',
    ]);
  });
});

describe('describeDecision', () => {
  const prompt = ({ state }: Situation): string[] => inAll(describeDecision(state, pending(state)[0]));

  it('counts the actions', () => {
    expect(prompt(table({ actions: 2 }))[0]).toBe('2 actions: recruit, slay, take a domain or take a resource.');
    expect(prompt(table({ actions: 1 }))[1]).toMatch(/^Letzte Aktion: /);
  });

  it('names the card that asks, and what it does', () => {
    const orc = table({ players: [{ has: '9S' }], grid: { m5: 'orc-warrior orc-chieftain' } });
    orc.play('slay m5');
    expect(prompt(orc)).toEqual([
      'Orc Warrior: 1 citizen costing 3 or less. Choose it in the grid.',
      'Ork-Krieger: 1 Bürger für höchstens 3 Gold. Wähle im Raster.',
      'Guerrier orque : 1 Citoyen coûtant au plus 3. Choisissez dans la grille.',
    ]);
  });

  it('A39: takes from the bank alone', () => {
    const one = table({ options: { seats: 1 }, phase: 'roll', players: [{ citizens: 'thief' }] });
    one.roll(2, 5);
    expect(prompt(one)[2]).toBe('Voleuse : choisissez ce que vous prenez à la banque.');
  });
});

describe('describeScoreLine', () => {
  const KEYS_OF_SCORES = KEYS.flatMap((key) =>
    key.startsWith('score.') ? [key.slice('score.'.length) as ScoreKey] : [],
  );

  it('has a line for every key', () => {
    for (const key of KEYS_OF_SCORES) {
      for (const count of [0, 1, 2, 5]) expect(inAll(describeScoreLine({ key, count, points: 3 }))).toHaveLength(3);
    }
  });

  it('counts as each language counts', () => {
    const line = (key: ScoreKey, count: number) => inAll(describeScoreLine({ key, count, points: 0 }));
    expect(line('domains', 1)).toEqual(['1 domain', '1 Gebiet', '1 Domaine']);
    expect(line('domains', 0)).toEqual(['0 domains', '0 Gebiete', '0 Domaine']);
    expect(line('icon-holy', 3)).toEqual(['3 Holy icons', '3 Heiligensymbole', '3 symboles Saint']);
    expect(line('resources', 5)).toEqual(['5 resources left over', '5 übrige Ressourcen', '5 ressources restantes']);
  });
});
