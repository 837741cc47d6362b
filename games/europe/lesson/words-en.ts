import type { Words } from './words.ts';

export const en: Words = {
  steps: {
    card: {
      task: 'Play March Column for its points.',
      why: 'Each side plays one card a round: for its activation points, or as the event that is written on it. This one gives 2 points.',
      instead: 'That is your action of this round, and the points were not spent on a march.',
    },
    activate: {
      task: 'Activate Napoleon in Soissons.',
      why: 'A force costs the initiative of its general: Napoleon needs only 1 point. A lone corps costs 1 as well. What is left goes into your reserve.',
      instead: 'That force moves now. Napoleon stands until he is activated.',
    },
    march: {
      task: 'March Napoleon to Namur, without a forced march.',
      why: 'He has 4 movement points, one for each zone of clear ground. A forced march adds some, and adds to the risk of attrition when the march ends.',
      instead: 'Napoleon goes elsewhere. As long as he has points he may turn to Namur.',
    },
    flag: {
      task: 'Raise your flag in Namur.',
      why: 'It costs a point and makes the zone yours: it supplies you, and in the other campaigns pays into your budget. Key zones decide the war.',
      instead: 'Namur stays under the enemy’s control: you stand in it and own nothing there.',
    },
    attack: {
      task: 'Attack Blücher: play Flight of the Eagle for points, activate Napoleon, march to Liege.',
      why: 'A force that enters a zone with an enemy in the field attacks. The enemy may try to evade, on 5 or more; otherwise there is a battle.',
      instead: 'Allowed, but Blücher is left in peace and will choose the time himself.',
    },
    lead: {
      task: 'Let the Guard lead the assault.',
      why: 'An elite corps in front adds its bonus to your dice, and is the first to take a loss. The sheet shows both sums, line by line.',
      instead: 'Another corps leads, with its own bonus; the Guard is spared the first loss.',
    },
    combatCard: {
      task: 'Play Grand Battery as a combat card.',
      why: 'Combat cards change the dice of this battle. The same card would have been 2 activation points: a hand is always too small.',
      instead: 'You keep the card for its points, and fight with what the sheet shows.',
    },
    intercept: {
      task: 'Blücher enters Lille. Intercept him with Napoleon, with the Cuirassiers.',
      why: 'A general beside the zone may try with a card worth his initiative. On 5 or more he attacks with +1, before the enemy can besiege anything.',
      instead: 'Blücher goes on. You have kept the card, and may fight him where he comes to you.',
    },
    guns: {
      task: 'Let Grouchy march to the sound of the guns.',
      why: 'Generals beside the battle may join it on 5 or more: in 1815 he did not. He brings two corps with him.',
      instead: 'Grouchy stays in Namur, as he did on 18 June.',
    },
    depot: {
      task: 'Activate Napoleon with Flight of the Eagle, and set up a fixed depot in Namur.',
      why: 'A force draws supply from its own land or a depot within reach. Without it there is attrition, and no siege. A mobile depot travels with the army.',
      instead: 'Allowed, but the siege still needs supply in Namur.',
    },
    siege: {
      task: 'March to Liege and attack the fortress.',
      why: 'With nobody in the field a siege is laid. Each attack costs a movement point: a die, your steps and the siege marker, against the walls.',
      instead: 'The fortress holds. Each new attack has the marker of those before it on its side.',
    },
    round: {
      task: 'Halt, end your action, and let the Coalition play.',
      why: 'When both have acted the round is over. After seven rounds comes the interphase: budgets, diplomacy, redeployment. 1815 ends before it.',
      instead: 'Your action goes on until you halt and end it.',
    },
  },
  learnt: {
    march: 'A card, a force, a march, a flag: that is an action. Points you do not spend go into your reserve.',
    battle:
      'The beaten side tests its morale; who fails is demoralised and pursued. A force outnumbered five to one does not even fight.',
    response:
      'You act in the enemy’s turn too: interception, evasion, marching to the guns. All of it costs cards or depends on a die.',
    siege: 'You have seen a whole round. Six of them decide 1815; ten years of them make the great campaign.',
  },
  asides: {
    action:
      'choose your action of the round: a card for points or as an event, an operation without a card, or nothing.',
    activation: 'activate another force, or end the action; the points that are left go into the reserve.',
    callIn: 'an army may first call in forces from the zones around it. “Done” goes on without them.',
    forced: 'more movement points now, more risk of attrition at the end. None will do.',
    march: 'march on, leave units or a depot behind, raise the flag, or halt.',
    interception: 'who intercepts may leave units behind.',
    evasion: 'stand and fight, or try to slip away on 5 or more.',
    counterMarch: 'generals beside the battle may join it on 5 or more.',
    battle: 'who leads, who adds his tactical value: everything changes a line of the sheet.',
    event: 'you may play a card here, or none.',
    loss: 'choose which unit loses a step.',
    retreat: 'the beaten force falls back: choose where to.',
    attrition: 'a depot can be spent to lower the losses of attrition.',
    siege: 'a fortress that was taken can be put in service again, with a garrison.',
  },
};
