import { useSettings } from '../../../settings/settings.ts';
import type { View } from '../pieces/view.ts';
import { factsOf } from './facts.ts';
import { useCardWords } from './texts/index.ts';

/** What a thing is, costs and brings, a sentence each. */
export function Facts({ view, thing }: { readonly view: View; readonly thing: string }) {
  const t = useCardWords();
  const { language } = useSettings();
  const list = new Intl.ListFormat(language);
  return factsOf(view.state, view.own, thing).map(({ key, args, missing = [] }) => (
    <p key={key} data-fact={key}>
      {t(key, { ...args, missing: list.format(missing.map((place) => t(`missing.${place}`))) })}
    </p>
  ));
}
