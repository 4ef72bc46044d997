/** English: every ruling in a few sentences. Numbers in brackets come from the content table. */
import type { RulingId } from './ids.ts';

export const en = {
  A1: 'Areas lie from left to right by the strength of their weakest monster. Of equal ones the area with the weaker boss goes left; magic does not count.',
  A2: 'Other areas and citizens than those of the first game are drawn at random, chosen by the players, or those of a named set-up.',
  A3: 'Everybody chooses a duke at the same time, with the grid in sight. The other one leaves the game unseen.',

  A4: 'Several domains may change dice, each once in a roll phase, in any order, on the same die too. A use must change the die.',
  A5: 'Magic stands in for gold and strength in the three paid actions only, not for changes of dice and not for trades of citizens.',
  A6: 'The left power of the Monk costs nothing, as his card says. The rulebook’s example in which he lacks gold only shows that an activated citizen keeps the Herald silent; on that double the Herald comes once.',
  A7: 'Herald and double activations look at the final dice. Gargan’s Embrace looks at the roll, and again after every change that makes a double.',
  A8: 'A double activates the citizens of its number twice and those of the sum once.',

  A9: 'The starting Peasant and the starting Knight are citizens enough to keep the Herald silent.',
  A10: 'Only the left power steals. Thieves come before everything else; each takes one kind from one victim, up to three, or nothing.',
  A11: 'Otherwise everybody uses activated cards in any order. The table gives gains first, then asks choices, then trades: that allows everything any other order does.',
  A12: '“For each Worker” and “for each Soldier” count citizens with that symbol, the card itself included, no domains and no starting cards. “For each Knight” goes by name and counts the starting Knight.',
  A13: 'The Desert Orchid costs by Holy citizens, not by symbols on domains.',

  A14: 'At least one strength (slaying) or one gold (recruiting, domains) is really paid. A cost in magic is paid in magic besides.',
  A15: 'For free citizens the printed cost is compared. Only top cards of the grid; if none fits, there is no compensation. The Bane Spider without a Knight in the grid gives gold.',
  A16: 'An ongoing domain works at once for the rest of the turn, at the end of the action phase too. What comes at its start begins next turn.',
  A17: 'Forgotten Sorrows works for recruited and for free citizens; the Violet Thorn for every slain monster, events and the extra slaying of the Eye included, not for a stolen one.',
  A18: 'Whoever takes from an opponent chooses one and takes what is there, up to the limit. Cathedral and Orb may be declined.',
  A19: 'The Nest of the Weaver Witch puts a citizen that is no starting card back on top of its pile; it may be one that met the requirement.',
  A20: 'The Watcher on the Water puts a monster of an area in play on top of its pile, whatever its strength. Events have no pile.',
  A21: 'A card that comes back to an exhausted place sends the Exhausted card to the bottom of the pile, or an event to its top, where everybody knows it, and the event’s tokens to the supply.',
  A22: 'Exhausted cards are laid when the whole action is done. If two places wait and it matters, the player chooses the order. Without a card in the pile the place stays empty and counts.',
  A23: 'The next domain is turned up last, after what the one taken does at once.',
  A24: 'Both actions must be taken; taking a resource is always possible.',
  A25: 'Resources and points have no limit.',

  A26: 'The end is checked when the round is complete. A card that was put back can call it off.',
  A27: '“All monsters” and “all domains” look at the piles of the row; an event lying there counts as exhausted.',
  A28: 'The tie-break counts starting cards, citizens and domains before a player, not slain monsters. Still tied: a shared victory.',
  A29: 'Reese counts citizens without starting cards.',

  A30: 'Of several activated events the player whose turn it is decides the order; it never matters, so it is not asked. Tokens must be laid, on any monster or event in sight, the event itself included.',
  A31: 'Losses stop at zero. The resting player has none.',
  A32: 'Gold tokens go to the slayer besides the reward, the others go back. The supply has no end.',
  A33: '“For each of your monsters” includes the one just slain.',
  A34: 'An event does nothing when it comes; it acts from the next roll on. A slain event is replaced by the bottom Exhausted card, never by another event.',

  A35: 'With five players the one to the right of the player whose turn it is rests: no harvest, no Herald, no target, no point from Gargan’s Embrace.',
  A36: 'Without dukes: 1 point for each Worker and Soldier symbol, 2 for each Shadow and Holy symbol, 1 for each {noDukeResources} resources; {most} points for the most citizens, monsters and domains each, {tied} on a tie.',
  A37: 'Mixed citizens: the surcharge goes by name. Cards stay hidden until they are on top; a citizen that was put back lies open on top.',
  A38: 'A solo game ends at {alone} exhausted places (equal points lose), when all monsters are slain (won), or when an attacked column is empty (lost). Points on the board count. The Herald is checked in both harvests. The Dark Lord’s duke counts monsters left and captured cards, no resources.',
  A39: 'In a solo game, what is taken from a player comes from the bank. Purloiner’s Perch takes the top card of the leftmost monster pile, without its reward.',
  A40: 'In a solo game with events one event is added. An event in the row of monsters is an exhausted pile.',

  A41: 'Attacks come by the first die, the second die, then the sum (from the harder level on, sums 2 to 6), on the final dice. The hardest level includes the harder one.',
  A42: 'In a solo game, “at once” means after the whole action or capture and after Exhausted cards were laid. All monsters slain goes before the number of exhausted places.',
  A43: 'Events in the grid are none of the Dark Lord’s monsters.',
  A44: 'In a solo game without dukes both sides score by A36, and the majorities are compared between them.',
  A45: 'A tie for a majority, also at zero, gives {tied} points to each of those tied.',
  A46: 'Cutthroat’s Truce and Purloiner’s Perch must be used, on somebody who has something. Where nobody has, nothing happens.',
  A47: 'A free citizen must be taken where one fits. The Spider Queen without citizens in the grid gives gold.',
  A48: 'Tokens belong to the place and lie on the card on top of it, on a monster that was put back there too: only slaying takes them away. In a solo game, those of a monster that Purloiner’s Perch takes go back to the supply.',
  A49: 'If an event is slain and no Exhausted card is left, the place stays empty and counts as exhausted.',
  A50: 'In a solo game a card that takes always takes all it can, a Thief three: the bank has enough, and nothing of it may be declined.',
  A51: 'A table ends after {mostPlies, number} moves and is scored as it stands; a solo game is then lost. No normal game comes near that.',
} as const satisfies Readonly<Record<RulingId, string>>;
