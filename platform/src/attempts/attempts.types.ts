/** Number of attempts allowed in a period, over all processes and restarts. */
export interface Limit {
  readonly kind: string;
  readonly max: number;
  readonly withinMs: number;
}
