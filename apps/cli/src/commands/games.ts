import type { AnyGame } from '@three-crowns/core';
import { command } from '../args/command.ts';
import { GAMES } from '../games.ts';
import { say, sayJson, table } from '../output.ts';

export const games = command({
  name: 'games',
  about: 'List the games with their seats and options',
  args: [],
  options: {},
  notes: ['JSON: [{ id, name, seats: { min, max }, options: [{ key, values, default, about }] }]'],
  async run(_args, { json }) {
    if (json) sayJson(GAMES.map(({ id, name, seats, options }) => ({ id, name, seats, options })));
    else for (const line of lines()) say(line);
    return undefined;
  },
});

function lines(): string[] {
  const head = ['id', 'name', 'seats', 'option', 'values (the default in brackets)', 'about'];
  return table([head, ...GAMES.flatMap(rowsOf)]);
}

function rowsOf({ id, name, seats, options }: AnyGame): string[][] {
  const first = [id, name, `${seats.min}-${seats.max}`];
  const rows = options.map((option) => {
    const values = option.values.map((value) => (value === option.default ? `[${value}]` : value));
    return [option.key, values.join(' '), option.about];
  });
  if (rows.length === 0) return [first];
  return rows.map((row, i) => [...(i === 0 ? first : ['', '', '']), ...row]);
}
