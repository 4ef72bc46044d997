/**
 * How to play, in English. This file defines the keys. **Bold** marks a term where it is explained, [13] is a link to a
 * ruling; numbers in braces come from the content table.
 */
export const en = {
  red: 'Red',
  blue: 'Blue',
  green: 'Green',
  before: 'Before',
  after: 'After',

  'goal.title': 'The aim',
  'goal.1':
    'You are one of two to four dukes in the days when kings ruled from the saddle. You tend a **palatinate**: a row of landscapes with farmers, places and buildings. {rounds} times the king comes to visit, and every time he wants something.',
  'goal.2':
    'What he values most stands on secret **will cards**. You find out some of it, commit to a few of the cards, and shape your land to fit. Whoever pleased him best has the most points at the end.',
  'goal.caption': 'Where points come from.',
  'goal.start': 'At the start',
  'goal.slot': 'Tile on the last slot',
  'goal.levy': 'Voluntary tribute',
  'goal.will': 'Will cards, at the end',
  'goal.wrath': 'The king’s wrath, per card',
  'goal.seam': 'Whole symbols between buildings',
  'goal.upTo': 'up to {points}',

  'setup.title': 'Set-up',
  'setup.1':
    'Everybody lays a mountain, a forest, a meadow and a cornfield side by side, in any order, and puts {startFarmers} farmers and one **farmstead** on them. The row grows later, but never changes its order. [17] [25]',
  'setup.2':
    'You begin with {startGoods} goods of your choice, {startCoins} coins, {startPoints} points, and all other scales at 0. Farmers are needed for nearly everything: they harvest, they pay taxes, they found places. Your points are secret, unless the table plays with open ones. [35]',
  'setup.3':
    'Beside the boards lie the spare landscapes, farmers, places and all {buildings} buildings. What is taken is gone: a building exists only once. [36]',
  'setup.4':
    'The nine action tiles form a row: first always the king, Move, Multiply and Intrigue, in this order, then the other five by chance. Of the {travels} travel boards {rounds} are drawn, and the first one lies open. Chance decides who begins. [30]',
  'setup.row': 'The row at the start of a game: four tiles are locked, five are free.',
  'setup.caption': 'One possible beginning: wood is close to home, stone next door.',

  'wills.title': 'The king’s will',
  'wills.1':
    'Before you lay anything out you are dealt two will cards in secret. **One goes face down onto the plan**, the other leaves the game. Together with cards nobody knows, the plan holds {fields}.',
  'wills.2':
    'The upper part of a card says what pays points at the end, but only to those who have committed to it. The lower part is the **wrath**: whoever fails it loses {wrath} points, committed or not.',
  'wills.3':
    'You know your own card from the start and look at others during the game. The table keeps a private **notebook** for you: cards you have seen stay open to you alone, and you see who has looked where. It can be switched off for those who like to remember. [31]',
  'wills.hand': 'Two cards in Red’s hand. Which of them shall count?',
  'wills.plan':
    'The plan as Red sees it after a look: three cards known, the others face down. The spyglass shows what Blue knows.',

  'row.title': 'The row of action tiles',
  'row.1':
    'Nine action tiles lie in a row. **The four on the left are locked** and cannot be taken. On your turn you take one of the others; the king’s own tile can never be chosen.',
  'row.2':
    'When the turn is over, your tile goes back **to the left end**, and everything up to the gap moves one slot to the right. What was just used is out of reach for a while, and the locked tiles come free one by one.',
  'row.3':
    'Whoever takes the tile on the **last slot** gets {slotBonus, plural, one {# point} other {# points}} at once. And mind the king: his tile moves along, and when it reaches the right end he sets out on his journey. [4]',
  'row.fine.1':
    'The king moves on whenever the tile you take lies to his right. Take one to his left and he stays where he is: that is how a round is stretched.',
  'row.fine.2':
    'So a round lasts at least eight turns, and has no upper limit. If that worries you, an option allows only tiles right of the king from turn 16 on. [37]',
  'row.caption': 'Red takes “Govern” from the last slot. The tile goes to the left end, the king moves one slot on.',
  'row.stays': 'Here the king stands on slot 7. “Harvest” lies to his left, so he does not move.',

  'turn.title': 'Two actions for you, one for the others',
  'turn.1':
    'Almost every tile shows two actions. Whoever took it does **two**: each of them once, in any order, or one of them twice. Then every other player in turn does **one** of the two.',
  'turn.2':
    'Nothing is compulsory but taking a tile: you may do less, or pass altogether. Your second action may use what the first one brought. [1] [2] [3]',
  'turn.fine.1': 'An action that brings nothing is allowed; the table warns you before. [44]',
  'turn.caption': 'Red took “Govern”: two actions for Red, one for Blue.',

  'harvest.title': 'Harvest',
  'harvest.1': '**Till fields** brings one food for each of your farmers on cornfields.',
  'harvest.2': '**Breed cattle** brings one leather for each of your farmers on meadows.',
  'harvest.caption': 'Two farmers on the meadow, one on the cornfield: Red uses each action once, Blue follows.',

  'extract.title': 'Extract, and the storehouse',
  'extract.1':
    '**Fell wood** counts your farmers in forests, **quarry stone** those in the mountains. It works like a harvest.',
  'extract.2':
    'Your storehouse has room for **{store} of each good**, and the money scale ends at {money}. What does not fit is lost. Your first castle brings an extension with room for {extension}. [10] [38]',
  'extract.caption': 'Two farmers and the first step of development make three wood, but there is room for two only.',

  'enrich.title': 'Enrich',
  'enrich.1':
    '**Explore the king’s will**: look at one card of the plan, in secret. Nobody else learns what it says, but everybody sees where you looked.',
  'enrich.2':
    '**Raise taxes**: one coin for each of your farmers. The people do not like it: their mood falls by {taxMood}. [22]',
  'enrich.3': 'Coins pay for buildings and for some of the king’s demands.',
  'enrich.caption': 'Red has looked at card 5. Then four farmers pay four coins, and the mood drops below zero.',

  'build.title': 'Build: places and buildings',
  'build.1':
    '**Found a place**: you need a farmer on the landscape, a free site there and the goods. A place changes the mood at once.',
  'build.2':
    'A **farmstead** lets families grow. A **village** does too and makes room for {villageRoom} farmers. Your first **castle** extends the storehouse. A **monastery** shields you from one wrath at the end. [40]',
  'build.3':
    '**Erect a building** below any of your landscapes, one below each; no farmer is needed. It costs goods and coins, changes the mood, and nearly every building has an ability from now on. [14] [15]',
  'build.fine.1':
    'Hills have {hillSites, plural, one {one site} other {# sites}}, lakes {lakeSites, plural, one {one} other {#}}, and neither yields goods. [16]',
  'build.fine.2': 'Once placed, nothing can be moved or torn down.',
  'build.places': 'What the four places cost, what they do to the mood, and what they are good for.',
  'build.place': 'Place',
  'build.cost': 'Cost',
  'build.good': 'Good for',
  'build.caption': 'A castle on the mountain, then the Mill below the meadow. The extension comes at once.',

  'seams.title': 'Buildings side by side',
  'seams.1':
    'Each building shows half a symbol at its left and right edge, worth 1, 2 or 3. Where two neighbours show **the same half**, the symbol is whole and scores its value at the end.',
  'seams.2': 'Where you build matters as much as what you build. Halves at the outer ends of a row score nothing. [39]',
  'seams.caption': 'Mill and School already join. The Fair fits beside the School: one more whole symbol.',

  'govern.title': 'Govern: education and development',
  'govern.1':
    '**Improve education**: one step up, and mood +{educationMood}. Each step makes a kind of place cheaper by one good of your choice; the last one lets you pay one good with any other. [11] [12] [46]',
  'govern.2':
    '**Raise development**: one step up. Each step brings one more good with every such harvest, even without a farmer there. With the last one you may exchange a good you have just received. [8] [9]',
  'govern.3': 'All lower steps stay active. A scale that is full cannot be raised. [13]',
  'govern.caption': 'Both scales in one turn; educating has also pleased the people.',
  'govern.discount': 'With education 1 a farmstead costs one good less: Red pays without food.',
  'govern.step': 'Step',

  'move.title': 'Move',
  'move.1':
    '**Move farmers**: {steps} steps to neighbouring landscapes, by one farmer or shared by two. One step may lead **beyond the end of your row**: choose a new landscape from the supply, lay it there and put the farmer on it.',
  'move.2': '**Swap a good**: one good of your storehouse for any other.',
  'move.fine.1':
    '{farmersPerLand} farmers find room on a landscape, {villageRoom} where a village stands. That is checked when the move is over. [23]',
  'move.fine.2': 'Only one new landscape with each such action, and only from an end of the row. [24]',
  'move.caption': 'One farmer joins the other on the cornfield, then one walks on and opens a lake.',

  'multiply.title': 'Multiply',
  'multiply.1':
    '**Have offspring**: one more farmer on a landscape with a farmstead or a village, where a farmer already stands and there is room. [26]',
  'multiply.2': '**Sell a good** for {sale} coins.',
  'multiply.caption': 'The forest is full, so the family grows on the meadow. Then Red sells wood.',
  'multiply.village': 'A village holds {villageRoom} farmers.',

  'intrigue.title': 'Intrigue',
  'intrigue.1':
    'This tile lets you do **one single action of a locked tile**. The others may not follow. Then Intrigue itself goes to the left end; the tile whose action you used stays in the row and only moves along.',
  'intrigue.2': 'It is weaker than other tiles, but yours alone, and it comes at the right time. [5] [6]',
  'intrigue.caption': '“Harvest” is locked. Red tills the fields all the same, and Blue gets nothing.',

  'mood.title': 'Mood and rebellion',
  'mood.1':
    'The mood of your people runs from −4 to +4. Taxes, missed levies and some buildings lower it; homes, schools and festivals raise it. A good mood opens voluntary tribute to you.',
  'mood.2':
    'At −4 the people **rebel**: you lose {rebellionPoints, plural, one {# point} other {# points}} and a farmer of your choice, and the mood recovers to −3. [19] [20]',
  'mood.fine.1': 'The last farmer always stays; you lose a further point instead. [18]',
  'mood.fine.2': 'Points never fall below 0. [21]',
  'mood.caption': 'Taxes at mood −3: four coins, and a rebellion.',

  'visit.title': 'The king travels',
  'visit.1':
    'As soon as the king’s tile reaches the right end, the round is over. First everybody **commits**: beginning with whoever took the last tile, each puts a disc on a will card. You never put two on the same card.',
  'visit.2':
    'With two or three players a card has room for two discs, with four for three. Only your disc makes a card pay you, and every card with a disc brings its wrath upon all.',
  'visit.3':
    'Then the levies of the travel board are due. After them its place is taken by the next board, the king goes back to slot 1, and the next player begins. [42]',
  'visit.caption': 'Three players. Red commits to card 3, Blue follows: now it is full. Green takes card 5.',

  'levies.title': 'Levies',
  'levies.1':
    'The lower part of the travel board is **mandatory** for all. Whoever cannot pay in full keeps everything, loses {levyPoints, plural, one {# point} other {# points}}, and the mood falls by {levyMood}. The board lies open from the start of the round, so you can prepare. [27] [30]',
  'levies.2':
    'Then, beginning with whoever took the last tile, each may use the upper part, which is **voluntary**: goods or coins for points, each offer once. What you may choose depends on the mood of your people; lower offers stay open to you. [29]',
  'levies.fine.1': 'Whoever can pay the mandatory levy must.',
  'levies.fine.2': 'Your last farmer is never taken, and cannot be given away. [28] [50]',
  'levies.caption': 'Red pays and, with mood 2, gives twice. Blue lacks one food.',

  'two.title': 'With two players',
  'two.1':
    'When both have committed, whoever took the last tile adds a **neutral disc** to a card; never a second neutral one on the same card.',
  'two.2':
    'It takes up a space, and it makes the card count: its wrath can hit both of you. A neutral disc on a card your rival fails is worth {wrath} points. [32]',
  'two.caption': 'Red and Blue have committed; the neutral disc of this round goes onto card 5.',

  'scoring.title': 'The end and the scoring',
  'scoring.1': 'After the last visit the will cards with at least one disc are turned up. The others do not count.',
  'scoring.2':
    '**Wrath**: for every such card whose lower condition you fail you lose {wrath} points. Each monastery cancels one. [40]',
  'scoring.3':
    '**Will**: for every card with your disc whose wrath you avoided, you get what its upper part pays. **Buildings**: whole symbols score their value, and a building may pay for what you hold.',
  'scoring.4':
    'Whoever has the most points wins. On a tie it is the tied player who came last in the turn order of the first round. [34]',
  'scoring.caption': 'An example, added up by the same rules as every game.',
  'scoring.red': 'Red’s palatinate at the end. The monastery by the lake has turned away one wrath.',
  'scoring.plan': 'The cards that count, turned up.',
  'scoring.what': 'What',
  'scoring.points': 'Points collected',
  'scoring.wrath': 'The king’s wrath',
  'scoring.shields': 'Turned away by monasteries',
  'scoring.seams': 'Whole symbols',
  'scoring.total': 'Total',
  'scoring.wins': 'wins',

  'first.title': 'The first game',
  'first.1':
    'To get to know the game there is a shorter one: **{firstRounds} rounds** instead of {rounds}, {firstFields} will cards from A to {firstLast}, no lakes, and the abilities of buildings are ignored; price, mood and halves apply. [33] [43]',
  'first.2': 'Everybody begins alike, with the same row and the same goods. Choose it when you set up a game.',
  'first.caption': 'The beginning of the first game.',

  'tips.title': 'Tips',
  'tips.1': '**Look early.** A card you know in round 1 can shape your whole land; in the last round it is only news.',
  'tips.2':
    '**Watch the followers.** A tile that gives you two actions gives the others one. Take what they cannot use.',
  'tips.3': '**More farmers first.** Every harvest and every tax counts them.',
  'tips.4': '**Keep the mood at {offerMood} or better.** Voluntary tribute is the steadiest source of points.',
  'tips.5': '**Read the travel board.** The levy of this round lies open from its first turn.',
  'tips.6': '**Mind every wrath.** {wrath} points lost on a card of somebody else hurt as much as {wrath} not won.',
  'tips.caption': 'Read enough?',
} as const satisfies Readonly<Record<string, string>>;

export type HowToKey = keyof typeof en;
