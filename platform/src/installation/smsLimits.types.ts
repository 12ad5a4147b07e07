/** Text messages a day, by the operator's settings. */
export interface SmsLimits {
  /** Codes of a network before each further one needs a captcha: many readers share one. */
  readonly freePerNetwork: number;
  readonly perAddress: number;
  readonly perSite: number;
}

export const DEFAULT_SMS_LIMITS: SmsLimits = { freePerNetwork: 20, perAddress: 100, perSite: 20_000 };

export type SmsLimitName = 'address' | 'site';
