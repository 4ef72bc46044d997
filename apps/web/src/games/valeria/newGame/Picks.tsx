import type { Message } from '@three-crowns/core';
import { AREAS, type Area, areaName, BASE, CITIZENS, cardName, roleName, SLOTS } from '@three-crowns/valeria/board';
import { classes } from '../../../design/classes.ts';
import { RoleBadge } from '../pieces/Badges.tsx';
import { Glyph } from '../pieces/glyphs/Glyph.tsx';
import { AREA_DRAWING, CITIZEN_DRAWING } from '../pieces/glyphs/looks.ts';
import { useBoardWords } from '../texts/index.ts';
import { toggled } from './fit.ts';
import styles from './NewGameOptions.module.css';

type CitizenName = (typeof CITIZENS)[number];
type Words = (message: Message) => string;

/** A box sets out so many. */
const AREAS_IN_PLAY = 5;

interface AreasProps {
  readonly say: Words;
  readonly areas: readonly Area[];
  /** Without it they are only shown. */
  readonly onChange: ((areas: readonly Area[]) => void) | undefined;
}

export function PickAreas({ say, areas, onChange }: AreasProps) {
  const t = useBoardWords();
  const isRight = areas.length === AREAS_IN_PLAY;
  return (
    <fieldset className={styles.pick}>
      <legend>
        {onChange === undefined ? say({ key: 'option.areas' }) : t('setup.areas', { count: areas.length })}
      </legend>
      <div className={styles.chips}>
        {AREAS.filter((area) => onChange !== undefined || areas.includes(area)).map((area) => (
          <Chip
            key={area}
            isOn={areas.includes(area)}
            onClick={onChange && (() => onChange(toggled(areas, area)))}
            className={styles[area]}
          >
            <Glyph name={AREA_DRAWING[area]} />
            {say(areaName(area))}
          </Chip>
        ))}
      </div>
      {!isRight && <p className={styles.error}>{t('setup.areasError', { count: areas.length })}</p>}
    </fieldset>
  );
}

interface CitizensProps {
  readonly say: Words;
  readonly citizens: readonly CitizenName[];
  readonly onChange: ((citizens: readonly CitizenName[]) => void) | undefined;
}

/** Two for most numbers, of which one is in play; peasant and knight always are. */
export function PickCitizens({ say, citizens, onChange }: CitizensProps) {
  const t = useBoardWords();
  return (
    <fieldset className={styles.pick}>
      <legend>{t('setup.citizens')}</legend>
      <ol className={styles.numbers}>
        {SLOTS.map((slot) => {
          const kinds = BASE.citizens.filter((row) => row.slot === slot);
          const rivals = kinds.map(({ name }) => name);
          const isDrawn = kinds.length > 1 && !kinds.some(({ name }) => citizens.includes(name));
          return (
            <li key={slot}>
              <b className={styles.number}>{slot}</b>
              <span className={styles.kinds}>
                {kinds
                  .filter(({ name }) => onChange !== undefined || kinds.length === 1 || citizens.includes(name))
                  .map(({ name, role }) => (
                    <Chip
                      key={name}
                      isOn={kinds.length === 1 || citizens.includes(name)}
                      onClick={
                        onChange && kinds.length > 1 ? () => onChange(toggled(citizens, name, rivals)) : undefined
                      }
                    >
                      <RoleBadge role={role} title={say(roleName(role))} />
                      <Glyph name={CITIZEN_DRAWING[name]} />
                      {say(cardName(CITIZENS.indexOf(name)))}
                    </Chip>
                  ))}
                {isDrawn && <small>{t('setup.drawn')}</small>}
              </span>
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}

interface ChipProps {
  readonly isOn: boolean;
  readonly onClick: (() => void) | undefined;
  readonly className?: string | undefined;
  readonly children: React.ReactNode;
}

/** A button where something can be chosen, else only a sign. */
function Chip({ isOn, onClick, className, children }: ChipProps) {
  const look = classes(styles.chip, className);
  if (onClick === undefined) return <span className={classes(look, styles.fixed)}>{children}</span>;
  return (
    <button type="button" className={look} aria-pressed={isOn} onClick={onClick}>
      {children}
    </button>
  );
}
