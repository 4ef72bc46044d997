import { valeria } from '@three-crowns/valeria';
import { type CARDS, SETUP_NAMES, SETUPS, type SetupName } from '@three-crowns/valeria/board';
import { useGameWords } from '../../../../words/words.ts';
import { Glyph } from '../../pieces/glyphs/Glyph.tsx';
import { AREA_DRAWING } from '../../pieces/glyphs/looks.ts';
import { MiniCard } from '../../pieces/MiniCard.tsx';
import { useCardWords } from '../../pieces/useCardWords.ts';
import { startOf } from '../examples/examples.ts';
import { useHowTo } from '../texts/words.ts';
import { cardNamed } from './Plates.tsx';
import styles from './Setups.module.css';

/** Every named set-up: its areas, its citizens, and the domains it leaves out. */
export function Setups() {
  return (
    <div className={styles.setups}>
      {SETUP_NAMES.map((name) => (
        <Setup key={name} name={name} />
      ))}
    </div>
  );
}

function Setup({ name }: { readonly name: SetupName }) {
  const t = useHowTo();
  const { areaNameOf, nameOf } = useCardWords();
  const say = useGameWords(valeria.words.texts, []);
  const { areas, citizens, removed } = SETUPS[name];
  const domains = removed.map((domain: (typeof CARDS)[number]) => nameOf(cardNamed(domain))).join(', ');
  const title = say({ key: `setup.${name}` });
  return (
    <section className={styles.setup} aria-label={t('setups.caption', { setup: title })}>
      <h4>{title}</h4>
      <p>{say({ key: `setup.${name}.about` })}</p>
      <ul className={styles.areas}>
        {areas.map((area) => (
          <li key={area}>
            <Glyph name={AREA_DRAWING[area]} />
            {areaNameOf(area)}
          </li>
        ))}
      </ul>
      <ul className={styles.citizens}>
        {citizens.map((citizen) => (
          <li key={citizen}>
            <span>
              <MiniCard state={startOf('setup')} card={cardNamed(citizen)} />
            </span>
            {nameOf(cardNamed(citizen))}
          </li>
        ))}
      </ul>
      {removed.length > 0 && <p className={styles.without}>{t('setups.without', { domains })}</p>}
    </section>
  );
}
