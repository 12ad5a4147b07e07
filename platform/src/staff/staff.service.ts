import type { Person, Role } from '@contract/newsroomShapes';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Limit } from '@platform/attempts/attempts.types';
import type { ActContext } from '@platform/auditLog/acts.service';
import { recordAct } from '@platform/auditLog/acts.service';
import type { Database, Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import { tokenHash } from '@platform/keys/tokenHash';
import { networkOf, networkPrefixOf } from '@platform/limits/rateLimit';
import { tooMany, transportFault } from '@platform/wire/refusals';
import { hashStaffPassword, isStaffPassword } from './passwords.rules';
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
}

const personOf = ({ id, name, roles }: store.StaffRow): Person => ({ id, name, roles: [...roles] });
const wrongLogin = () => transportFault(401, 'name or password is wrong');
const noSuchPerson = () => transportFault(404, 'there is no such person');

interface StaffParts {
  readonly db: Database;
  readonly now: () => number;
}

interface Credentials {
  readonly name: string;
  readonly password: string;
  readonly address: string;
}

/** Staff belong to the installation, so their acts are recorded for every site. */
type StaffActContext = Omit<ActContext, 'site'>;

type SubjectLimit = readonly [limit: Limit, subject: string];

const prefixOf = (address: string): string => networkPrefixOf(address).slice(0, ADDRESS_MAX);

/** Tries of a name count by network. Networks that never signed the name in are limited together, too, and by address. */
function limitsOf(
  row: store.StaffRow | undefined,
  { name, address }: Credentials,
): readonly [SubjectLimit, ...SubjectLimit[]] {
  const own = [limits.staffNameFromNetwork, `${prefixOf(address)} ${name}`] as const;
  if (row?.known_networks.includes(prefixOf(address))) return [own];
  const network = networkOf(address).slice(0, ADDRESS_MAX);
  return [own, [limits.staffFromAddress, network], [limits.staffByStrangers, name]];
}

/** @throws Refusal 429 where it was tried too often, 401 where it is wrong. */
async function proven({ db, now }: StaffParts, credentials: Credentials): Promise<store.StaffRow> {
  const attempts = attemptsOf(db, EVERY_SITE, now());
  const row = await store.staffByName(db, credentials.name);
  const [own, ...shared] = limitsOf(row, credentials);
  for (const [limit, subject] of [own, ...shared])
    if (!(await attempts.take(limit, subject))) throw tooMany();
  const right = await isStaffPassword(credentials.password, row?.password_hash);
  if (!row || !right || row.state !== store.StaffState.open) throw wrongLogin();
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

/** Changes a person and records the act, in one transaction. @throws Refusal 404 where nothing was changed */
async function change(
  db: Database,
  by: StaffActContext,
  { act, id, detail = {} }: { act: string; id: number; detail?: Readonly<Record<string, unknown>> },
  work: (queries: Queries) => Promise<number>,
): Promise<void> {
  await db.transaction(async (queries) => {
    if ((await work(queries)) === 0) throw noSuchPerson();
    await recordAct(queries, { ...by, site: EVERY_SITE }, { act, objectKind: 'staff', objectID: id, detail });
  });
}

/** Signing in and out, and the own password. */
function createStaffLogins(parts: StaffParts) {
  const { db, now } = parts;
  const at = () => new Date(now());
  return {
    /** @throws Refusal 401, or 429 after too many tries. */
    async signIn(name: string, password: string, address: string) {
      const row = await proven(parts, { name, password, address });
      const token = newStaffToken();
      const expires = new Date(now() + STAFF_TOKEN_MS);
      await db.transaction(async (queries) => {
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
      return { token, expires, person: personOf(row) };
    },

    /** undefined: the token is unknown, over, ended, or its person is closed. */
    async bearer(token: string): Promise<SignedIn | undefined> {
      const hash = tokenHash(token);
      const row = await store.staffByToken(db, hash, at());
      return row && { person: personOf(row), tokenHash: hash };
    },

    async signOut({ person, tokenHash }: SignedIn): Promise<void> {
      await change(db, { staff: person.id, at: at() }, { act: 'signOut', id: person.id }, (queries) =>
        store.endStaffToken(queries, tokenHash, at()),
      );
    },

    /** Ends all other tokens of the staff member. @throws Refusal as signIn does */
    async changePassword({ person, tokenHash }: SignedIn, input: { old: string; password: string }) {
      await provenAgain(parts, person, input.old);
      const hash = await hashStaffPassword(input.password);
      await change(
        db,
        { staff: person.id, at: at() },
        { act: 'changePassword', id: person.id },
        async (queries) => {
          const changed = await store.setStaffPassword(queries, person.id, hash);
          await store.endStaffTokens(queries, person.id, at(), tokenHash);
          return changed;
        },
      );
    },
  };
}

/** Administration of staff accounts. */
function createStaffAccounts({ db, now }: StaffParts) {
  const at = () => new Date(now());
  return {
    all: async () =>
      (await store.allStaff(db)).map((row) => ({
        ...personOf(row),
        closed: row.state !== store.StaffState.open,
      })),

    /** @throws Refusal 409 where the name is taken. */
    async add(
      by: StaffActContext,
      input: { name: string; password: string; site: number; role: Role },
    ): Promise<number> {
      const hash = await hashStaffPassword(input.password);
      const { name, site, role } = input;
      return db.transaction(async (queries) => {
        const id = await store.insertStaff(queries, name, hash, at());
        if (id === undefined) throw transportFault(409, 'this name is taken');
        await store.giveRole(queries, id, site, role);
        const detail = { name, site, role };
        await recordAct(
          queries,
          { ...by, site: EVERY_SITE },
          { act: 'addStaff', objectKind: 'staff', objectID: id, detail },
        );
        return id;
      });
    },

    async setRole(by: StaffActContext, id: number, roleChange: { site: number; role: Role; has: boolean }) {
      const { site, role, has } = roleChange;
      await change(db, by, { act: 'setRole', id, detail: roleChange }, async (queries) => {
        if (!(await store.staffById(queries, id))) return 0;
        await (has ? store.giveRole(queries, id, site, role) : store.takeRole(queries, id, site, role));
        return 1;
      });
    },

    /** Ends all logins of the person. */
    async resetPassword(by: StaffActContext, id: number, password: string) {
      const hash = await hashStaffPassword(password);
      await change(db, by, { act: 'resetPassword', id }, async (queries) => {
        const changed = await store.setStaffPassword(queries, id, hash);
        await store.endStaffTokens(queries, id, at());
        return changed;
      });
    },

    /** Closes the account. Its recorded acts stay. */
    async close(by: StaffActContext, id: number) {
      await change(db, by, { act: 'closeStaff', id }, async (queries) => {
        const changed = await store.setStaffState(queries, id, store.StaffState.closed);
        await store.endStaffTokens(queries, id, at());
        return changed;
      });
    },
  };
}

function createAdmins({ db, now }: StaffParts) {
  const at = () => new Date(now());
  return {
    /**
     * Makes an admin of every site, or gives a known name that role, this password and the way back in: for the command line of
     * the machine itself, where the database is at hand anyway.
     */
    async makeAdmin(name: string, password: string): Promise<'new' | 'known'> {
      const hash = await hashStaffPassword(password);
      return db.transaction(async (queries) => {
        const added = await store.insertStaff(queries, name, hash, at());
        const id = added ?? (await store.staffByName(queries, name))?.id;
        if (id === undefined) throw noSuchPerson();
        if (added === undefined) {
          await store.setStaffPassword(queries, id, hash);
          await store.setStaffState(queries, id, store.StaffState.open);
          await store.endStaffTokens(queries, id, at());
        }
        await store.giveRole(queries, id, EVERY_SITE, 'admin');
        await recordAct(
          queries,
          { site: EVERY_SITE, staff: 0, at: at() },
          { act: 'makeAdmin', objectKind: 'staff', objectID: id, detail: { name } },
        );
        return added === undefined ? 'known' : 'new';
      });
    },
  };
}

/** The newsroom's staff: how they sign in, and how they are administered. */
export const createStaff = (db: Database, now: () => number) => ({
  ...createStaffLogins({ db, now }),
  ...createStaffAccounts({ db, now }),
  ...createAdmins({ db, now }),
});
export type Staff = ReturnType<typeof createStaff>;

/** @param now epoch ms */
export const forgetOldStaffTokens = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => store.forgetStaffTokens(db, new Date(now), limit));
