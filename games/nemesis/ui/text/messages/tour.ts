type Nothing = Record<never, never>;

/** The guided first Turn. */
export interface TourMessages {
  'tour.goal.title': Nothing;
  'tour.goal.words': Nothing;
  'tour.depots.title': Nothing;
  'tour.depots.words': Nothing;
  'tour.trains.title': Nothing;
  'tour.trains.words': Nothing;
  'tour.march.title': Nothing;
  'tour.march.words': Nothing;
  'tour.attack.title': Nothing;
  'tour.attack.words': Nothing;
}
