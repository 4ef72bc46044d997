import { type AnyGame, parseJson } from '@three-crowns/core';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Fold } from '../../design/Fold.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { type Draft, optionsOf } from '../../newGame/draft.ts';
import { LARGEST_FILE, type Trouble, troubleOf } from '../../storage/readRecord.ts';
import { useT } from '../../words/texts/index.ts';
import { FileButton } from '../frame/FileButton.tsx';
import { TroubleNote } from '../frame/TroubleNote.tsx';
import styles from './CustomContent.module.css';

interface Props {
  readonly game: AnyGame;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** A content table of one's own, checked row by row by the game before it is taken. */
export function CustomContent({ game, draft, onChange }: Props) {
  const t = useT();
  const [failed, setFailed] = useState<{ readonly file: string; readonly trouble: Trouble }>();
  const take = async (file: File) => {
    try {
      if (file.size > LARGEST_FILE) throw new Error(t('import.large'));
      const changed = { ...draft, custom: { file: file.name, table: parseJson(await file.text(), '') } };
      game.parseOptions(optionsOf(changed));
      setFailed(undefined);
      onChange(changed);
    } catch (error) {
      setFailed({ file: file.name, trouble: troubleOf(error) });
    }
  };
  const { custom } = draft;
  return (
    <Fold title={t('new.custom')} isOpen={custom !== undefined || failed !== undefined}>
      <p className={styles.note}>{t('new.customNote')}</p>
      <div className={styles.row}>
        <FileButton label={t(custom === undefined ? 'new.customChoose' : 'new.customReplace')} onFile={take} />
        {custom !== undefined && (
          <>
            <p role="status" className={styles.used}>
              <Icon name="tick" size={20} />
              {t('new.customUsed', { file: custom.file })}
            </p>
            <Button kind="quiet" onClick={() => onChange({ ...draft, custom: undefined })}>
              {t('new.customDrop')}
            </Button>
          </>
        )}
      </div>
      {failed !== undefined && (
        <TroubleNote title={t('new.customFailed', { file: failed.file })} trouble={failed.trouble} />
      )}
    </Fold>
  );
}
