import { DrawnIcon, type DrawnName } from '../../design/icons/DrawnIcon.tsx';
import type { Registration } from '../../registration/registration.ts';
import { useT } from '../../words/texts/index.ts';
import styles from './Facts.module.css';
import { useShelfTexts } from './useShelfTexts.ts';

/** For how many, how long, and of which character a game is. */
export function Facts({ game }: { readonly game: Registration }) {
  const t = useT();
  const { seats, minutes } = game.facts;
  const { kind } = useShelfTexts(game);
  return (
    <dl className={styles.facts}>
      <Fact icon="people" name={t('home.players')} value={t('home.playersRange', seats)} />
      <Fact icon="clock" name={t('home.length')} value={t('home.minutes', { minutes })} />
      <Fact icon="crown" name={t('home.character')} value={kind} />
    </dl>
  );
}

function Fact({ icon, name, value }: { readonly icon: DrawnName; readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>
        <DrawnIcon name={icon} size={18} title={name} />
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
