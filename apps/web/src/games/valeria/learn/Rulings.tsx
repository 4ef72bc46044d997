import { Rulings as Pages } from '../../../learn/rulings/Rulings.tsx';
import { BOOK, PLAIN } from './texts/rulings/ids.ts';
import { useRulings, useRulingsFrame } from './texts/words.ts';

export function Rulings() {
  const t = useRulingsFrame();
  const say = useRulings();
  return <Pages book={BOOK} t={t} say={say} note={{ anchor: PLAIN, text: t('plain') }} />;
}
