import { BOARD, type PhonePlace } from '../screen/phone.ts';
import type { GameScreen } from '../screen/screen.ts';

/** The bookmarks of the game, or its board alone. */
export function placesOf({ phone, Board }: GameScreen): readonly Pick<PhonePlace, 'key' | 'name' | 'Area'>[] {
  return phone?.places ?? [{ key: BOARD, name: () => '', Area: Board }];
}
