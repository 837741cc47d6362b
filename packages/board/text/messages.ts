type Nothing = Record<never, never>;

/** What the parts of the table say of their own, whatever the game. */
export interface BoardMessages {
  // The map
  'map.label': { title: string };
  'map.help': Nothing;
  'map.zoomIn': Nothing;
  'map.zoomOut': Nothing;
  'map.fit': Nothing;
  'map.places': Nothing;
  'map.choose': Nothing;
  'map.answersHere': { answers: number };
  'map.counters.hide': Nothing;
  // The question
  'question.yours': { seat: string };
  'question.waiting': { seats: readonly string[] };
  'question.waitingChance': Nothing;
  'question.sealed': Nothing;
  'question.over': Nothing;
  'question.filter': Nothing;
  'question.filterLabel': Nothing;
  'question.noneFits': { typed: string };
  'question.answers': Nothing;
  'question.count': { answers: number };
  'question.undo': Nothing;
  'question.redo': Nothing;
  'question.final': Nothing;
  'question.warnings': Nothing;
  'question.doIt': Nothing;
  'question.thinkAgain': Nothing;
  'hand.title': Nothing;
  'hand.notNow': Nothing;
  'question.wastes': Nothing;
  'question.done': { answer: string };
  'question.forMe': Nothing;
  'series.title': { given: number };
  'series.give': Nothing;
  'series.more': { answer: string };
  'series.less': { answer: string };
  'plan.stopped': { by: string };
  'log.away': Nothing;
  'log.news': Nothing;
  'plan.cancel': Nothing;
  'plan.planned': Nothing;
  'force.besides': Nothing;
  'key.enter': Nothing;
  'key.escape': Nothing;
  'rule.cite': { rule: string };
  // Why not?
  'why.wish': { wish: string };
  'why.list': Nothing;
  'why.none': Nothing;
  'why.filter': Nothing;
  close: Nothing;
  // Rules
  'rules.title': Nothing;
  'rules.search': Nothing;
  'rules.none': { typed: string };
  'rules.found': { rules: number };
  // The battle sheet
  'battle.attack': Nothing;
  'battle.defence': Nothing;
  'battle.odds': Nothing;
  // The log
  'log.short': Nothing;
  'log.title': Nothing;
  'log.empty': Nothing;
  'log.die': { face: number };
  'log.unrolled': Nothing;
  'since.title': Nothing;
  'since.step': { step: number; of: number };
  'since.next': Nothing;
  'since.back': Nothing;
  'since.done': Nothing;
  'since.nothing': Nothing;
  // The time-line
  'time.label': Nothing;
  'time.play': Nothing;
  'time.pause': Nothing;
  'time.first': Nothing;
  'time.back': Nothing;
  'time.forward': Nothing;
  'time.last': Nothing;
  'time.speed': Nothing;
  'time.at': { at: number; of: number };
  // Tracks, lists, overlays
  'track.past': { step: string };
  'track.now': { step: string };
  'track.toCome': { step: string };
  'lists.title': Nothing;
  'lists.search': Nothing;
  'lists.empty': Nothing;
  'lists.showOnMap': { name: string };
  'overlay.title': Nothing;
  'status.title': Nothing;
  'status.short': Nothing;
  // Luck and fortune
  'luck.title': Nothing;
  'luck.rolls': { rolls: number };
  'luck.mean': { mean: string; expected: string };
  'luck.verdict': { percent: string };
  'luck.verdictEven': Nothing;
  'luck.none': Nothing;
  'luck.times': { face: number; times: number; expected: string };
  'luck.expectation': Nothing;
  'fortune.title': Nothing;
  'fortune.none': Nothing;
  'fortune.point': { seat: string; value: string };
  // Small things
  'notes.title': Nothing;
  'notes.placeholder': Nothing;
  'notes.kept': Nothing;
  'handOver.title': { seat: string };
  'handOver.words': { seat: string };
  'handOver.ready': { seat: string };
  'tour.step': { step: number; of: number };
  'tour.next': Nothing;
  'tour.more': Nothing;
  'tour.end': Nothing;
  'tour.done': Nothing;
  'legend.title': Nothing;
  'settings.title': Nothing;
  'settings.language': Nothing;
  'settings.theme': Nothing;
  'settings.theme.auto': Nothing;
  'settings.theme.light': Nothing;
  'settings.theme.dark': Nothing;
  'settings.theme.contrast': Nothing;
  'settings.hexIds': Nothing;
  'settings.listsAnswers': Nothing;
  'settings.symbols': Nothing;
  'settings.symbols.nato': Nothing;
  'settings.symbols.period': Nothing;
  'settings.warnings': Nothing;
  'settings.motion': Nothing;
  'settings.motion.auto': Nothing;
  'settings.motion.calm': Nothing;
  'question.title': Nothing;
  'question.all': { answers: number };
  'question.onMap': { answers: number };
  'sheet.fold': Nothing;
}
