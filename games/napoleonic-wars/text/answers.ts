/** Answers that are the same everywhere. */
export type PlainAnswer =
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'done' };
export const YES = { kind: 'yes' } as const;
export const NO = { kind: 'no' } as const;
export const PASS = { kind: 'pass' } as const;
export const DONE = { kind: 'done' } as const;
