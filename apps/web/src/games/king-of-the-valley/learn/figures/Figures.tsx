import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { CELL_NAMES, jesterIn, slotName } from '@three-crowns/king-of-the-valley/board';
import { BeforeAfter, Plate } from '../../../../learn/parts/Plate.tsx';
import { useGameWords } from '../../../../words/words.ts';
import { type ExampleId, momentsOf, startOf } from '../examples/examples.ts';
import { Castle } from './Castle.tsx';
import { Hill } from './Hill.tsx';
import { routeOf } from './route.ts';
import { Valley } from './Valley.tsx';

interface Props {
  readonly example: ExampleId;
  readonly caption: string;
}

/** What the moves of an example do, in words: the drawing for those who cannot see it. */
function useStory(example: ExampleId): string {
  const say = useGameWords(kingOfTheValley.words.texts, []);
  return momentsOf(example)
    .map(({ before, move }) => say(kingOfTheValley.words.describeMove(before, move)))
    .join('. ');
}

/** The valley before the moves of an example, with the way the king goes. */
export function WayPlate({ example, caption }: Props) {
  const story = useStory(example);
  return (
    <Plate caption={caption}>
      <Valley state={startOf(example)} route={routeOf(momentsOf(example))} label={story} />
    </Plate>
  );
}

/** The valley after the first move of an example. */
export function ValleyPlate({ example, caption }: Props) {
  const story = useStory(example);
  return (
    <Plate caption={caption}>
      <Valley state={momentsOf(example)[0].after} label={story} />
    </Plate>
  );
}

/** A hill from which nobody moves anything. */
export function HillPlate({ example, caption }: Props) {
  return (
    <Plate caption={caption}>
      <Hill state={startOf(example)} withStacks label={caption} />
    </Plate>
  );
}

export function RecruitPlate({ example, caption }: Props) {
  const story = useStory(example);
  const [{ before, move }] = momentsOf(example);
  if (move.do !== 'recruit') return null;
  const slots = before.hill[move.slope].map((_, row) => slotName(move.slope, row));
  return (
    <Plate caption={caption}>
      <Hill state={before} marked={[slots[move.row]]} sliding={slots.slice(move.row + 1)} withStacks label={story} />
    </Plate>
  );
}

/** The subject of the hill that a wizard fetches. */
export function SwapHill({ example }: Pick<Props, 'example'>) {
  const story = useStory(example);
  const { before, move } = momentsOf(example).slice(-1)[0];
  if (move.do !== 'swap') return null;
  return <Hill state={before} marked={[slotName(move.slope, move.row)]} label={story} />;
}

/** The tile of the castle that goes up for it. */
export function SwapCastle({ example, caption }: Props) {
  const story = useStory(example);
  const { before, move } = momentsOf(example).slice(-1)[0];
  if (move.do !== 'swap') return null;
  return (
    <Plate caption={caption}>
      <Castle state={before} marked={[move.piece]} label={story} />
    </Plate>
  );
}

/** The last move of an example turns tiles of the castle or adds one: the castle before and after it. */
export function CastlePlate({ example, caption }: Props) {
  const story = useStory(example);
  const { before, move, after } = momentsOf(example).slice(-1)[0];
  const used = 'pieces' in move ? move.pieces : [];
  const gained = move.do === 'jester' ? [jesterIn(move.column)] : [];
  return (
    <Plate caption={caption}>
      <BeforeAfter
        before={<Castle state={before} marked={used} label={story} />}
        after={<Castle state={after} marked={gained} label={caption} />}
      />
    </Plate>
  );
}

/** The gaps in the order they are filled, and the tiles that fill them. */
export function RefillPlate({ example, caption }: Props) {
  const story = useStory(example);
  const { before, move, events } = momentsOf(example).slice(-1)[0];
  const filled = events.flatMap((event) => (event.type === 'refilled' ? event.cells : []));
  if (move.do !== 'refill') return null;
  const slots = filled.map((_, row) => slotName(move.slope, row));
  const places = filled.map((cell) => CELL_NAMES[cell]).join(', ');
  return (
    <Plate caption={caption}>
      <BeforeAfter
        before={<Hill state={before} marked={slots} order={slots} label={story} />}
        after={<Valley state={before} order={filled} label={`${story}: ${places}`} />}
        isRow
      />
    </Plate>
  );
}
