import { expect, it } from 'vitest';
import { linkIn } from '../../src/pages/friends/pasted.ts';

it.each([
  ['http://192.168.1.20:4040/sit/aB_c-1#s-E_2', '/sit/aB_c-1#s-E_2'],
  ['Come and play: https://crowns.example/sit/aBc#sec (bring wine).', '/sit/aBc#sec'],
  ['crowns.example/sit/aBc?code=oak%20lion%2027', '/sit/aBc?code=oak%20lion%2027'],
  ['https://crowns.example/tv/aBc#sec', '/sit/aBc#sec'],
  ['https://crowns.example/table/online-aBc', '/table/online-aBc'],
  ['oak lion 27', undefined],
  ['https://crowns.example/friends', undefined],
  ['javascript:alert(1)', undefined],
])('a link is found in what was pasted: %s', (text, path) => {
  expect(linkIn(text)).toBe(path);
});
