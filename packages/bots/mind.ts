/** What has been thought about a position, by subject. */
export type Mind = Map<object, Map<string, unknown>>;

/** A position as a bot sees it, with what it has thought about it so far. */
export interface Minded {
  readonly mind: Mind;
}

/** A thought about a position, had once for each mind, however often it is asked for. */
export const thought = <S extends Minded, About extends string, T>(
  think: (s: S, about: About) => T,
): ((s: S, about: About) => T) => {
  const subject = {};
  return (s, about) => {
    let known = s.mind.get(subject) as Map<About, T> | undefined;
    if (!known) s.mind.set(subject, (known = new Map()));
    const had = known.get(about);
    if (had !== undefined) return had;
    const made = think(s, about);
    known.set(about, made);
    return made;
  };
};
