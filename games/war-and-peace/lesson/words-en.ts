import type { Words } from './words.ts';

export const en: Words = {
  steps: {
    march: {
      task: 'March Napoleon from Strasbourg to Ulm with nine infantry.',
      why: 'Infantry marches only with a leader, and he takes as many points as his rank allows. Clear hexes cost 1 of 4 movement points; you take a city by entering it.',
      instead: 'That force has moved, and each moves once in a phase. Napoleon is still at Strasbourg.',
    },
    force: {
      task: 'Bring Murat’s cavalry to Ratisbon, and force the march one hex further.',
      why: 'When the points are used up, a supplied force with a leader may try for 1 to 3 more: the die says what it costs. Behind Augsburg they cut Mack’s way.',
      instead: 'Legal, but Mack’s way to Vienna is open.',
    },
    attack: {
      task: 'End the movement, and attack Augsburg.',
      why: 'Attacks go from a hex to the next one, with all who stand there. The sheet shows the odds: points, morale, leaders, supply and ground, line by line.',
      instead: 'Allowed. Who does not attack now waits for a month.',
    },
    advance: {
      task: 'Advance into Augsburg.',
      why: 'A beaten or withdrawn enemy leaves the hex, and the victors may enter it. Retreats go towards supply, never into strong enemies: Mack is short of ways.',
      instead: 'You stay at Ulm. Augsburg belongs to whoever enters it next.',
    },
    withdraw: {
      task: 'Charles attacks Ney at Augsburg, seventeen points against three. Withdraw.',
      why: 'The defender may go one hex before the dice. Without more cavalry than the enemy he is pursued, and that is all.',
      instead: 'Ney stands: at these odds the table of combat is nearly all losses.',
    },
    siege: {
      task: 'Press the siege of Ulm: roll.',
      why: 'Two dice, the marker of finished siege turns and the leader’s rating: 11 takes this fortress. An assault is quicker, and bloody.',
      instead: 'Waiting adds a turn to the marker; an assault is a battle against walls.',
    },
    leader: {
      task: 'It is production. Let Davout come to the map.',
      why: 'Leaders in the pool come free of charge, to any city of their country. Infantry goes nowhere without them.',
      instead: 'That is bought and placed. Leaders cost nothing.',
    },
    levy: {
      task: 'Raise infantry.',
      why: 'Points come from the die and the production cities you hold. They buy what is left in the force pool, four points to a city at most.',
      instead: 'Each state buys until its points are spent or it has enough; what is left is mostly lost.',
    },
  },
  learnt: {
    road: 'March, forced march, combat, advance: those are the ground and combat phases of one month.',
    defence: 'Withdrawal saves an army when it has somewhere to go. That was Mack’s trouble.',
    siege: 'A fortress that holds bars the road behind it and feeds its garrison; the marker grows with every turn.',
    production:
      'Alliances, fleets, attrition and victory cities make the rest of the month. The checklist beside the map names every force that has not moved.',
  },
  asides: {
    ground: 'move another force, or end the movement with “Done”. A march ends with “Stop”.',
    combat: 'declare attacks one after the other; losses fall where you say.',
    siege: 'roll, assault or wait.',
    production: 'buy and place units, or end with “Done”.',
    alliance: 'alliance politics: “Pass” is always an answer.',
    naval: 'the fleets may move. “Done” goes on.',
    attrition: 'attrition falls on forces out of supply.',
  },
};
