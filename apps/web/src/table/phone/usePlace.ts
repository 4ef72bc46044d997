import { useState } from 'react';
import { BOARD } from '../screen/phone.ts';
import type { GameScreen, TableView } from '../screen/screen.ts';

/** What the middle shows: where the answer lies. A place that somebody turned to stays until something else is asked. */
export function usePlace(screen: GameScreen, view: TableView): [place: string, turnTo: (place: string) => void] {
  const { latest, asked, picked, choices } = view;
  const question = choices.length === 0 ? '' : [latest.ply, asked?.ask, ...picked].join(' ');
  const wanted = screen.phone?.placeOf(view) ?? BOARD;
  const [turned, setTurned] = useState({ question, place: wanted });
  return [turned.question === question ? turned.place : wanted, (place) => setTurned({ question, place })];
}
