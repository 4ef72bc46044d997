import { Icon } from '../../../design/icons/Icon.tsx';
import { WorthList } from '../../../table/guide/WorthList.tsx';
import { makeWords } from '../../../words/words.ts';
import { texts } from './texts/index.ts';

const useGuideWords = makeWords(texts);

/** Where points come from. */
export function Worth() {
  const t = useGuideWords();
  return (
    <WorthList
      worths={[
        { key: 'visits', piece: <Icon name="crown" size={26} />, name: t('worth.visits'), points: t('when.visit') },
        { key: 'wills', piece: <Icon name="scroll" size={26} />, name: t('worth.wills'), points: t('when.end') },
        { key: 'buildings', piece: <Icon name="keep" size={26} />, name: t('worth.buildings'), points: t('when.end') },
      ]}
    />
  );
}
