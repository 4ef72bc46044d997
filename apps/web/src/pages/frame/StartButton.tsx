import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';

interface Props {
  readonly label: string;
  /** In its place while it goes on. */
  readonly waiting: string;
  readonly isBusy: boolean;
  readonly canStart: boolean;
  onStart(): void;
}

/** The one thing to do on a page: it can be reached before it can be pressed, and is pressed once. */
export function StartButton({ label, waiting, isBusy, canStart, onStart }: Props) {
  const isReady = canStart && !isBusy;
  return (
    <Button
      kind="primary"
      size="large"
      aria-busy={isBusy}
      aria-disabled={isReady ? undefined : true}
      onClick={isReady ? onStart : undefined}
    >
      {isBusy ? waiting : label}
      <Icon name="arrow-right" size={20} />
    </Button>
  );
}
