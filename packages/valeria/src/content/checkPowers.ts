/** Powers of domains and instructions of events of a custom table. */
import { objectAt, oneOfAt, wholeAt } from '@three-crowns/core';
import { RESOURCES } from '../vocabulary.ts';
import { DIE_FACES } from './box.ts';
import { bundleAt, LARGEST, priceAt } from './checkAmounts.ts';
import { countAt } from './checkCounts.ts';
import { effectAt, type Where } from './checkEffects.ts';
import { kindAt } from './checkKinds.ts';
import type { Instruction, Power } from './types.ts';

type Acting = Extract<Power, { readonly effect: unknown }>['when'];

/** By when a domain acts: what it can do then. Whoever is not asked anything else then is given things only. */
const ACTING: { readonly [W in Acting]: Where } = {
  now: 'any',
  'action-start': 'timed',
  'action-end': 'timed',
  citizen: 'plain',
  monster: 'plain',
  double: 'plain',
};
const WHENS = [...(Object.keys(ACTING) as Acting[]), 'dice', 'recruiting', 'building'] as const;

export function powerAt(raw: unknown, place: string): Power {
  const when = kindAt(raw, place, 'when', WHENS);
  switch (when) {
    case 'dice':
      return dicePowerAt(raw, place);
    case 'recruiting':
      return {
        when,
        surcharge: oneOfAt(objectAt(raw, place, ['when', 'surcharge']).surcharge, `${place}.surcharge`, [0]),
      };
    case 'building':
      return {
        when,
        discount: wholeAt(objectAt(raw, place, ['when', 'discount']).discount, `${place}.discount`, 1, LARGEST),
      };
    default:
      return {
        when,
        effect: effectAt(objectAt(raw, place, ['when', 'effect']).effect, `${place}.effect`, ACTING[when]),
      };
  }
}

/** Sets a die, or lowers it. */
function dicePowerAt(raw: unknown, place: string): Power {
  const row = objectAt(raw, place, ['when'], ['set', 'pay', 'per', 'lower']);
  if (row.lower !== undefined) {
    const { lower } = objectAt(raw, place, ['when', 'lower']);
    return { when: 'dice', lower: wholeAt(lower, `${place}.lower`, 1, DIE_FACES - 1) };
  }
  const { set, pay, per } = objectAt(raw, place, ['when', 'set', 'pay'], ['per']);
  return {
    when: 'dice',
    set: wholeAt(set, `${place}.set`, 1, DIE_FACES),
    pay: priceAt(pay, `${place}.pay`),
    ...(per === undefined ? {} : { per: countAt(per, `${place}.per`) }),
  };
}

export function instructionAt(raw: unknown, place: string): Instruction {
  const kind = kindAt(raw, place, 'kind', ['token', 'lose']);
  if (kind === 'token') {
    const { resource } = objectAt(raw, place, ['kind', 'resource']);
    return { kind, resource: oneOfAt(resource, `${place}.resource`, RESOURCES) };
  }
  const { loss } = objectAt(raw, place, ['kind', 'loss']);
  return { kind, loss: bundleAt(loss, `${place}.loss`, RESOURCES) };
}
