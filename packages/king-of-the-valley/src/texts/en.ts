/**
 * English. This file defines the keys. `name.` stands alone, `one.` begins with an article, `some.` counts and is the
 * object of a sentence: other languages inflect them. The letters are those of words.ts.
 */
export const en = {
  player: 'Player {seat}',
  place: '{place}',
  number: '{number}',
  placed: '{tile} on {place}',

  'name.Q': 'Queen',
  'name.D': 'Duke',
  'name.C': 'Countess',
  'name.K': 'Knight',
  'name.Kl': 'Knight of the Order of the Lion',
  'name.Kf': 'Knight of the Order of the Falcon',
  'name.Ko': 'Knight of the Order of the Oak',
  'name.Ks': 'Knight of the Order of the Sun',
  'name.F': 'Farmer',
  'name.W': 'Farmer’s wife',
  'name.J': 'Jester',
  'name.P': 'Priest',
  'name.Z': 'Wizard',
  'name.T': 'Tax collector',
  'name.JQ': 'Jester as a queen',
  'name.JD': 'Jester as a duke',
  'name.JC': 'Jester as a countess',
  'name.JK': 'Jester as a knight',
  'name.JF': 'Jester as a farmer',
  'name.JW': 'Jester as a farmer’s wife',
  'name.collector':
    'Tax collector: {need, plural, =0 {no requirement} other {# identical face-up subjects}}, {gold} gold',

  'one.Q': 'a queen',
  'one.D': 'a duke',
  'one.C': 'a countess',
  'one.K': 'a knight',
  'one.Kl': 'a knight of the Order of the Lion',
  'one.Kf': 'a knight of the Order of the Falcon',
  'one.Ko': 'a knight of the Order of the Oak',
  'one.Ks': 'a knight of the Order of the Sun',
  'one.F': 'a farmer',
  'one.W': 'a farmer’s wife',
  'one.FW': 'a farmer or a farmer’s wife',
  'one.J': 'a jester',
  'one.P': 'a priest',
  'one.Z': 'a wizard',
  'one.T': 'a tax collector',

  'some.Q': '{count, plural, one {a queen} other {# queens}}',
  'some.D': '{count, plural, one {a duke} other {# dukes}}',
  'some.C': '{count, plural, one {a countess} other {# countesses}}',
  'some.Kl': '{count, plural, one {a knight} other {# knights}} of the Order of the Lion',
  'some.Kf': '{count, plural, one {a knight} other {# knights}} of the Order of the Falcon',
  'some.Ko': '{count, plural, one {a knight} other {# knights}} of the Order of the Oak',
  'some.Ks': '{count, plural, one {a knight} other {# knights}} of the Order of the Sun',
  'some.F': '{count, plural, one {a farmer} other {# farmers}}',
  'some.W': '{count, plural, one {a farmer’s wife} other {# farmers’ wives}}',
  'some.J': '{count, plural, one {a jester} other {# jesters}}',
  'some.P': '{count, plural, one {a priest} other {# priests}}',
  'some.Z': '{count, plural, one {a wizard} other {# wizards}}',
  'some.T': '{count, plural, one {a tax collector} other {# tax collectors}}',
  'some.JQ': '{count, plural, one {a jester as a queen} other {# jesters as queens}}',
  'some.JD': '{count, plural, one {a jester as a duke} other {# jesters as dukes}}',
  'some.JC': '{count, plural, one {a jester as a countess} other {# jesters as countesses}}',
  'some.JK': '{count, plural, one {a jester as a knight} other {# jesters as knights}}',
  'some.JF': '{count, plural, one {a jester as a farmer} other {# jesters as farmers}}',
  'some.JW': '{count, plural, one {a jester as a farmer’s wife} other {# jesters as farmers’ wives}}',

  'column.Q': 'queens',
  'column.D': 'dukes',
  'column.C': 'countesses',
  'column.K': 'knights',
  'column.F': 'farmers',
  'column.W': 'farmers’ wives',

  'order.lion': 'Order of the Lion',
  'order.falcon': 'Order of the Falcon',
  'order.oak': 'Order of the Oak',
  'order.sun': 'Order of the Sun',

  'slope.left': 'Left slope',
  'slope.right': 'Right slope',

  'phase.place': 'Preparation',
  'phase.recruit': 'Phase 1: recruit from the hill',
  'phase.summon': 'Phase 2: summon from the valley',
  'phase.kingdom': 'Phase 3: kingdom bonus',
  'phase.replenish': 'Phase 4: replenish valley and hill',
  'phase.over': 'End of the game',

  'phase.short.place': 'Kings',
  'phase.short.recruit': 'Recruit',
  'phase.short.summon': 'Summon',
  'phase.short.kingdom': 'Kingdom',
  'phase.short.replenish': 'Replenish',
  round: '{round, plural, =0 {Preparation} other {Round #}}',

  'move.place': 'Place the king on {place}',
  'move.recruit': 'Recruit {tile} for {gold} gold{side, select, left {, left slope} right {, right slope} other {}}',
  'move.skip': '{phase, select, recruit {Recruit nobody} other {No kingdom bonus}}',
  'move.take':
    'Take {tiles}{where, select, some { from {places}, end on {place}} end {, end on {place}} tile { on {place}} other {}}',
  'move.priest': 'Pay the priest on {place} {gold} gold and travel on',
  'move.jester': 'Put the jester with the {column}',
  'move.swap':
    'Swap {piece} for {tile}{side, select, left {, left slope at {price}} right {, right slope at {price}} other {}}',
  'move.tax': 'Turn {pieces} face down',
  'move.kingdom': 'Turn {pieces} face down for the kingdom bonus',
  'move.refill': 'Replenish from the {slope, select, left {left} other {right}} slope',

  'event.placed': '{player} places the king on {place}.',
  'event.turn': 'Round {round}: {player} takes a turn.',
  'event.recruited': '{player} recruits {tile} from the hill ({slot}) for {gold} gold.',
  'event.declined': '{player} {phase, select, recruit {recruits nobody} other {does not claim the kingdom bonus}}.',
  'event.prayed': '{player} pays the priest on {place} {gold} gold and travels on from there.',
  'event.took': '{player} summons {tiles} from {count, plural, one {{places}} other {{places}, and ends on {end}}}.',
  'event.found': '{player} finds {gold} gold on {place}.',
  'event.stuck': '{player} can summon nobody: the king stays where he is.',
  'event.jester': '{player} puts the jester into the column of the {column}.',
  'event.swapped': '{player} swaps {piece} for {tile} from the hill ({slot}).',
  'event.taxed':
    '{player} {count, plural, =0 {receives} other {turns {pieces} face down and receives}} {gold} gold from a tax collector.',
  'event.kingdom': '{player} claims the kingdom bonus with {pieces}, and receives {gold} gold and a kingdom token.',
  'event.refilled':
    '{count, plural, =0 {The hill is empty: {player} cannot replenish the valley.} other {{player} replenishes the valley from the {slope, select, left {left} other {right}} slope: {tiles}.}}',
  'event.drew': 'The {slope, select, left {left} other {right}} slope of the hill receives {tiles}.',
  'event.ending': 'The hill cannot be replenished in full any more: this round is the last.',
  'event.standstill': 'Nobody can do anything any more: this round is the last.',
  'event.over': 'The game is over.',

  'ask.place': 'Place your king on a tile of the valley without a king.',
  'ask.recruit': 'Recruit one subject from the hill with your {gold} gold, or go on without one.',
  'ask.summon': 'Move your king in a straight line and summon the character he ends on, or identical ones he passes.',
  'ask.onward': 'Travel on from the priest’s place {place} in any direction and summon.',
  'ask.kingdom': 'Claim the kingdom bonus of {gold} gold and a kingdom token, or save your subjects for later.',
  'ask.replenish':
    'Choose the slope of the hill that replenishes {count, plural, one {the open place} other {the # open places}} of the valley.',
  'ask.jester':
    '{count, plural, one {Choose a column for your jester; he stays there to the end.} other {Choose a column for the first of your # jesters; he stays there to the end.}}',
  'ask.swap':
    'Swap a face-up subject of your castle for a subject from the hill{count, plural, one {.} other {; # swaps are left.}}',
  'ask.tax': 'Choose {need} face-up subjects of one column to turn face down for {gold} gold.',

  'score.Q': '{count, plural, one {# queen} other {# queens}}',
  'score.D': '{count, plural, one {# duke} other {# dukes}}',
  'score.C': '{count, plural, one {# countess} other {# countesses}}',
  'score.K': '{count, plural, one {# knight} other {# knights}}',
  'score.F': '{count, plural, one {# farmer} other {# farmers}}',
  'score.W': '{count, plural, one {# farmer’s wife} other {# farmers’ wives}}',
  'score.kingdoms': '{count, plural, one {# kingdom token} other {# kingdom tokens}}',
  'score.lion': 'Order of the Lion: {count, plural, one {# knight} other {# knights}}',
  'score.falcon': 'Order of the Falcon: {count, plural, one {# knight} other {# knights}}',
  'score.oak': 'Order of the Oak: {count, plural, one {# knight} other {# knights}}',
  'score.sun': 'Order of the Sun: {count, plural, one {# knight} other {# knights}}',
  'score.couples': '{count, plural, one {# couple} other {# couples}} of farmer and wife',
  'score.gold': '{count, number} gold',

  'why.over': 'The game is over.',
  'why.not-your-turn': 'It is not your turn: {player} is playing.',
  'why.finish-first':
    'First {ask, select, jester {choose the column for your jester} swap {make the wizard’s swap} other {choose the subjects for your tax collector}}.',
  'why.phase-later':
    'This belongs to phase {phase}. {now, select, place {First all kings take their places in the valley.} recruit {First recruit a subject, or go on without one.} summon {First summon from the valley.} other {First claim the kingdom bonus, or go on without it.}}',
  'why.phase-over':
    '{needed, select, recruit {Recruiting (phase 1)} other {Summoning (phase 2)}} is over for this turn.',
  'why.mandatory':
    '{ask, select, place {Your king must take a place in the valley.} summon {Summoning is mandatory.} replenish {The valley must be replenished: choose a slope.} jester {The jester must stand in a column.} swap {A summoned wizard must make his swap.} other {A summoned tax collector must collect his taxes.}}',
  'why.nothing-offered': 'There is nothing to decline now.',

  'why.king-here': 'A king already stands on {place} ({player}): at the start each tile holds only one.',
  'why.not-in-line': 'Your king moves straight or diagonally: {place} is not in line with {from}.',
  'why.own-tile': 'Your king begins on {place}: the character there can be summoned only by way of a priest.',
  'why.standing-still': 'Your king already stands on {place}: he must move.',
  'why.king-on-tile':
    'On {place} {count, plural, one {stands another king} other {stand other kings}} ({players}): the character there cannot be summoned.',
  'why.opened': 'The priest of {place} has left: the place stays open until the valley is replenished.',
  'why.empty': 'There is no tile on {place}.',
  'why.priest-fee': 'The priest asks for {fee} gold; you have {gold}.',
  'why.priest-coin': 'The priest asks for {fee} gold before you get the coin that lies on him; you have {gold}.',
  'why.priest-no-way': 'From the priest on {place} your king could summon nobody.',
  'why.wizard-castle': 'The wizard needs a face-up subject in your castle; you have none.',
  'why.wizard-hill': 'The wizard needs a subject on the hill; there is none.',
  'why.collector-need':
    'This tax collector needs {need} identical face-up subjects in a column you have not taxed yet; you have {most} at most.',
  'why.collector-taxed':
    'This tax collector needs {need} identical face-up subjects; you have that many only in columns you have already taxed: {columns}.',

  'why.set-priest': 'Priests are never summoned as a set.',
  'why.set-king':
    'On {place} {count, plural, one {stands another king} other {stand other kings}} ({players}): a set cannot end with the tile there.',
  'why.set-near':
    '{place} is too close: for a set your king passes at least two tiles and ends behind the last of them.',
  'why.set-edge': 'Your king would have to end right behind {place}, but the valley ends there.',
  'why.set-single': 'A set needs two or three identical characters: no second one lies on the way to {place}.',
  'why.set-kings':
    'Of the identical characters on the way to {place} too few are free: those under other kings ({players}) stay.',
  'why.set-collectors':
    'You cannot summon these tax collectors together: they need {needs} identical face-up subjects, and each of them a different column that you have not taxed yet. (A collector without a requirement needs none.)',
  'why.land-near': '{place} is too close: your king passes at least two tiles before he ends behind a set.',
  'why.land-no-set': 'You may stop here only to take a set, and no set ends on {last}.',

  'why.round-one': 'Recruiting starts in round {first}; this is round {round}.',
  'why.recruited-already': 'You have already recruited a subject this turn.',
  'why.too-poor': 'The subject on {slot} costs {price} gold; you have {gold}.',
  'why.specialist-recruit': 'On {slot} lies {tile}: specialists cannot be recruited, only summoned from the valley.',
  'why.specialist-swap': 'On {slot} lies {tile}: the wizard fetches only subjects from the hill.',
  'why.slot-empty': 'There is no tile on {slot}.',
  'why.slope-short':
    'The {slope, select, left {left} other {right}} slope holds {held, plural, one {# tile} other {# tiles}} and the valley needs {wanted}: take the other slope, which holds enough.',

  'why.column-idle': 'No jester, wizard or tax collector is waiting for a column.',
  'why.piece-idle':
    'Only a wizard, a tax collector or the kingdom bonus uses tiles of your castle; none of them is due now.',
  'why.column-taxed': 'You have already collected taxes from the {column}: each column pays only once.',
  'why.column-short': 'The tax collector needs {need} face-up subjects; the column of the {column} has {count}.',
  'why.column-needed':
    'Another of your tax collectors needs the column of the {column}: all of them must collect their taxes.',
  'why.column-empty': 'No subject lies face up in the column of the {column}.',
  'why.piece-none': 'There is no such tile in your castle: {piece}.',
  'why.piece-down': 'In your castle this tile lies only face down: {piece}.',
  'why.kingdom-later': 'The kingdom bonus is claimed in phase 3, after summoning.',
  'why.kingdom-over': 'Phase 3 is over for this turn; only one kingdom bonus may be claimed per turn.',
  'why.kingdom-missing': 'For the kingdom bonus you still need, face up: {missing}.',

  'option.content': 'Stacks',
  'option.content.about': 'How the characters are spread over the three stacks.',
  'option.start': 'Starting player',
  'option.start.about': 'Who places a king first and takes the first turn of every round.',
  'option.start.random': 'Random',
  'content.even': 'Even spread',
  'content.even.about': 'Every character is spread evenly over the three stacks.',
  'content.ramped': 'Late court',
  'content.ramped.about': 'Farmers come early, queens and dukes late.',
  'content.custom': 'Own table',
  'content.custom.about': 'A table with numbers of your own.',

  'source.RULEBOOK': 'printed in a rulebook',
  'source.CONFIRMED': 'stated by the publisher or a review',
  'source.DEDUCED': 'follows from known values',
  'source.RECALLED': 'remembered, without a source',
  'source.RECONSTRUCTED': 'our reconstruction, which fits all known totals',
  'source.CUSTOM': 'from your own table',
} as const satisfies Readonly<Record<string, string>>;

export type Key = keyof typeof en;
