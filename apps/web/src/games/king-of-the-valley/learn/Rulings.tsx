import { Rulings as Pages } from '../../../learn/Rulings.tsx';
import { BOOK } from './rulings/ids.ts';
import { useRulings, useRulingsFrame } from './words.ts';

export function Rulings() {
  const t = useRulingsFrame();
  const say = useRulings();
  return <Pages book={BOOK} t={t} say={say} />;
}
