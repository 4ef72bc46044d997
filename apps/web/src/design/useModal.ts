import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Opens a native dialog while it is mounted. Closing it before it goes gives the focus back to where it was. */
export function useModal(isModal: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (isModal) dialog.showModal();
    else dialog.show();
    return () => dialog.close();
  }, [isModal]);
  return ref;
}
