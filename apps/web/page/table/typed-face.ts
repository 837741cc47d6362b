/** What somebody typed as a face of the die; nothing when no die shows that. */
export const faceOf = (typed: string, faces: readonly number[]): number | undefined => {
  const entry = typed.trim();
  const face = /^\d+$/.test(entry) ? Number(entry) : Number.NaN;
  return faces.includes(face) ? face : undefined;
};
