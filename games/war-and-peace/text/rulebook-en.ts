import type { RulebookText } from '@bivouac/manifest';
import type { ChapterNumber, RuleNumber } from '../rulebook.ts';

export const rulebookEn: RulebookText<ChapterNumber, RuleNumber> = {
  chapters: {
    A: 'Introduction',
    B: 'Equipment',
    C: 'Victory',
    D: 'Players',
    E: 'The turn',
    F: 'Naval units',
    G: 'The Alliance Phase',
    H: 'Creating minor states',
    I: 'Conquest',
    J: 'Production',
    K: 'France',
    L: 'England, Portugal and Spain',
    M: 'Austria, Prussia and Russia',
    N: 'Invasions',
    O: 'Optional rules',
    P: 'Initial deployment',
  },
  rules: {
    A: {
      title: 'Introduction',
      summary:
        'Why Europe fought France from 1805 to 1815. Where these rules and the Standard Game differ, these come first.',
    },
    B: { title: 'Equipment', summary: 'What is used of the box: B.1 to B.3.' },
    'B.1': {
      title: 'Four map boards',
      summary:
        'The game is played on all four boards, from Lisbon to Moscow. Our shorter starts close the lands that play no part.',
    },
    'B.2': { title: 'All the counters', summary: 'The units of every major and minor state are used.' },
    'B.3': { title: 'Displays', summary: 'The turn sequence, the naval tables and the force pools are used.' },
    C: { title: 'Victory', summary: 'C.1 is for everybody; the other conditions go by the number of players.' },
    'C.1': {
      title: 'How the game ends',
      summary: 'From September 1805 to August 1815, unless a victory ends it at once: C.1.a to C.1.g.',
    },
    'C.1.a': { title: 'Automatic victory', summary: 'An automatic victory ends the game at once.' },
    'C.1.b': {
      title: 'An agreed end',
      summary:
        'At the end of any turn the players may agree to stop. The player who controls most production cities wins; ties share the victory.',
    },
    'C.1.c': { title: 'Production cities', summary: 'Cities with a red, blue or black production symbol count.' },
    'C.1.d': { title: 'Port cities', summary: 'Cities with an anchor count.' },
    'C.1.e': {
      title: 'Control at the end',
      summary: 'At the end a city belongs to the player with most strength points in its hex.',
    },
    'C.1.f': {
      title: 'Who has conquered',
      summary:
        'The conqueror of a state is the power that controls, at that moment, the city that completes the conquest.',
    },
    'C.1.g': {
      title: 'France falls again',
      summary: 'If Napoleon has returned and France is conquered, the game ends at that instant.',
    },
    'C.2': {
      title: 'French decisive victory',
      summary: 'Two players: either of C.2.a and C.2.b, at the instant it is met.',
    },
    'C.2.a': {
      title: 'England conquered',
      summary:
        'The French conquer England and control at least 15 production cities, Paris among them; English ones count.',
    },
    'C.2.b': {
      title: 'The coasts of Europe',
      summary: 'The French control Paris, Moscow and at least 35 ports, Lisbon and Antwerp among them.',
    },
    'C.3': { title: 'French marginal victory at once', summary: 'Offered as soon as C.3.a is met.' },
    'C.3.a': {
      title: 'The great ports',
      summary:
        'The French control Paris, Moscow and at least 19 ports that are capital or major, with Antwerp, Corunna, Hamburg, Königsberg and Lisbon. They may refuse; then it is gone for good.',
    },
    'C.4': { title: 'French marginal victory at the end', summary: 'By C.4.a.' },
    'C.4.a': {
      title: 'An Empire that stands',
      summary:
        'A free French point in Paris; France at war and never conquered; Spain invaded before 1809 and Russia before 1813; at least four production cities.',
    },
    'C.5': { title: 'Draw', summary: 'By C.5.a.' },
    'C.5.a': {
      title: 'The Hundred Days last',
      summary: 'Napoleon has returned, and a free French point is in Paris at the end.',
    },
    'C.6': { title: 'English marginal victory', summary: 'By C.6.a.' },
    'C.6.a': {
      title: 'A shrunken Empire',
      summary: 'As C.4.a, but the French control fewer than four production cities.',
    },
    'C.7': { title: 'English decisive victory at once', summary: 'By C.7.a.' },
    'C.7.a': { title: 'Waterloo', summary: 'Napoleon has returned, and the English player conquers France.' },
    'C.8': { title: 'English decisive victory', summary: 'If none of the conditions above is met.' },
    'C.9': { title: 'Three players: the French', summary: 'C.2 to C.5 hold for three players too.' },
    'C.10': { title: 'Austria, England, Spain: marginal', summary: 'By C.10.a.' },
    'C.10.a': {
      title: 'They conquer France',
      summary:
        'One of them conquers France; Prussia was conquered at least once, Austria at most twice, Spain never by France.',
    },
    'C.11': { title: 'Prussia and Russia: marginal', summary: 'By C.11.a.' },
    'C.11.a': {
      title: 'They conquer France',
      summary:
        'One of them conquers France; Austria was conquered at least twice, Prussia at most once, Russia never by France.',
    },
    'C.12': { title: 'Austria and England: decisive', summary: 'By C.12.a.' },
    'C.12.a': {
      title: 'In Paris after the return',
      summary: 'Napoleon has returned; Austria, England or Spain controls Paris at the end; conquests as in C.10.a.',
    },
    'C.13': { title: 'Prussia and Russia: decisive after the return', summary: 'By C.13.a.' },
    'C.13.a': {
      title: 'In Paris after the return',
      summary: 'Napoleon has returned; Prussia or Russia controls Paris at the end; conquests as in C.11.a.',
    },
    'C.14': { title: 'Prussia and Russia: decisive', summary: 'By C.14.a.' },
    'C.14.a': {
      title: 'Paris without Frenchmen',
      summary:
        'No free French point in Paris at the end; Austria was conquered at least three times, Prussia at most once, Russia never by France.',
    },
    'C.15': {
      title: 'Austria, England, Spain: the rest',
      summary: 'They win decisively if no other condition for three players is met.',
    },
    'C.16': { title: 'Four players: the French', summary: 'C.2 to C.5 hold for four players too.' },
    'C.17': { title: 'Austria and Prussia: marginal', summary: 'By C.17.a.' },
    'C.17.a': {
      title: 'They conquer France',
      summary:
        'One of them conquers France; France has conquered Spain or Russia; Austria was conquered at most twice, Prussia at most once.',
    },
    'C.18': { title: 'England and Spain: marginal', summary: 'By C.18.a.' },
    'C.18.a': {
      title: 'They conquer France',
      summary:
        'One of them conquers France; Spain was never conquered by France, Austria at least twice, Prussia at least once.',
    },
    'C.19': { title: 'Russia: marginal', summary: 'By C.19.a.' },
    'C.19.a': {
      title: 'It conquers France',
      summary:
        'Russia conquers France and was never conquered by it; Austria was at least twice, Prussia at least once.',
    },
    'C.20': { title: 'Austria and Prussia: decisive', summary: 'By C.20.a.' },
    'C.20.a': {
      title: 'In Paris after the return',
      summary: 'Napoleon has returned; one of them controls Paris at the end; conquests as in C.17.a.',
    },
    'C.21': { title: 'England and Spain: decisive', summary: 'By C.21.a.' },
    'C.21.a': {
      title: 'In Paris after the return',
      summary: 'Napoleon has returned; one of them controls Paris at the end; conquests as in C.18.a.',
    },
    'C.22': { title: 'Russia: decisive after the return', summary: 'By C.22.a.' },
    'C.22.a': {
      title: 'In Paris after the return',
      summary: 'Napoleon has returned; Russia controls Paris at the end; conquests as in C.19.a.',
    },
    'C.23': { title: 'Russia: decisive', summary: 'By C.23.a.' },
    'C.23.a': {
      title: 'Paris without Frenchmen',
      summary:
        'No free French point in Paris at the end; Russia was never conquered by France; Austria three times and Prussia once, or each of them twice, at the least.',
    },
    'C.24': {
      title: 'England and Spain: the rest',
      summary: 'They win decisively if no other condition for four players is met.',
    },
    'C.25': {
      title: 'Five players',
      summary: 'As with four. A victory of England or of Spain counts for both their players.',
    },
    D: { title: 'Political start and seats', summary: 'Who stands where in September 1805, and who plays what.' },
    'D.1': {
      title: 'Major states',
      summary: 'France and Spain are pro-French; England, Austria and Russia anti-French; Prussia is neutral.',
    },
    'D.2': {
      title: 'Minor states',
      summary:
        'Bavaria, Holland, Italy, Switzerland and Württemberg follow France; Egypt, Malta and Portugal England; Brunswick, Hesse and Saxony Prussia. Denmark and Sweden are neutral. The others are not formed; Munich is Austrian, and France holds Hanover.',
    },
    'D.3': {
      title: 'Numbers of players',
      summary:
        'One to five. With two, the faction of a state decides who commands it; with more, its seat does. States with a player of their own are beyond the alliance die.',
    },
    E: {
      title: 'The turn',
      summary: 'A turn is a month: the neutral, the pro-French and the anti-French segment, then the end.',
    },
    'E.1': {
      title: 'Neutral segment',
      summary: 'Players of neutral states act: at sea, production, movement, alliances. Their ships start no combat.',
    },
    'E.1.b': { title: 'Neutral production', summary: 'A neutral state buys from its force pool.' },
    'E.1.c': {
      title: 'Neutral movement',
      summary: 'Neutral troops stay at home and fight nobody. Those of a state without a player do not move.',
    },
    'E.1.d': {
      title: 'Neutral alliances',
      summary:
        'A neutral player says whether the state stays neutral or joins a faction. Joining the French needs their consent.',
    },
    'E.2': { title: 'Pro-French segment', summary: 'Pro-French players act, phase by phase.' },
    'E.2.a': { title: 'At sea', summary: 'As in the neutral segment, with combat.' },
    'E.2.b': { title: 'Attrition', summary: 'One die of the French player strikes every hex with pro-French units.' },
    'E.2.c': { title: 'Alliances', summary: 'The French player may try to change one major state.' },
    'E.2.d': { title: 'Production', summary: 'Each state buys from its force pool.' },
    'E.2.e': {
      title: 'Movement',
      summary: 'All active players move at the same time; allies may move each other’s units.',
    },
    'E.2.f': {
      title: 'Combat',
      summary:
        'The active players attack, and only forces of the inactive side. Allies may lend each other their forces.',
    },
    'E.3': {
      title: 'Anti-French segment',
      summary: 'As the pro-French one; the English player rolls for attrition and alliances.',
    },
    'E.4': { title: 'End of the turn', summary: 'The turn marker advances, and the next month begins.' },
    F: { title: 'Naval units', summary: 'Fleets: F.1 to F.12.' },
    'F.1': { title: 'Kinds', summary: 'Squadrons and transports.' },
    'F.1.a': { title: 'Squadrons and transports', summary: 'A stack of naval units is a fleet.' },
    'F.1.b': {
      title: 'Squadrons',
      summary: 'They fight; their morale is 1, that of English ones 2. Of army units they carry leaders alone.',
    },
    'F.1.c': { title: 'Transports', summary: 'They do not fight; they carry troops, supplies and production points.' },
    'F.1.d': {
      title: 'Who has ships',
      summary: 'All major states but Austria and Prussia; of the minor ones Denmark, Portugal and Sweden.',
    },
    'F.1.e': {
      title: 'New ships',
      summary: 'Only England and France build more than they had; others replace what was lost.',
    },
    'F.1.f': {
      title: 'Storms',
      summary:
        'When the die of attrition shows a 6, each zone with own ships at sea rolls again: on 5 or 6 some squadrons are damaged.',
    },
    'F.2': { title: 'Movement', summary: 'From port to port and zone to zone.' },
    'F.2.a': { title: 'Four points', summary: 'Every naval unit has four movement points.' },
    'F.2.b': {
      title: 'Fleets',
      summary:
        'Ships of one state move alone or together. Allies who begin in one place may form a combined fleet, and drop ships on the way.',
    },
    'F.2.c': {
      title: 'Russians and Swedes',
      summary: 'They combine with nobody, but for a Sweden that follows Russia.',
    },
    'F.2.d': {
      title: 'Coast and open sea',
      summary:
        'A sea zone has coastal hexes and open sea. A ship that is in no coastal hex is at sea. London and Bordeaux count as coastal.',
    },
    'F.2.e': {
      title: 'Sixteen zones',
      summary:
        'Four seas of Europe, twelve of the world. Gibraltar, Brest, Plymouth and Copenhagen lie on two zones each.',
    },
    'F.2.f': { title: 'Where to', summary: 'Into any coastal hex or zone within the points; no leader is needed.' },
    'F.2.g': {
      title: 'Costs',
      summary:
        'A zone costs what is printed in it, a port 1, another coastal hex 2. A coast may be followed from hex to hex.',
    },
    'F.2.h': { title: 'Where they end', summary: 'In a coastal hex, or at sea.' },
    'F.2.i': {
      title: 'Gibraltar',
      summary: 'It can be neither stormed nor besieged while it holds a point of troops and a squadron.',
    },
    'F.2.j': { title: 'London and Bordeaux', summary: 'Inland ports that open straight to their zone.' },
    'F.3': { title: 'Transport', summary: 'Troops, supplies and points over the sea.' },
    'F.3.a': {
      title: 'Who carries whom',
      summary:
        'Ships carry units of their own state and its satellites; a satellite’s carry its own and its master’s. Only the English carry production points.',
    },
    'F.3.b': {
      title: 'Aboard and ashore',
      summary:
        'In any coastal hex, without cost. Infantry goes aboard only with a leader. Who was carried does not march in the same segment, and is in supply.',
    },
    'F.3.c': { title: 'Squadrons', summary: 'They carry up to ten leaders and nothing else.' },
    'F.3.d': {
      title: 'What a transport carries',
      summary:
        'Five points of supply or production, two infantry or one cavalry; two points beside one infantry; and up to ten leaders.',
    },
    'F.3.e': { title: 'Nothing stays aboard', summary: 'Cargo and troops are landed by the end of the phase.' },
    'F.3.f': {
      title: 'Supplies landed',
      summary:
        'For the rest of the segment the hex feeds as many points of the ship’s colours within three movement points.',
    },
    'F.3.g': {
      title: 'Points landed',
      summary: 'English points landed in a state are spent by its player in the next Production Phase.',
    },
    'F.3.h': {
      title: 'Lost at sea',
      summary: 'What a sunk ship carries is lost; on a captured one troops become prisoners.',
    },
    'F.4': { title: 'Interception', summary: 'Squadrons may stop those who pass.' },
    'F.4.a': {
      title: 'When',
      summary:
        'When ships enter a zone, or put out from its coast, squadrons in that zone that are not shut up may try.',
    },
    'F.4.b': { title: 'The move waits', summary: 'It stops until every attempt has been resolved.' },
    'F.4.c': {
      title: 'The die',
      summary:
        'One for each squadron or one for several: +1 if already at sea, the figure of the zone, Nelson. Those who succeed may attack together.',
    },
    'F.4.d': { title: 'Blockaded squadrons', summary: 'They never intercept.' },
    'F.4.e': { title: 'Once a phase', summary: 'Who has intercepted one force intercepts no other in that phase.' },
    'F.4.f': {
      title: 'Stationary interception',
      summary:
        'At the start of the phase fleets of both sides on the +1 circle of a zone may be brought to battle, with +1.',
    },
    'F.4.g': {
      title: 'The circle',
      summary:
        'After that the active player may place fleets of either side in a zone on its circle; normal moves do not go there.',
    },
    'F.4.h': {
      title: 'Leaving is free',
      summary: 'Who leaves a zone is not intercepted there, but in the zone that is entered.',
    },
    'F.4.i': {
      title: 'One fleet',
      summary: 'An interception is by and against one fleet. Of several, the active player names the one.',
    },
    'F.5': { title: 'Pursuit', summary: 'After a round the victor may go on.' },
    'F.5.a': { title: 'The same table', summary: 'Interception and pursuit share a table.' },
    'F.5.b': {
      title: 'Another round',
      summary: 'The victor of a round rolls once for the whole force; if it catches the enemy, another round follows.',
    },
    'F.6': { title: 'Blockade', summary: 'To shut up a port.' },
    'F.6.a': { title: 'Enough squadrons', summary: 'A port is blockaded by as many squadrons as it holds, or more.' },
    'F.6.b': {
      title: 'Outnumbered',
      summary:
        'The blockade ends when the squadrons inside outnumber it. An enemy in the city at the end of combat captures the ships.',
    },
    'F.6.c': {
      title: 'Running the blockade',
      summary:
        'To leave, roll on the blockade table: escape, fail and perhaps fight, or be fought. Who fails goes back in unless the blockade is broken.',
    },
    'F.6.d': { title: 'Once a phase', summary: 'No ship tries twice in a phase.' },
    'F.6.e': { title: 'Coming in', summary: 'Ships may enter the hex of a blockaded port, but not the port.' },
    'F.6.f': { title: 'Its holder may', summary: 'The player who controls the port may bring ships in.' },
    'F.6.g': {
      title: 'Blockaders intercept',
      summary: 'They leave the blockade at once and count as in port for the die; the blockade is counted again.',
    },
    'F.6.h': {
      title: 'Not those whom they shut up',
      summary: 'Squadrons that blockaded a port do not intercept ships that began the segment shut up in it.',
    },
    'F.6.i': {
      title: 'From both sides',
      summary:
        'Ships that break out and ships that come from the sea fight the blockaders one after the other, unless these let them join.',
    },
    'F.6.j': {
      title: 'From the sea alone',
      summary: 'A fleet from the sea may attack the blockaders whole, if nobody breaks out.',
    },
    'F.7': { title: 'Naval combat', summary: 'Odds, a die, damage.' },
    'F.7.a': {
      title: 'Four occasions',
      summary:
        'On entering a coastal hex with enemy ships, by interception, by stationary interception, on running a blockade. Ships in port are not attacked.',
    },
    'F.7.b': {
      title: 'Odds and die',
      summary: 'The larger force rolls: 1:1, 3:2 or 2:1. The table says who retreats, is damaged, sunk or captured.',
    },
    'F.7.c': { title: 'Damage', summary: 'The damage table is read by the size of the smaller force, for both sides.' },
    'F.7.d': {
      title: 'Whose ships suffer',
      summary:
        'At least half of what is lost or damaged has the morale that the force fought with; if several are level, the lowest.',
    },
    'F.7.e': {
      title: 'Retreat',
      summary: 'In European waters to the nearest open friendly port, elsewhere into the cheapest zone beside.',
    },
    'F.7.f': { title: 'With Nelson', summary: 'At least half of the losses are English.' },
    'F.7.g': { title: 'Morale of nought', summary: 'A force whose morale is 0 retreats whole.' },
    'F.7.h': {
      title: 'Further rounds',
      summary: 'The side that was not hurt, or only damaged, may pursue and fight again.',
    },
    'F.7.i': {
      title: 'When it ends',
      summary:
        'A loser who is not pursued, or loses twice in a row, makes for the nearest open port; without one its ships fare as unescorted transports.',
    },
    'F.7.j': {
      title: 'Transports',
      summary: 'They do not fight. Without escort they roll: captured, sunk or escaped.',
    },
    'F.7.k': {
      title: 'Modifiers',
      summary: '+1 if the larger force is English, −1 if the smaller is; Nelson counts one more for the English.',
    },
    'F.8': {
      title: 'Damaged squadrons',
      summary:
        'Repaired in an own port (English ones at sea too) for one point each, marked at the end of production and paid at the next. They fight with one less morale; damaged again, they sink.',
    },
    'F.9': {
      title: 'Prizes',
      summary:
        'A captured ship is destroyed or kept. Kept, it is towed to an own port, and repaired in three months for three points (a transport in one, for one). It may be recaptured at sea.',
    },
    'F.10': {
      title: 'Nelson',
      summary:
        'He adds 1 to interception, pursuit and combat of the fleet he is with. He moves with ships alone, falls or is captured with them, and after a combat is hurt on 11 or more.',
    },
    'F.10.f': { title: 'No other leader', summary: 'Nelson alone affects combat at sea.' },
    'F.10.g': { title: 'Not ashore', summary: 'He does not cross land.' },
    'F.10.h': { title: 'Not alone', summary: 'He moves with ships that begin in his hex, at their pace.' },
    'F.11': {
      title: 'Sequence at sea',
      summary: 'One fleet after another. Ships picked up go at the pace of the fleet; those dropped go no farther.',
    },
    'F.11.a': {
      title: 'Combat first',
      summary:
        'A combat on the way is fought out before anything else. The victor may go on, follow and blockade, or stay.',
    },
    'F.12': {
      title: 'A port is lost',
      summary: 'Ships in a city that falls put to sea; if it is blockaded they must run, and nobody retreats.',
    },
    G: {
      title: 'The Alliance Phase',
      summary: 'Who fights for whom: G.1 to G.10. The special rules of Austria, Prussia and Russia come first.',
    },
    'G.1': { title: 'The Alliance Display', summary: 'It shows where every state and group stands.' },
    'G.1.a': {
      title: 'Powers and groups',
      summary: 'Six major states and four groups: western (Holland, Portugal), Italian, German, Baltic.',
    },
    'G.1.b': {
      title: 'At the start',
      summary:
        'France and Spain on one side; England, Austria and Russia on the other; Prussia and the groups neutral.',
    },
    'G.2': { title: 'Two players', summary: 'For one or two players alone.' },
    'G.2.a': { title: 'Instead of G.3', summary: 'G.3 does not apply.' },
    'G.2.b': {
      title: 'The French die',
      summary:
        'Once a segment, for one eligible state: 0 or less moves it from neutral to pro-French, or from anti-French to neutral.',
    },
    'G.2.c': {
      title: 'The English die',
      summary: 'The same the other way, on 7 or more. Units of a state that becomes neutral go home.',
    },
    'G.3': { title: 'Three players and more', summary: 'States with a player decide for themselves.' },
    'G.3.a': { title: 'Instead of G.2', summary: 'G.2 does not apply.' },
    'G.3.b': { title: 'Neutral players', summary: 'Each says whether the state joins a faction or stays neutral.' },
    'G.3.c': {
      title: 'Pro-French players',
      summary:
        'Each says whether the state stays or becomes neutral. Then the French may roll for one state that nobody plays.',
    },
    'G.3.d': {
      title: 'A majority expels',
      summary: 'Most pro-French players may force one of their states into neutrality, and attack it the turn after.',
    },
    'G.3.e': {
      title: 'Anti-French players',
      summary: 'As G.3.c, with 7 or more for the die of the English, who may not become neutral.',
    },
    'G.3.f': { title: 'A majority expels', summary: 'The same among the anti-French.' },
    'G.4': { title: 'The alliance die', summary: 'What changes it, and for whom.' },
    'G.4.a': {
      title: 'Minor states',
      summary:
        'No die moves them: the holder of the production city may take the state. A group that one faction holds whole counts for it. A neutral minor state that is attacked joins the other side.',
    },
    'G.4.b': {
      title: 'Modifiers',
      summary:
        '−1 for each pro-French city point, major state and group; +1 for each anti-French one; 4 at most either way.',
    },
    'G.4.c': {
      title: 'French city points',
      summary: 'One for each production city of an anti-French major state that the pro-French hold.',
    },
    'G.4.d': {
      title: 'Anti-French city points',
      summary:
        'One for each production city of a pro-French major state, and for each major city of France, that they hold. They go when the state becomes neutral, unless the city is recorded as a source.',
    },
    'G.4.e': {
      title: 'Napoleon withdraws',
      summary:
        'Two Victory Points for the anti-French when Napoleon is driven off the field. All are lost when any major state is conquered.',
    },
    'G.4.f': {
      title: 'English gold',
      summary: '+1 to the English die for each production point lent to that state in the Naval Phase before.',
    },
    'G.4.g': {
      title: 'Dropped from an alliance',
      summary:
        'A state that leaves a faction moves in the next neutral segment. Attacked, it joins the other side and may move with it.',
    },
    'G.5': { title: 'Declaration of war', summary: 'G.5.a to G.5.c.' },
    'G.5.a': {
      title: 'On whom',
      summary: 'On any major states that nobody plays; they join the other faction at once.',
    },
    'G.5.b': { title: 'Then march', summary: 'The same turn’s movement may invade it.' },
    'G.5.c': { title: 'Only enemies', summary: 'Nobody attacks a major state that is not of the opposing faction.' },
    'G.6': { title: 'Prisoners', summary: 'G.6.a to G.6.c.' },
    'G.6.a': { title: 'Captured', summary: 'Units that surrender go to the prisoners of the state that took them.' },
    'G.6.b': {
      title: 'Each January',
      summary: 'They are exchanged point for point and return to their pools; the rest may be bargained for.',
    },
    'G.6.c': {
      title: 'Set free',
      summary: 'When a state is conquered or becomes neutral of its own will, its prisoners go home.',
    },
    'G.7': { title: 'Foreign wars', summary: 'America and Turkey may call forces away.' },
    'G.7.a': { title: 'Each January', summary: 'The French player rolls two dice, one for each war.' },
    'G.7.b': {
      title: 'War with America',
      summary: 'On a 1: the English send 4 infantry, 2 squadrons and 2 transports.',
    },
    'G.7.c': {
      title: 'War with Turkey',
      summary: 'On a 1: Russia sends 10 infantry, 4 cavalry and a leader of rating 2; Kiev does not produce meanwhile.',
    },
    'G.7.d': {
      title: 'Peace',
      summary:
        'Each turn on 12 of two dice; Russia on 11 if it stakes a production point. The forces come back to a production city.',
    },
    'G.7.e': {
      title: 'Who goes',
      summary: 'Nobody who is besieged. What the map lacks comes from the pool; until all are sent nothing is raised.',
    },
    'G.7.f': { title: 'One American war', summary: 'There is one in a game at most.' },
    'G.7.g': { title: 'Turkish wars', summary: 'There is no limit to them.' },
    'G.8': { title: 'Denmark', summary: 'G.8.a and G.8.b.' },
    'G.8.a': { title: 'Neutral', summary: 'It begins neutral, and an attack moves it.' },
    'G.8.b': {
      title: 'The French die',
      summary: 'Once Austria and Prussia have each been conquered, the French may roll for Denmark.',
    },
    'G.9': { title: 'Sweden', summary: 'G.9.a to G.9.g.' },
    'G.9.a': { title: 'Neutral', summary: 'It begins neutral, and an attack moves it.' },
    'G.9.b': {
      title: 'The French die',
      summary:
        'As for Denmark, while Russia is not anti-French. Success first clears Pomerania of Swedes; with none there Sweden joins the French.',
    },
    'G.9.c': { title: 'Evacuation', summary: 'The Swedish transport carries the troops home as soon as it can.' },
    'G.9.d': {
      title: 'War with Russia',
      summary: 'If Sweden is pro-French, Russia sends 5 infantry, 1 cavalry and a leader of rating 2.',
    },
    'G.9.e': { title: 'Peace', summary: 'As G.7.d, on 12, or on 11 with a point.' },
    'G.9.f': { title: 'Conquest ends it', summary: 'The conquest of Sweden ends the war.' },
    'G.9.g': { title: 'Once', summary: 'There is one such war in a game.' },
    'G.10': {
      title: 'Ireland',
      summary:
        'A French force landed there rolls two dice plus its points and a leader: 12 raises a rebellion that ties down 4 English infantry. Each month it may roll again; after a year it comes home.',
    },
    H: { title: 'How minor states are created', summary: 'The counters limit what can be used.' },
    'H.1': {
      title: 'French satellites',
      summary:
        'In the French Alliance Phase, with French points in the production city: Dalmatia (Trieste), Naples (Florence), the Rhine (Frankfurt, after a conquest of Austria or Prussia), Westphalia (Brunswick and Cassel). An anti-French conquest undoes them.',
    },
    'H.2': { title: 'The Polish question', summary: 'H.2.a to H.2.f.' },
    'H.2.a': {
      title: 'When',
      summary:
        'When the French hold Warsaw and have conquered Austria and Prussia, they choose one of three answers in their next Alliance Phase.',
    },
    'H.2.b': { title: 'No Poland', summary: 'The land stays as it is, and there are no Polish units.' },
    'H.2.c': {
      title: 'The Grand Duchy',
      summary: 'Warsaw and Thorn become Poland, with its pool; Warsaw feeds the French.',
    },
    'H.2.d': {
      title: 'The Kingdom',
      summary:
        'Danzig, Grodno, Kovno and Brest-Litovsk too; Grodno produces; 8 Polish infantry more. Prussia gains 6 Landwehr and Königsberg’s, Russia 4 infantry; neither lends troops to France any more.',
    },
    'H.2.e': { title: 'French units', summary: 'Poland raises French satellite units alone.' },
    'H.2.f': {
      title: 'Conquered',
      summary: 'Taken by the anti-French, Poland is gone until Russia has been conquered and Poland is French again.',
    },
    'H.3': { title: 'Holland', summary: 'From 1810, with Amsterdam and Brussels French, the French may annex it.' },
    'H.3.a': {
      title: 'Before',
      summary:
        'It is a French satellite at Amsterdam. If the anti-French hold Amsterdam and Brussels, England may form Holland there.',
    },
    'H.3.b': { title: 'Annexed', summary: 'Dutch troops leave play; 3 infantry go to the French pool.' },
    'H.3.c': { title: 'Amsterdam', summary: 'It may produce for France in place of another major city.' },
    'H.3.d': { title: 'To conquer it', summary: 'Both Amsterdam and Brussels are needed then.' },
    'H.3.e': {
      title: 'Freed',
      summary:
        'Conquered by the anti-French, it gives England a pool of 1 militia, 2 Landwehr, 5 infantry and 2 cavalry.',
    },
    'H.3.f': { title: 'Never again', summary: 'The French satellite units of Holland do not return.' },
    'H.4': { title: 'Other minor states', summary: 'H.4.a to H.4.c.' },
    'H.4.a': {
      title: 'Sweden',
      summary:
        'Its units serve the power that controls it, with a morale of 1. An attack on Swedes at Stralsund or Lübeck brings Sweden into the war.',
    },
    'H.4.b': {
      title: 'Danish and Portuguese ships',
      summary: 'They stay in play for the power that controls the state.',
    },
    'H.4.c': {
      title: 'Hanover',
      summary: 'An anti-French conqueror may form it and build its Landwehr; a pro-French one undoes it.',
    },
    I: { title: 'How states are conquered', summary: 'I.1 to I.3.' },
    'I.1': {
      title: 'Conquest',
      summary: 'A state is conquered when all its capitals and production cities are in foreign hands.',
    },
    'I.1.a': {
      title: 'France',
      summary: 'A supplied anti-French point in Paris, not besieged, at the end of a Combat Phase.',
    },
    'I.1.b': { title: 'England, Spain, Portugal', summary: 'A foreign point in every city of the country.' },
    'I.1.c': {
      title: 'Landwehr cities',
      summary:
        'Those of Austria and Prussia count as production cities only once Landwehr may be raised. Königsberg is a capital as well.',
    },
    'I.2': { title: 'A conquered major state', summary: 'I.2.a to I.2.h, at once.' },
    'I.2.a': {
      title: 'Neutral until it has rebuilt',
      summary: 'It joins nobody, and no die is rolled for it, while a land unit is left in its pool.',
    },
    'I.2.b': { title: 'Troops abroad', summary: 'Army units outside its borders go to its pool; ships go home.' },
    'I.2.c': {
      title: 'Its cities',
      summary:
        'The conquering faction takes each city that it enters, and it feeds that faction; troops of the state there go to the pool. The capital must be left at the first chance and stays closed.',
    },
    'I.2.d': {
      title: 'Free passage',
      summary: 'Both factions may cross it and trace supply; nobody attacks its troops while it is neutral.',
    },
    'I.2.e': {
      title: 'It rebuilds',
      summary: 'It suffers no attrition and produces with the cities that it still holds.',
    },
    'I.2.f': {
      title: 'Back in play',
      summary: 'With its pool empty of land units it is subject to the alliance rules again.',
    },
    'I.2.g': {
      title: 'Suing for peace',
      summary: 'A state whose capital the enemy holds may sue; if the holder accepts, it is conquered.',
    },
    'I.2.h': {
      title: 'Invaded while conquered',
      summary:
        'A neutral state that France has conquered turns pro-French while an anti-French unit is inside; its troops stay at home.',
    },
    'I.3': { title: 'A conquered minor state', summary: 'I.3.a to I.3.d, at once.' },
    'I.3.a': { title: 'Its pool', summary: 'Changes to units of the conqueror, point for point.' },
    'I.3.b': {
      title: 'Its troops',
      summary: 'One die: on 1 to 3 they go to the pool and change there; on 4 or more they change where they stand.',
    },
    'I.3.c': { title: 'True to France', summary: 'French satellite units of Italy, Poland, Portugal and Spain stay.' },
    'I.3.d': { title: 'Bavaria', summary: 'Its units stay too until Austria has once been conquered by the French.' },
    J: { title: 'Production', summary: 'Reinforcements of the Grand Campaign: J.1 to J.8.' },
    'J.1': { title: 'The force pools', summary: 'J.1.a to J.1.f.' },
    'J.1.a': { title: 'A display for each state', summary: 'Every state has its own.' },
    'J.1.b': {
      title: 'Of a major state',
      summary: 'Its pool, its prisoners, its production cities with what each January adds.',
    },
    'J.1.c': { title: 'Of a minor state', summary: 'Its pool and its production city, in its group.' },
    'J.1.d': {
      title: 'At the start',
      summary: 'The pool of 1805 is filled after the deployment; other units wait for their year.',
    },
    'J.1.e': {
      title: 'The lost',
      summary:
        'Eliminated units return to their pool. The dead leave play, the wounded wait on the turn track, the captured are prisoners.',
    },
    'J.1.f': {
      title: 'January',
      summary:
        'Each January adds the units of the year, within the counters; neutral minor states get theirs in the neutral segment.',
    },
    'J.2': { title: 'Major states', summary: 'J.2.a to J.2.i.' },
    'J.2.a': {
      title: 'Buying',
      summary:
        'Points buy strength points from the pool, placed in production cities without an enemy, four to a city and phase at most.',
    },
    'J.2.b': { title: 'The die', summary: '5 or less: a point for each free production city; 6 or more: two.' },
    'J.2.c': {
      title: 'What changes it',
      summary:
        '+3 for the French in January and July with Napoleon in Paris (after an invasion of Russia +1 in any month); +1 for Russia with 20 pro-French points in the east; −1 for England if France controls Portugal.',
    },
    'J.2.d': {
      title: 'Prices',
      summary:
        'Ship 5; Guard cavalry 3; Guard infantry or cavalry 2; infantry or Cossacks 1; Landwehr, militia, partisans ½.',
    },
    'J.2.e': {
      title: 'Black and red',
      summary: 'Points of black cities buy Landwehr alone, those of red ones any army unit.',
    },
    'J.2.f': { title: 'Leaders', summary: 'Leaders in the pool come free, to any city of their country.' },
    'J.2.g': {
      title: 'French cities',
      summary: 'Beside Paris three uncaptured major cities produce, as the French choose; not Brussels nor Antwerp.',
    },
    'J.2.h': {
      title: 'Nothing is kept',
      summary: 'Unused points are lost, but for England’s and the French naval ones.',
    },
    'J.2.i': {
      title: 'Whose production',
      summary:
        'The English player produces for states that nobody plays and that are neutral or anti-French, the French for the others.',
    },
    'J.3': { title: 'Minor states', summary: 'J.3.a to J.3.e.' },
    'J.3.a': { title: 'Neutral ones', summary: 'They do not produce.' },
    'J.3.b': {
      title: 'One of each group',
      summary:
        'The holder of the production city buys from the pool of that state, in one state of each group a phase.',
    },
    'J.3.c': {
      title: 'Whose units',
      summary: 'A minor state fights with units of its master: French satellites, Austrian Landwehr, Russian Cossacks.',
    },
    'J.3.d': {
      title: 'King’s German Legion',
      summary:
        'Brunswick and Hanover in anti-French hands may raise it from the English pool, unless their player objects.',
    },
    'J.3.e': { title: 'Bavaria', summary: 'It produces once a pro-French point has taken Munich.' },
    'J.4': { title: 'Spain and Portugal', summary: 'J.4.a to J.4.p.' },
    'J.4.a': {
      title: 'Without foreigners',
      summary:
        'They produce as others while no foreign army is inside. French in a neutral or pro-French Spain are no invaders; in an anti-French one they are at once.',
    },
    'J.4.b': {
      title: 'Invaded',
      summary: 'The state joins the other side, J.4.d to J.4.o apply, and its pool is filled for the invasion.',
    },
    'J.4.c': { title: 'How long', summary: 'As long as an enemy army unit is inside.' },
    'J.4.d': { title: 'Militia and partisans', summary: 'They are raised only against an enemy inside the country.' },
    'J.4.e': {
      title: 'English points',
      summary: 'England may lend each country two points a turn; one is worth six native ones.',
    },
    'J.4.f': {
      title: 'Irregulars first',
      summary: 'In Spain infantry and cavalry only when no militia or partisans are left in the pool.',
    },
    'J.4.g': {
      title: 'Native points',
      summary: 'Two for each major city and one for each minor one without a pro-French unit.',
    },
    'J.4.h': {
      title: 'Kept on the track',
      summary: 'Twenty for Spain and four for Portugal at first; each city lost or regained changes the count.',
    },
    'J.4.i': { title: 'Not kept', summary: 'Native points are spent in the phase or lost.' },
    'J.4.j': { title: 'For its own', summary: 'Spanish points buy Spaniards, Portuguese ones Portuguese.' },
    'J.4.k': { title: 'Native prices', summary: 'Militia 4, partisans 6, infantry 6, cavalry 12.' },
    'J.4.l': { title: 'Irregulars first', summary: 'The same in both countries.' },
    'J.4.m': {
      title: 'Half a squadron of horse',
      summary: 'Cavalry may be half paid: it stands on the map, neither moves nor fights, and is lost if the hex is.',
    },
    'J.4.n': {
      title: 'Where',
      summary: 'In any city of the country without Frenchmen; partisans in an empty mountain or city hex.',
    },
    'J.4.o': { title: 'Two to a hex', summary: 'Two points at most are placed in one hex in a phase.' },
    'J.4.p': {
      title: 'Madrid and Lisbon',
      summary:
        'A free point of militia each phase while a point against the French is in Madrid. French troops in Madrid or Lisbon add a satellite infantry to their pool.',
    },
    'J.5': { title: 'England', summary: 'J.5.a to J.5.f.' },
    'J.5.a': {
      title: 'Saves and lends',
      summary: 'England keeps points, and lends them by transport to ports and coasts.',
    },
    'J.5.b': { title: 'Five', summary: 'It keeps five at most.' },
    'J.5.c': {
      title: 'How much a state takes',
      summary: 'No more in a turn than its red cities could make themselves; nothing to a pro-French state.',
    },
    'J.5.d': { title: 'How much is spent', summary: 'Two a phase on land, five on ships.' },
    'J.5.e': {
      title: 'Portsmouth',
      summary: 'Its points are for ships, and are kept apart; those of other cities may buy ships too.',
    },
    'J.5.f': {
      title: 'New ships',
      summary: 'One naval unit each January goes to the pool; bought for five, it appears at Portsmouth.',
    },
    'J.6': { title: 'France', summary: 'J.6.a to J.6.e.' },
    'J.6.a': { title: 'Naval points are kept', summary: 'France saves these alone.' },
    'J.6.b': { title: 'Five', summary: 'It keeps five at most.' },
    'J.6.c': { title: 'How much is spent', summary: 'Five a phase on ships; on land there is no limit.' },
    'J.6.d': { title: 'Antwerp and Toulon', summary: 'Together they make one naval point, while either is French.' },
    'J.6.e': {
      title: 'New ships',
      summary: 'One naval unit each January; bought for five, it appears at Antwerp or Toulon.',
    },
    'J.7': { title: 'Replacing ships', summary: 'J.7.a to J.7.d.' },
    'J.7.a': { title: 'Sunk', summary: 'A sunk ship goes to its pool.' },
    'J.7.b': {
      title: 'Bought back',
      summary: 'For five points, regular or naval, in any port of the state that no enemy holds.',
    },
    'J.7.c': { title: 'By instalments', summary: 'A point now, the others month by month on the track.' },
    'J.7.d': {
      title: 'With native points',
      summary: 'Thirty Spanish or Portuguese points, in six parts of five if wished.',
    },
    'J.8': { title: 'Landwehr', summary: 'J.8.a to J.8.c.' },
    'J.8.a': { title: 'Austria and Prussia', summary: 'They alone raise it, once it is in their pool.' },
    'J.8.b': { title: 'Austria', summary: 'From June 1808, one a month while it is anti-French.' },
    'J.8.c': {
      title: 'Prussia',
      summary:
        'Two a month while it is anti-French, after it has become so for the second time; Königsberg then produces it.',
    },
    K: { title: 'France', summary: 'K.1 to K.5.' },
    'K.1': { title: 'French partisans', summary: 'K.1.a to K.1.g.' },
    'K.1.a': {
      title: 'They rise',
      summary:
        'In the first turn with an enemy in France two partisans appear, in empty forest, mountain or city hexes.',
    },
    'K.1.b': { title: 'Alone', summary: 'A partisan never shares a hex with a unit.' },
    'K.1.c': { title: 'Hard to catch', summary: 'No attrition, no overrun, a morale of 0.' },
    'K.1.d': { title: 'One hex', summary: 'They move one hex a phase, never with a leader.' },
    'K.1.e': {
      title: 'They slip away',
      summary: 'Attacked off clear ground, or on it without enemy cavalry, they may leave for an empty hex.',
    },
    'K.1.f': { title: 'Replaced', summary: 'Lost ones are bought again under K.1.a.' },
    'K.1.g': { title: 'At home', summary: 'They do not leave France.' },
    'K.2': { title: 'Abdication and exile', summary: 'K.2.a to K.2.h.' },
    'K.2.a': {
      title: 'Into exile',
      summary:
        'When France is conquered Napoleon, a leader and a point of Guard go into exile for twelve months on the track.',
    },
    'K.2.b': { title: 'Meanwhile', summary: 'France is conquered and neutral, and its units do not move.' },
    'K.2.c': {
      title: 'Foreigners leave',
      summary:
        'All leave France and stay out; Antwerp and Brussels become English. To attack an ally a state must turn pro-French.',
    },
    'K.2.d': {
      title: 'The attempt',
      summary:
        'After three turns, once a segment: a die less one for each pro-French state and for each three months; 0 brings Napoleon to a Mediterranean port.',
    },
    'K.2.e': { title: 'After a year', summary: 'He returns in any case.' },
    'K.2.f': {
      title: 'The march on Paris',
      summary:
        'Fifteen movement points by the shortest way. Equal or smaller French forces join; a larger one joins on 1 to 4, falls back on 5, and shoots on 6.',
    },
    'K.2.g': { title: 'Shot', summary: 'If Napoleon is shot, the game ends.' },
    'K.2.h': { title: 'In Paris', summary: 'France is pro-French again, and the game goes on to August 1815.' },
    'K.3': { title: 'Bernadotte', summary: 'K.3.a.' },
    'K.3.a': {
      title: 'Crown Prince',
      summary: 'In August 1810 he leaves France and appears as a Swedish leader at Stockholm, unless he is dead.',
    },
    'K.4': { title: 'Expeditionary forces', summary: 'K.4.a to K.4.d.' },
    'K.4.a': {
      title: 'To ask for one',
      summary:
        'From a state that began neutral or anti-French (not Spain) and is now pro-French and open to the die: on 0 or less.',
    },
    'K.4.b': {
      title: 'Its size',
      summary:
        'Two dice, modified: 7 or more gives a leader, 1 cavalry and 4 infantry; 3 to 6 gives 2 and 8; 2 or less 3 and 12; and a named leader by lot, never Blücher.',
    },
    'K.4.c': {
      title: 'Abroad',
      summary:
        'It may leave its country with a line of its own, suffers attrition abroad alone, and is not reinforced from home.',
    },
    'K.4.d': {
      title: 'Called home',
      summary: 'If its state leaves the French, the English player leads it home without a fight.',
    },
    'K.5': { title: 'Crossing the Channel', summary: 'K.5.a to K.5.c.' },
    'K.5.a': {
      title: 'When',
      summary:
        'No free English squadron in the North Sea, and a French transport at Boulogne or at sea there: troops may cross in ground movement.',
    },
    'K.5.b': {
      title: 'How many',
      summary: 'Two leaders a turn from Boulogne with their infantry, to a shaded hex; each force rolls for attrition.',
    },
    'K.5.c': { title: 'And no farther', summary: 'The crossing takes the whole allowance.' },
    L: { title: 'England, Portugal and Spain', summary: 'L.1 to L.3.' },
    'L.1': {
      title: 'Spanish Alliance Chart',
      summary:
        'Spain is a French ally until Austria and Prussia have been conquered by France or July 1807 is over; then the chart runs. No die is rolled for Spain before France has conquered it.',
    },
    'L.1.a': { title: 'It begins at 12', summary: 'The marker is placed on 12.' },
    'L.1.b': {
      title: 'Down and up',
      summary:
        'Down with Spanish squadrons lost, with every ten pro-French points in or entering Spain, by two if the French move Spaniards, by one each month; up when ships are replaced, when tens leave, by two when the anti-French attack Spaniards.',
    },
    'L.1.c': {
      title: 'At nought',
      summary: 'Spain declares war on France and stays anti-French unless it is conquered.',
    },
    'L.1.d': { title: 'After a conquest', summary: 'Spain conquered by France once may be rolled for.' },
    'L.2': { title: 'Partisans and militia', summary: 'L.2.a to L.2.g.' },
    'L.2.a': { title: 'Where', summary: 'Partisans appear in an empty mountain or city hex of their country.' },
    'L.2.b': { title: 'Alone', summary: 'A partisan never shares a hex with a unit.' },
    'L.2.c': { title: 'Hard to catch', summary: 'No attrition, no overrun, a morale of 0.' },
    'L.2.d': { title: 'One hex', summary: 'They move one hex a phase, never with a leader.' },
    'L.2.e': { title: 'They slip away', summary: 'As K.1.e.' },
    'L.2.f': { title: 'Replaced', summary: 'Lost ones are bought again under L.2.a.' },
    'L.2.g': { title: 'At home', summary: 'Militia and partisans never leave their country.' },
    'L.3': { title: 'Egypt and Malta', summary: 'English satellites that never turn pro-French and do not produce.' },
    M: { title: 'Austria, Prussia and Russia', summary: 'Their interests: M.1 to M.6.' },
    'M.1': { title: 'Austria', summary: 'M.1.a to M.1.c.' },
    'M.1.a': { title: 'No die at first', summary: 'None is rolled for Austria until it has been conquered twice.' },
    'M.1.b': {
      title: 'It comes again',
      summary: 'Once conquered and rebuilt, it declares war on France in the next neutral Alliance Phase.',
    },
    'M.1.c': {
      title: 'After the second time',
      summary: 'Rebuilt again, it follows the normal alliance rules, but for M.3.c.',
    },
    'M.2': { title: 'Prussia', summary: 'M.2.a to M.2.c.' },
    'M.2.a': {
      title: 'Not yet French',
      summary: 'No die makes it pro-French before France has conquered it; one may make it anti-French, and back.',
    },
    'M.2.b': {
      title: 'Its clock',
      summary:
        'Three turns after the first conquest of Austria, or in May 1806, two dice are rolled each turn: war on 2, then on 3 or less, and so on. After that war no die until France conquers it.',
    },
    'M.2.c': { title: 'After a conquest', summary: 'Rebuilt, it follows the normal alliance rules, but for M.3.c.' },
    'M.3': { title: 'Russia', summary: 'M.3.a to M.3.d.' },
    'M.3.a': {
      title: 'When it may be moved',
      summary: 'Once Austria and Prussia stand conquered at the same time; but it never turns pro-French.',
    },
    'M.3.b': { title: 'Invaded', summary: 'Invaded by France it stays anti-French to the end unless it is conquered.' },
    'M.3.c': {
      title: 'After the retreat',
      summary:
        'When no pro-French unit is left in an invaded Russia, Austria and Prussia turn neutral: Austria is closed to all, Prussia open. With Berlin, Königsberg and Warsaw lost to the French, Prussia goes to war for good; from the next turn Austria rolls two dice to follow.',
    },
    'M.3.d': {
      title: 'Cossacks',
      summary: 'Morale 0. Before a round they may leave, unless the enemy has more cavalry.',
    },
    'M.4': { title: 'As French allies', summary: 'M.4.a to M.4.c.' },
    'M.4.a': {
      title: 'They do not march for France',
      summary: 'The French move none of their units but an expeditionary force, unless the state is invaded.',
    },
    'M.4.b': {
      title: 'The other player may',
      summary: 'The English, or its own player, may move one leader with up to ten points a phase.',
    },
    'M.4.c': { title: 'Invaded', summary: 'The French then move all its units, within its borders.' },
    'M.5': {
      title: 'Peace of Pressburg',
      summary: 'If the French conquer Austria they may declare it by the end of their next Alliance Phase, else never.',
    },
    'M.5.a': { title: 'Venice', summary: 'Goes to Italy.' },
    'M.5.b': { title: 'Innsbruck', summary: 'Goes to Bavaria or to France, as the French choose.' },
    'M.5.c': { title: 'Undone', summary: 'By an anti-French conquest of those states.' },
    'M.5.d': {
      title: 'A truce',
      summary:
        'If agreed before play: France and Austria neither attack nor declare war on each other for twelve turns.',
    },
    'M.6': {
      title: 'Treaty of Tilsit',
      summary:
        'When Austria and Prussia have been conquered by France and the Polish question answered, the French may declare it in that or their next Alliance Phase. Its term goes by their answer.',
    },
    'M.6.a': {
      title: 'Without Poland',
      summary: 'Russia is neutral for 18 months and takes no English points until 1811; Magdeburg feeds the French.',
    },
    'M.6.b': { title: 'With the Duchy', summary: '12 months, and no points until 1810; Magdeburg feeds the French.' },
    'M.6.c': { title: 'With the Kingdom', summary: '6 months, and no points until 1809; Magdeburg stays Prussian.' },
    N: {
      title: 'Invasions',
      summary: 'Entering the land of the other side is one; Spain and Russia have rules of their own.',
    },
    'N.1': {
      title: 'Spain',
      summary:
        'Until then: no more than 20 pro-French points in Spain, and none in the row of Madrid or south of it, but beside Gibraltar.',
    },
    'N.1.a': {
      title: 'What is an invasion',
      summary:
        'To break those limits; five points more after the chart has reached 0; twenty after a declaration of war.',
    },
    'N.1.b': { title: 'Limits lifted', summary: 'When Spain is anti-French they no longer hold.' },
    'N.1.c': {
      title: 'What follows',
      summary: 'Spain is anti-French to the end unless conquered, and the chart is put away.',
    },
    'N.2': { title: 'Russia', summary: 'N.2.a and N.2.b.' },
    'N.2.a': { title: 'Before 1810', summary: 'A major city or capital of Russia in French hands is an invasion.' },
    'N.2.b': { title: 'From 1810', summary: '25 pro-French points that enter Russia are one.' },
    'N.3': { title: 'Minor states', summary: 'N.3.a and N.3.b.' },
    'N.3.a': { title: 'Entering', summary: 'Army units in a minor state that is neutral or hostile invade it.' },
    'N.3.b': { title: 'Friends', summary: 'Crossing a friendly one is none, attacking its troops is.' },
    O: { title: 'Optional rules', summary: 'Any of O.1 to O.8, as the players agree.' },
    'O.1': { title: 'Naval economic warfare', summary: 'Raiders against English trade: O.1.a to O.1.o.' },
    'O.1.a': {
      title: 'Raiding',
      summary:
        'Squadrons of the French side that stay a whole phase in a zone may raid: two dice plus 1 for each French squadron and ½ for each ally.',
    },
    'O.1.b': {
      title: 'The result',
      summary:
        'Add the traffic of the zone; take off English squadrons, actions against bases, and 9. What is left raises the rate at Lloyd’s, which begins at 5.',
    },
    'O.1.c': {
      title: 'America',
      summary:
        'Raiding off North America makes an American war less likely next January; during that war there is no traffic there.',
    },
    'O.1.d': { title: 'The rate falls', summary: 'By 3 a turn, by 6 if the French did not raid, never below 5.' },
    'O.1.e': {
      title: 'At 10',
      summary:
        'England sends three squadrons or two infantry to the seas of the world, or spends three points each turn.',
    },
    'O.1.f': { title: 'They stay there', summary: 'Until replaced or the rate falls below 10; troops need not land.' },
    'O.1.g': { title: 'Changing means', summary: 'One way may take the place of another.' },
    'O.1.h': { title: 'At 15', summary: 'No more than one point from each English city.' },
    'O.1.i': { title: 'At 20', summary: 'Three points a turn as well as forces.' },
    'O.1.j': { title: 'At 30', summary: 'Three points, three squadrons and two infantry.' },
    'O.1.k': {
      title: 'At 40',
      summary: 'Nothing is lent, no English troops leave home, and those abroad do not attack.',
    },
    'O.1.l': { title: 'Action against bases', summary: 'In combat the English name a zone; not the North Atlantic.' },
    'O.1.m': {
      title: 'Its dice',
      summary: 'Two dice less 10, plus squadrons, infantry and points spent: above 0, raids there lose 1 for good.',
    },
    'O.1.n': { title: 'Again and again', summary: 'Several attempts may be made, and they add up.' },
    'O.1.o': {
      title: 'Europe and the Cape',
      summary:
        'In European zones only when every enemy port there has fallen; at the Cape twice the effect unless Portugal is French.',
    },
    'O.2': { title: 'Hidden fleets', summary: 'O.2.a to O.2.g.' },
    'O.2.a': {
      title: 'A fleet counter',
      summary: 'Ships that form a fleet may be replaced by a counter, and lie on its box.',
    },
    'O.2.b': { title: 'Who may look', summary: 'The enemy, once combat has begun and all combats are declared.' },
    'O.2.c': { title: 'It moves', summary: 'As any fleet.' },
    'O.2.d': { title: 'No more than that', summary: 'The counter itself adds nothing in combat or trade.' },
    'O.2.e': { title: 'Nelson', summary: 'He may be hidden as a ship may.' },
    'O.2.f': { title: 'Empty', summary: 'A fleet without ships is taken off and said to be so.' },
    'O.2.g': { title: 'With O.1', summary: 'The 9 of raiding becomes 10.' },
    'O.3': {
      title: 'Napoleon’s flight',
      summary: 'After an invasion of Russia the French may declare it in ground movement.',
    },
    'O.3.a': { title: 'Twenty points', summary: 'His allowance is 20 for that turn and the next.' },
    'O.3.b': { title: 'Towards Paris', summary: 'He goes in the direction of Paris.' },
    'O.3.c': { title: 'Once', summary: 'Once in a game.' },
    'O.3.d': {
      title: 'A fresh start',
      summary: '+3 to French production the month after he arrives, instead of what he gives there.',
    },
    'O.4': { title: 'Weather', summary: 'In place of the simple weather of the Standard Game.' },
    'O.4.a': { title: 'Four kinds', summary: 'Fair, wet, poor, cold.' },
    'O.4.b': { title: 'Three areas', summary: 'Board 1 is the south, 2 and 3 the centre, 4 the north.' },
    'O.4.c': {
      title: 'One die',
      summary: 'The English roll before the month: as it falls for the centre, +1 for the north, −1 for the south.',
    },
    'O.4.d': { title: 'Markers', summary: 'They show the weather of each area.' },
    'O.4.e': {
      title: 'Effects',
      summary:
        'Wet: one movement point less. Poor: one less, and +1 to attrition. Cold: +1 to attrition. Supply does not change.',
    },
    'O.4.f': { title: 'First turn', summary: 'Fair everywhere, without a die.' },
    'O.5': { title: 'Typhus', summary: 'O.5.a to O.5.c.' },
    'O.5.a': {
      title: 'When',
      summary: 'From July 1810, or after an invasion of Russia, two dice before French attrition: it breaks out on 12.',
    },
    'O.5.b': { title: 'The mark', summary: 'A marker shows that it has.' },
    'O.5.c': {
      title: 'Effects',
      summary: 'Attrition +1 in Iberia and +2 in the centre and east, for both sides, until France is conquered.',
    },
    'O.6': {
      title: 'Lines of Torres Vedras',
      summary:
        'From July 1809 Wellington with five infantry may build them: entrench, wait three months, pay a point. They stay, and count one for anti-French troops attacked there; not in a major city.',
    },
    'O.7': {
      title: 'Lasting demoralisation',
      summary:
        'Markers stay after combat. At the start of movement a hex with a leader rolls two dice plus morale and rating: 9 takes off a level. Fresh troops of equal strength that stop there do as much.',
    },
    'O.8': {
      title: 'Nelson’s daring',
      summary: 'Once a month Nelson may count 2 in a round; then two dice, and 10 or more is his death.',
    },
    P: {
      title: 'Initial deployment',
      summary: 'Who stands where: P.1 to P.7. The page offers the historical places at one click.',
    },
    'P.1': {
      title: 'France',
      summary:
        'It deploys first: Napoleon about Strasbourg, Davout about Metz, Massena at Milan, garrisons and fleets.',
    },
    'P.2': { title: 'England', summary: 'P.2.a and P.2.b.' },
    'P.2.a': {
      title: 'English forces',
      summary: 'At home, at Gibraltar, and blockading French and Spanish ports; Nelson in the Mediterranean.',
    },
    'P.2.b': { title: 'Portugal', summary: 'At Lisbon, with a squadron and a transport.' },
    'P.3': { title: 'Russia', summary: 'P.3.a.' },
    'P.3.a': {
      title: 'Russian forces',
      summary: 'On the western border about Brest-Litovsk, Lublin and Grodno, with reserves behind.',
    },
    'P.4': { title: 'Austria', summary: 'P.4.a.' },
    'P.4.a': { title: 'Austrian forces', summary: 'Mack about Ulm, Charles in Venetia, John in the Tyrol.' },
    'P.5': { title: 'Prussia', summary: 'P.5.a and P.5.b.' },
    'P.5.a': { title: 'Prussian forces', summary: 'In its fortresses and on the Elbe.' },
    'P.5.b': { title: 'Its satellites', summary: 'Saxons, Hessians and Brunswickers at home.' },
    'P.6': { title: 'Spain', summary: 'Garrisons and squadrons at Cadiz, Corunna and Cartagena.' },
    'P.7': { title: 'Neutrals', summary: 'P.7.a and P.7.b.' },
    'P.7.a': { title: 'Denmark', summary: 'Its troops and ships at home.' },
    'P.7.b': { title: 'Sweden', summary: 'At home and in Pomerania.' },
  },
};
