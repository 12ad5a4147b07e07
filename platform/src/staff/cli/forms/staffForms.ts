import type { Person } from '@contract/newsroomShapes';
import type { CommandRun, NewsroomForms } from '../command';
import { newPassword, passwordStdin, shownPassword, siteName, staffName, take } from '../parse';

const rolesOf = ({ roles }: Pick<Person, 'roles'>): string =>
  roles.map(({ site, role }) => `${role} of ${siteName(site)}`).join(', ');

/** A password is asked for, or generated, once the user is known to be signed in. */
const withPassword = {
  options: passwordStdin,
  async prepare(run: CommandRun) {
    await run.connect();
    return { password: await newPassword(run) };
  },
};

/** Staff, their logins and acts, and members' logins. */
export const staffForms = {
  signIn: null,
  signOut: null,
  changePassword: null,
  me: { words: 'whoami', show: (person) => ({ line: `${person.name}: ${rolesOf(person) || 'no role'}` }) },
  staff: {
    show: ({ list }) => ({
      rows: list.map(({ id, name, closed, ...one }) => ({
        id,
        name,
        roles: rolesOf(one),
        closed: closed ? 'closed' : '',
      })),
    }),
  },
  addStaff: {
    args: ['name'],
    fields: { name: staffName, password: false },
    ...withPassword,
    show({ id }, { name, password, role, site }, values) {
      const shown = shownPassword(password, values);
      const line = `${name} is ${role} of ${siteName(site)}, number ${id}.${shown.line}`;
      return { value: { id, name, ...shown.value }, line };
    },
  },
  setRole: {
    words: 'role',
    fields: { id: { name: 'person' }, has: take },
    show: (_, { id, site, role, has }) => ({
      value: { id, site, role, has },
      line: `${id} is ${has ? '' : 'not '}${role} of ${siteName(site)}.`,
    }),
  },
  resetPassword: {
    fields: { id: { name: 'person' }, password: false },
    ...withPassword,
    show(_, { id, password }, values) {
      const shown = shownPassword(password, values);
      return { value: { id, ...shown.value }, line: `${id} has a new password.${shown.line}` };
    },
  },
  closeStaff: {
    fields: { id: { name: 'person' } },
    show: (_, { id }) => ({ line: `${id} comes in no more.` }),
  },
  setDepartment: {
    words: 'department',
    args: ['id', 'groupID'],
    fields: { id: { name: 'person' }, groupID: { name: 'office' }, has: take },
    show: (_, { id, groupID, has }) => ({
      line: `${id} answers ${has ? '' : 'no longer '}for office ${groupID}.`,
    }),
  },

  endLogins: {
    about: 'Ends all logins of a member, or the one of a number.',
    show: ({ ended }) => ({ line: `Ended: ${ended}` }),
  },
  endLogin: { words: 'end-logins', show: () => ({ value: { ended: 1 }, line: 'Ended: 1' }) },

  acts: {
    about: 'Lists recorded acts, newest first; with --site all those on staff accounts.',
    show: ({ list }) => ({ rows: list.map(actRow) }),
  },
  auditLog: { show: ({ list, hasMore }) => ({ rows: list, remarks: hasMore ? ['More with --page.'] : [] }) },
  beginSecondFactor: { show: ({ secret, uri }) => ({ line: `Secret: ${secret}\n${uri}` }) },
  confirmSecondFactor: {
    show: ({ recoveryCodes }) => ({
      line: ['In use. Recovery codes, shown this once, each good once:', ...recoveryCodes].join('\n'),
    }),
  },
  ownActs: { words: 'acts', show: ({ list }) => ({ rows: list.map(actRow) }) },
} as const satisfies NewsroomForms;

interface Act {
  readonly id: number;
  readonly at: string;
  readonly staffID: number;
  readonly name: string;
  readonly act: string;
  readonly objectKind: string;
  readonly objectID: number;
  readonly detail: unknown;
}

const actRow = ({ id, at, staffID, name, act, objectKind, objectID, detail }: Act) => ({
  id,
  at,
  who: name || (staffID === 0 ? 'this machine' : staffID),
  act,
  what: `${objectKind} ${objectID}`,
  detail: JSON.stringify(detail),
});
