import type { Words } from './words.ts';

export const en: Words = {
  steps: {
    train: {
      task: 'Place a Supply Train at Treviso.',
      why: 'A stack marches or rallies only if it has a train, a commander and a supply route to a Depot. Both players place them in turn, face down.',
      instead: 'That stack can march or rally now. Lusignan at Treviso cannot until he has a train too.',
    },
    dummy: {
      task: 'Place a dummy, wherever you like.',
      why: 'A dummy looks like a train to your opponent, who must guess which of your stacks will move. You have two.',
      instead: 'A real train: you have four in all, and each moves or rallies one stack once.',
    },
    depot: {
      task: 'Send a train to Verona and turn it into a Depot.',
      why: 'A Depot supplies stacks up to three hexes away, but costs you a train in every later Turn. Trains first; the Depot comes after the last of them.',
      instead: 'Verona stays without a Depot: the stacks there live on Udine’s, three hexes away.',
    },
    rally: {
      task: 'Rally Kaim’s division at Treviso.',
      why: 'A disrupted unit neither attacks nor marches. A train and a commander bring back as many units as the commander’s rating.',
      instead: 'Kaim stays disrupted: its combat factor counts nothing, and a second hit eliminates it.',
    },
    march: {
      task: 'March Klenau from Padua to Legnago.',
      why: 'Click the stack at Padua, then Legnago. Three hexes are a normal march; the longer it is, the more stragglers it may cost.',
      instead: 'A legal march, but it uses the train of that stack. A stack without a train stays where it is.',
    },
    attack: {
      task: 'Attack Padua from Verona.',
      why: 'Hover over the attack, or tap it: both totals, rule by rule, and the chances. Only stacks in adjacent hexes attack. Then give the order.',
      instead: 'That order may be given too; if it fails on the die, it ends your attacks for this Turn.',
    },
    commit: {
      task: 'Spend two or three Combat Commands.',
      why: 'The order goes out on 7 or more: die + Kray’s rating of 2 + Combat Commands. They help the stacks you call as well.',
      instead: 'With fewer Commands the order may well fail, and a failed order ends your attacks for the Turn.',
    },
    support: {
      task: 'Call Klenau from Treviso.',
      why: 'A stack next to the defender joins on the same 7: die + its commander’s rating + your Combat Commands. Its factors then count with Kray’s.',
      instead: 'Kray fights alone, three factors against three.',
    },
    answer: {
      task: 'The French attack Padua. Spend Combat Commands on your defence.',
      why: 'You cannot stop the attack, but each Command makes it more likely that the stack you call will come.',
      instead: 'You save your Commands for attacks of your own; help then needs a high die.',
    },
    call: {
      task: 'Call Kray from Treviso.',
      why: 'Seven again: die + rating 2 + your Commands. With Kray the battle is nearly even; without him Padua is lost.',
      instead: 'Hohenzollern stands alone, one factor against four.',
    },
    fortress: {
      task: 'Take Mantua: attack it, spend Commands, call support, and advance into it.',
      why: 'There are no siege markers: a fortress is stormed. It takes points off your attack, less with artillery, and here a river takes more. Mantua is a victory city.',
      instead: 'Legal, but Mantua stays French: a victory city counts for the side whose units stand in it.',
    },
    ride: {
      task: 'Let a commander ride to another stack.',
      why: 'After combat each commander may ride up to three hexes to friends or a friendly city. A stack without one cannot march or attack next Turn.',
      instead: 'The commanders stay where they are, and the Turn ends.',
    },
  },
  learnt: {
    march: 'The train is spent and the march is over. Now for what makes marches possible: trains and Depots.',
    supply:
      'Trains make everything move, and Depots feed it. What you cannot supply becomes disrupted when the next Turn begins.',
    attack:
      'The difference of the totals is the number of hits: a unit that is hit twice is eliminated. The loser may have to withdraw.',
    defence: 'A defence is a choice as well: how many Commands, whom to call, and whether to stay after a defeat.',
    fortress:
      'That is a Turn: supply, marches, combat, rides, reinforcements. Thirteen of them make the campaign of 1799.',
  },
  asides: {
    'train.allocate':
      'place your other trains and dummies where you like: on stacks you want to move, or in cities for Depots.',
    depot: 'a train that lies in a city may become a Depot now. You may keep it as a train.',
    rally: 'stacks with a train may rally disrupted units. “Done” goes on.',
    march:
      'one stack with a train after the other marches, yours and theirs in turn. You may also pass and discard a train.',
    'hits.who': 'choose the unit that takes a hit: the first disrupts it, the second eliminates it.',
    withdrawal: 'the beaten defender may have to leave. Choose where to, or stay if you may.',
    pursuit: 'cavalry in good order may pursue and score another hit.',
    'advance.who': 'the victors may enter the hex they have won.',
    'attack.order': 'you may attack with another stack, or decline: then your attacks are over for this Turn.',
    support: 'stacks next to the battle may be called; each needs a 7.',
    ride: 'commanders may ride up to three hexes to another stack.',
  },
};
