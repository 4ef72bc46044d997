import type { GameEvent, Move, State } from '@three-crowns/kings-will';
import {
  actionText,
  KING,
  landName,
  landText,
  parseTarget,
  slotTarget,
  type Target,
  valuesOf,
} from '@three-crowns/kings-will/board';
import type { CardProps } from '../../../table/screen/card.ts';
import { SCALES, scaleThing } from '../pieces/Scale.tsx';
import type { MoveChoice, View } from '../pieces/view.ts';
import { useNames } from '../sayings/useNames.ts';
import { BuildingNote } from './BuildingNote.tsx';
import { HandNote } from './HandNote.tsx';
import { LandNote } from './LandNote.tsx';
import { PlaceNote } from './PlaceNote.tsx';
import { PlainNote } from './PlainNote.tsx';
import { ScaleNote } from './ScaleNote.tsx';
import { TileNote } from './TileNote.tsx';
import { VisitNote } from './VisitNote.tsx';
import { WillNote } from './WillNote.tsx';

/** A thing of the table: what it is, brings and costs. */
export function Card({ view, target, choice }: CardProps<State, Move, GameEvent>) {
  const name = target ?? choice?.targets.at(-1);
  const scale = SCALES.find((one) => scaleThing(one) === name);
  if (scale !== undefined) return <ScaleNote {...{ view, scale }} />;
  const thing = name === undefined ? undefined : parseTarget(name);
  return name === undefined || thing === undefined ? null : <CardOf {...{ view, name, thing, choice }} />;
}

interface Props {
  readonly view: View;
  readonly name: string;
  readonly thing: Target;
  readonly choice: MoveChoice | undefined;
}

function CardOf({ view, name, thing, choice }: Props) {
  const { say, nameOf } = useNames(view);
  const { state } = view;
  const values = valuesOf(state);
  switch (thing.kind) {
    case 'hand':
      return <HandNote view={view} card={thing.card} />;
    case 'slot':
      if (state.row[thing.slot] === KING) return <VisitNote view={view} />;
      return <TileNote view={view} slot={thing.slot} isOpen={isOpen(view, slotTarget(thing.slot))} />;
    case 'levy':
      return <VisitNote view={view} />;
    case 'building':
      return <BuildingNote view={view} building={thing.building} />;
    case 'place':
      return <PlaceNote view={view} place={thing.place} />;
    case 'will':
      return <WillNote view={view} field={thing.field} />;
    case 'land':
    case 'farmer':
    case 'site':
    case 'yard':
      return <LandNote view={view} at={thing.at} />;
    case 'supply-land':
      return (
        <PlainNote {...{ view, choice }} title={say(landName(thing.land))} text={say(landText(values, thing.land))} />
      );
    case 'action':
      return (
        <PlainNote
          {...{ view, choice }}
          title={nameOf(name)}
          {...(choice === undefined ? {} : { text: say(actionText(values, thing.action)) })}
        />
      );
    default:
      return <PlainNote {...{ view, choice }} title={nameOf(name)} />;
  }
}

const isOpen = ({ choices }: View, target: string): boolean => choices.some(({ targets }) => targets.includes(target));
