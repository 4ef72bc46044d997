/** Components and where their numbers come from. English defines the keys. */
export const en = {
  'sources.title': 'Printed and reconstructed',
  'sources.1':
    'The box holds {cards} cards. Their numbers here are **those of the printed cards**, as far as published sources show them and agree. Wasteland, swamp and caverns, the right-hand powers of the citizens and the six events rest on one set of sources only.',
  'sources.2':
    '**Two things are ours.** The scoring without dukes is partly reconstructed, because the symbols of that paragraph were lost in the copy of the rulebook we have [A36]; and some names in German and all names in French are our own translations. Wording and drawings of every card are ours, made from its row of data.',
  'sources.marks': 'The marks',
  'mark.RULEBOOK': 'Rulebook',
  'mark.CONFIRMED': 'Confirmed',
  'mark.RECONSTRUCTED': 'Reconstructed',
  'mark.CUSTOM': 'Own',

  'citizens.title': 'Citizens',
  'citizens.1':
    'Eighteen kinds, {copies} cards each. Two kinds share a number, except for 5 and 6; in each game one of the two is in play, or both with mixed citizens. Every citizen costs 1 gold more for each card of its name you have.',
  'starters.title': 'Starting cards',
  'starters.1': 'Everybody has one of each. They have no role and are never gained, lost or put back.',
  'monsters.title': 'Monsters',
  'monsters.1': 'Eight areas, of which five are in play. Within an area the weakest lies on top.',
  'domains.title': 'Domains',
  'domains.1':
    'There are {domains} different cards, of which {inPlay} are in play with up to four players. The roles a domain asks for are also the symbols it carries for dukes.',
  'dukes.title': 'Dukes',
  'dukes.1': 'Two are dealt to everybody, one is kept. Left-over resources are counted all together.',
  'events.title': 'Monster events',
  'events.1': 'They belong to no area and count as monsters for everything else.',
  'values.title': 'Everything else',
  'values.1': 'Single numbers, and the scoring without dukes.',
  'values.start': 'Resources at the start',
  'values.actions': 'Actions in a turn',
  'values.perPlayer': 'Exhausted cards for each player, and as many places end the game',
  'values.alone': 'Exhausted places that end a solo game',
  'values.stacks': 'Monsters, citizens, domains in a pile (up to four players; five)',
  'values.noDuke': 'Without dukes',
  'custom.title': 'Your own box',
  'custom.1':
    'Try other numbers or other powers: a table is a text file with every card as a row. Download the printed one, change it in any text editor, and choose it when you set up a game, under “{option}: {custom}”.',
  'custom.2':
    'The table is checked when it is read; if something does not fit, you are told the row and what was expected. It travels with the game, so a saved game is always continued with its own numbers.',

  copies: '{count, plural, one {# card} other {# cards}}{more, plural, =0 {} other {, with five players # more}}',
  'kind.now': 'Instant',
  'kind.ongoing': 'Ongoing',
} as const satisfies Readonly<Record<string, string>>;

export type ComponentsKey = keyof typeof en;
