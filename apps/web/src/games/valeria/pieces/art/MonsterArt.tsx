import type { State } from '@three-crowns/valeria';
import { CARDS, type Card, monsterRow } from '@three-crowns/valeria/board';
import { Charge } from '../glyphs/Glyph.tsx';
import { FIGURE } from '../glyphs/looks.ts';
import { Art } from './Art.tsx';
import { LANDS, OMEN } from './scenes.tsx';

const INK = '#1a110c';
const RIM = '#fff4d4';

/** The creature in its land, against the light. */
export function MonsterArt({ state, card }: { readonly state: State; readonly card: Card }) {
  const row = monsterRow(state, card);
  const land = 'area' in row ? LANDS[row.area] : OMEN;
  return (
    <Art sky={'area' in row ? row.area : 'omen'}>
      {land.back}
      {row.type === 'boss' && <Rays />}
      <g transform={row.magic > 0 ? 'translate(12 0)' : undefined}>
        <Creature name={CARDS[card] as keyof typeof FIGURE} />
      </g>
      {land.front}
    </Art>
  );
}

const TURNS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

/** A boss stands before a burst of light. */
function Rays() {
  return (
    <g fill="#ffdf8a" fillOpacity=".42">
      {TURNS.map((turn) => (
        <path key={turn} d="M100 75L90-40H110Z" transform={`rotate(${turn} 100 75)`} />
      ))}
    </g>
  );
}

function Creature({ name }: { readonly name: keyof typeof FIGURE }) {
  const { drawing, size = 86, dy = 0, crown, pack = false, glow } = FIGURE[name];
  const y = 77 + dy;
  return (
    <>
      {glow !== undefined && (
        <g fill={glow}>
          <circle cx="100" cy={y} r="62" fillOpacity=".22" />
          <circle cx="100" cy={y} r="48" fillOpacity=".35" />
        </g>
      )}
      {pack && (
        <g fillOpacity=".72">
          <Charge name={drawing} x={56} y={y + 4} size={size * 0.62} fill={INK} />
          <Charge name={drawing} x={144} y={y + 4} size={size * 0.62} fill={INK} />
        </g>
      )}
      <Charge
        name={drawing}
        x={98.4}
        y={y - 1.6}
        size={size}
        fill={RIM}
        stroke={RIM}
        strokeWidth={14}
        fillOpacity={0.9}
      />
      <Charge name={drawing} x={100} y={y} size={size} fill={INK} />
      {crown !== undefined && (
        <>
          <Charge name="crown" x={99} y={y + crown - 1} size={30} fill={RIM} />
          <Charge name="crown" x={100} y={y + crown} size={30} fill="#b8780f" stroke={INK} strokeWidth={16} />
        </>
      )}
    </>
  );
}
