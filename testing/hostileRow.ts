import type { TestPlatform } from './startPlatform';
import { type Owner, strangerNames } from './strangers';

export type Fields = Readonly<Record<string, string>>;
type Statuses = Readonly<Record<string, number>>;

/**
 * Access rule of an operation. `member`: members only, each for their own data. `person`: any device or member, for themselves.
 * `shown`: public, plus the owner's own data for the owner. `proven`: a secret that goes along opens it, and no stranger has
 * it. `everybody`: nobody owns what it is about.
 */
type Opens = 'member' | 'person' | 'shown' | 'proven' | 'everybody';

export interface Row {
  readonly opens: Opens;
  /** Fields of the call, for strangers and owner. */
  readonly input?: (owner: Owner) => Fields;
  /** Preparation by the owner. @returns further fields */
  readonly having?: (owner: Owner, platform: TestPlatform) => Promise<Fields>;
  /** Where somebody is answered otherwise than in all rows of this kind. */
  readonly but?: Statuses;
}

export const all = (status: number): Statuses =>
  Object.fromEntries([...strangerNames, 'the owner'].map((name) => [name, status]));
export const staff = (status: number): Statuses => ({
  'staff of another site': status,
  'staff without a role': status,
  'an admin of the site': status,
});
export const elsewhere = { 'a member of another site': 10111 };
export const there = (status: number): Statuses => ({ 'a member of another site, there': status });
/** Another site has nothing of this number. */
export const nothingThere = there(1);
export const withoutDevice = { nobody: -1, ...staff(-1) };

const rules: Readonly<Record<Opens, Statuses>> = {
  member: {
    ...all(0),
    nobody: 11002,
    'a visitor': 11002,
    'another member': -1,
    ...staff(11002),
    ...elsewhere,
  },
  person: { ...all(0), nobody: -1, 'another member': -1, ...staff(-1), ...elsewhere },
  shown: { ...all(0), 'another member': -1, ...elsewhere },
  proven: { ...all(-1), ...elsewhere, 'the owner': 0 },
  everybody: { ...all(0), ...elsewhere },
};

/** Expected status by caller. */
export const statusesOf = ({ opens, but }: Row): Statuses => ({ ...rules[opens], ...but });
