import type { RulebookText } from '../rulebook.ts';

export const rulebookEn: RulebookText = {
  chapters: {
    '1': 'Words and terms',
    '2': 'The board',
    '3': 'The pieces',
    '4': 'Stacking',
    '5': 'The turn',
    '6': 'General supply and attrition',
    '7': 'Active supply',
    '8': 'Rally and movement',
    '9': 'Combat commands',
    '10': 'Ordering combat',
    '11': 'Resolving combat',
    '12': "Commanders' movement",
    '13': 'Cossacks and reinforcements',
    '14': 'The campaign of 1813',
    '15': 'Optional rules',
    '16': 'Advanced rules',
    '17': 'Linking 1812 and 1813',
    '18': 'Italy 1799',
  },
  rules: {
    '1.1': {
      title: 'Terms and abbreviations',
      summary:
        'Fixes the vocabulary: friendly and enemy land, difficult terrain, Winter (Turns 1–3 and 18–19 of 1813), the ultimate supply sources of each side, good order and disruption. Friendly land stays friendly even under enemy occupation, and what is not friendly is enemy. The Ottoman Empire is closed to both sides and Switzerland to the Coalition; a unit forced into either is interned.',
    },
    '1.2': {
      title: 'Halves and quarters round down',
      summary: 'A number that is halved or quartered loses its fraction.',
    },
    '2.1': {
      title: 'What the board shows',
      summary: 'Central Europe as it was in 1813.',
    },
    '2.2': {
      title: 'Hexes, terrain and hexsides',
      summary:
        'A hex is about 50 km across; a coastal hex with a number is land, the open sea is closed. Forest, rough and marsh are difficult terrain; a road hexside lifts the extra cost of forest and rough, nothing lifts that of marsh. Mountains are entered only through a pass, which is difficult in Winter alone, and a lake hexside is closed. Rivers do not slow a march, but they matter for supply, withdrawal and combat; bridges help supply and withdrawal.',
    },
    '2.3': {
      title: 'Adjacent steps; leaving the map',
      summary: 'Pieces go from one hex to another that touches it. A unit that has to leave the map is eliminated.',
    },
    '3.1': {
      title: 'The kinds of units',
      summary:
        'Commanders, and three arms of combat units: infantry, cavalry and artillery. Each combat unit is Veteran, Line or Conscript.',
    },
    '3.2': {
      title: 'Combat and occupancy factors',
      summary:
        'A combat unit in good order has a combat factor (CF) of 1; a disrupted one has none. Its occupancy factor (OF) follows from its class and is the same in either state: 1 for Veterans, 1½ for Line, 2 for Conscripts.',
    },
    '3.3': {
      title: 'Good order and disruption',
      summary:
        'A combat unit is in good order or disrupted, and its counter shows which. Want of supply (6.4), march attrition (8.5) and hits (11.17) disrupt it; the rule also names Cossacks (13.1), which print no such effect. A stack with disrupted units neither moves nor attacks, and disrupted units add nothing in combat.',
    },
    '3.4': {
      title: 'Commanders and their rating',
      summary:
        'A commander has no CF and an OF of 0; his commander rating (CR) counts in rally, orders and combat. He may lead any combat unit of his side, Swedes excepted (14.8).',
    },
    '3.5': {
      title: 'Seniority and special characteristics',
      summary:
        "A commander's counter also shows his seniority, what he commands and any special characteristic. These matter with advanced rule 16.2.",
    },
    '3.6': {
      title: 'Nationality and the asterisk',
      summary:
        'Colours show the nationality of a counter. In the Grande Armée the Bavarians, Lithuanians, Saxons, Westphalians, Württembergers and other Germans bear an asterisk: they may go over to the Coalition (14.9), and each is then replaced by its counterpart. Austria and the Saxons at Torgau begin neutral.',
    },
    '3.7': {
      title: 'Markers among the pieces',
      summary: 'The remaining pieces are markers, explained by the rules that use them.',
    },
    '4.1': {
      title: 'Six occupancy factors a hex',
      summary: 'A hex never holds more than 6 OFs of one side, at any moment of play.',
    },
    '4.2': {
      title: 'Attackers do not crowd defenders',
      summary: 'Units that attack, or support an attack, do not count in the hex under attack.',
    },
    '4.3': {
      title: 'What a stack is',
      summary: 'A stack is all the units in one hex, be they one or many.',
    },
    '5.1': {
      title: 'The phases of a turn',
      summary:
        "One player leads the Coalition, the other the French; a turn stands for about two weeks. Both finish each phase before the next: general supply; active supply (convert a depot, allocate trains, place forage markers, establish depots); rally and movement; combat commands; combat; commanders' movement; Cossacks and reinforcements.",
    },
    '5.2': {
      title: 'From turn to turn',
      summary: 'When the last phase is done the turn is over and the next one starts.',
    },
    '5.3': {
      title: 'Until the game ends',
      summary:
        'Turns follow one another until the last turn of the scenario or an immediate victory (14.3 and 14.4, or 18.3 and 18.4).',
    },
    '6.1': {
      title: 'Being in general supply',
      summary:
        'A combat unit is in supply if it stands in a city with a friendly depot or can trace a route of adjoining hexes to one. Exceptions: 6.6.',
    },
    '6.2': {
      title: 'What blocks a supply route',
      summary:
        'A route may not use a hex with an enemy stack, nor one next to undisrupted enemy cavalry, unless a friendly stack holds that hex or an unbridged river lies between. It may not pass an enemy city that no friendly stack holds, nor cross a river except by a bridge. It is at most 5 hexes long (3 in Winter, and always 3 in 1799), counting the city with the depot but not the hex of the unit; a difficult hex counts 2.',
    },
    '6.3': {
      title: 'The forage roll',
      summary:
        'Roll 1d6 for each stack under a forage marker: if the score is no higher than its number of combat units, they are out of supply. All forage markers come off at the end of the phase.',
    },
    '6.4': {
      title: 'Effects of lacking supply',
      summary:
        'A unit out of supply is disrupted. If it was disrupted already, a Conscript is eliminated, a Line unit is eliminated in Winter only, and a Veteran stays as it is.',
    },
    '6.5': {
      title: 'Check first, then apply',
      summary: 'The supply of both sides is judged before any unit suffers, and all of them suffer at the same moment.',
    },
    '6.6': {
      title: 'Exempt from supply losses',
      summary:
        "Commanders, Cossacks, Danes in Denmark-Norway, Swedes in Swedish Pomerania, French garrisons in their cities and, at the start of 1813, Poniatowski's corps and the Saxons in Torgau do not suffer under 6.4. They still need a train to move or rally, and a route under 6.1 to be given one.",
    },
    '7.1': {
      title: 'A depot becomes a train',
      summary:
        'At the start of the phase each player may turn one depot in a hex with a friendly stack into a supply train. It lies face up on that stack.',
    },
    '7.2': {
      title: 'How many trains are available',
      summary:
        'The set-up card gives a number for the turn, and each depot on the map takes one away; depots lost under 8.7 and cards change it too. If the result is below zero, the opponent removes depots until it is zero.',
    },
    '7.3': {
      title: 'Who may receive a train',
      summary:
        'For rallying or moving, a train goes to combat units in general supply that are stacked with a commander. To found a depot it goes to the city; a friendly city may receive it with no stack there.',
    },
    '7.4': {
      title: 'Allocating trains in turn',
      summary:
        'Players lay one counter at a time, face down on stacks, beginning with the higher figure on the set-up cards before any adjustment. A player who passes discards a genuine train. When one has run out, the other goes on alone.',
    },
    '7.5': {
      title: 'Two dummy trains each',
      summary:
        'Besides his trains each player may lay two dummies on stacks. They only deceive, and cannot be discarded to pass. A stack may hold several counters, and so rally, move, send units different ways or found a depot in one turn.',
    },
    '7.6': {
      title: 'Who must forage',
      summary:
        'A stack with combat units outside friendly territory that received no train gets a forage marker, unless it is exempt under 6.6 or in a city with a friendly depot that is not besieged. Optional rule 15.3 changes this.',
    },
    '7.7': {
      title: 'Where depots are established',
      summary:
        'A train laid for the purpose is turned face up and becomes a depot in a friendly city, or in an unfriendly one held by a friendly stack; never in a besieged city. Disrupted units or a commander alone are stack enough.',
    },
    '7.8': {
      title: 'The chain of depots',
      summary:
        'A new depot needs a chain of depots back to the ultimate supply source, those of this turn included. Each link is at most 5 hexes (3 in Winter), counting the hex of the new depot and not the one it starts from; difficult hexes count 2, and the first three bans of 6.2 hold. A depot once established works on when its chain is cut.',
    },
    '8.1': {
      title: 'Rallying disrupted units',
      summary:
        'A stack in supply with a train and a commander may bring disrupted units back to good order, up to the sum of the CRs present. The train is then removed.',
    },
    '8.2': {
      title: 'Moving stacks in turn',
      summary:
        'After all rallying, players take turns to move one stack that has a train and a commander, the higher set-up card figure first; the train is then removed. Passing costs a genuine train, and when one player has none left the other goes on alone. With two trains the same commander may rally a stack and then move it. A player must show undisrupted cavalry as soon as an enemy stack comes next to it.',
    },
    '8.3': {
      title: 'One move each',
      summary:
        'A commander or combat unit moves once in this phase. A commander moves in it only together with combat units.',
    },
    '8.4': {
      title: 'March and forced march',
      summary:
        'A stack marches up to 3 hexes (2 in Winter), or up to 5 by forced march, difficult hexes counting 2; it needs a train and a commander who has not moved, its units keep together, and no unit of the starting stack may be disrupted. It never enters a hex with enemy combat units. Next to undisrupted enemy cavalry it must halt, and if it starts there its first hex must be free of such cavalry, unless a river lies between or a friendly unit that does not move this turn holds the hex. A lone combat unit in a city is besieged, and cannot move, if one adjacent hex holds two or more undisrupted enemy combat units.',
    },
    '8.5': {
      title: 'Attrition on the march',
      summary:
        'A move of 3 or more (2 or more in Winter) ends with a roll of 1d6, modified by 8.6. In a stack of two or more combat units, 6 or 7 eliminates one infantry or cavalry unit, 8 or 9 eliminates one and disrupts another, 10 eliminates two; a single unit is only disrupted. The owner chooses; artillery and commanders never suffer.',
    },
    '8.6': {
      title: 'Modifiers to march attrition',
      summary:
        'Add 1 in Winter, and 1 for each hex beyond the normal allowance of 3 (2 in Winter). Napoleon (14.5), Suvorov (18.8) and rule 16.2 bring further modifiers.',
    },
    '8.7': {
      title: 'Depots lost to the enemy',
      summary:
        "A depot without an escort is destroyed when an attack ordered on it succeeds (10.2c), and any depot when an enemy stack marches or advances into its hex. It is gone for good, and its owner's card figure is one lower for the rest of the game.",
    },
    '8.8': {
      title: 'Commanders caught by a march',
      summary: 'A stack that enters or crosses a hex with enemy commanders puts each of them to the test of 11.19.',
    },
    '9.1': {
      title: 'Combat commands each turn',
      summary: 'Each turn both players receive combat commands (CCs) to spend in combat. What is not spent is lost.',
    },
    '9.2': {
      title: 'How many combat commands',
      summary:
        'The scenario sets the basic number. A decisive victory in the turn before gives the winner one more and the loser one fewer for the rest of the game; while the Confederation is allied with France, each asterisk unit lost in the turn before costs the French one for this turn. The number is never below 1 nor above 6.',
    },
    '9.3': {
      title: 'Who fights first',
      summary: 'The player with more CCs after 9.2, cards apart, attacks first; the French if both have the same.',
    },
    '10.1': {
      title: 'Ordering an attack',
      summary:
        'A player orders some or all units of one stack to attack one enemy stack in an adjacent hex. Every unit of his stack, ordered or not, must be in good order. A stack under a forage marker neither attacks nor supports an attack.',
    },
    '10.2': {
      title: 'Does the attack go in?',
      summary:
        'Add 1d6, the highest CR in the stack and the CCs spent, which are gone whatever happens. (a) A die of 1 aborts the attack, and the player may attack again later. (b) Any other die with a total below 7 fails, and he attacks no more this turn. (c) Otherwise the attack goes in.',
    },
    '10.3': {
      title: 'Calling support, defending commands',
      summary:
        'When the attack goes in, the attacker may call on his stacks next to the defenders. The defender then says how many CCs he spends.',
    },
    '10.4': {
      title: 'Does the support arrive?',
      summary:
        'Each stack called rolls 1d6 and adds its highest CR and the CCs spent on the attack, less 1 for each Conscript unit in it. At 7 or more it joins; a die of 1 means nothing special here.',
    },
    '10.5': {
      title: 'Support for the defence',
      summary:
        'The defender may then call on stacks next to the defending one, by the same test with his own CCs. The defending stack itself fights without a test.',
    },
    '10.6': {
      title: 'Attacks by turns',
      summary:
        'Players alternate, one order each. A player who declines, or fails under 10.2b, is out for the turn, and the other may go on alone.',
    },
    '10.7': {
      title: 'Attacking more than once',
      summary: 'A stack may be ordered to attack again and again, growing weaker as 11.2 says.',
    },
    '10.8': {
      title: 'End of the combat phase',
      summary: 'When both players are out the phase ends, and forced-march markers come off.',
    },
    '11.1': {
      title: 'Combat, or cavalry slipping away',
      summary:
        'An order that goes in brings on combat with the adjacent stack. Defenders who are all cavalry may withdraw before it if the attackers have no cavalry; the attackers may then advance into the empty hex.',
    },
    '11.2': {
      title: 'Modifiers add up; tired stacks',
      summary:
        'Modifiers are cumulative, in the order of the rules, and support counts as taking part in combat. The strength of a stack is halved if one of its units force marched or has fought this turn, and quartered if both are true or it has fought twice or more.',
    },
    '11.3': {
      title: 'Attack value and combined arms',
      summary:
        'Add up the CFs of the attackers, plus 2 for two arms or 4 for three; then halve or quarter as 11.2 says.',
    },
    '11.4': {
      title: 'Terrain against the attacker',
      summary:
        'After any halving, subtract 3 for attacking across a river, bridged or not; 2 for attacking into forest, marsh or rough; for a fortified city 2 without artillery, 1 with it.',
    },
    '11.5': {
      title: 'The final attack value',
      summary:
        'Add the best CR with the attackers, up to their number of combat units; for each supporting stack its undisrupted units (halved or quartered under 11.2), and 1 if a commander is with it; and 1d6. A supporting stack loses 2 for attacking across a river, and 1 for forest, marsh or rough or, without artillery, a fortified city. It may count below zero.',
    },
    '11.6': {
      title: 'Defence value and combined arms',
      summary:
        'Add up the CFs of the defenders, plus 2 if two arms are there in good order or 4 if three are; then halve or quarter as 11.2 says.',
    },
    '11.7': {
      title: 'The final defence value',
      summary:
        'Add the best CR present, up to the number of undisrupted combat units; for each supporting stack its undisrupted units (halved or quartered under 11.2), and 1 if a commander is with it; and 1d6.',
    },
    '11.8': {
      title: 'The higher value wins',
      summary: 'The combat is won by the side whose final value is higher.',
    },
    '11.9': {
      title: 'A tied combat',
      summary: "Both stacks stay where they are, and one attacking unit of its owner's choice takes a hit.",
    },
    '11.10': {
      title: 'When the defenders win',
      summary: 'The attackers stay in their hex. The defenders choose to hold theirs or to withdraw.',
    },
    '11.11': {
      title: 'How a stack withdraws',
      summary:
        'The whole stack, commanders included, goes to one adjacent hex: not over an unbridged river, not into difficult terrain, not into a hex with enemy units, and not next to the stack that attacked. Units in excess of the capacity there take a hit each, and the survivors go one hex further under the same bans and within capacity.',
    },
    '11.12': {
      title: 'When the attackers win',
      summary:
        'By 3 or more, the defenders must withdraw, or are eliminated if they cannot, and any undisrupted attackers may advance into the hex. By 1 or 2, the defenders stay or withdraw as they like, and only undisrupted cavalry may follow. Supporting stacks never advance or retreat, and disrupted units stay behind.',
    },
    '11.13': {
      title: 'Advance over destroyed defenders',
      summary:
        'If every defending unit is eliminated, any undisrupted attackers and their commanders may advance, whatever the margin.',
    },
    '11.14': {
      title: 'Hits on the losing side',
      summary:
        'The loser takes as many hits as the final values differ, but no more than twice the undisrupted combat units, supports included, with which the winner began.',
    },
    '11.15': {
      title: 'Hits on the winning side',
      summary:
        'The winner takes half the difference, rounded down by our ruling (a table option rounds up), adjusted by 1d6: −2 on a 1, −1 on a 2, none on 3 or 4, +1 on a 5, +2 on a 6. The result is at least 0, and at most the number of undisrupted combat units, supports included, with which the loser began.',
    },
    '11.16': {
      title: 'Cavalry in pursuit',
      summary:
        "If, after losses, a withdrawing stack has no undisrupted cavalry and the attacking stack has, one disrupted defending unit of its owner's choice is eliminated.",
    },
    '11.17': {
      title: 'Taking the hits',
      summary:
        'The owner assigns hits as they come, at least half of them to the attacking or defending stack itself before the rest may go to supports. A hit disrupts a unit in good order and eliminates a disrupted one, even one disrupted in this combat. A stack with an odd number of hits may accept one more to eliminate a disrupted unit.',
    },
    '11.18': {
      title: 'Disrupted units under attack',
      summary:
        'Disrupted units do not fight, but can be hit and driven back. If only disrupted units are in the hex, their final value is 1d6, whatever commander or support is there, and they inflict no hits.',
    },
    '11.19': {
      title: 'The fate of commanders',
      summary:
        "When combat eliminates the last friendly combat unit in his hex, or when he is attacked alone, a commander's owner rolls 1d6: on a 1 he is lost. Otherwise he joins any friendly stack within three hexes, whatever lies between; if there is none he is lost.",
    },
    '12.1': {
      title: 'How commanders move',
      summary:
        'After combat each commander may go up to three hexes, even if he marched, and must end with friendly combat units or in a city of friendly territory. He may not enter a hex with an enemy stack, nor a city in enemy territory that no friendly stack holds.',
    },
    '12.2': {
      title: 'Commanders move in turn',
      summary: 'Players move their commanders alternately, beginning with the one who was first under 9.3.',
    },
    '13.1': {
      title: 'Cossacks run riot',
      summary:
        'From Turn 4 the French player rolls 1d6 for each city with Cossacks in it, whichever side it is friendly to. A 6 moves one Battle point from the Coalition to the French, within 0 and 12.',
    },
    '13.2': {
      title: 'Arrival of reinforcements',
      summary:
        'Reinforcements arrive at the end of the turn named on the set-up card and may move in the next. The player with the higher card figure of trains places first.',
    },
    '13.3': {
      title: 'Where reinforcements may stand',
      summary:
        'Not in a hex with an enemy stack, not next to one, and within capacity. Those that cannot be placed when due are lost.',
    },
    '14.1': {
      title: 'Setting up 1813',
      summary:
        'The Coalition sets up first, then the French, by their cards. The Coalition has 3 CCs (6 from Turn 13 if Austria has joined) and 6 trains on Turn 1; the French have 2 CCs on Turns 1–4 and 4 afterwards, and 9 trains on Turn 1. Each may set down any of these trains as depots in friendly cities, linked as 7.8 demands.',
    },
    '14.2': {
      title: 'Keeping count of turns',
      summary: 'The campaign begins on Turn 1, and the count goes up by one when all phases of a turn are done.',
    },
    '14.3': {
      title: 'Nineteen turns at most',
      summary: 'The campaign ends with Turn 19; an Armistice skips some of the turns before.',
    },
    '14.4': {
      title: 'Victory in 1813',
      summary:
        'If Napoleon is killed or captured under 11.19 the Coalition wins at once; otherwise the higher total after Turn 19 wins, the French if equal. (a) Fifteen cities give a point each, to the side whose land they are in, or to the enemy if his units are there; Prague and Vienna count only if Austria has joined. (b) Of twelve Battle points each side starts with six, and one changes hands for each decisive victory; Cossacks (13.1), Hamburg (14.14) and an Armistice (14.15) move some as well. A victory is decisive if each side had at least six combat units, disrupted and supporting ones included, and the loser took at least four hits more than the winner, losses of the withdrawal included.',
    },
    '14.5': {
      title: 'Napoleon on the march',
      summary:
        'Units that Napoleon accompanies for the whole move subtract 1 from their attrition roll. With the advanced rules 16.2 takes its place.',
    },
    '14.6': {
      title: 'Prussia not yet at war',
      summary: 'On Turn 1 Prussian units do not move or take part in an attack, and cannot be attacked.',
    },
    '14.7': {
      title: 'The Duchy feeds both',
      summary: 'For forage and for depots the Duchy of Warsaw, cities included, is friendly to both sides.',
    },
    '14.8': {
      title: 'The Swedes hold back',
      summary:
        'Swedish units stack with other Coalition units only if a Swedish commander is there. They attack, or join an attack, only if the plain CFs of the attackers exceed those of the defenders by 2 or more. They defend freely.',
    },
    '14.9': {
      title: 'The Confederation changes sides',
      summary:
        'The Confederation of the Rhine starts French. A trigger is (a) a decisive French defeat with Napoleon present, or (b) Coalition units in three of its victory cities, or in two and in Hamburg. If Austria has not joined, the Confederation is friendly to both for forage and depots from the next turn; 14.15(vi) does the same. If Austria has joined, it turns Coalition: asterisk units change sides in good order and may join Coalition stacks within five hexes, Wrede (CR 1) arrives with the Bavarians, and Saxony follows.',
    },
    '14.10': {
      title: 'Neutral Saxons in Torgau',
      summary:
        'Until Saxony joins the Coalition, Thielmann and his infantry at Torgau are neutral: they close the city to the units and supply of both sides, do not move or attack, cannot be attacked and are exempt from 6.4. Then they play like others.',
    },
    '14.11': {
      title: 'Poniatowski and Osten-Sacken frozen',
      summary:
        "Osten-Sacken's corps at Krakow and Poniatowski's just south-east of it stay where they are, neither attacking nor attacked, until an Armistice; Poniatowski's is exempt from 6.4. After an Armistice both are redeployed and play from Turn 13.",
    },
    '14.12': {
      title: 'Garrisons left behind',
      summary:
        'A garrison (G) is in general supply as long as it stays; the city loses this privilege when it leaves or falls. It may leave from the turn after a friendly unit has come to it from outside, if it is in supply and has a train. In its city it defends but does not attack, and a forced retreat eliminates it.',
    },
    '14.13': {
      title: 'The garrison of Danzig',
      summary:
        'The X Corps (DG) has the same privilege in Danzig, but may leave without being relieved, if it is in supply and has a train. In Danzig it defends and does not attack; driven out by combat it needs supply like others.',
    },
    '14.14': {
      title: 'Hamburg and its district',
      summary:
        'On Turns 1 and 2 French units may not be in Hamburg or next to it; at the end of Turn 2 Cossacks of Walmoden arrive there, exempt from 6.4. From Turn 4 until an Armistice, each turn that ends with Coalition units in Hamburg moves one Battle point from the French to the Coalition, three at most.',
    },
    '14.15': {
      title: 'The Armistice of Pläswitz',
      summary:
        "At the start of Turns 7 to 11 both players roll 1d6, and the higher may offer a truce. The French may refuse if the Coalition has 3 territorial points or fewer (2 on Turns 10 and 11), the Coalition if it has 4 or more. A truce restores all disrupted units but garrisons, redeploys both armies behind their lines, brings in Austria and the reinforcements of Turn 12, gives the French 3 Battle points of the Coalition's and resumes play on Turn 13. Without one Austria stays closed and the two corps of 14.11 stay put; if the Coalition had refused it, the French in Italy must remain there and the Confederation becomes friendly to both for supply.",
    },
    '14.16': {
      title: 'Austria enters the war',
      summary:
        'Austria is neutral and closed, Poniatowski excepted, and joins the Coalition only through an Armistice. It then takes Coalition depots and brings its units; from Turn 13 Vienna is an ultimate supply source, the Coalition has 6 CCs and Austria is open to all.',
    },
    '14.17': {
      title: 'The Prussian ports',
      summary: 'Köslin and Stolp are each an ultimate supply source of the Coalition while one of its units is there.',
    },
    '15.1': {
      title: 'Hidden stacks and dummies',
      summary:
        'The Coalition may add up to five dummy counters to its stacks, in no stack more than it has combat units. Players may look into enemy stacks only in combat, under 8.2 or by a card.',
    },
    '15.2': {
      title: 'Garrisons pulled back early',
      summary:
        "Rules 14.12 and 14.13 are dropped. The X Corps sets up in or next to Magdeburg, the other garrisons in or next to Leipzig as part of Davout's XIII Corps, within capacity.",
    },
    '15.3': {
      title: 'Forage in crowded country',
      summary:
        'In place of 7.6, a stack without a train forages if it is outside friendly territory or next to two or more other friendly stacks with combat units. Cossacks alone, and stacks in a city with a friendly depot that is not besieged, are spared.',
    },
    '16.1': {
      title: 'Random event cards',
      summary:
        "Cards 1–30 are drawn until the Armistice and 31–50 from Turn 13; each player is dealt one at the start, before 4, 11 and 13 go into the deck. Each turn before general supply both draw one and play it or the one they hold, the French first with the early deck, the Coalition first with the late one. A card with a single instruction is played at once after the opponent's, and overrides it. If Austria stays neutral, 40a, 43a, 48a and 49a replace 40, 43, 48 and 49.",
    },
    '16.2': {
      title: 'Authority and special characteristics',
      summary:
        'Seniority (A all units, I infantry, C cavalry, K Cossacks, or a corps) says whom a commander commands. A stack accompanied for its whole move by one who commands all of it subtracts 1 from march attrition; in combat the CR of the one who commands most units counts, up to their number. Ten special characteristics change marches and CFs while their bearer is the senior one. A cavalry corps commander alone takes trains only for all-cavalry stacks, and his CR counts for cavalry only.',
    },
    '16.3': {
      title: 'Weak units in early turns',
      summary: 'On Turns 1, 2 and 3 attacks lose a further 3, 2 and 1 under 11.4.',
    },
    '16.4': {
      title: 'A shortened Armistice',
      summary:
        'If the Armistice comes on Turn 10 or 11, the Russian VIII, IX and X Corps of Turn 12 set up within two hexes of Allenstein (2509).',
    },
    '16.5': {
      title: "Buying Austria's neutrality",
      summary:
        'At an Armistice, after the shift of 14.15(e), the French may offer Battle points for Austria to stay neutral. If the Coalition accepts, the points change hands and Austria stays out; Illyria turns neutral and closed; trains from Turn 13 are the mean of the two rows, rounded down.',
    },
    '16.6': {
      title: 'Discord in the Coalition',
      summary:
        'In the turn after a French decisive victory, if the French have more Battle points, Coalition commanders rally and move only units of their own nation. A supporting stack whose best commander is of another nation than that of the main stack subtracts 1 from its test.',
    },
    '17.1': {
      title: 'Joining the two maps',
      summary:
        'The 1813 map lies west of the 1812 map, and over it where they overlap; set-up and reinforcements are those of 1812. The 1812 game gains a Turn 17 (February 1813), played without cards, and loses card 24 of its second deck.',
    },
    '17.2': {
      title: 'An early end in 1812',
      summary:
        'In place of the usual 1812 victory, the Coalition wins at once if Napoleon dies, and the French win if they hold Moscow or St Petersburg at the end of Turn 14. The Coalition wins if no turn has ended with Moscow, or St Petersburg, or all other Russian victory cities in French hands, or if by the end of Turn 14 it holds Warsaw and either Königsberg or Lemberg. Otherwise play goes on into 1813.',
    },
    '17.3': {
      title: 'From 1812 into 1813',
      summary:
        'After general supply of Turn 17 the Austrian and Prussian contingents of the Grande Armée and all disrupted French units are removed. Austria turns neutral and interns the French in it until the Armistice, Lemberg ceases to be a French source, and Prussia is friendly to both until Prussian units appear. The French have two trains fewer than on Turn 16; the next turn is Turn 1 of 1813.',
    },
    '17.4': {
      title: 'Switching the supply sources',
      summary:
        'Each side starts with its 1812 sources and may switch once, after general supply of any 1813 turn: the French to the western map edge, the Coalition, with a unit in Warsaw, to Warsaw and later the Prussian ports and Vienna. The switch brings the 1813 train figures, lets depots be removed or shifted and brings the 1813 units due so far, save those with a star. If all its sources are taken the French side must switch and a switched Coalition goes back, neither shifting depots. Until a supplied Russian unit is in Prussia, the Coalition receives Russians only.',
    },
    '17.5': {
      title: 'The first turn of 1813',
      summary:
        'CCs gained in 1812 are lost, and commanders who are on the 1813 card may be taken off the map; units stay. The Saxons set up in Torgau; other 1813 units wait for the switch of their side. Until then the French have two trains fewer than on Turn 16 of 1812 and the Coalition as many as then, less losses.',
    },
    '17.6': {
      title: 'Garrisons in the linked game',
      summary:
        'After their switch the French may, at the end of a turn, exchange infantry within three hexes of Danzig, Glogau, Küstrin, Stettin, Thorn or Warsaw for a garrison there, if the city is neither besieged nor held by the enemy. Each city takes one unit, Danzig as many as fit, artillery and Rapp included. There is no way back, and 14.12 and 14.13 apply.',
    },
    '17.7': {
      title: 'Cards without Prussia',
      summary:
        'Cards 3, 6, 10, 14, 17, 19, 20, 21, 22, 28 and 29 stay out of the early deck until the end of the turn in which Prussia joins the Coalition.',
    },
    '17.8': {
      title: 'Victory in the linked game',
      summary: 'As in 14.4, with the victory cities of the 1813 map only.',
    },
    '17.9': {
      title: 'Other changes when linked',
      summary:
        'In 1812 the Swedish option (16.12) and the two-year campaign (16.13) are off, and 16.11 is on. Napoleon leaves at the start of Turn 11 and comes back on Turn 5 of 1813, unless the French keep him and forfeit the units due from Turn 12 of 1813. In 1813 rule 16.2 is off, and Coalition units fed by a depot in Russia keep a range of 5 hexes in every season.',
    },
    '18.1': {
      title: 'Setting up 1799',
      summary:
        'Play starts in March 1799, the Coalition setting up first and the French second. The Coalition has 3 CCs and 5 trains a turn, from Turn 4 4 CCs and 6 trains; the French have 5 trains a turn and 3 CCs, from Turn 8 4 CCs. Before play each may set down any of its trains as depots in friendly cities, linked as 7.8 demands.',
    },
    '18.2': {
      title: 'Keeping count in 1799',
      summary: 'The campaign begins on Turn 1, and the count goes up by one when all phases of a turn are done.',
    },
    '18.3': {
      title: 'A game of thirteen turns',
      summary: 'The campaign of 1799 ends with Turn 13.',
    },
    '18.4': {
      title: 'Victory in 1799',
      summary:
        'After Turn 13 each side counts (a) a point for each of Genoa, Milan, Turin and Mantua that its own units occupy, and (b) its Battle points: six each at the start, one changing hands for each decisive victory (14.4b), within 0 and 12. The Coalition wins with at least 3 points more than the French; otherwise the French win.',
    },
    '18.5': {
      title: 'The ground of 1799',
      summary:
        'Only the Kingdom of Italy, the Illyrian Provinces, southern France, Klagenfurt (3325) and hexes 3823 and 3824 are in play; a unit forced to leave is eliminated. For depots and forage, the land north of the Po and east of the Adige is friendly to the Coalition all game. The rest is friendly to both sides through Turn 5, and then to neither.',
    },
    '18.6': {
      title: 'Ultimate sources in 1799',
      summary:
        'French: hexes 4528 and 4530, and the southern map edge in Italy from 4030 to 3630. Coalition: Klagenfurt (3325).',
    },
    '18.7': {
      title: 'Short lines of supply',
      summary: 'All through 1799 a supply route under 6.2 is at most 3 hexes long, for both sides.',
    },
    '18.8': {
      title: 'The gifts of Suvorov',
      summary:
        'Units that Suvorov accompanies for the whole move subtract 1 from their attrition roll. Each unit in good order stacked with him has 1 CF more, 3 more in all at most.',
    },
    '18.9': {
      title: 'Augmented divisions and brigades',
      summary:
        'Units marked 2* have a CF of 2 in attack, defence and support, and a higher OF. For hits and rally each is one unit: one hit disrupts it, a second eliminates it, and a CR of 1 rallies it.',
    },
  },
};
