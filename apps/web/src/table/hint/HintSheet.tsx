import { Button } from '../../design/Button.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { Segmented } from '../../design/Segmented.tsx';
import { useSettings } from '../../settings/settings.ts';
import { useTableWords } from '../../words/words.ts';
import shared from './Hint.module.css';
import styles from './HintSheet.module.css';
import { HintWait } from './HintWait.tsx';
import type { HintProps } from './props.ts';
import { useHintWords } from './texts/index.ts';
import { percentOf, pointsOf, reasonsOf } from './told.ts';
import type { Given } from './useHint.ts';

type Props = HintProps;

/** The hint on a phone: one good move at a time, and the wide button that plays it. */
export function HintSheet(props: Props) {
  const { hint } = props;
  const t = useHintWords();
  const { state } = hint;
  return (
    <section className={styles.sheet} aria-label={t('title', { count: 3 })} data-hint={state.kind}>
      {state.kind === 'given' ? <Good {...props} given={state} /> : <HintWait state={state} onStop={hint.end} />}
    </section>
  );
}

function Good({ view, picking, hint, given }: Props & { readonly given: Given }) {
  const t = useHintWords();
  const words = useTableWords(view);
  const { language } = useSettings();
  const line = given.lines.at(hint.chosen);
  if (line === undefined) return <p className={shared.foot}>{t('nothing')}</p>;
  return (
    <>
      <div className={styles.matter}>
        <div className={styles.pick}>
          <Segmented
            label={t('title', { count: given.lines.length })}
            value={String(hint.chosen)}
            onChange={(place) => hint.choose(Number(place))}
            options={given.lines.map((one, place) => ({
              value: String(place),
              label: `${place + 1} · ${t('chance', { percent: percentOf(one, view.own) })}`,
              name: t('line', { number: place + 1 }),
            }))}
          />
          <span>{t('points', { points: pointsOf(line, view.own) })}</span>
        </div>
        <p className={shared.why}>
          {reasonsOf(given, line, view, { language, alone: t(given.isForced ? 'forced' : 'alone') }).join(' ')}
        </p>
        <p className={shared.foot}>
          {t('honest')} {t('count', { count: given.count })}
        </p>
      </div>
      <div className={styles.keys}>
        <IconButton kind="plain" label={t('hide')} onClick={hint.end}>
          <Icon name="close" size={22} />
        </IconButton>
        <Button kind="primary" className={styles.wide} data-play="" onClick={() => picking.actions.play(line.choice)}>
          {words(line.choice.label)}
        </Button>
      </div>
    </>
  );
}
