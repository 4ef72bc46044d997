/** What lies open above the table. */
export type Panel =
  | 'log'
  | 'menu'
  | 'keys'
  | 'moves'
  | 'askBack'
  | 'resign'
  | 'abandon'
  | 'people'
  | 'others'
  | undefined;
