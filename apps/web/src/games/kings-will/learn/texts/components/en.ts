/** Components and where their numbers come from. English defines the keys. */
export const en = {
  'sources.title': 'What is printed, and what is ours',
  'sources.1':
    '**Most values on this page are not the printed ones.** The rulebook explains how the game is played, and that is what we follow. But costs, buildings, will cards and travel boards stand in a separate glossary, and that is not publicly available.',
  'sources.2':
    'So we made a set of our own, fitted to every example of the rulebook and every hint of published reviews, and had programs play it out against each other. It plays well, but it is **our reconstruction**, and it does not claim to be what lies in the box. Each row carries a mark that says how sure it is.',
  'sources.3': 'If you own the box, you can play with the printed values: see the last section.',
  'sources.marks': 'The marks',
  'sources.known': 'Known',
  'sources.known.1': 'How the game is played: the action row, all actions, the royal visit, the order of the scoring.',
  'sources.known.2': 'How many there are of each place, the number of all other pieces, the start, what the scales do.',
  'sources.known.3': 'One travel board in part, the names of the School and the Fair, and what will cards are about.',
  'sources.ours': 'Reconstructed by us',
  'sources.ours.1': 'What places cost and how they change the mood; how exactly a monastery protects.',
  'sources.ours.2': 'The prices, edges and abilities of all buildings, and the names of all but two.',
  'sources.ours.3': 'The numbers of all sixteen will cards and nearly all of the travel boards.',
  'sources.ours.4': 'How many there are of each landscape, the end of the money scale, the size of the extension.',
  'mark.RULEBOOK': 'Rulebook',
  'mark.CONFIRMED': 'Confirmed',
  'mark.DEDUCED': 'Deduced',
  'mark.RECALLED': 'Recalled',
  'mark.RECONSTRUCTED': 'Reconstructed',
  'mark.CUSTOM': 'Own',

  'tiles.title': 'The {count} action tiles',
  'tiles.1': 'Their actions are printed in the rulebook. The first four begin the game locked, in this order.',
  'wills.title': 'The {count} will cards',
  'wills.1':
    'Published hints name the topics; letters, numbers and conditions are reconstructed. Cards A to L are those of the first game.',
  'wills.firstGame': 'First game',
  'wills.all': 'All',
  'wills.rest': 'Full game only',
  'buildings.title': 'The {count} buildings',
  'buildings.1':
    'Each exists once. The medals at the edges are the half symbols. Printed are only their number and two of the names.',
  'buildings.filter': 'Show',
  'buildings.rising': 'Mood rises',
  'buildings.falling': 'Mood falls',
  'travels.title': 'The {count} travel boards',
  'travels.1':
    'Four of them, or three in the first game, are drawn for a game. The demand and the first offer of R1 are an example of the rulebook, all others are ours.',
  'places.title': 'The four places',
  'places.1':
    'How many there are and what they are for is printed; prices, moods and the exact protection of the monastery are not.',
  'places.count': '{count} in the box',
  'lands.title': 'The landscapes',
  'lands.1':
    'What they yield and how many sites they have is printed, and that there are 36 in all. The split is ours.',
  'values.title': 'Scales and other numbers',
  'values.1': 'What each step of education and development brings.',
  'values.what': 'What',
  'values.value': 'Value',
  'values.mark': 'Mark',
  'values.farmers': 'Farmers in the box',
  'values.farmersPerLand': 'Farmers on a landscape',
  'values.store': 'Room in the storehouse, of each good',
  'values.extension': 'Room with the extension',
  'values.money': 'End of the money scale',
  'values.startPoints': 'Points at the start',
  'values.startCoins': 'Coins at the start',
  'values.startGoods': 'Goods at the start',
  'values.startFarmers': 'Farmers at the start',
  'values.slotBonus': 'Points for the last slot',
  'values.steps': 'Steps of a move',
  'values.sale': 'Coins for a good sold',
  'values.taxMood': 'Mood lost by taxes',
  'values.educationMood': 'Mood won by education',
  'values.rebellionPoints': 'Points lost in a rebellion',
  'values.lastFarmerPoints': 'More points, if the last farmer stays',
  'values.levyPoints': 'Points lost for a missed levy',
  'values.levyMood': 'Mood lost for a missed levy',
  'values.wrath': 'Points lost for a wrath',

  'custom.title': 'Your own box',
  'custom.1':
    'If you own the game, type in what is printed in your glossary: a table is a text file with every number of the game. Download the template, change it in any text editor, and choose it when you set up a game, under “{option}: {custom}”.',
  'custom.2':
    'The table is checked when it is read: if something does not add up, you are told the row and what was expected. It travels with the game, so a saved game is always continued with its own numbers. All texts on cards follow from the numbers.',
} as const satisfies Readonly<Record<string, string>>;

export type ComponentsKey = keyof typeof en;
