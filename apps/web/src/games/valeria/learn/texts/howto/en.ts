/**
 * How to play, in English. This file defines the keys. **Bold** marks a term where it is explained, [A14] is a link to a
 * ruling; numbers in braces come from the content table.
 */
export const en = {
  'goal.title': 'The goal',
  'goal.1':
    'The throne of Valeria is empty, and every duke wants it. You gather **citizens** who bring you gold, strength and magic, recruit more of them, slay the **monsters** at the borders and take **domains** for your realm.',
  'goal.2':
    'Monsters and domains are worth the points printed on them, some cards bring points at once, and at the end your own secret **duke** scores what he cares for. Whoever has the most points wins.',
  'goal.caption': 'What the cards show: what they cost, what they do, what they are worth.',
  'goal.citizen': 'Citizen: number, role, cost; what it brings on your roll and on other rolls',
  'goal.monster': 'Monster: strength it takes, reward, points',
  'goal.domain': 'Domain: cost, roles it needs, power, points',
  'goal.duke': 'Duke: points at the end, seen only by you',

  'setup.title': 'The table',
  'setup.1':
    'In the middle lies the **grid**: a row of five areas with their monsters, the weakest on top and the weakest area on the left; two rows of citizens in the order of the numbers that activate them; and a row of domains, of which only the top one of each pile is open. [A1]',
  'setup.2':
    'Beside it waits the pile of **Exhausted** cards, {perPlayer} for each player. Everybody has a starting Peasant, a starting Knight and a Herald, {startGold} gold and {startMagic} magic, looks at two dukes and keeps one. [A3]',
  'setup.caption': 'The grid of the first game. The small number says how many cards lie in a pile.',

  'turn.title': 'Your turn',
  'turn.1':
    'A turn has four steps, always in this order. In the first two everybody takes part: your roll brings something to the others, too.',
  'turn.roll': 'Roll',
  'turn.roll.about': 'Roll two dice. Some domains let you change one of them.',
  'turn.harvest': 'Harvest',
  'turn.harvest.about': 'The numbers rolled activate citizens of all players.',
  'turn.actions': 'Two actions',
  'turn.actions.about': 'Recruit, slay, take a domain or a resource, {actions} times, the same or different.',
  'turn.end': 'End of turn',
  'turn.end.about': 'Empty piles are covered, and the next player rolls.',
  'turn.caption': 'The strip at the top of the table shows where you are.',

  'roll.title': 'The roll',
  'roll.1':
    'Two dice make **three numbers**: each die by itself, and their sum. A 3 and a 5 activate the citizens with 3, with 5 and with 8.',
  'roll.2':
    'A **double** activates the citizens of its number twice and those of the sum once. With two 4s every Archer works twice and every Champion once. [A8]',
  'roll.caption': 'Red rolls a 3 and a 5.',
  'roll.caption.double': 'Two 4s: three Archers are activated twice each, the Champion of the 8 once.',
  'roll.try': 'Try it: turn the dice',
  'roll.try.about': 'What would this roll bring? It is Red’s turn.',
  'roll.die': 'Die {number}: {face}. Turn it.',
  'roll.wakes': 'activates',
  'roll.nothing': 'nothing',

  'harvest.title': 'The harvest',
  'harvest.1':
    'Every citizen has two powers. The **dark one on the left** works for the player who rolled, the **light one on the right** for everybody else. So you earn on every turn of the game, not only on your own.',
  'harvest.2':
    'Citizens that are activated bring their goods to everybody at the same time. What a card says “for each” counts citizens with that role, the card itself included, but no starting cards and no domains. [A12]',
  'harvest.caption': 'Left on your own roll, right on the rolls of others.',

  'herald.title': 'The herald',
  'herald.1':
    'If the roll activates **none of your citizens**, your Herald brings one resource of your choice. On a **double** he comes as well, even when others are at work; on a double that activates nobody he comes twice.',
  'herald.2':
    'The starting Peasant and the starting Knight count: on a 5 or a 6 he stays at home. And a citizen who was activated keeps him away even if you could not use what that citizen offers. [A9] [A6]',
  'herald.caption': 'A 1 and a 2: nobody works for red, so the Herald brings a strength.',

  'trade.title': 'Trades and thieves',
  'trade.1':
    'Some powers are **trades**: you may pay the left side to the bank to get the right one, once for each time the card is activated. Trades come last, so you may pay with what this very roll has brought you. [A11]',
  'trade.2':
    'The left power of the **Thief** comes before everything else: take up to three gold or up to three magic from one opponent, before they harvest. Each Thief chooses anew. [A10]',
  'trade.caption': 'Red rolls. For blue the Peasant brings a gold, and the Monk turns it into two magic.',
  'trade.caption.thief': 'A 2 and a 5 make 7: the Thief empties blue’s purse before the Peasants are paid.',

  'actions.title': 'Two actions',
  'actions.1':
    'With what you have you take **{actions} actions**. Both must be taken, and you may do the same thing twice. Taking a single resource is always possible. [A24]',
  'actions.2':
    '**Magic stands in** for gold and for strength when you pay for one of these three: a citizen, a monster, a domain. But at least one gold, or one strength, must be real. [A14]',
  'actions.fine.1':
    'Trades of citizens and changes of dice are paid exactly as printed; magic does not help there. [A5]',
  'actions.fine.2': 'There is no limit to what you may own, and nothing is lost at the end of a turn. [A25]',
  'actions.take': 'Take a resource',
  'actions.take.about': 'One gold, one strength or one magic.',
  'actions.recruit': 'Recruit a citizen',
  'actions.recruit.about': 'The top card of a pile, for gold.',
  'actions.slay': 'Slay a monster',
  'actions.slay.about': 'The top card of a pile, for strength.',
  'actions.build': 'Take a domain',
  'actions.build.about': 'The open card, for gold and with the right citizens.',
  'actions.caption': 'The four actions.',
  'actions.try': 'Try it: what can red do?',
  'actions.try.label': 'Part of the grid, to try out',
  'actions.try.hint': 'Pick a card. A gold edge means it can be paid, a dashed one only with magic.',
  'actions.try.has': 'Red has',

  'recruit.title': 'Recruit',
  'recruit.1':
    'A citizen costs the gold on its coin, and **one more for each card of that name you already have**. The starting Peasant and the starting Knight count. The new citizen works from the next roll on.',
  'recruit.2': 'Cards that give you a citizen for free look at the printed cost only. [A15]',
  'recruit.caption':
    'Red has the starting Peasant, so the next one costs one more. These are all ways to pay; only magic is not one of them.',

  'slay.title': 'Slay',
  'slay.1':
    'A monster costs its **strength**; the strong ones cost **magic besides**, which nothing can replace. You put it on your victory pile and get its reward at once.',
  'slay.2':
    'Rewards “for each monster” of an area count the one you have just slain. [A33] Below the weak monsters of an area lie stronger ones, and at the bottom waits a boss.',
  'slay.caption': 'A Treant for one strength and two magic.',
  'slay.caption.cube': 'The Cube costs four strength and one magic: three strength are real, one is paid in magic.',

  'build.title': 'Domains',
  'build.1':
    'A domain costs gold and **asks for roles**: your citizens must show every symbol in its corner. They are not used up. Starting cards and other domains do not help. Then the next domain of the pile is turned up.',
  'build.2':
    'The symbols stay on the domain, and your duke may count them at the end. For the roles of the next domain only citizens count.',
  'build.caption': 'Red has a Peasant and two Archers: a Worker and two Soldiers, as the Palace asks.',
  'build.caption.not': 'For the Eye a Holy citizen is missing.',

  'powers.title': 'What domains do',
  'powers.1':
    '**Instant** domains do something once, when you take them. **Ongoing** ones work from then on, even for the rest of that turn: they change dice, make cards cheaper or bring something again and again. [A16]',
  'powers.2':
    'Domains that change dice are used right after the roll, each once, also several on the same die. They must change something. [A4]',
  'powers.caption': 'The Palace lowers a 4 to a 3: now the Mercenaries work, and the sum has become 5.',
  'powers.caption.kinds': 'Instant, and ongoing.',

  'end.title': 'The end',
  'end.1':
    'When the last card of a pile is gone, an **Exhausted** card covers its place. The round in which one of three things has come true is the last one: **{perPlayer} places for each player** are exhausted, or all monsters are slain, or all domains are taken.',
  'end.2':
    'The round is played to its end, so everybody has had the same number of turns. If somebody puts a card back in time, the game goes on. [A26]',
  'end.caption': 'Red slays the last monster of the ruins. That is the fourth place, enough for two players.',

  'scoring.title': 'Scoring',
  'scoring.1':
    'Add up the points of your **monsters** and **domains** and the **points on your board**. Then turn your duke over. He counts symbols of roles on citizens and domains, or cards of some kind, and resources left over: all three kinds together, rounded down.',
  'scoring.2':
    'On a tie whoever has fewer cards in front of them wins; slain monsters do not count there. Still tied: you share the victory. [A28]',
  'scoring.caption': 'An example, added up by the same rules as every game.',
  'scoring.dukes': 'The dukes of red and blue.',
  'scoring.what': 'What',
  'scoring.total': 'Total',
  'scoring.first': 'Red',
  'scoring.second': 'Blue',
  'scoring.wins': 'wins',

  'variants.title': 'Variants',
  'variants.1':
    '**Five players**: the player to the right of the one whose turn it is rests. No harvest, no herald, and nothing can be taken from them. The piles are one card higher. [A35]',
  'variants.2':
    '**Monster events** lie on top of the Exhausted pile, one for each player. Once one has come out, it acts whenever its number is on a die or is the sum: it takes something from everybody, or puts a token on a monster. It can be slain where it lies. [A30] [A34]',
  'variants.3':
    '**Mixed citizens**: both kinds of a number lie shuffled in one pile, and only the top card is open. **Without dukes** everybody scores by one table, with a bonus for the most citizens, monsters and domains. Its numbers are partly reconstructed. [A37] [A36]',
  'variants.caption.event': 'A 2 and a 3 activate the Bat Swarm. Red makes the Owlbears stronger.',
  'variants.caption.five': 'It is Red’s turn; the player on the right rests.',
  'variants.turn': 'plays',
  'variants.rests': 'rests',
  'variants.caption.table': 'Everybody’s score without dukes.',
  'variants.fifth': 'Player {number}',

  'alone.title': 'Playing alone',
  'alone.1':
    'You roll, harvest with the left powers and take your actions. Then the **Dark Lord attacks**: each die strikes the column of its number, as long as monsters lie there; on a 6 you choose the column. You give up one of the two citizens lying there, or the domain when both piles are gone. Last comes a second harvest, with the right powers.',
  'alone.2':
    'Slay **all monsters** and you win at once. If an attacked column has nothing left to give, you lose. At **{alone} exhausted places** the points are compared: he scores the monsters that are left, what he has captured, and a duke of his own. You need more than he has. [A38]',
  'alone.fine.1': 'What a card would take from an opponent comes from the bank. [A39]',
  'alone.fine.2': 'With events one event is added to the pile. [A40]',
  'alone.caption':
    'The dice show 2 and 4. In column 2 you choose which citizen goes; in column 4 only the domain is left.',
  'alone.levels': 'Three levels',

  'setups.title': 'Set-ups',
  'setups.1':
    'Play your first game with the cards below: they are the simplest. After that choose one of three named set-ups, let everything be drawn, or pick areas and citizens yourself. Peasant and Knight are always there. [A2]',
  'setups.without': 'Without these domains: {domains}',
  'setups.caption': '{setup}: areas and citizens',

  'tips.title': 'First tips',
  'tips.1': '**Cover the middle.** 5 to 8 come up most often; low numbers also come up on a single die.',
  'tips.2': '**Look at the right side.** Most rolls are not yours. A citizen that pays on them never sleeps.',
  'tips.3': '**Goblins first.** One strength for a point and a gold is the best price on the table.',
  'tips.4': '**Keep one real coin.** Magic pays almost everything, but never the last piece.',
  'tips.5': '**Listen to your duke.** Two symbols on one domain can be worth more than the points printed on it.',
  'tips.6': '**Watch the piles.** Whoever empties the last one decides when the game ends.',
  'tips.caption': 'Ready? The table will show you everything you may do.',
} as const satisfies Readonly<Record<string, string>>;

export type HowToKey = keyof typeof en;
