type Nothing = Record<never, never>;

/** What the start page says: where to go on, to learn, to play. */
export interface StartMessages {
  'start.primary': Nothing;
  'start.goOn': { when: string };
  'start.resume': Nothing;
  'learn.new': Nothing;
  'learn.title': { minutes: number };
  'learn.steps': { steps: number };
  'learn.begin': Nothing;
  'learn.resume': { step: number };
  'learn.again': Nothing;
  'learn.done': Nothing;
  'learn.game': Nothing;
  'start.people': Nothing;
  'start.lobby': Nothing;
  'length.minutes': { minutes: number };
  'length.hours': { hours: number };
  'length.evenings': { evenings: number };
  'length.all': Nothing;
  'length.evening': Nothing;
  'length.weekend': Nothing;
  'length.long': Nothing;
  'length.filter': Nothing;
  'campaigns.players': { least: number; most: number };
  'campaigns.hard': { seat: string; level: number };
  'campaigns.against': Nothing;
  'campaigns.bot': Nothing;
  'campaigns.person': Nothing;
  'campaigns.startHere': Nothing;
  'own.title': Nothing;
  'own.words': Nothing;
  'own.open': Nothing;
  'own.close': Nothing;
  'strict.on': Nothing;
  'strict.off': Nothing;
  'lesson.name': { title: string };
}
