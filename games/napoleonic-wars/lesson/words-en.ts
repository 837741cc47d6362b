import type { Words } from './words.ts';

export const en: Words = {
  steps: {
    card: {
      task: 'Play War Loan for its points.',
      why: 'In your Impulse you play one card: for its Command Points, here 4, or as the event that is written on it. Points pay for marches, Flags, builds and diplomacy.',
      instead: 'That is your card of this Impulse. With the points that it gave, if any, you may still march.',
    },
    march: {
      task: 'March Napoleon with his whole Army to Linz.',
      why: 'Each Duchy that the Formation enters costs a point. Passes, marshes and a fifth Duchy cause Attrition: every six may cost a Unit.',
      instead: 'Legal, and it costs the same points; Linz is still open.',
    },
    flag: {
      task: 'Stop in Linz, and Flag it.',
      why: 'A Flag shows who controls a Duchy. Duchies with a Key decide the war; others supply you and take the enemy’s ground. It costs a point.',
      instead: 'Linz stays Austrian, though you stand in it: it will feed Austria again when you leave.',
    },
    end: {
      task: 'End your Impulse.',
      why: 'Points that are left are lost. Then the next nation on the Movement Track plays a card, until nobody has any: that ends the Turn.',
      instead: 'You may do that first, as long as you have points.',
    },
    attack: {
      task: 'Play War Loan for points, and march Napoleon against the Austrians in Linz.',
      why: 'They may evade with a good roll. If they stand, both sides throw a handful of dice: as many as Units, leaders and nationality give.',
      instead: 'The Austrians in Linz are left alone, and will have their own Impulse.',
    },
    battleCard: {
      task: 'Play Grand Battery in this battle.',
      why: 'Battle cards are played before the dice. A 6 kills, a 5 disrupts; more dice are more of both. For points the card would have been worth 5.',
      instead: 'You keep the card; the battle is fought with the dice that you have.',
    },
    response: {
      task: 'Respond with the Reserve Napoleon.',
      why: 'Responses interrupt: they are played when their moment comes, even in the enemy’s Impulse. The dice of the Round lie on the table. The Reserve is used once in a Turn.',
      instead: 'You keep it for later in this Turn: it is also worth 5 points in your own Impulse.',
    },
    intercept: {
      task: 'Charles enters Munich. Intercept him with Napoleon and his whole Army.',
      why: 'An Army beside the Duchy may step in: two dice and the leader’s rating, 9 or more. It costs no card and no point.',
      instead: 'Your two Units in Munich must see how they manage: evade, or stand.',
    },
    stand: {
      task: 'Do not evade: stand and fight.',
      why: 'Who is attacked may slip away to a Duchy beside it, on 9 or more as well. With Napoleon there the dice are on your side.',
      instead: 'Munich is given up without a battle, and the Austrians may Flag it.',
    },
    siege: {
      task: 'Play War Loan for points, march Napoleon to Mainz and besiege it.',
      why: 'A Fortress is not Flagged but taken: an Army attacks it, and pays points only for the way there. The Austrians have surprised this one.',
      instead: 'Mainz stays Austrian. A siege needs the Army in the Duchy.',
    },
    storm: {
      task: 'Play Storming Party.',
      why: 'A Fortress falls to as many sixes, in one Impulse, as its strength; it answers with as many dice. The card gives you three dice more, and costs a Unit.',
      instead: 'The siege goes on with the dice that the Army has.',
    },
  },
  learnt: {
    impulse: 'A card, a march, a Flag: that is an Impulse. With five players there are five of them in a Round.',
    battle:
      'Killed Units are gone; disrupted ones come back, unless the rout takes them. The beaten Army retreats, and may be pursued.',
    enemy:
      'You play in every Impulse: interceptions, evasions, responses. The nation with the most cards may even pre-empt another’s.',
    siege:
      'The rest is diplomacy: Camps, Consuls on their Track, letters to the other players. Nobody wins this war alone.',
  },
  asides: {
    impulse: 'it is your Impulse: play a card, spend points, or end it.',
    march: 'choose who goes along and where to. “Stop here” ends the march.',
    losses: 'losses fall on Units, or on a leader in place of one. Keep your leaders.',
    response: 'a moment in which cards may be played. “Pass” is always an answer.',
    battleEvent: 'battle cards may be played here, by both sides in turn.',
    retreat: 'the beaten Army falls back to a Duchy beside it.',
    pursuit: 'the victor may pursue with what is left.',
    intercept: 'an Army beside the Duchy may join with a good roll.',
    evade: 'stand, or slip away with a good roll.',
    preempt: 'whoever has most cards may take an Impulse before another nation’s. “Wait” is usual.',
    peace: 'at the end of a Turn dice decide whether peace comes. You may bend them with a card of the next Turn.',
    siege: 'the siege goes on, or is lifted.',
  },
};
