import { type AnchorHTMLAttributes, type MouseEvent, useContext } from 'react';
import { Link, pathOf } from '../../navigation/router.tsx';
import { OpenHelp } from './help.ts';

/** Opens the book over the table; in another tab, and where no table is, it leads to the page of the book. */
export function useHelpLink(game: string, anchor = '') {
  const open = useContext(OpenHelp);
  const book = pathOf({ page: 'learn', game });
  const href = anchor === '' ? book : `${book}#${anchor}`;
  if (open === undefined) return { href };
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(anchor);
  };
  return { href, onClick, 'aria-haspopup': 'dialog' } as const;
}

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly game: string;
  readonly anchor?: string | undefined;
}

export function HelpLink({ game, anchor, ...rest }: Props) {
  return <Link {...rest} {...useHelpLink(game, anchor)} />;
}
