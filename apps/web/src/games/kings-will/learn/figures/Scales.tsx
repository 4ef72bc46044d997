import { Plate } from '../../../../learn/parts/Plate.tsx';
import { Scales } from '../../board/Scales.tsx';
import { type ExampleId, endOf } from '../examples/examples.ts';
import { useExampleView } from './exampleView.ts';
import styles from './Scales.module.css';

/** The four scales with the discs of the players, at the end of an example. */
export function ScalesPlate({ example, caption }: { readonly example: ExampleId; readonly caption: string }) {
  const view = useExampleView(endOf(example));
  return (
    <Plate caption={caption}>
      <div className={styles.scales} role="img" aria-label={caption}>
        <div inert>
          <Scales view={view} />
        </div>
      </div>
    </Plate>
  );
}
