type Nothing = Record<never, never>;

/** The guided first action. */
export interface TourMessages {
  'tour.goal.title': Nothing;
  'tour.goal.words': Nothing;
  'tour.action.title': Nothing;
  'tour.action.words': Nothing;
  'tour.activate.title': Nothing;
  'tour.activate.words': Nothing;
  'tour.march.title': Nothing;
  'tour.march.words': Nothing;
  'tour.react.title': Nothing;
  'tour.react.words': Nothing;
  'tour.evasion.title': Nothing;
  'tour.evasion.words': Nothing;
  'tour.battle.title': Nothing;
  'tour.battle.words': Nothing;
}
