import { EMPTY, placeTarget, type Tile as TileValue, targetNamed } from '@three-crowns/king-of-the-valley/board';
import { useMemo } from 'react';
import { Button } from '../../../design/Button.tsx';
import { signed } from '../../../design/numbers.ts';
import { Gain } from '../../../table/phone/Gain.tsx';
import { forecastOf } from '../../../table/prompt/forecast.ts';
import { choicesAt } from '../../../table/view/choices.ts';
import { notesOf } from '../board/notes.ts';
import { setEndAt } from '../board/sets.ts';
import { grouped } from '../pieces/score.ts';
import { Tile } from '../pieces/Tile.tsx';
import { scoreNamed } from '../pieces/things.ts';
import { useLabels } from '../pieces/useLabels.ts';
import type { CardProps, MoveChoice, View } from '../pieces/view.ts';
import { Facts } from './Facts.tsx';
import styles from './TileCard.module.css';

/** A thing of the table: its tiles, what they are and do, what follows from taking them. */
export function TileCard({ view, target, choice, choose }: CardProps) {
  const labels = useLabels(view);
  const { t, say } = labels;
  const { played, scores } = view;
  const seat = view.asked?.seat ?? view.own;
  const forecast = useMemo(() => choice && forecastOf(played, seat, choice), [played, seat, choice]);
  const tiles = tilesOf(view, target, choice);
  const changes =
    forecast === undefined ? [] : grouped(scores[seat], forecast.lines).filter(({ change }) => change !== 0);
  const title = choice === undefined ? thingOf(view, target, labels) : say(headOf(choice));
  const others = waysAt(view, target).filter((way) => way !== choice);
  return (
    <div className={styles.card} data-bare={tiles.length === 0 ? 'yes' : undefined}>
      <div className={styles.fan} style={{ '--n': tiles.length }}>
        {tiles.map((tile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles of a set are alike
          <Tile key={i} tile={tile} values={view.state.values} plain />
        ))}
      </div>
      <h2 data-long={title.length > LONG ? 'yes' : undefined}>{title}</h2>
      {forecast && <Gain before={forecast.before} after={forecast.after} />}
      {choice && notesOf(view, choice, labels).map((note) => <p key={note}>{note}</p>)}
      <ul>
        {changes.map(({ key, count, change }) => (
          <li key={key}>
            {t(`line.${key}`, { count })} <b>{signed(change)}</b>
          </li>
        ))}
      </ul>
      {target !== undefined && <Facts view={view} thing={target} />}
      {choose !== undefined && choice !== undefined && others.length > 0 && (
        <div className={styles.ways}>
          {others.map((way) => (
            <Button key={way.text} onClick={() => choose(way)}>
              {say(way.label)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** More letters than these are written smaller, so that there is room for the rest. */
const LONG = 36;

/** Where the king ends is told below. */
const headOf = ({ move, label }: MoveChoice): MoveChoice['label'] =>
  move.do === 'take' ? { ...label, args: { ...label.args, where: 'none' } } : label;

/** At most so many are drawn; the words say how many there are. */
const MOST_DRAWN = 3;

function tilesOf({ state }: View, target: string | undefined, choice: MoveChoice | undefined): TileValue[] {
  const move = choice?.move;
  if (move?.do === 'take') return move.cells.slice(0, MOST_DRAWN).map((cell) => state.valley[cell]);
  const named = targetNamed(target ?? '');
  const tile =
    named?.kind === 'place' || named?.kind === 'land'
      ? state.valley[named.cell]
      : named?.kind === 'slot'
        ? state.hill[named.slope][named.row]
        : undefined;
  return tile === undefined || tile === EMPTY ? [] : [tile];
}

/** What is there, as its label says it. */
function thingOf({ state }: View, target: string | undefined, labels: ReturnType<typeof useLabels>): string {
  const named = targetNamed(target ?? '');
  switch (named?.kind) {
    case 'place':
    case 'land':
      return labels.tile(state.valley[named.cell]);
    case 'slot':
      return labels.tile(state.hill[named.slope][named.row] ?? EMPTY);
    case 'column':
      return labels.column(named.column);
    case 'piece':
      return labels.piece(named.piece);
    case 'kingdom':
      return labels.t('line.kingdoms', { count: 0 });
    default:
      return target === undefined ? '' : otherOf(target, labels);
  }
}

function otherOf(thing: string, { t }: ReturnType<typeof useLabels>): string {
  const group = scoreNamed(thing);
  return group === undefined ? t('stacks') : t(`line.${group}`, { count: 0 });
}

/** The tile of a place, and the set that ends there. */
function waysAt(view: View, target: string | undefined): MoveChoice[] {
  const named = targetNamed(target ?? '');
  if (named?.kind !== 'place' && named?.kind !== 'land') return [];
  const end = setEndAt(view, named.cell);
  return [...choicesAt(view.choices, placeTarget(named.cell)), ...(end === undefined ? [] : [end.choice])];
}
