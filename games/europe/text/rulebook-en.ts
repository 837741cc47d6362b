import type { RulebookText } from '../rulebook.ts';

export const rulebookEn: RulebookText = {
  chapters: {
    '0': 'Introduction',
    '1': 'Contents',
    '2': 'Pieces',
    '3': 'Map',
    '4': 'Glossary',
    '5': 'Turn',
    '6': 'Cards',
    '7': 'Interphase',
    '8': 'Diplomacy',
    '9': 'Activation',
    '10': 'Command',
    '11': 'Stacking',
    '12': 'Land movement',
    '13': 'Supply',
    '14': 'Battle',
    '15': 'Fortresses and sieges',
    '16': 'Weather',
    '17': 'Naval matters',
    '18': 'Conquests',
    '19': 'Victory',
    '20': 'Scenarios',
  },
  rules: {
    '0': {
      title: 'What the game is about',
      summary:
        'Two players, the Empire and the Coalition, fight for Europe from 1805 to 1814, or through the Hundred Days.',
    },
    '1': {
      title: 'What is in the box',
      summary: 'A map, counters, two decks of cards and player aids; here all of it lies on the screen.',
    },
    '2': {
      title: 'The pieces of the game',
      summary: 'Counters stand for corps, generals, armies, depots and fleets, or mark the state of a force or a zone.',
    },
    '2.1': {
      title: 'Combat units and other units',
      summary:
        'A corps has one or two steps, a morale and a movement factor; stars mark an elite. Special units add to the dice of a battle, depots carry supply, fleets sail.',
    },
    '2.2': {
      title: 'Generals and their ratings',
      summary:
        'A general has an initiative, which is also the price of his activation, a command in steps, a tactical value in attack and in defence, and a rank.',
    },
    '2.3': {
      title: 'Markers of every kind',
      summary: 'Markers show armies, control, sieges, demoralisation, want of supply, and where the tracks stand.',
    },
    '3': {
      title: 'The map of Europe',
      summary: 'The map shows land zones, sea zones, ports with their blockade boxes, and boxes for wars elsewhere.',
    },
    '3.1': {
      title: 'Zones and what they show',
      summary:
        'A zone may have a capital, a fortress, a port, a town or a key star; it may be rough, marshy or poor. What a border is decides what it costs to cross it.',
    },
    '3.2': {
      title: 'Who controls a zone',
      summary:
        'A zone belongs to its nation until an enemy raises his flag there. Where nothing can be held, all may pass.',
    },
    '4': {
      title: 'Words and their meaning',
      summary:
        'What the words of the rules mean: escalade, national territory, odds, force, difficult terrain and the rest.',
    },
    '5': {
      title: 'A year of play',
      summary: 'A turn is a year: an interphase, six rounds of activation, conquests, victory.',
    },
    '5.1': {
      title: 'The interphase, step by step',
      summary: 'Before the campaign: declarations of war, hands, budgets, diplomacy, neutral powers, redeployment.',
    },
    '5.1.1': { title: 'When wars are declared', summary: 'The Coalition first, then the Empire, declare their wars.' },
    '5.1.2': {
      title: 'When hands are made up',
      summary: 'Each may discard, then fills his hand to the size that the table gives him.',
    },
    '5.1.3': {
      title: 'When budgets are spent',
      summary: 'Resources are received and spent; nothing is saved for another year.',
    },
    '5.1.4': {
      title: 'When diplomats go to work',
      summary: 'Each side may use two cards for envoys, a protectorate, the end of a foreign war, or an event.',
    },
    '5.1.5': {
      title: 'When neutral powers move',
      summary: 'Forces of major powers that are not at war move inside their own land.',
    },
    '5.1.6': {
      title: 'When armies are moved afar',
      summary: 'Supplied forces move far behind the lines, power by power.',
    },
    '5.2': {
      title: 'Rounds of activation',
      summary:
        'In each round the Empire acts, then the Coalition: points of a card, an event, a single point without a card, diplomacy, or nothing.',
    },
    '5.2.1': {
      title: 'The end of the campaign',
      summary:
        'After the last round come the last siege attacks, the attrition of forces in distress, and conquered fortresses that serve again.',
    },
    '5.3': {
      title: 'Conquests and surrenders in order',
      summary: 'Minor powers that have fallen, then major powers that surrender, and the terms of peace.',
    },
    '5.4': {
      title: 'Counting the victory points',
      summary: 'What counts while it holds is scored, and the ends of the track are looked at.',
    },
    '6': {
      title: 'The cards of both sides',
      summary: 'Each side has a deck of its own. A card gives its points or its event.',
    },
    '6.1': {
      title: 'Decks and permanent cards',
      summary:
        'A deck begins with the Epic cards; those of the Punishments come in by escalade. Permanent cards return each year.',
    },
    '6.2': {
      title: 'What a card shows',
      summary:
        'A card shows its value, its phases, its event, what it does to the tracks, and whether it is played once: golden star out of the game, silver star afterwards for its points only.',
    },
    '6.3': {
      title: 'How many cards each draws',
      summary: 'Key zones and states bring cards; a hand has six at least and ten at most unless events say otherwise.',
    },
    '6.4': {
      title: 'Ways to use a card',
      summary: 'A card is used for its points or for its event at the moment that it names, never for both.',
    },
    '6.5': {
      title: 'Foreign wars and their boxes',
      summary: 'A foreign war ties down pieces in its box until a die of 5 or more ends it.',
    },
    '6.6': {
      title: 'Cards played in battle',
      summary: 'Combat cards are played in the step of a battle that they name.',
    },
    '7': { title: 'The interphase in full', summary: 'All that is done between two campaigns.' },
    '7.1': {
      title: 'Declaring war on a power',
      summary: 'War may be declared on neutral nations; who was not declared war on is not invaded this year.',
    },
    '7.2': {
      title: 'Keeping and drawing cards',
      summary: 'Cards are kept or discarded, permanent ones taken up, and the hand is filled.',
    },
    '7.3': {
      title: 'The budget of each power',
      summary: 'The powers draw up their budgets in turn: Turkey, Spain, Prussia, Austria, Russia, Britain, France.',
    },
    '7.3.1': {
      title: 'What a power has to spend',
      summary:
        'A power has its yearly figure, less for key zones that the enemy holds. Powers of one side may help each other with up to four points.',
    },
    '7.3.2': {
      title: 'What resources will buy',
      summary:
        'Steps, depots, armies and fleets are bought; Britain has a fleet or a card free each year. What is left over is lost.',
    },
    '7.3.3': {
      title: 'Steps for minor countries',
      summary: 'Two minor allies with units bring one step of minor units.',
    },
    '7.3.4': {
      title: 'Where new units are placed',
      summary:
        'New units come in at the capital or in a fortress of the homeland that is not besieged and has a way to the capital; an army takes a few steps, depots and generals directly.',
    },
    '7.3.5': {
      title: 'How generals come into play',
      summary: 'Generals come to the reserve in their year and from there to units or armies in supply.',
    },
    '7.3.6': {
      title: 'Taking units off the map',
      summary: 'Pieces may be taken off the map; they are not used again before the next year’s budget.',
    },
    '7.4': {
      title: 'Two cards for diplomacy',
      summary: 'Cards are used to win over neutral powers and minor countries.',
    },
    '7.5': {
      title: 'Moving the neutral majors',
      summary:
        'Majors that are not at war move by their own factor inside their frontiers; the Empire moves Spain and Turkey, the Coalition the others.',
    },
    '7.6': {
      title: 'Strategic redeployment of forces',
      summary:
        'Supplied forces move, with a general twice their factor; a force that goes beyond the printed factor tests attrition.',
    },
    '8': { title: 'Diplomacy between the nations', summary: 'How nations stand to both sides, and how that changes.' },
    '8.1': {
      title: 'How a nation may stand',
      summary:
        'Every nation but France and Britain is neutral, allied, in forced peace, in forced alliance, or a protectorate.',
    },
    '8.1.1': {
      title: 'A nation that is neutral',
      summary: 'A neutral nation is entered by nobody; a minor one that is attacked joins the other side.',
    },
    '8.1.2': {
      title: 'Allies and what they share',
      summary: 'Allies share land, supply, command within limits, key zones and aid.',
    },
    '8.1.3': {
      title: 'Forced peace and second wars',
      summary:
        'A conquered major power is at peace for a time; to attack it again brings the Punishments and gives the enemy free envoys.',
    },
    '8.1.4': {
      title: 'Forced alliance and its end',
      summary: 'A power beaten twice may be made to let the Empire pass and be supplied through its land.',
    },
    '8.1.5': {
      title: 'Making a protectorate',
      summary: 'With a card worth two or more the Empire ties an allied minor for good: a victory point, and escalade.',
    },
    '8.2': { title: 'Acting by diplomacy', summary: 'An envoy tries to bring a nation over.' },
    '8.2.1': {
      title: 'Winning over a major power',
      summary: 'Neutral major powers are courted in the diplomatic phase only, one to a side and year.',
    },
    '8.2.2': {
      title: 'Winning over a minor country',
      summary:
        'Minor countries can be courted while neutral, or as allies of France that nobody guards; in the Punishments always.',
    },
    '8.2.3': {
      title: 'The diplomatic die and after',
      summary:
        'A card worth three for a major power, two for a minor with units, one for others; a die with the influence of the side: on six or more the nation joins and brings its key zones’ cards.',
    },
    '8.3': { title: 'States made in play', summary: 'Some states can be made of others in the course of play.' },
    '8.3.1': {
      title: 'The Confederation of the Rhine',
      summary: 'The Confederation of the Rhine unites German allies of France once its event and conditions are met.',
    },
    '8.3.2': {
      title: 'The Kingdom of Westphalia',
      summary: 'Westphalia is formed of minor countries and provinces of northern Germany.',
    },
    '8.3.3': { title: 'The Kingdom of Bavaria', summary: 'Bavaria with Tyrol becomes a kingdom and brings a card.' },
    '8.3.4': { title: 'Italy grows by Venetia', summary: 'Italy takes in Venetia and raises a second corps.' },
    '8.3.5': {
      title: 'Poland reborn at Warsaw',
      summary: 'Poland comes back with Mazovia; with more provinces it raises a second corps.',
    },
    '9': { title: 'Activating forces and fleets', summary: 'Points activate forces and fleets.' },
    '9.1': {
      title: 'What an activation costs',
      summary:
        'A force costs the initiative of its general, a lone corps or a fleet one point. An army may first call in forces from the zones around it and is then one point slower.',
    },
    '9.2': {
      title: 'Points kept in reserve',
      summary: 'Points that are left go to the reserve and are lost at the end of the year.',
    },
    '10': { title: 'Command of the forces', summary: 'Who may lead how much.' },
    '10.1': {
      title: 'How many steps one commands',
      summary:
        'A general leads as many steps as his command, with an army twice as many, three generals under him and reserve cavalry. At most half may be of other major powers.',
    },
    '10.2': {
      title: 'Rank decides who commands',
      summary: 'The lowest number commands; he never serves under a higher one.',
    },
    '10.3': {
      title: 'Changing one general for another',
      summary: 'A commander is changed in the budget phase, or when his force is absorbed or destroyed.',
    },
    '11': {
      title: 'One force to a zone',
      summary:
        'One force of a side to a zone; what is too much is lost. Enemies do not end a round together outside a siege.',
    },
    '12': { title: 'Movement of forces on land', summary: 'How forces march, meet and slip away.' },
    '12.1': {
      title: 'The price of each march',
      summary:
        'The slowest unit sets the factor; bad weather and winter take a point. A zone costs one or two points, rivers, passes, mountains and straits more. An enemy force or fortress stops the march.',
    },
    '12.2': {
      title: 'Joining and splitting forces',
      summary: 'A force on the march may drop units and take others along, by rank and within its command.',
    },
    '12.2.1': {
      title: 'Absorbing forces on the way',
      summary: 'Units taken up on the way have marched and do not march again in the round.',
    },
    '12.2.2': {
      title: 'Consolidating forces by rank',
      summary: 'Forces that end together become one under the highest rank.',
    },
    '12.3': {
      title: 'Marching further than allowed',
      summary:
        'One to three more points, declared before the march, for a test of attrition before the first battle or at the end.',
    },
    '12.4': {
      title: 'Intercepting a moving force',
      summary:
        'A force with a general beside the zone that an enemy enters may try to intercept, with a card worth his initiative and a die of 5 or more; it then fights with +1.',
    },
    '12.5': {
      title: 'Slipping away from battle',
      summary:
        'A force with a general may try to slip away on 5 or more, into the fortress without a test. Not back the way the enemy came, nor to enemies.',
    },
    '12.6': {
      title: 'Major campaigns, interior lines',
      summary:
        'A Major Campaign moves several forces before they fight together; Interior Lines let a good defender meet them one by one.',
    },
    '13': { title: 'Supply of the forces', summary: 'Armies live on lines that lead home.' },
    '13.1': {
      title: 'When supply is checked',
      summary: 'Supply is looked at on activation, in battle and at a siege; the marker stays until the next look.',
    },
    '13.2': {
      title: 'Where supply comes from',
      summary: 'Sources are the capital, fortresses at home, and fortified capitals of minor allies, unless besieged.',
    },
    '13.3': {
      title: 'The line from link to link',
      summary:
        'A line goes by links, fortresses and fixed depots, two movement points apart by land, without limit between open ports by sea; not through enemies, their fortresses or their flags.',
    },
    '13.4': {
      title: 'Depots, mobile and fixed',
      summary: 'A fixed depot is a link; a mobile one goes with a force. One spent depot eases a test of attrition.',
    },
    '13.5': {
      title: 'Forces without supply',
      summary:
        'Without supply: a test of attrition before the first battle, −3 in battle, no siege attack and no rally.',
    },
    '13.6': { title: 'Losses on the march', summary: 'Attrition takes steps from those who march hard or hungry.' },
    '13.6.1': {
      title: 'When attrition is tested',
      summary:
        'Tested by forces activated without supply, after a forced march, an interception or a counter-march, a long redeployment, and at the year’s end in distress.',
    },
    '13.6.2': {
      title: 'Throwing for attrition',
      summary:
        'A die with modifiers on the column of the steps that are tested gives the steps lost; a star may add one.',
    },
    '14': {
      title: 'Battle on land, in order',
      summary:
        'Battle, step by step: counter-marches, odds, level, morale, modifiers, dice, wounds, losses, retreat, demoralisation, pursuit.',
    },
    '14.1': {
      title: 'Marching to the guns',
      summary:
        'Generals beside the battle may march to the guns on 5 or more, not over mountains or straits; the attacker’s first.',
    },
    '14.2': {
      title: 'The odds of the battle',
      summary:
        'Points of one side over those of the other, to the nearest whole number. At five to one the weaker is destroyed.',
    },
    '14.3': {
      title: 'Skirmish, minor or major battle',
      summary:
        'Up to 7 points in all it is a skirmish; from 22, with 10 on the weaker side, a major battle; else a minor one.',
    },
    '14.4': {
      title: 'The morale of a force',
      summary: 'The morale of a force is that of most of its steps; one less if its nation has lost its capital.',
    },
    '14.5': { title: 'What changes the dice', summary: 'Each side adds up what changes its dice.' },
    '14.5.1': { title: 'Odds as a modifier', summary: 'The odds give the attacker from −3 to +3.' },
    '14.5.2': {
      title: 'Superiority of the cavalry',
      summary: 'More cavalry, its generals counted in, gives +1 on clear ground.',
    },
    '14.5.3': {
      title: 'Ground and river crossings',
      summary: 'Rough ground, marsh, rivers, passes, mountains and straits hamper the attacker.',
    },
    '14.5.4': {
      title: 'Supply on the battlefield',
      summary: 'Both check supply where they fight, the attacker by the way he came; without it −3.',
    },
    '14.5.5': {
      title: 'Elite corps and special units',
      summary: 'An elite corps may lead and adds its stars, special units add theirs; they take the first losses.',
    },
    '14.5.6': {
      title: 'What generals bring to battle',
      summary: 'The commander adds his tactical value; in an army one subordinate may add his and risks a wound.',
    },
    '14.5.7': {
      title: 'Combat cards, phase by phase',
      summary: 'Each may play combat cards, the attacker first in each step.',
    },
    '14.6': {
      title: 'Throwing the battle dice',
      summary:
        'Two dice and the modifiers on the column of the level give the enemy’s losses. The higher result wins; in a tie a plus, else the defender.',
    },
    '14.7': {
      title: 'Wounds among the subordinates',
      summary: 'A subordinate who helped is wounded on a 6 and away until the next budget.',
    },
    '14.8': {
      title: 'Taking the losses',
      summary:
        'Losses fall on the leading corps, then on special units, then mostly on steps of the force’s morale; never more than the enemy has steps.',
    },
    '14.9': { title: 'Demoralised by defeat', summary: 'A beaten force may lose heart.' },
    '14.9.1': {
      title: 'Throwing for demoralisation',
      summary:
        'After more than a skirmish the loser tests a die against his morale, less the difference in losses, more his general.',
    },
    '14.9.2': {
      title: 'Cavalry pursues the beaten',
      summary: 'If he fails, cavalry and general of the victor add to a die; what is above 6 is lost besides.',
    },
    '14.9.3': {
      title: 'What demoralisation does',
      summary:
        'A demoralised force does not force its march, intercept or counter-march; it evades without a test; broken again it is destroyed.',
    },
    '14.9.4': {
      title: 'Rallying a demoralised force',
      summary: 'It rallies by a victory, or by a test for two movement points when led and in supply.',
    },
    '14.10': {
      title: 'Where the loser retreats',
      summary:
        'The loser goes to a neighbouring zone or into the fortress, by order of preference; crossing rivers or mountains costs steps. Who cannot go is destroyed.',
    },
    '14.11': {
      title: 'Two armies in one force',
      summary: 'Two armies fight as one, under the senior general, and may retreat apart.',
    },
    '15': { title: 'Fortresses and their sieges', summary: 'Fortresses stop armies and are taken by siege.' },
    '15.1': {
      title: 'What a fortress holds',
      summary: 'A force stops at an enemy fortress unless it leaves twice its level in steps to cover it.',
    },
    '15.2': {
      title: 'Laying a siege',
      summary:
        'With nobody in the field and enough steps a siege is laid; each attack costs a movement point and needs supply.',
    },
    '15.3': { title: 'Raising a siege', summary: 'Too few besiegers raise the siege and fall back in supply.' },
    '15.4': {
      title: 'Throwing for a siege attack',
      summary:
        'A die with the siege marker, an army and the works: repulsed with a loss, stable, honours of war, or breach. A failure raises the marker up to 3.',
    },
    '15.5': {
      title: 'After the fortress has fallen',
      summary:
        'A taken fortress is empty until a step or a depot is given up for it, or until the year ends in supply.',
    },
    '16': {
      title: 'Weather of the late rounds',
      summary:
        'Round 5 has bad weather, rounds 6 and 7 winter: slower marches, in winter attrition, ice in the Baltic and no landings.',
    },
    '17': { title: 'Fleets and the sea', summary: 'Fleets sail, blockade, carry and fight.' },
    '17.1': {
      title: 'Activating the fleets',
      summary: 'A fleet costs a point; the Admiralty moves squadrons by its event.',
    },
    '17.2': { title: 'Movement of the fleets', summary: 'How squadrons sail.' },
    '17.2.1': {
      title: 'The price of sailing',
      summary:
        'A point for each port, sea, enemy box or port, and landing. A squadron may leave fleets behind and takes none up.',
    },
    '17.2.2': {
      title: 'Three fleets make a squadron',
      summary: 'Three fleets at most make a squadron, and one squadron of a side lies in a sea.',
    },
    '17.2.3': {
      title: 'The Bosphorus and Gibraltar',
      summary:
        'The Bosphorus is open to the friends of the power that holds Constantinople, to all while Turkey is neutral.',
    },
    '17.2.4': {
      title: 'Seas closed to a nation',
      summary: 'Ice closes the Baltic in winter; some nations’ fleets keep to their waters.',
    },
    '17.2.5': {
      title: 'Intercepting a squadron',
      summary: 'Squadrons at sea, then those of blockades, intercept on 6 with their best initiative added.',
    },
    '17.2.6': {
      title: 'A squadron slips away',
      summary: 'A squadron at sea slips away on 6 in the same manner, into a port or a neighbouring sea.',
    },
    '17.2.7': {
      title: 'Blockading a port',
      summary: 'A squadron in the box of an enemy port stops supply by sea and meets fleets that come out.',
    },
    '17.2.8': {
      title: 'Carrying troops by sea',
      summary:
        'Each fleet carries two steps, a depot, a general and an army marker from port to port in one activation.',
    },
    '17.2.9': {
      title: 'Landing in the enemy’s face',
      summary: 'Two steps may land in an enemy port, not in winter, at −3; troops that have not taken it are lost.',
    },
    '17.2.10': {
      title: 'Hunting the corsairs',
      summary: 'The Corsairs cost the Coalition a card unless a fleet hunts them in their box.',
    },
    '17.3': { title: 'Battle between the fleets', summary: 'How squadrons fight.' },
    '17.3.1': {
      title: 'Dice of a naval battle',
      summary:
        'A die for each fleet with its admiral’s value; the difference of the totals decides how many the lower side loses before it retreats.',
    },
    '17.3.2': {
      title: 'Retreat of a squadron',
      summary: 'Into a port of that sea, or a neighbouring sea; the victor may follow and blockade.',
    },
    '17.3.3': { title: 'Fighting inside a port', summary: 'In a port the guns of its fortress fire too.' },
    '17.3.4': {
      title: 'Admirals who are lost',
      summary: 'Admirals are not tested for wounds, but for the event Nelson.',
    },
    '18': { title: 'Conquering countries and powers', summary: 'At the end of the year countries fall.' },
    '18.1': {
      title: 'A minor country falls',
      summary: 'A minor country whose capital is held in supply is conquered: an ally, or land of the victor.',
    },
    '18.2': { title: 'A major power falls', summary: 'A major power falls with its key zones.' },
    '18.2.1': {
      title: 'When a power is conquered',
      summary:
        'A major power is conquered when the enemy holds all its key zones in supply; or all but one, with its capital lost and no army in good order at home.',
    },
    '18.2.2': {
      title: 'What the victor takes',
      summary: 'The victors take provinces or minor allies, and a card or resources.',
    },
    '18.2.3': {
      title: 'How the loser lives on',
      summary: 'The loser keeps peace for some years; the forces of both leave each other’s land.',
    },
    '19': {
      title: 'Winning and losing the game',
      summary: 'At 20 the Empire wins, at 0 the Coalition; otherwise the last year decides.',
    },
    '19.1': { title: 'The Empire wins at once', summary: 'The Empire wins at once when the level reaches 20.' },
    '19.2': { title: 'The Coalition wins at once', summary: 'The Coalition wins at once when the level reaches 0.' },
    '19.3': { title: 'Who has won in 1814', summary: 'At the end of 1814 the key zones of France and Mantua decide.' },
    '20.1': { title: '1815, the Hundred Days', summary: 'The Hundred Days: France alone against all, in one year.' },
    '20.2': {
      title: 'The campaign from 1805',
      summary: 'From 1805, round 2: Austria must first attack in Bavaria; states may be made as the events allow.',
    },
    '20.3': { title: 'The campaign from 1809', summary: 'From 1809, with Spain at war and the Empire at its height.' },
  },
};
