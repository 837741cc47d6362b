/** Is this version of the rules newer than that one? Numbers with dots between them, compared one by one. */
export const isNewer = (one: string, other: string): boolean => {
  const [ours, theirs] = [one, other].map((version) => version.split('.').map(Number)) as [number[], number[]];
  for (let place = 0; place < Math.max(ours.length, theirs.length); place++) {
    const difference = (ours[place] ?? 0) - (theirs[place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
};
