import type { Person, StaffDuty } from '@contract/newsroomShapes';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Limit } from '@platform/attempts/attempts.types';
import { recordAct } from '@platform/auditLog/acts.service';
import type { Database, Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import { type CallNote, staffAccount } from '@platform/installation/audit/callRecord';
import { tokenHash } from '@platform/keys/tokenHash';
import { networkOf, networkPrefixOf } from '@platform/limits/rateLimit';
import { tooMany, transportFault } from '@platform/wire/refusals';
import { hashStaffPassword, isStaffPassword } from './passwords.rules';
import { dutiesOf, IDLE_MS, requireGoodPassword } from './people/level3.rules';
import { createSecondFactor, requireFactor } from './people/secondFactor.service';
import { createSetup } from './people/setup.service';
import { createMachineStaff, createStaffAccounts, createStaffEnds } from './people/staffAccounts.service';
import { change, personOf, type StaffParts } from './people/staffChanges.service';
import { EVERY_SITE } from './roles.rules';
import * as store from './staff.store';
import { newStaffToken } from './tokens.rules';

/** A working day, then one signs in again. */
export const STAFF_TOKEN_MS = 8 * 3_600_000;
/** Networks of a person that are remembered. */
const MAX_KNOWN_NETWORKS = 20;
/** Characters of an address that are looked at. */
const ADDRESS_MAX = 64;

/** Somebody whose token is good. */
export interface SignedIn {
  readonly person: Person;
  readonly tokenHash: Buffer;
  /** To be done before other calls answer. */
  readonly duties: readonly StaffDuty[];
}

const samePassword = () => transportFault(400, 'password: take another one than before');
const wrongLogin = () => transportFault(401, 'name or password is wrong');

interface Credentials {
  readonly name: string;
  readonly password: string;
  /** Of the second factor; '' = none. */
  readonly code: string;
  readonly address: string;
  /** Takes the account that is tried. */
  readonly note: CallNote;
}

type SubjectLimit = readonly [limit: Limit, subject: string];

const prefixOf = (address: string): string => networkPrefixOf(address).slice(0, ADDRESS_MAX);

/** Tries of a name count by network. Networks that never signed the name in are limited together, too, and by address. */
function limitsOf(
  row: store.StaffRow | undefined,
  { name, address }: Pick<Credentials, 'name' | 'address'>,
): readonly [SubjectLimit, ...SubjectLimit[]] {
  const own = [limits.staffNameFromNetwork, `${prefixOf(address)} ${name}`] as const;
  if (row?.known_networks.includes(prefixOf(address))) return [own];
  const network = networkOf(address).slice(0, ADDRESS_MAX);
  return [own, [limits.staffFromAddress, network], [limits.staffByStrangers, name]];
}

/** @throws Refusal 429 where it was tried too often, 401 where it is wrong. */
async function proven(parts: StaffParts, credentials: Credentials): Promise<store.StaffRow> {
  const { db, now } = parts;
  const attempts = attemptsOf(db, EVERY_SITE, now());
  const row = await store.staffByName(db, credentials.name);
  if (row) credentials.note.account = staffAccount(row.id);
  const [own, ...shared] = limitsOf(row, credentials);
  for (const [limit, subject] of [own, ...shared])
    if (!(await attempts.take(limit, subject))) throw tooMany();
  const right = await isStaffPassword(credentials.password, row?.password_hash);
  if (!row || !right || row.state !== store.StaffState.open) throw wrongLogin();
  await requireFactor(parts, row, credentials.code);
  await attempts.clear(...own);
  // A right password does not use up the tries of others.
  for (const one of shared) await attempts.giveBack(...one);
  return row;
}

/** The person of a token proves the password once more: nobody else's tries count. @throws Refusal 429, 401 */
async function provenAgain({ db, now }: StaffParts, person: Person, password: string): Promise<void> {
  const attempts = attemptsOf(db, EVERY_SITE, now());
  const own = [limits.staffNameFromNetwork, `#${person.id}`] as const;
  if (!(await attempts.take(...own))) throw tooMany();
  const row = await store.staffByName(db, person.name);
  if (!(await isStaffPassword(password, row?.password_hash))) throw wrongLogin();
  await attempts.clear(...own);
}

/** Signing in and out. */
function createStaffLogins(parts: StaffParts) {
  const { db, now, isLevel3 } = parts;
  const at = () => new Date(now());
  return {
    /** @throws Refusal 401, or 429 after too many tries. */
    async signIn(
      name: string,
      password: string,
      address: string,
      { code = '', note = {} }: { code?: string; note?: CallNote } = {},
    ) {
      const row = await proven(parts, { name, password, code, address, note });
      const token = newStaffToken();
      const expires = new Date(now() + STAFF_TOKEN_MS);
      await db.transaction(async (queries) => {
        // the newest login alone goes on
        if (isLevel3) await store.endStaffTokens(queries, row.id, at());
        if ((await store.insertStaffToken(queries, tokenHash(token), row, at(), expires)) === 0)
          throw wrongLogin();
        await recordAct(
          queries,
          { site: EVERY_SITE, staff: row.id, at: at() },
          { act: 'signIn', objectKind: 'staff', objectID: row.id },
        );
      });
      const network = prefixOf(address);
      if (!row.known_networks.includes(network))
        await store.knowNetwork(db, row.id, network, MAX_KNOWN_NETWORKS);
      return { token, expires, person: personOf(row), duties: dutiesOf(row, isLevel3, now()) };
    },

    /** undefined: the token is unknown, over, ended, or its person is closed. */
    async bearer(token: string): Promise<SignedIn | undefined> {
      const hash = tokenHash(token);
      const idleSince = new Date(isLevel3 ? now() - IDLE_MS : 0);
      const row = await store.staffByToken(db, hash, at(), idleSince);
      if (!row) return undefined;
      if (isLevel3) await store.seeStaffToken(db, hash, at());
      return { person: personOf(row), tokenHash: hash, duties: dutiesOf(row, isLevel3, now()) };
    },

    async signOut({ person, tokenHash }: SignedIn): Promise<void> {
      await change(db, { staff: person.id, at: at() }, { act: 'signOut', id: person.id }, (queries) =>
        store.endStaffToken(queries, tokenHash, at()),
      );
    },
  };
}

/** The own password. */
function createOwnPassword(parts: StaffParts) {
  const { db, now, isLevel3 } = parts;
  const at = () => new Date(now());
  return {
    /** Ends all other tokens of the staff member. @throws Refusal as signIn does */
    async changePassword({ person, tokenHash }: SignedIn, input: { old: string; password: string }) {
      await provenAgain(parts, person, input.old);
      await requireGoodPassword(input.password, person.name, isLevel3);
      if (isLevel3 && input.password === input.old) throw samePassword();
      const hash = await hashStaffPassword(input.password);
      await change(
        db,
        { staff: person.id, at: at() },
        { act: 'changePassword', id: person.id },
        async (queries) => {
          const own = { hash, at: at(), isByOther: false };
          const changed = await store.setStaffPassword(queries, person.id, own);
          await store.endStaffTokens(queries, person.id, at(), tokenHash);
          return changed;
        },
      );
    },
  };
}

/** The newsroom's staff: how they sign in, and how they are administered. */
export function createStaff(
  db: Database,
  now: () => number,
  { sign, isLevel3 }: Pick<StaffParts, 'sign' | 'isLevel3'> = { sign: '', isLevel3: false },
) {
  const parts = { db, now, sign, isLevel3 };
  return {
    ...createStaffLogins(parts),
    ...createOwnPassword(parts),
    ...createSecondFactor(parts),
    ...createStaffAccounts(parts),
    ...createStaffEnds(parts),
    ...createMachineStaff(parts),
    ...createSetup(parts),
  };
}
export type Staff = ReturnType<typeof createStaff>;

/** @param now epoch ms */
export const forgetOldStaffTokens = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => store.forgetStaffTokens(db, new Date(now), limit));
