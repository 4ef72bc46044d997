import { useMemo } from 'react';
import { signed } from '../../design/numbers.ts';
import { useTableWords } from '../../words/words.ts';
import { forecastOf } from '../prompt/forecast.ts';
import { OfferList } from '../prompt/OfferList.tsx';
import type { TableParts } from '../prompt/parts.ts';
import type { Choice } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import { Gain } from './Gain.tsx';
import sheet from './Sheet.module.css';
import styles from './SheetCard.module.css';

interface Props extends TableParts {
  readonly target: string | undefined;
  readonly choice: Choice | undefined;
}

/** The card of a thing as its game draws it, else in words; below it what is left to choose. */
export function SheetCard(props: Props) {
  const { screen, view, picking, prompting, sayings, target, choice } = props;
  const t = useT();
  const { Card } = screen;
  const isOpen = picking.tapped === undefined && (view.picked.length > 0 || picking.ahead !== undefined);
  return (
    <>
      {Card === undefined ? (
        <PlainCard {...props} />
      ) : (
        <Card view={view} actions={picking.actions} choose={picking.choose} target={target} choice={choice} />
      )}
      {isOpen && view.picked.length > 0 && prompting.Body === undefined && (
        <p className={sheet.next}>{sayings.next ?? t('prompt.next')}</p>
      )}
      {isOpen && <OfferList {...props} />}
    </>
  );
}

function PlainCard({ view, sayings, picking, target, choice }: Props) {
  const words = useTableWords(view);
  const { played, own } = view;
  const state = picking.tapped?.ahead?.state;
  const forecast = useMemo(
    () => choice && forecastOf(state === undefined ? played : { ...played, state }, own, choice),
    [played, state, own, choice],
  );
  const name = choice === undefined ? sayings.nameOf(target ?? '') : words(choice.label);
  return (
    <div className={styles.card}>
      <h2>{name}</h2>
      {forecast && <Gain before={forecast.before} after={forecast.after} />}
      <p className={styles.lines}>
        {forecast?.lines.map(({ line, change }) => (
          <span key={line.key}>
            {words(view.game.words.describeScoreLine(line))} <b>{signed(change)}</b>
          </span>
        ))}
      </p>
    </div>
  );
}
