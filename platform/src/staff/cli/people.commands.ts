import { newsroom } from '@contract/newsroom';
import { NewPassword, Role, StaffName } from '@contract/newsroomShapes';
import * as v from 'valibot';
import { newStaffPassword } from '../staffPasswords';
import { calledWrongly } from './failure';
import { lineTo, serverOf } from './line';
import { dropSession, keepSession } from './session';
import type { Command, Running } from './surroundings';

const HERE = 'http://127.0.0.1:8080';

/** @throws Failure with what is wrong with it */
function read<S extends v.GenericSchema>(schema: S, value: unknown, what: string): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw calledWrongly(`${what}: ${result.issues[0].message}`);
  return result.output;
}
export const numberOf = (text: string | undefined, what: string): number =>
  read(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/, `${text} is no number`), v.transform(Number)),
    text,
    what,
  );

/** One that is given, or a new one that is shown once. */
async function passwordFor({ around, options }: Running): Promise<{ password: string; made: boolean }> {
  if (options['password-stdin'] !== true) return { password: newStaffPassword(), made: true };
  return { password: read(NewPassword, await around.password('New password: '), 'password'), made: false };
}
const madeLine = ({ password, made }: { password: string; made: boolean }): string =>
  made ? `\nPassword, shown this once: ${password}` : '';
const shownPassword = ({ password, made }: { password: string; made: boolean }) => (made ? { password } : {});

const roleOf = ({ options }: Running) => read(Role, options.role, '--role is editor, moderator or admin');
const placeOf = (site: number): string => (site === 0 ? 'every site' : `site ${site}`);

export const peopleCommands: Readonly<Record<string, Command>> = {
  admin: {
    takes: [1, 1],
    options: ['password-stdin'],
    async run(running) {
      const name = read(StaffName, running.args[0], 'name');
      const given = await passwordFor(running);
      const known = await running.around.makeAdmin(name, given.password);
      const line = known === 'new' ? `${name} is an admin of every site.` : `${name} is an admin again.`;
      return { value: { name, ...shownPassword(given) }, line: line + madeLine(given) };
    },
  },

  login: {
    takes: [1, 1],
    options: ['address'],
    async run({ around, args, options }) {
      const address = serverOf(typeof options.address === 'string' ? options.address : HERE);
      const name = read(StaffName, args[0], 'name');
      const password = await around.password(`Password of ${name}: `);
      const { token, expires } = await lineTo(address)(newsroom.signIn, { name, password });
      await keepSession(around.sessionFile, { address, name, token, expires });
      return {
        value: { address, name, expires },
        line: `Signed in at ${address} as ${name} until ${expires}.`,
      };
    },
  },

  logout: {
    takes: [0, 0],
    async run({ around, ask }) {
      try {
        await (await ask())(newsroom.signOut, {});
      } finally {
        await dropSession(around.sessionFile);
      }
      return { value: { done: true }, line: 'Signed out.' };
    },
  },

  whoami: {
    takes: [0, 0],
    async run({ ask }) {
      const person = await (await ask())(newsroom.me, {});
      const roles = person.roles.map(({ site, role }) => `${role} of ${placeOf(site)}`).join(', ');
      return { value: person, line: `${person.name}: ${roles || 'no role'}` };
    },
  },

  password: {
    takes: [0, 0],
    async run({ around, ask }) {
      const newsroomHere = await ask();
      const old = await around.password('Password until now: ');
      const password = read(NewPassword, await around.password('New password: '), 'password');
      await newsroomHere(newsroom.changePassword, { old, password });
      return { value: { done: true }, line: 'Changed; whoever else was signed in with the old one is out.' };
    },
  },

  staff: {
    takes: [0, 0],
    async run({ ask }) {
      const { list } = await (await ask())(newsroom.staff, {});
      const rows = list.map(({ id, name, roles, closed }) => ({
        id,
        name,
        roles: roles.map(({ site, role }) => `${role} of ${placeOf(site)}`).join(', '),
        closed: closed ? 'closed' : '',
      }));
      return { value: list, rows };
    },
  },

  'add-staff': {
    takes: [1, 1],
    options: ['role', 'password-stdin'],
    async run(running) {
      const { args, site, ask } = running;
      const name = read(StaffName, args[0], 'name');
      const role = roleOf(running);
      const newsroomHere = await ask();
      const given = await passwordFor(running);
      const { id } = await newsroomHere(newsroom.addStaff, { name, password: given.password, site, role });
      const line = `${name} is ${role} of ${placeOf(site)}, number ${id}.${madeLine(given)}`;
      return { value: { id, name, ...shownPassword(given) }, line };
    },
  },

  role: {
    takes: [1, 1],
    options: ['role', 'take'],
    async run(running) {
      const { args, site, options, ask } = running;
      const id = numberOf(args[0], 'number of the person');
      const role = roleOf(running);
      const has = options.take !== true;
      await (await ask())(newsroom.setRole, { id, site, role, has });
      return {
        value: { id, site, role, has },
        line: `${id} is ${has ? '' : 'not '}${role} of ${placeOf(site)}.`,
      };
    },
  },

  'reset-password': {
    takes: [1, 1],
    options: ['password-stdin'],
    async run(running) {
      const id = numberOf(running.args[0], 'number of the person');
      const newsroomHere = await running.ask();
      const given = await passwordFor(running);
      await newsroomHere(newsroom.resetPassword, { id, password: given.password });
      return { value: { id, ...shownPassword(given) }, line: `${id} has a new password.${madeLine(given)}` };
    },
  },

  'close-staff': {
    takes: [1, 1],
    async run({ args, ask }) {
      const id = numberOf(args[0], 'number of the person');
      await (await ask())(newsroom.closeStaff, { id });
      return { value: { done: true }, line: `${id} comes in no more.` };
    },
  },
};
