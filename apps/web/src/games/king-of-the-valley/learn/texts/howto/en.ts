/**
 * How to play, in English. This file defines the keys. **Bold** marks a term where it is explained, [X8] is a link to a
 * ruling; numbers in braces come from the content table.
 */
export const en = {
  'goal.title': 'The goal',
  'goal.1':
    'You are one of two to four kings who want the same valley. Whoever gathers the finest court wins: at the end every subject in your castle brings its **influence**, and a clever court earns bonuses on top.',
  'goal.2':
    'Complete kingdoms, knights of one order, married farmers and plain gold all turn into points. There is no fighting. You race each other for the right tile at the right time.',
  'goal.caption': 'What counts at the end.',

  'setup.title': 'Set-up',
  'setup.1':
    'All 90 character tiles are sorted into three stacks by the numeral on their back. Stack I comes out first: 25 tiles make the **valley**, five by five, and the last four begin the hill.',
  'setup.2':
    'The **hill** has two slopes of six rows with prices from {priceFoot} gold at the foot to {priceTop} at the top. It is filled up with tiles of stack II. The rest of stack II and stack III wait beside it, face down.',
  'setup.3':
    'Everybody has a castle with six columns and {startGold} gold. Then, one after the other, each puts a king on a tile of the valley that has no king yet. [S1]',
  'setup.caption':
    'The red king stands on the queen. Blue has chosen the corner. Nobody may take the tile under a king.',

  'turn.title': 'Your turn',
  'turn.1':
    'A turn has four phases, always in the same order. The second and the fourth are mandatory; the first and the third are offers you may decline.',
  'turn.recruit': 'Recruit',
  'turn.recruit.about': 'Buy one subject from the hill. From round 2 on, if you like.',
  'turn.summon': 'Summon',
  'turn.summon.about': 'Move your king and take one tile, or two or three alike.',
  'turn.kingdom': 'Kingdom bonus',
  'turn.kingdom.about': 'Turn five different subjects for gold and points, if you like.',
  'turn.replenish': 'Replenish',
  'turn.replenish.about': 'Choose the slope that fills the gaps.',
  'turn.caption': 'The strip at the top of the table shows where you are.',

  'recruit.title': 'Recruit from the hill',
  'recruit.1':
    'From the second round on you may buy **one subject a turn**. It costs what its row costs, goes to your castle, and everything above it slides one row down: what you leave today is cheaper tomorrow, for everybody.',
  'recruit.2':
    'Tiles with a grey frame are **specialists**. They cannot be bought. They have to come down into the valley first. [R3]',
  'recruit.caption':
    'The duke in row 4 costs {priceFour} gold. What lies above slides down; the gap at the top waits for phase 4.',

  'move.title': 'Move and take a tile',
  'move.1':
    'Your king moves like a queen in chess: in one straight line, along a row, a column or a diagonal, as far as you like. Then you take **the tile he stops on** and put it into your castle. You cannot pass your turn.',
  'move.2':
    'Other kings do not block you; you walk right past them. But a tile under another king is taken by nobody, and the tile under your own king is not yours either. [M5] [M6]',
  'move.3':
    'A subject goes face up into the column of its portrait. A specialist does his work at once and leaves the game, and you may take him only if you can give him what he asks for.',
  'move.caption': 'Red passes the countess and stops on the farmer’s wife. The wife is his, the countess stays.',
  'move.try': 'Try it: you are red. Where can your king go?',

  'sets.title': 'Two or three alike',
  'sets.1':
    'Instead of the tile he stops on, your king may bring home **two or three tiles of the same character that he passed** in this one line. The price for it: he has to stop right behind the last of them, and does not get the tile there.',
  'sets.2':
    'Other tiles may lie between. Knights are alike whatever their order; a farmer and a farmer’s wife are not. Priests are never part of a set. [X5] [X10] [X11]',
  'sets.caption': 'Three farmers on one diagonal: red takes all of them and stops behind the third.',
  'sets.caption.two': 'Two knights with a jester between them. He stops behind the second and leaves the jester.',
  'sets.fine.1':
    'Where you stop decides. Behind the second you take two; behind the third you take all three, not a choice of them. [X6] [X7]',
  'sets.fine.2':
    'A set ends right in front of the place where you stop. If the last of them lies on the edge you are heading for, there is no room behind it, and it cannot be taken along. [X3]',
  'sets.fine.3':
    'Tiles under other kings are passed and stay lying. Two must be free, and the last of the set must be one of them. [X8]',
  'sets.fine.4':
    'The place where you stop may hold anything: another king, a specialist you could not use, the same character once more, or nothing at all. [X9]',
  'sets.caption.occupied': 'Blue stands on the farmer in the middle. Red still takes the two others.',
  'sets.try': 'Try it: find all the sets from the corner.',

  'priest.title': 'The priest',
  'priest.1':
    'Stop on a priest and pay him {priestFee} gold, and your king **goes on in any direction** from there, as if the turn began on his place. The priest leaves the game. Only the second stretch brings you tiles.',
  'priest.2':
    'Your coin stays behind on his place. It will lie on the next tile that comes there, and goes to whoever summons that tile. [P2] [P9]',
  'priest.caption': 'Up the diagonal to the priest, a coin for him, and on to the queen.',
  'priest.fine.1':
    'You may not pay a priest and then take nothing: if his place leads nowhere, he cannot be chosen. [P5]',
  'priest.fine.2': 'By way of a priest you can even come back for the tile on which you began. [P6]',
  'priest.fine.3': 'Several priests in one turn are fine, as long as you can pay each of them. [P4]',

  'wizard.title': 'The wizard',
  'wizard.1':
    'The wizard **swaps** one face-up tile of your castle for any subject on the hill, free of charge and from any row. A farmer’s wife can become a queen.',
  'wizard.2':
    'Your tile takes exactly the place of the other; nothing slides. Once you have summoned a wizard you have to swap, and without a face-up tile you cannot summon him. [W1] [W2]',
  'wizard.caption': 'The farmer’s wife climbs to row 5, the queen comes down to the castle.',

  'collector.title': 'The tax collector',
  'collector.1':
    'A tax collector pays gold. Two of the eight ask for nothing. The others ask for three, four or five **face-up tiles of one column**: turn so many face down and take the gold.',
  'collector.2':
    'Turned tiles still count fully at the end, but they cannot be taxed again or used for a kingdom. A token marks the column: you can never tax it again. [T3] [T8]',
  'collector.caption':
    'This collector asks for {taxNeed} alike and pays {taxGold} gold. Three farmers are turned; their column is taxed for good.',

  'jester.title': 'The jester',
  'jester.1':
    'A jester is a subject without a portrait. When you get him you put him into **any column**, and there he stays. From now on he counts as such a subject for taxes and kingdoms.',
  'jester.2': 'He has no influence at the end, belongs to no order and marries nobody. [J4]',
  'jester.caption': 'No queen in sight: the jester plays one.',

  'kingdom.title': 'The kingdom bonus',
  'kingdom.1':
    'In phase 3 you may turn five face-up tiles: **a queen, a duke, a countess, a knight, and a farmer or a farmer’s wife**. You get {kingdomGold} gold now and a token worth {kingdomPoints} points at the end. Once a turn.',
  'kingdom.2':
    'Jesters stand in for the column they lie in. The five tiles keep their influence, face down or not. [K4]',
  'kingdom.caption': 'With the jester as queen the court is complete.',

  'replenish.title': 'Replenish',
  'replenish.1':
    'Finally you **choose one slope** of the hill. Its tiles, from the foot up, fill the gaps in the valley in the order in which your king crossed them. You decide what the next player will find, so look closely.',
  'replenish.2': 'Then the hill is filled up from the top: from stack II while it lasts, then from stack III.',
  'replenish.caption': 'Red crossed d2, c3 and b4, in this order. With the left slope: farmer, farmer’s wife, knight.',
  'replenish.fine.1': 'If only one slope has enough tiles for all gaps, it has to be that one. [F6]',
  'replenish.fine.2': 'If both slopes lack tiles, the one with fewer is filled up first. [F5]',

  'end.title': 'The end',
  'end.1':
    'When the hill can no longer be filled to twelve tiles, the last round has come. Play goes on until it would be the starting player’s turn again, so that **everybody has had the same number of turns**.',
  'end.2': 'You may still recruit and claim a kingdom in your last turn. After it nothing counts but points. [R7] [K7]',
  'end.caption': 'Both stacks are empty and two places of the hill stay open: this round is the last.',

  'scoring.title': 'Scoring',
  'scoring.1':
    'Turn everything face up and add it all together. **Influence**: queen {infQ}, duke {infD}, countess {infC}, knight {infK}, farmer and farmer’s wife {infF} each; a jester has none. **Kingdom tokens**: {kingdomPoints} each.',
  'scoring.2':
    '**Orders**: three knights of one order are worth {order3} points, four {order4}, all five {order5}. **Couples**: {couplePoints} points for each farmer with a wife. **Gold**: {goldPoints, plural, one {# point} other {# points}} each.',
  'scoring.3': 'On a tie the one with more influence wins; if that is equal too, you share the victory. [V6]',
  'scoring.caption': 'An example, added up by the same rules as every game.',
  'scoring.castle': 'Red’s castle at the end. Tiles that were turned count just the same.',
  'scoring.what': 'What',
  'scoring.total': 'Total',
  'scoring.first': 'Red',
  'scoring.second': 'Blue',
  'scoring.wins': 'wins',

  'tips.title': 'Tips for a first game',
  'tips.1': '**Look for sets first.** Two or three tiles for one move is the best bargain in the valley.',
  'tips.2':
    '**Watch what you leave.** Your stopping place is where your next turn begins, and the slope you choose feeds your neighbour.',
  'tips.3':
    '**Gold is points and freedom.** Keep one coin for a priest; spend more only on tiles that finish something.',
  'tips.4':
    '**Do not be shy of farmers.** Alone they are small, but three of them pay taxes and each wife makes a couple.',
  'tips.5': '**Settle on one or two orders.** Four knights of one order beat two pairs of different ones.',
  'tips.6':
    '**Save a jester for the column you lack.** A missing queen is what usually keeps a kingdom from being complete.',
  'tips.caption': 'Ready? The table will show you everything you may do.',

  'try.label': 'The valley, to try out',
  'try.hint': 'Pick a place. Rings mark what is allowed; anywhere else you read why it is not.',
  'try.several': 'Several moves use this place. Which one?',
  'try.again': 'Once more',
  'try.found': '{found} of {all} sets found',
  'try.all': 'All {all} sets found. Well done!',
  'try.red': 'red king',
  'try.blue': 'blue king',
} as const satisfies Readonly<Record<string, string>>;

export type HowToKey = keyof typeof en;
