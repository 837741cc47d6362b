import type { RulebookText } from '../rulebook.ts';

export const rulebookEn: RulebookText = {
  chapters: {
    '2': 'Game components',
    '3': 'Glossary',
    '4': 'Prepare to play',
    '5': 'Sequence of play',
    '6': 'Cards and Reserves',
    '7': 'Builds',
    '8': 'Diplomacy',
    '9': 'Movement',
    '10': 'Interception and evasion',
    '11': 'Battle',
    '12': 'Fortresses',
    '13': 'Naval affairs',
    '14': 'Interphase',
    '15': 'Conquest and Submission',
    '16': 'Resources',
    '17': 'Special rules',
  },
  rules: {
    '2.1': {
      title: 'What is in the box',
      summary: 'Map, pieces, displays, cards and dice: a list, with nothing to enforce.',
    },
    '2.2': {
      title: 'Playing pieces',
      summary:
        'Units stand for strength 1, 2 or 4; 6 and 8 only ease stacking. What is in the box is an absolute limit. A leader without a command counts as 1 Unit.',
    },
    '3': {
      title: 'Glossary',
      summary:
        'Friendly, Uncontrolled and Enemy Duchies, Ports and Zones, Armies, Camps, Proxies: the words that the rules are written in.',
    },
    '4.1': {
      title: 'Pieces',
      summary: 'Each scenario gives the Forces and Squadrons that begin in play, and where. Every Reserve is ready.',
    },
    '4.2': {
      title: 'Control Chart',
      summary: 'Consuls, Camps, Keys and Resources begin as the scenario says. France is first on the Movement Track.',
    },
    '4.3': {
      title: 'Powers',
      summary:
        'Two to five players. The holder of a Pact with a Minor Nation runs it; with fewer than five players Prussia is run the same way.',
    },
    '4.31': {
      title: 'Roles',
      summary:
        'With two players each may bid Units for the Camp that both want; with more, dice decide. One player has Britain, Russia and Austria if there are two, Russia and Austria if there are three.',
    },
    '4.4': {
      title: 'Initial hands',
      summary:
        '1805: France 6 cards; Austria and Britain 4; Russia and Prussia 3; the Turks and Spain 2; Sweden and Denmark 1.',
    },
    '4.41': {
      title: 'Several hands',
      summary: 'A player with several nations keeps their Hands apart and looks at each only when its Mulligan is due.',
    },
    '4.5': {
      title: 'Mulligan',
      summary: 'A nation may exchange its whole new Hand for one card fewer, even below its minimum.',
    },
    '4.51': {
      title: 'Several Mulligans',
      summary: 'A nation may exchange again and again, one card fewer each time, before the next nation decides.',
    },
    '5.1': {
      title: 'Impulses',
      summary:
        'In Order of Movement each nation plays one card, as its event or for its Command Points. A nation with a card must play unless it uses a Resource or a Reserve instead.',
    },
    '5.11': {
      title: 'One card an Impulse',
      summary:
        'Usually one card or Reserve an Impulse. A card drawn and played by an event goes on with the same play.',
    },
    '5.12': {
      title: 'Plus plays',
      summary:
        'A Resource, or the Reserve of a Power, may be played besides a normal card: one of them an Impulse, in any order.',
    },
    '5.2': {
      title: 'Pre-emption',
      summary:
        'After the first Round of 1805 the nation with the most cards may go before the next one, unless it is tied or would then have two Impulses in a row. A nation is pre-empted once before its Impulse, and never without cards.',
    },
    '5.21': {
      title: 'Opportunity',
      summary: 'The nation with the option is asked before each Scheduled Impulse.',
    },
    '5.22': {
      title: 'Moment of pre-emption',
      summary: 'Pre-emption falls between Impulses, never within one.',
    },
    '5.23': {
      title: 'Impulse forfeited',
      summary:
        'If the pre-empted nation has no Impulse left to take, the one that pre-empted forfeits its own when that would follow at once.',
    },
    '5.3': {
      title: 'Cards of Proxies',
      summary:
        'A Power with a Pact chooses its Proxy’s play. Otherwise a card is drawn from the Proxy’s Hand at random.',
    },
    '5.31': {
      title: 'Red and green cards',
      summary:
        'A Neutral Proxy builds with its cards; a red card, or a green one from its Turn on, is played as its event if it can be.',
    },
    '5.32': {
      title: 'Reserve of a Proxy',
      summary: 'Only a Proxy that a player directs can use its Reserve.',
    },
    '5.4': {
      title: 'Passing',
      summary: 'A nation without a card passes. It may still lay Siege, play a Resource or play a Reserve.',
    },
    '5.5': {
      title: 'End of the Impulses',
      summary:
        'After Denmark the Round ends and France is next again. Impulses end when only one nation has cards and has taken its Impulse; what it keeps it keeps for the next Turn.',
    },
    '5.51': {
      title: 'Extended Turn',
      summary: 'If another nation gains a card in what seemed the last Impulse, the Turn goes on.',
    },
    '5.6': {
      title: 'Attrition',
      summary:
        'Formations in Uncontrolled Duchies suffer Attrition. Survivors place their Flag, or lift one, except in a Fortress.',
    },
    '5.61': {
      title: 'Ports lost',
      summary: 'A Port that changes hands through Attrition puts enemy Squadrons to sea.',
    },
    '5.62': {
      title: 'Naval builds',
      summary: 'Build markers become Refit markers. A Manoeuvre later takes each off.',
    },
    '5.7': {
      title: 'Conquests',
      summary: 'Possible Conquests are resolved.',
    },
    '5.8': {
      title: 'Peace roll',
      summary:
        'A 6 or more ends the game. Each player may first change the roll by one, once, for one card fewer in the next draw of a Power of theirs that draws more than its minimum.',
    },
    '5.81': {
      title: 'Victory',
      summary:
        'A point for each Key that a player’s Powers have gained, less those they have lost, and one for each Minor Pact and Resource. Most points win; ties go to the nation later on the Movement Track.',
    },
    '5.82': {
      title: 'Automatic peace',
      summary:
        'The game ends if France is conquered or Submits, after Turn 5 (6 if Napoleon abdicates), or when Britain or Russia is a Subject Neutral and France has six points.',
    },
    '5.9': {
      title: 'Interphase',
      summary: 'Between Turns: Camps, reinforcements, cards. Then the Turn marker moves on.',
    },
    '6.1': {
      title: 'Events',
      summary:
        'A card played for its event does what it says, even against an Ally, and overrules the rules, except that no nation has two Impulses in a row. Every condition must be met.',
    },
    '6.11': {
      title: 'Markers of events',
      summary: 'Some events have a marker while they last: a reading aid.',
    },
    '6.12': {
      title: 'Pieces for an event',
      summary:
        'If the pool is empty, Units may be taken from elsewhere on the map. A nation that owes pieces must build them with what it has; if it cannot, it Submits.',
    },
    '6.13': {
      title: 'Foreign Wars',
      summary:
        'Pieces sent to a Foreign War stay on its card until it ends. Squadrons under blockade, Refit or in Regroup may be sent; a Unit or leader from Regroup costs its point.',
    },
    '6.14': {
      title: 'Responses',
      summary:
        'Response cards interrupt any Impulse, battle or event. They are resolved as played, and come too late once play has gone on. Nobody responds between Impulses.',
    },
    '6.15': {
      title: 'Battle cards',
      summary:
        'Any nation with a Formation in a battle may play any number of them, before the dice. Not in sieges or at sea unless the card says so.',
    },
    '6.16': {
      title: 'Diplomacy by event',
      summary:
        'Events may move a Consul. Out of a Pact it moves only by Conquest, Submission or an event that says so.',
    },
    '6.17': {
      title: 'Attrition by event',
      summary:
        'Flags, leaders and Units each roll. The Commander chooses what is lost; a leader only if its owner agrees or nothing else is left.',
    },
    '6.18': {
      title: 'Not in 1805',
      summary: 'Events with this sign are not played in 1805. The card may still be used for its points.',
    },
    '6.19': {
      title: 'Timed events',
      summary:
        'They last until the end of the Turn. After each Impulse in which a Player Power played a card, a 6 ends one of them.',
    },
    '6.2': {
      title: 'Reserves',
      summary:
        'Each nation has one or two, each used once a Turn, as an event or for its points. They are not cards, and a nation that nobody directs cannot use them.',
    },
    '6.3': {
      title: 'Command Points',
      summary:
        'They build, move Consuls, move Formations and Fleets, and may end Foreign Wars. They may be divided, and are not kept for another Impulse.',
    },
    '6.4': {
      title: 'Impulses of Pact Proxies',
      summary:
        'The Patron plays the Proxy’s cards for its event or to build and move its pieces. A Proxy may end its own Foreign War and move Consuls to the left.',
    },
    '6.5': {
      title: 'Hands stay closed',
      summary: 'Cards are neither traded nor shown unless an event allows it.',
    },
    '7.1': {
      title: 'Units',
      summary: 'A Unit costs 2 points.',
    },
    '7.2': {
      title: 'Leaders',
      summary:
        'A leader costs his Command Rating. Some come in 1807, two only by their event. The others may be built again, even after death.',
    },
    '7.3': {
      title: 'Squadrons',
      summary: 'A Squadron costs 4 points and stands in a friendly Home Port under a Build marker, later under Refit.',
    },
    '7.4': {
      title: 'Flags',
      summary:
        'Placing or lifting a Flag costs 1 point unless it comes with an Overrun, a Siege or Attrition. In a nation’s own Duchies no Flag is placed: lifting the enemy’s is enough.',
    },
    '7.41': {
      title: 'Where Flags go',
      summary:
        'A Formation Flags the unfortified Duchy it stands in; an Active Army also one Adjacent, if no enemy stands there and no enemy Army could intercept. Never across marsh or strait, nor after losing a battle in that Impulse.',
    },
    '7.42': {
      title: 'Fortresses',
      summary: 'Their Flag changes only by Siege, Conquest or Submission.',
    },
    '7.43': {
      title: 'Dual Associates',
      summary:
        'The nation of the bottom half Controls them at first. The Power of the top half needs a Flag. Whichever Controls one may build there.',
    },
    '7.44': {
      title: 'Limits of Flags',
      summary: 'A nation that has used its Flags takes one from elsewhere on the map.',
    },
    '7.5': {
      title: 'Builds of Proxies',
      summary:
        'A Neutral Proxy builds in its Capital, in a fixed order: Regroup first, then Units, leaders, Squadrons, Refit.',
    },
    '7.51': {
      title: 'Credits',
      summary:
        'A Proxy keeps one point at most. It may give Units of its Capital back for 2 points each towards a leader or Squadron. What is left is lost with a Pact.',
    },
    '7.6': {
      title: 'Ending Foreign Wars',
      summary: '1 point is 1 die: on a 6 the war is over and its pieces go to Regroup.',
    },
    '7.7': {
      title: 'Regroup',
      summary:
        '1 point brings a Unit, leader or Squadron back to a friendly Home Duchy; Squadrons to a Port that is not blockaded, under Refit.',
    },
    '8.1': {
      title: 'Diplomatic Track',
      summary:
        'From the second Round of 1805. Moving a Consul one box costs the number of the column it enters. Anyone may move it left, only its own Power to the right. Rows are changed in the Unaligned column. The +1 side makes a step right cheaper, one left dearer.',
    },
    '8.2': {
      title: 'Allies',
      summary:
        'In the Pact box a Proxy becomes the Power’s Ally, and its Duchies friendly. A Pact ends only by Conquest, Submission or an event.',
    },
    '8.21': {
      title: 'Broken Pact',
      summary:
        'One nation may restore it at once by event, the losing Power by points too. If none does, the Proxy draws a new Hand, becomes Neutral, and pieces that do not belong go to Regroup.',
    },
    '8.22': {
      title: 'Limits among Allies',
      summary:
        'France and Britain never change Camps. Nobody attacks an Ally or Flags its Duchies, declares war on a nation of the same player, or is expelled from a Camp.',
    },
    '8.3': {
      title: 'Camps',
      summary:
        'France and Spain begin as the Imperial Camp, Britain, Austria and Russia as the Coalition. Nations of a Camp are allied and at war with the other.',
    },
    '8.31': {
      title: 'Benefits of a Camp',
      summary:
        'Joint Army Groups and Grand Fleets, friendly Duchies, and no Turkish war while the Turks are a Client of the Camp.',
    },
    '8.32': {
      title: 'Proxies attacked',
      summary:
        'A Neutral Client that is attacked joins the Power of its row. If its own Patron attacks, or it is Unaligned, it joins the opposing Player Power last on the Movement Track.',
    },
    '8.33': {
      title: 'Declaring war',
      summary:
        'Free in the Interphase. In an Impulse 7 points against a Power; free against an Unaligned Minor, a Client of an enemy or one’s own Client. Changing Camps by it needs that Camp’s permission. A Neutral Power must join a Camp.',
    },
    '8.34': {
      title: 'Consequences of war',
      summary:
        'Declaring Formations in Duchies of those no longer allied suffer Attrition and Regroup; others may stay and Flag. Enemies in one Duchy fight at once, without terrain.',
    },
    '8.4': {
      title: 'Turkish wars',
      summary: 'No Turkish war against a Client of one’s Camp; one that is under way ends when the Camps change so.',
    },
    '8.5': {
      title: 'Prussian neutrality',
      summary: 'In the first Round of 1805 Prussia joins no Camp and stays at home, unless invaded.',
    },
    '8.6': {
      title: 'Negotiation',
      summary: 'Talk is free and public, and promises bind nobody. Cards are neither traded nor shown.',
    },
    '8.7': {
      title: 'Proxies in Camps',
      summary: 'A Proxy in a Pact stands in the Camp of its Power.',
    },
    '8.8': {
      title: 'Subject Neutrals',
      summary:
        'A Player Power that Submits or is conquered. Its Pacts stay in their Camp but are not its Allies. It stays so until it joins a Camp, and may declare war only on nations in one.',
    },
    '8.81': {
      title: 'Pacts follow',
      summary:
        'A Power that changes or joins a Camp takes its Pacts with it. A Subject Neutral that is attacked joins the Camp opposed to the attacker for free.',
    },
    '8.82': {
      title: 'Conqueror as Ally',
      summary: 'When a Subject Neutral joins its conqueror’s Camp, the conqueror may give Duchies back at that moment.',
    },
    '8.83': {
      title: 'Flags afterwards',
      summary: 'Ceded Duchies that an enemy took and the Camp retakes go back to their original owner.',
    },
    '9.1': {
      title: 'Moving',
      summary:
        '1 point takes a leader and his Army, up to his Command Rating, into the next Duchy. Pieces without a leader pay one by one. A Minor’s leader leads only his own.',
    },
    '9.2': {
      title: 'Stacking',
      summary: 'Any number may stand and defend together; an Army attacks with no more than its leader can command.',
    },
    '9.3': {
      title: 'Entering',
      summary: 'A Duchy is entered from an Adjacent one, but for Convoys and Amphibious Assaults.',
    },
    '9.4': {
      title: 'Attrition',
      summary: 'Some moves cost a die for each Unit and leader: each 6 is a loss, chosen by the Commander.',
    },
    '9.41': {
      title: 'Pass and marsh',
      summary: 'Entering an Enemy Duchy over a pass or marsh causes Attrition.',
    },
    '9.42': {
      title: 'Forced march',
      summary: 'From the fifth Duchy of an Impulse on.',
    },
    '9.43': {
      title: 'Ambush',
      summary: 'Entering an Enemy Duchy from an Uncontrolled one.',
    },
    '9.44': {
      title: 'Retreat and evasion',
      summary: 'Into an Enemy Duchy, across a strait, or to sea from a failed landing.',
    },
    '9.45': {
      title: 'French Attrition',
      summary: 'French losses are halved, rounded up, except in Russian, Spanish or Turkish Home Duchies.',
    },
    '9.5': {
      title: 'Restrictions',
      summary: 'What stops or bars a march.',
    },
    '9.51': {
      title: 'Enemy Formation',
      summary: 'It must be fought at once unless it evades; without an Overrun the march ends.',
    },
    '9.52': {
      title: 'Enemy Fortress',
      summary: 'Entering its Duchy ends the march, but for a Siege that is an Overrun.',
    },
    '9.53': {
      title: 'Strait',
      summary: 'Closed while an enemy Fleet is in its Zone or Port.',
    },
    '9.54': {
      title: 'Neutrals',
      summary: 'Only Pact Allies of a Neutral Power enter its Duchies without a Declaration of War.',
    },
    '9.6': {
      title: 'Several leaders',
      summary:
        'One commands in a Duchy; the others count as Units until they are separated or lead an Army of his group.',
    },
    '9.7': {
      title: 'Army Groups',
      summary:
        'Armies of one Camp in one Duchy may join under one Commander, with the consent of all concerned. Only a Power’s leader commands several nations. Without a group they defend with a rating of 0.',
    },
    '9.71': {
      title: 'Moving a group',
      summary: 'An Army Group moves in its Commander’s Impulse and pays 1 point for each Army in it.',
    },
    '9.8': {
      title: 'Entering battle',
      summary:
        'Entering an enemy’s Duchy means battle unless the enemy evades. Only an Army Group or interceptions bring several Formations in together.',
    },
    '10.1': {
      title: 'Interception',
      summary:
        'An inactive Army may enter an Adjacent Duchy that enemies enter, if none of its enemies stands there already.',
    },
    '10.11': {
      title: 'The roll',
      summary:
        'Two dice, 9 or more: +1 into a Friendly Duchy, −1 from an Uncontrolled one, −1 across marsh, pass or strait, plus the Battle Rating.',
    },
    '10.12': {
      title: 'Army Groups',
      summary: 'Say first who goes. One failure ends interception from that Duchy for the Impulse.',
    },
    '10.13': {
      title: 'Flags placed by event',
      summary: 'An Army that reaches such a Flag removes it.',
    },
    '10.2': {
      title: 'Evasion',
      summary:
        'Inactive Formations may slip away, not towards where the enemy came from. Two dice, 9 or more, with the same modifiers. Failure loses the terrain and gives the enemy a die.',
    },
    '10.21': {
      title: 'Pursuit',
      summary: 'The Active Formation may follow with more points; the other may evade again.',
    },
    '10.3': {
      title: 'Sequence and limits',
      summary:
        'Evasions, retreats and interceptions are not intercepted. An Army that failed or fought intercepts no more in that Impulse. Attrition of the move comes afterwards.',
    },
    '11.1': {
      title: 'Battle events',
      summary:
        'Played before the dice, in Order of Movement from the Active nation, for one Round. Responses may come at any time.',
    },
    '11.2': {
      title: 'Battle dice',
      summary:
        'One for each undisrupted Unit and subordinate leader, plus events, the nations’ bonus, the Commander’s Rating, terrain, and failed evasions in the first Round.',
    },
    '11.21': {
      title: 'Nations’ bonus',
      summary: 'One die; two if more than half are French; none if half or more are Minors.',
    },
    '11.22': {
      title: 'Terrain',
      summary:
        'In a Duchy friendly to the defender, first Round: 1 die if an attacker came over rough ground, 2 over a pass, 3 over a marsh. A strait is assaulted as from the sea.',
    },
    '11.3': {
      title: 'Casualties',
      summary: 'Both sides at once: each 6 kills, each 5 disrupts for the rest of the battle.',
    },
    '11.31': {
      title: 'Dividing losses',
      summary:
        'Units are lost evenly by nation; the Commander decides on the odd one. Leaders are lost only by consent or when no Unit is left.',
    },
    '11.32': {
      title: 'The victor',
      summary: 'Fewer casualties wins. A tie is fought for a second Round; a tie then beats the Active side.',
    },
    '11.33': {
      title: 'Excess disruptions',
      summary: 'Beyond the last Unit they disrupt the Commander first, then take dice of events or bonus.',
    },
    '11.4': {
      title: 'Retreat',
      summary: 'The loser goes to an Adjacent Friendly Duchy; the Active side first to where it came from.',
    },
    '11.41': {
      title: 'Attrition',
      summary: 'A defender with no other way may retreat into an Enemy Duchy, with Attrition.',
    },
    '11.42': {
      title: 'No retreat',
      summary:
        'Not to where the enemy came from, out to sea, to an unbesieged enemy Fortress, to an enemy Formation or over a closed strait. Who cannot retreat is eliminated.',
    },
    '11.43': {
      title: 'Giving up',
      summary: 'A Formation whose retreat would begin a war may be eliminated instead.',
    },
    '11.44': {
      title: 'No lasting effect',
      summary: 'Disruption and retreat mean nothing after the battle.',
    },
    '11.5': {
      title: 'Rout',
      summary:
        'Three casualties more than one’s own: all disrupted losers are eliminated, and a die not above the beaten Commander’s Rating gains a Resource.',
    },
    '11.6': {
      title: 'Overrun',
      summary: 'If all of one side are gone, an Active victor may march on.',
    },
    '11.7': {
      title: 'Flag Overrun',
      summary:
        'If more were killed than there were pieces, the victor places or lifts a Flag for free, except in a Fortress.',
    },
    '12.1': {
      title: 'Fortresses',
      summary:
        'A Fortress Controls its Duchy, no matter who stands there. It does not affect battles; Formations are never inside.',
    },
    '12.2': {
      title: 'Siege',
      summary:
        'One Army of the Active nation, without points, if no enemy stands there and it has fought no battle there in that Impulse. It moves no further.',
    },
    '12.3': {
      title: 'Resolving a Siege',
      summary:
        'The Fortress rolls dice equal to its strength and falls to as many 6s in an Impulse. The besieger may go on after a Round in which it made more casualties than it took.',
    },
    '12.31': {
      title: 'Overrun',
      summary: 'More 6s than needed, or fewer Rounds than the strength: the Army may march on.',
    },
    '12.32': {
      title: 'Zone',
      summary: 'One die less if the Port’s owner or an Ally Controls a Zone beside it.',
    },
    '12.33': {
      title: 'Army Groups',
      summary:
        'One Army of a group besieges; others may replace its losses. A piece attacks a Fortress once a Round of Impulses.',
    },
    '12.4': {
      title: 'Effects on movement',
      summary:
        'No retreat or evasion to an enemy Fortress unless friends besiege it; out of its Duchy only to Uncontrolled or Friendly ones.',
    },
    '13.1': {
      title: 'Fleets',
      summary:
        'A point buys two Manoeuvres; each takes a Fleet from Port to Zone, Zone to Zone or back. Squadrons may be left or gathered.',
    },
    '13.11': {
      title: 'Refit',
      summary:
        'A Squadron under Refit does not sail by choice. A Manoeuvre in a later Impulse or Interphase ends it; until then it rolls one die less.',
    },
    '13.2': {
      title: 'Grand Fleets',
      summary: 'Fleets of allied Powers may join under one Power’s Squadron.',
    },
    '13.21': {
      title: 'Moving a Grand Fleet',
      summary:
        'It pays for each Fleet in it. It has a modifier only if more than half are of Britain or France, which also commands.',
    },
    '13.22': {
      title: 'Change of Camp',
      summary: 'Squadrons whose nation leaves the Camp part from the Fleet at once.',
    },
    '13.3': {
      title: 'At sea',
      summary:
        'Fleets may pass or share a Zone. Inactive Fleets may intercept one after another; an Active Fleet may Patrol for one, a Manoeuvre each.',
    },
    '13.31': {
      title: 'Interception',
      summary: 'Two dice, 9 or more. The inactive Fleet tries first, then the Active one may Patrol or move on.',
    },
    '13.32': {
      title: 'Ports on two Zones',
      summary: 'Only a Fleet in the Zone that is used can intercept.',
    },
    '13.33': {
      title: 'Evasion',
      summary: 'Two dice, 9 or more. Failure gives the enemy a die in the first Round.',
    },
    '13.34': {
      title: 'In Port',
      summary: 'Fleets in Port neither intercept nor evade.',
    },
    '13.35': {
      title: 'Blockade',
      summary: 'A Fleet that Controls a Zone blockades its Ports.',
    },
    '13.36': {
      title: 'Modifiers',
      summary:
        '+2 if more than half British, +1 if more than half French, +1 against a Fleet that leaves a blockaded Port.',
    },
    '13.4': {
      title: 'Naval battle',
      summary:
        'Three dice for a British Squadron, two for a French, Danish or Swedish one, one for the others. Each 5 costs a die in the next Round, each 6 a Squadron.',
    },
    '13.41': {
      title: 'Victors',
      summary: 'A victorious Active Fleet may sail on.',
    },
    '13.42': {
      title: 'Losers',
      summary: 'They go to the nearest friendly Port and stay there for the Impulse.',
    },
    '13.5': {
      title: 'Battles in Port',
      summary:
        'Batteries fire first: two dice, four from a Fortress; then the Fleets fight with the batteries’ help. If the Port loses, its Fleet is eliminated.',
    },
    '13.6': {
      title: 'Convoys',
      summary:
        'From one friendly Port to another, five Units and leaders at most, once a nation and Impulse, 1 point for each Zone or Port. Not through enemy Fleets.',
    },
    '13.61': {
      title: 'Relief',
      summary: 'A besieged Fortress may be relieved by sea: the besieger must fight or evade.',
    },
    '13.62': {
      title: 'Uncontrolled Ports',
      summary: 'Stay friendly to the last Controller for Convoys.',
    },
    '13.63': {
      title: 'A war begun by landing',
      summary: 'Fleets and Fortresses of the nation to be attacked already count as enemies.',
    },
    '13.7': {
      title: 'Amphibious Assault',
      summary:
        'Onto an enemy Port whose Zone one’s side Controls, under the fire of its batteries. A beaten landing goes back to a friendly Port, with Attrition.',
    },
    '13.71': {
      title: 'Enemy Fleet',
      summary: 'A Port with an enemy Fleet must first be cleared.',
    },
    '13.8': {
      title: 'Fortified straits',
      summary: 'Batteries of an enemy Fortress fire at a Fleet that passes; a Fleet in its Port then intercepts.',
    },
    '13.9': {
      title: 'Port lost',
      summary: 'Squadrons of the loser put to sea and may be intercepted without evading; those being built are lost.',
    },
    '14.1': {
      title: 'Camps',
      summary: 'Once in a Camp, always in it, but for Conquest, Submission or a broken Pact.',
    },
    '14.11': {
      title: 'Switching',
      summary: 'In the Interphase a Power may change Camps with the permission of all in the new one.',
    },
    '14.12': {
      title: 'Joining',
      summary:
        'A Neutral Power joins a Camp with a free Declaration of War. Into its conqueror’s Camp it needs permission.',
    },
    '14.13': {
      title: 'Flags',
      summary:
        'Who changes Camp lifts their Flags in Duchies of new Allies; those must lift theirs in the newcomer’s Capital, elsewhere if they wish.',
    },
    '14.14': {
      title: 'Offers',
      summary: 'An offer is answered with yes or no, as it stands.',
    },
    '14.2': {
      title: 'Reinforcements',
      summary: 'Each nation in turn builds and deploys.',
    },
    '14.21': {
      title: 'Points',
      summary:
        'France 18; Austria, Russia and Prussia 8; Britain 6; Spain and the Turks 4; Denmark and Sweden 2. For building, Regroup, Refit and an extra Deployment.',
    },
    '14.22': {
      title: 'Placement',
      summary: 'In the Capital, or the nearest Home Duchy that is friendly; Squadrons in friendly Home Ports.',
    },
    '14.23': {
      title: 'Free Deployment',
      summary:
        'One Army, Convoy or Fleet moves any distance through friendly Duchies, gathering on the way, but not where it could be intercepted.',
    },
    '14.24': {
      title: 'Extra Deployment',
      summary: 'A Power may buy one more: 1 point for each Unit or leader, or a Manoeuvre for each Zone or Port.',
    },
    '14.3': {
      title: 'Play goes on',
      summary: 'The discards are shuffled back into the pile.',
    },
    '14.31': {
      title: 'Draw',
      summary:
        'One card for every two Keys, at least the minimum. Mulligans, the Subject Neutral’s choice, and kept cards follow. One card too many is a Resource, the rest buy diplomacy.',
    },
    '14.32': {
      title: 'Limits of the Hand',
      summary: 'France 4 to 8, other Powers 2 to 4, Minors 1 to 3, at the start of a Turn.',
    },
    '14.33': {
      title: 'Reserves',
      summary: 'All are ready again.',
    },
    '15.1': {
      title: 'Conquest',
      summary:
        'A nation falls if all its Keys are lost, or if an enemy Controls its Capital and rolls 6 or more, +1 for each Key lost and its own modifier. Russia has two Capitals.',
    },
    '15.11': {
      title: 'Joint Conquest',
      summary: 'The power that Controls the Capital is the conqueror.',
    },
    '15.12': {
      title: 'Simultaneous Conquest',
      summary: 'The first in Order of Movement to succeed prevails.',
    },
    '15.2': {
      title: 'Ceded Duchies',
      summary:
        'The conqueror lifts Flags in Home Duchies and rolls a die: so many are ceded, chosen in turn. Never the Capital. They may be given to an Ally at once.',
    },
    '15.21': {
      title: 'Conqueror withdraws',
      summary: 'From the Capital to an Adjacent Duchy or to Regroup.',
    },
    '15.22': {
      title: 'Victim withdraws',
      summary: 'Pieces abroad Regroup, and Duchies it held go back to their owners.',
    },
    '15.23': {
      title: 'Passage',
      summary:
        'The conqueror’s Camp moves through the Subject Neutral’s Duchies as through friendly ones, but for the Capital.',
    },
    '15.24': {
      title: 'Grace Period',
      summary: 'No war between them before the Interphase of the next Turn.',
    },
    '15.25': {
      title: 'Diplomacy',
      summary:
        'A conquered Player Power keeps its cards and Pacts. A Proxy becomes Unaligned and its Consul stays until the next Interphase.',
    },
    '15.3': {
      title: 'Foreign Wars',
      summary: 'Those of a nation that is conquered or Submits end.',
    },
    '15.4': {
      title: 'Submission',
      summary:
        'After an Impulse a Player Power may offer it, if an invader and its Allies have more Forces in its Duchies than it has in play. The offer goes to the invader with the most.',
    },
    '15.41': {
      title: 'Offers',
      summary: 'Up to six Duchies, answered yes or no, one an Impulse.',
    },
    '15.42': {
      title: 'Forced Submission',
      summary:
        'A nation that must Submit counts as conquered by the strongest enemy within its borders, but cedes nothing.',
    },
    '15.5': {
      title: 'Reparations',
      summary: 'The conqueror gains a Resource; the victim loses its own and its +1 Key.',
    },
    '16.1': {
      title: 'Gaining Resources',
      summary:
        'By a Hand over its maximum, events, Conquest or Submission, and a rout. Lost when conquered. Never traded.',
    },
    '16.2': {
      title: 'Using Resources',
      summary: 'One an Impulse draws a card, alone or with another play.',
    },
    '16.3': {
      title: 'Victory',
      summary: 'Each one left is a point.',
    },
    '17.1': {
      title: 'Errors',
      summary: 'A remedy for mistakes at a table. Here no illegal play is accepted.',
    },
    '17.2': {
      title: 'Forces placed by event',
      summary:
        'They may Flag where they were placed without a war; entering another Duchy of that nation needs one. The nation may strike at them until they have Flagged.',
    },
  },
};
