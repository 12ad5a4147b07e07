/** Measures of staff against a member (K20), by weight. */
export const SanctionKind = { warning: 0, silence: 1, suspension: 2 } as const;
export type SanctionKind = (typeof SanctionKind)[keyof typeof SanctionKind];

/** A silence or suspension that holds. */
export interface ActiveSanction {
  readonly kind: SanctionKind;
  /** Epoch ms. */
  readonly until: number;
  readonly reason: string;
}
