/** Long names may be broken where a reader would break them: a mark that shows only at the end of a line. */
const WORDS = [
  ...['Zehnt|scheune', 'Königs|halle', 'Schatz|kammer', 'Skripto|rium', 'Scripto|rium', 'Wirts|haus', 'Bau|hütte'],
  ...['Jahr|markt', 'Werk|statt', 'Zimmer|hof', 'Stein|metz', 'Handels|haus', 'Kapel|le', 'Bauern|schaft', 'Korn|feld'],
  ...['Muster|güter', 'Wohn|stätten', 'Land|schaften', 'Entwick|lung', 'Lager|haus', 'Intri|gieren', 'Berei|chern'],
  ...['Charpen|terie', 'Trésore|rie', 'Steuer|haus', 'Burg|vogtei', 'Stein|metzhütte', 'Gemein|schaften'],
  ...[
    'Carpen|ter’s',
    'Stone|mason',
    'Monas|teries',
    'Develop|ment',
    'Dévelop|pement',
    'Monas|tères',
    'Éduca|tion',
    'Work|shop',
    'Trea|sury',
    'Ger|berei',
    'Zim|merei',
    'Tanne|rie',
    'Comp|toir',
    'Bail|liage',
    'Cha|pelle',
    'Spei|cher',
    'Extra|ire',
    'Heim|stätten',
    'Regie|ren',
    'Bewe|gen',
    'Ver|mehren',
    'Ab|bauen',
    'Gouver|ner',
    'Multi|plier',
    'Dépla|cer',
    'Cons|truire',
    'S’enri|chir',
    'Récol|ter',
    'Intri|guer',
    'Multi|ply',
    'Intri|gue',
    'Entre|pôts',
    'Bâti|ments',
    'Apparte|nances',
  ],
] as const;

const MARK = '\u00ad';
const FORMS = WORDS.map((word) => [word.replace('|', ''), word.replace('|', MARK)] as const);

export const breakable = (name: string): string =>
  FORMS.reduce((text, [whole, broken]) => text.replace(whole, broken), name);
