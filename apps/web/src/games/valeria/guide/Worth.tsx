import { Icon } from '../../../design/icons/Icon.tsx';
import { WorthList } from '../../../table/guide/WorthList.tsx';
import { makeWords } from '../../../words/words.ts';
import { Glyph } from '../pieces/glyphs/Glyph.tsx';
import { AREA_DRAWING, TYPE_DRAWING } from '../pieces/glyphs/looks.ts';
import { ResourceIcon } from '../pieces/ResourceIcon.tsx';
import { texts } from './texts/index.ts';

const useGuideWords = makeWords(texts);

/** What counts at the end. */
export function Worth() {
  const t = useGuideWords();
  const printed = t('worth.printed');
  return (
    <WorthList
      worths={[
        { key: 'monsters', piece: <Glyph name={TYPE_DRAWING.titan} />, name: t('worth.monsters'), points: printed },
        { key: 'domains', piece: <Glyph name={AREA_DRAWING.ruins} />, name: t('worth.domains'), points: printed },
        { key: 'points', piece: <ResourceIcon name="points" size={28} />, name: t('worth.points'), points: 1 },
        { key: 'duke', piece: <Icon name="crown" size={26} />, name: t('worth.duke'), points: t('worth.secret') },
      ]}
    />
  );
}
