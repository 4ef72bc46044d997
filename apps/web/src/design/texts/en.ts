export const en = {
  close: 'Close',
  'charge.lion': 'Lion',
  'charge.eagle': 'Eagle',
  'charge.oak': 'Oak',
  'charge.rose': 'Rose',
  'charge.sun': 'Sun',
} as const;

export type Key = keyof typeof en;
