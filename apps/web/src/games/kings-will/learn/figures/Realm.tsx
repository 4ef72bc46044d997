import type { State } from '@three-crowns/kings-will';
import { Plate } from '../../../../learn/parts/Plate.tsx';
import { Panorama } from '../../seat/Panorama.tsx';
import { useBoardWords } from '../../texts/index.ts';
import { type ExampleId, endOf, startOf } from '../examples/examples.ts';
import { useHowTo } from '../texts/words.ts';
import { NO_ACTIONS, useExampleView } from './exampleView.ts';
import styles from './Realm.module.css';

/** The palatinate of the first seat, drawn as at the table. */
function Realm({ state, label }: { readonly state: State; readonly label: string }) {
  const view = useExampleView(state);
  const t = useBoardWords();
  return (
    <div className={styles.frame}>
      <div
        className={styles.realm}
        role="img"
        aria-label={`${t('strip')}: ${label}`}
        data-count={state.palatinates[0].lands.length}
      >
        <Panorama view={view} actions={NO_ACTIONS} seat={0} isOwn={false} />
      </div>
    </div>
  );
}

/** As it is at the end of an example. */
export function RealmPlate({ example, caption }: { readonly example: ExampleId; readonly caption: string }) {
  return (
    <Plate caption={caption}>
      <Realm state={endOf(example)} label={caption} />
    </Plate>
  );
}

/** Before and after the moves of an example. */
export function ChangePlates({ example, caption }: { readonly example: ExampleId; readonly caption: string }) {
  const t = useHowTo();
  return (
    <>
      <Plate caption={t('before')}>
        <Realm state={startOf(example)} label={t('before')} />
      </Plate>
      <Plate caption={`${t('after')}. ${caption}`}>
        <Realm state={endOf(example)} label={caption} />
      </Plate>
    </>
  );
}
