/** The tally of one number of players as Markdown. */
import { BUILDINGS, PLACES, TILES, TRAVELS, WILLS } from '../src/vocabulary.ts';
import type { Job } from './plan.ts';
import { numbered, sum, type Tally } from './tally.ts';

type Cell = string | number;

/** Turns of a round from here on stand in one row. */
const LONG = 20;
const OFFERS = 3;

const fixed = (value: number, digits = 1): string => (Number.isFinite(value) ? value.toFixed(digits) : '-');
const percent = (part: number, whole: number): string => (whole === 0 ? '-' : `${fixed((100 * part) / whole)} %`);
/** With the interval that holds 95 of 100 samples of such a share. */
const share = (part: number, whole: number): string =>
  whole === 0
    ? '-'
    : `${fixed((100 * part) / whole)} ± ${fixed(196 * Math.sqrt((part * Math.max(0, whole - part)) / whole ** 3))} %`;
const ratio = (part: number, whole: number, digits = 1): string => (whole === 0 ? '-' : fixed(part / whole, digits));

function table(head: readonly Cell[], rows: readonly (readonly Cell[])[]): string[] {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, i) => (i === 0 ? '---' : '---:'));
  return [line(head), `|${rule.join('|')}|`, ...rows.map(line), ''];
}

export function printReport({ variant, seats }: Pick<Job, 'variant' | 'seats'>, tally: Tally): string[] {
  const games = sum(tally, 'games');
  const of = (key: string) => sum(tally, key);
  const players = games * seats;
  const mean = of('score') / players;
  const deviation = Math.sqrt(Math.max(0, of('score squared') / players - mean ** 2));
  return [
    `## ${variant} game, ${seats} players`,
    '',
    `${games} games; score ${fixed(mean)} on average (deviation ${fixed(deviation)}), the winner ahead by ${ratio(of('margin'), games)}; ${ratio(of('game turns'), games)} turns and ${ratio(of('moves'), games)} decisions a game; ${ratio(of('rebellions'), games, 2)} rebellions a game.`,
    '',
    ...sources(tally, players),
    ...seatRows(tally, seats),
    ...lengths(tally),
    ...estates(tally, players),
    ...tiles(tally),
    ...actions(tally, players),
    ...cards(tally, seats),
    ...buildings(tally, games, seats),
    ...purchases(tally, players),
    ...boards(tally, games, seats),
  ];
}

function sources(tally: Tally, players: number): string[] {
  const names = ['start', 'last slot', 'voluntary levies', 'rebellions and unpaid levies'];
  const rows = [...names, 'wrath', 'wills', 'seams', 'hoard'].map((name) => [
    name,
    ratio(sum(tally, `source ${name}`), players, 2),
  ]);
  return table(['score by source', 'points a player'], rows);
}

function seatRows(tally: Tally, seats: number): string[] {
  const rows = Array.from({ length: seats }, (_, i) => [
    i === 0 ? '1, starting player' : i + 1,
    share(sum(tally, `seat wins ${i + 1}`), sum(tally, `seat ${i + 1}`)),
    ratio(sum(tally, `seat score ${i + 1}`), sum(tally, `seat ${i + 1}`)),
  ]);
  return table(['order of play', 'wins', 'score'], rows);
}

function lengths(tally: Tally): string[] {
  const found = numbered(tally, 'turns');
  const all = found.reduce((total, [, count]) => total + count, 0);
  const turns = found.reduce((total, [at, count]) => total + at * count, 0);
  const short = found.filter(([at]) => at < LONG).map(([at, count]) => [at, percent(count, all)]);
  const long = found.reduce((total, [at, count]) => total + (at < LONG ? 0 : count), 0);
  const rows = [...short, [`${LONG} and more`, percent(long, all)], ['mean', ratio(turns, all)]];
  return table(['turns in a round', 'rounds'], [...rows, ['longest', found.at(-1)?.[0] ?? '-']]);
}

function estates(tally: Tally, players: number): string[] {
  const names = ['lands', 'farmers', 'places', 'buildings', 'education', 'development', 'mood', 'coins', 'goods'];
  const rows = names.map((name) => [name, ratio(sum(tally, `end ${name}`), players, 2)]);
  const founded = PLACES.map((place) => [`founded: ${place}`, ratio(sum(tally, `founded ${place}`), players, 2)]);
  const shields = ['players who used a shield', percent(sum(tally, 'shields used'), players)];
  return table(['at the end', 'a player'], [...rows, ...founded, shields]);
}

function tiles(tally: Tally): string[] {
  const names = TILES.filter((tile) => tile !== 'king');
  const all = names.reduce((total, tile) => total + sum(tally, `tile ${tile}`), 0);
  return table(
    ['tile', 'taken'],
    names.map((tile) => [tile, percent(sum(tally, `tile ${tile}`), all)]),
  );
}

function actions(tally: Tally, players: number): string[] {
  const names = Object.keys(tally).filter((key) => key.startsWith('action '));
  const rows = names
    .sort((a, b) => tally[b] - tally[a])
    .map((key) => [key.slice('action '.length), ratio(tally[key], players, 2)]);
  return table(['action', 'a player'], [...rows, ['goods lost', ratio(sum(tally, 'goods lost'), players, 2)]]);
}

/** A seat wins one game in `seats`: what lies far from that is worth a look. */
function cards(tally: Tally, seats: number): string[] {
  const rows = WILLS.filter((card) => sum(tally, `plan ${card}`) > 0).map((card) => {
    const of = (key: string) => sum(tally, `${key} ${card}`);
    return [
      card,
      percent(of('kept'), of('kept') + of('discarded')),
      percent(of('judged'), of('plan')),
      ratio(of('discs'), of('plan'), 2),
      ratio(of('earned'), of('discs'), 2),
      share(of('disc wins'), of('discs')),
      share(of('wrath'), of('plan') * seats),
      share(of('anger'), of('plan')),
    ];
  });
  const head = ['card', 'kept when dealt', 'with a disc', 'discs', 'points a disc', 'wins with a disc'];
  return table([...head, 'wrath, of all players', 'wrath, of games'], rows);
}

function buildings(tally: Tally, games: number, seats: number): string[] {
  const rows = BUILDINGS.map((building) => {
    const of = (key: string) => sum(tally, `${key} ${building}`);
    const built = of('built');
    return [
      building,
      share(built, games),
      ratio(of('built round'), built),
      share(of('built wins'), built),
      ratio(of('built ahead'), built * seats),
      ratio(of('built seams'), built, 2),
    ];
  });
  const head = ['building', 'built in', 'round', `wins of its owner (${percent(1, seats)})`, 'points ahead', 'seams'];
  return table(head, rows);
}

function purchases(tally: Tally, players: number): string[] {
  const rows = numbered(tally, 'bought').map(([round, count]) => [round, ratio(count, players, 2)]);
  return table(['round', 'buildings bought, a player'], rows);
}

/** What a player who leaves something out makes of it. */
export function printKnockOuts(tallies: ReadonlyMap<string, Tally>): string[] {
  const rows = [...tallies].map(([without, tally]) => {
    const deals = sum(tally, 'deals');
    const mean = sum(tally, 'wins') / deals;
    const variance = Math.max(0, sum(tally, 'wins squared') / deals - mean ** 2);
    const interval = 98 * Math.sqrt(variance / Math.max(1, deals - 1));
    return [without, `${fixed(50 * mean)} ± ${fixed(interval)} %`, ratio(sum(tally, 'ahead'), 2 * deals)];
  });
  return table(['never uses', 'wins', 'points ahead'], rows);
}

/** Of all players who met the board. */
function boards(tally: Tally, games: number, seats: number): string[] {
  const rows = TRAVELS.map((board) => {
    const met = sum(tally, `levied ${board}`);
    const all = met + sum(tally, `unpaid ${board}`);
    const offers = Array.from({ length: OFFERS }, (_, i) => percent(sum(tally, `gave ${board} ${i + 1}`), all));
    return [board, percent(all, games * seats), percent(all - met, all), ...offers];
  });
  return table(['board', 'in play', 'levy missed', 'offer 1 given', 'offer 2', 'offer 3'], rows);
}
