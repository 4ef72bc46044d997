/** Components and where their numbers come from. English defines the keys. */
export const en = {
  'sources.title': 'Printed, deduced, reconstructed',
  'sources.1':
    '**Not everything here is printed data.** The rulebooks say how many tiles there are of each character and how many lie in each stack. They do not say which tile lies in which stack, what each tax collector pays, or what two of the six rows of the hill cost, and no published source does.',
  'sources.2':
    'Those values are ours, made so that every known total fits. Each number on this page carries a mark that says how sure it is. If you own the box, you can play with the printed values: see the last section.',
  'sources.marks': 'The marks',
  'mark.RULEBOOK': 'Rulebook',
  'mark.CONFIRMED': 'Confirmed',
  'mark.DEDUCED': 'Deduced',
  'mark.RECALLED': 'Recalled',
  'mark.RECONSTRUCTED': 'Reconstructed',
  'mark.CUSTOM': 'Own',

  'tiles.title': 'The {count} character tiles',
  'tiles.1':
    'How many there are of each character is printed. How they are spread over the stacks is known only for priests and wizards. Two spreads are built in, and both fit every total.',
  'tiles.2':
    '**{even}** is the default: almost every total can be divided by three, and an owner reports that the stacks serve to spread the characters. **{ramped}** is a weaker guess, kept to compare: an opening without a queen would take an advantage from the starting player.',
  'tiles.character': 'Character',
  'tiles.count': 'In all',
  'tiles.stacks': 'in stacks I, II, III',
  'tiles.mark': 'Spread',
  'tiles.sum': 'Tiles in the stack',

  'prices.title': 'Prices of the hill',
  'prices.1':
    'From the foot to the top. Two of the six prices are remembered, not read: between {priceThree} and {priceTop} the steps {priceFour} and {priceFive} are the most regular ones that fit.',
  'prices.row': 'Row',
  'prices.gold': 'Gold',
  'prices.mark': 'Mark',

  'collectors.title': 'The {count} tax collectors',
  'collectors.1':
    'The rulebooks say that they ask for nothing, three, four or five alike, that those without a requirement pay 3 or 4 gold and the others 5 to 10. Which of them pays what, and lies in which stack, is reconstructed: each amount once, larger needs for more gold.',
  'collectors.tile': 'Tile',
  'collectors.needs': 'Asks for',
  'collectors.nothing': 'nothing',
  'collectors.alike': '{count} alike',
  'collectors.gold': 'Pays',
  'collectors.stack': 'Stack',
  'collectors.mark': 'Mark',

  'values.title': 'Everything else',
  'values.1': 'The rulebooks say so.',
  'values.valley': 'Places of the valley',
  'values.hill': 'Places on the hill',
  'values.startGold': 'Gold at the start',
  'values.priestFee': 'Gold for a priest',
  'values.kingdomGold': 'Gold for a kingdom',
  'values.kingdomPoints': 'Points for a kingdom token',
  'values.orderPoints': 'Points for 3, 4, 5 knights of an order',
  'values.couplePoints': 'Points for a couple',
  'values.goldPoints': 'Points for a gold',
  'values.tokens': 'Kingdom tokens, tax tokens',
  'values.coins': 'Gold in the box',
  'values.orders':
    'That there are four orders of five knights is printed. Their names, colours and signs here are ours: lion, falcon, oak and sun.',

  'custom.title': 'Your own box',
  'custom.1':
    'Type in what is printed on your tiles, or try other numbers: a table is a small text file with every number of the game. Download the template, change it in any text editor, and choose it when you set up a game, under “{option}: {custom}”.',
  'custom.2':
    'The table is checked when it is read. Every character must keep its total and every stack its size; if something does not add up, you are told the row and what was expected. The table travels with the game, so a saved game is always continued with its own numbers.',
} as const satisfies Readonly<Record<string, string>>;

export type ComponentsKey = keyof typeof en;
