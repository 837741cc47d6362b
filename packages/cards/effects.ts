const NONE: readonly never[] = [];

/** Of what events still do after they were played, and rules after they were applied, that of one kind. */
export const inForce = <E extends { readonly kind: string }, K extends E['kind']>(
  { effects }: { readonly effects: readonly E[] },
  kind: K,
): readonly Extract<E, { readonly kind: K }>[] =>
  effects.length === 0
    ? NONE
    : effects.filter((effect): effect is Extract<E, { readonly kind: K }> => effect.kind === kind);
