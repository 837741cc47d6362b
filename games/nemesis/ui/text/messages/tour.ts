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
  'tour.goal1813.title': Nothing;
  'tour.goal1813.words': Nothing;
  'tour.depots1813.title': Nothing;
  'tour.depots1813.words': Nothing;
  'tour.march1813.title': Nothing;
  'tour.march1813.words': Nothing;
  'tour.goal1812.title': Nothing;
  'tour.goal1812.words': Nothing;
  'tour.depots1812.title': Nothing;
  'tour.depots1812.words': Nothing;
  'tour.march1812.title': Nothing;
  'tour.march1812.words': Nothing;
}
