import { fieldOf } from './fieldOf';

/** Kinds of rows with a time of their own; `retention` of a site's settings holds the days. */
export type RetentionName =
  | 'registrations'
  | 'ballots'
  | 'tipoffs'
  | 'feedback'
  | 'contributions'
  | 'redemptions'
  | 'reports'
  | 'messages'
  | 'logins'
  | 'acts';

/** Days. */
export type Retention = Readonly<Record<RetentionName, number>>;

/** Days after which rows are deleted, or tell of nobody, where a site sets nothing else. */
export const defaultRetention: Retention = {
  registrations: 180,
  ballots: 180,
  tipoffs: 1095,
  feedback: 365,
  contributions: 365,
  redemptions: 1095,
  reports: 365,
  messages: 365,
  logins: 180,
  acts: 1095,
};

const MAX_DAYS = 36_500;
const isDays = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_DAYS;

/**
 * Days of a site's setting `retention`, such as `{"tipoffs": 365}`; those that are missing, or no whole number of at least a day, are
 * the defaults.
 * @param settings of the site, as they are stored
 */
export function retentionOf(settings: unknown): Retention {
  const set = fieldOf(settings, 'retention');
  const days = { ...defaultRetention };
  for (const name of Object.keys(defaultRetention) as RetentionName[]) {
    const value = fieldOf(set, name);
    if (isDays(value)) days[name] = value;
  }
  return days;
}
