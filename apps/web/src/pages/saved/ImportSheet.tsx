import { type DragEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import { pathOf } from '../../navigation/router.tsx';
import { useT } from '../../words/texts/index.ts';
import { FileButton } from '../frame/FileButton.tsx';
import { Sheet } from '../frame/Page.tsx';
import { TroubleNote } from '../frame/TroubleNote.tsx';
import styles from './ImportSheet.module.css';
import { type Imported, importFile } from './importFile.ts';

/** Opens a record: by a button, or dropped onto the sheet. */
export function ImportSheet({ onDone }: { readonly onDone: () => void }) {
  const t = useT();
  const [isOver, setOver] = useState(false);
  const [last, setLast] = useState<Imported>();
  const open = async (file: File) => {
    const imported = await importFile(file, { large: t('import.large'), unreadable: t('import.unreadable') });
    setLast(imported);
    if ('id' in imported) onDone();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) void open(file);
  };
  return (
    <Sheet title={t('import.title')} note={t('import.text')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra, the button inside does the same */}
      <div
        className={classes(styles.place, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="scroll" size={34} />
        {isOver ? <strong>{t('import.drop')}</strong> : <FileButton label={t('import.choose')} onFile={open} />}
      </div>
      {last !== undefined && 'trouble' in last && (
        <TroubleNote title={t('import.failed', { file: last.file })} trouble={last.trouble} />
      )}
      {last !== undefined && 'id' in last && (
        <p role="status" className={styles.done}>
          <Icon name="tick" size={20} />
          {t('import.done', { file: last.file })}
          <Button size="small" href={pathOf({ page: 'table', id: last.id })}>
            {t('import.open')}
          </Button>
        </p>
      )}
    </Sheet>
  );
}
