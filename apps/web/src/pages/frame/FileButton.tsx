import { useRef } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';

interface Props {
  readonly label: string;
  readonly onFile: (file: File) => void;
  readonly kind?: 'primary' | 'plain';
}

/** Opens the system's file dialog; the browser's own file field stays out of sight. */
export function FileButton({ label, onFile, kind = 'plain' }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again after it was mended.
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <Button kind={kind} onClick={() => field.current?.click()}>
        <Icon name="upload" size={18} />
        {label}
      </Button>
    </>
  );
}
