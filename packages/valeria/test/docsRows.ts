/** The rows of the box as docs/valeria.md writes them, so that page and table cannot part. */
import { BASE } from '../src/content/tables.ts';
import type { Bundle, Count, Effect, Instruction, Power } from '../src/content/types.ts';

const LETTERS = { gold: 'G', strength: 'S', magic: 'M', points: 'VP' } as const;

function amounts(bundle: Bundle): string {
  const keys = ['gold', 'strength', 'magic', 'points'] as const;
  const parts = keys.filter((key) => bundle[key] !== undefined).map((key) => `${bundle[key]} ${LETTERS[key]}`);
  return parts.join(' + ');
}

function counted(count: Count): string {
  switch (count.of) {
    case 'role':
      return `${count.role} citizen`;
    case 'icon':
      return `${count.role} icon`;
    case 'named':
      return count.citizen;
    case 'area':
      return `${count.area} monster`;
    case 'type':
      return count.type;
    default:
      return count.of.slice(0, -1);
  }
}

function brief(effect: Effect): string {
  switch (effect.kind) {
    case 'gain':
      return amounts(effect.gain);
    case 'each':
      return `${amounts(effect.gain)} per ${counted(effect.per)}`;
    case 'all':
      return effect.of.map(brief).join(' + ');
    case 'either':
      return effect.of.map(brief).join(' or ');
    case 'trade':
      return `trade ${amounts(effect.pay)} → ${amounts(effect.get)}`;
    case 'steal':
      return `${effect.may ? 'may take' : 'take'} ${effect.less ? 'up to ' : ''}${effect.amount} ${effect.resources.map((name) => LETTERS[name]).join(' or ')} from an opponent`;
    case 'citizen': {
      const kind = effect.citizen ?? (effect.role === undefined ? 'citizen' : `${effect.role} citizen`);
      return `1 ${kind}${effect.atMost === undefined ? '' : ` of base cost ${effect.atMost} or less`}`;
    }
    case 'slay':
      return 'may slay a monster';
    case 'rob':
      return 'take a random monster of an opponent';
    case 'return':
      return `may put back a ${effect.what} → ${amounts(effect.get)}`;
  }
}

const WHEN = {
  now: 'at once',
  'action-start': 'start of own action phase',
  'action-end': 'end of own action phase',
  citizen: 'own turn, whenever a citizen comes',
  monster: 'own turn, whenever a monster is slain',
  double: 'any roll phase, every double',
} as const;

function powerText(power: Power): string {
  switch (power.when) {
    case 'dice': {
      if ('lower' in power) return `own roll phase: may lower a die by ${power.lower}`;
      const per = power.per === undefined ? '' : ` per ${counted(power.per)}`;
      return `own roll phase: may pay ${amounts(power.pay)}${per} to set a die to ${power.set}`;
    }
    case 'recruiting':
      return 'own action phase: no surcharge for citizens';
    case 'building':
      return `own action phase: domains cost ${power.discount} G less`;
    default:
      return `${WHEN[power.when]}: ${brief(power.effect)}`;
  }
}

const instructed = (instruction: Instruction): string =>
  instruction.kind === 'token'
    ? `a token of 1 ${LETTERS[instruction.resource]} on any monster`
    : `every player loses ${amounts(instruction.loss)}`;

const line = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

export const DOCS_ROWS: Readonly<Record<string, readonly string[]>> = {
  citizens: BASE.citizens.map((row) =>
    line(row.slot, row.name, row.role, row.cost, brief(row.left), brief(row.right), row.source),
  ),
  starters: BASE.starters.map((row) => line(row.slot ?? '-', row.name, brief(row.left), brief(row.right), row.source)),
  monsters: BASE.monsters.map((row) =>
    line(
      row.area,
      row.name,
      `${row.copies}${row.more > 0 ? ` (+${row.more})` : ''}`,
      row.type,
      row.strength,
      row.magic,
      row.points,
      brief(row.reward),
      row.source,
    ),
  ),
  events: BASE.events.map((row) =>
    line(
      row.number,
      row.name,
      instructed(row.instruction),
      row.type,
      row.strength,
      row.magic,
      row.points,
      brief(row.reward),
      row.source,
    ),
  ),
  domains: BASE.domains.map((row) =>
    line(row.name, row.cost, row.icons.join(' '), row.points, powerText(row.power), row.source),
  ),
  dukes: BASE.dukes.map((row) =>
    line(
      row.name,
      row.rates.map(({ per, points }) => `${points} per ${counted(per)}`).join(', '),
      row.resources,
      row.source,
    ),
  ),
};
