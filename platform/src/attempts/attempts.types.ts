/** How often something may be tried within a while, over all processes and restarts. */
export interface Limit {
  readonly kind: string;
  readonly most: number;
  readonly withinMs: number;
}
