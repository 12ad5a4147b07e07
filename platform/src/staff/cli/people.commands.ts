import { newsroom } from '@contract/newsroom';
import { NewPassword, Role, StaffName } from '@contract/newsroomShapes';
import * as v from 'valibot';
import { newStaffPassword } from '../passwords.rules';
import { usageError } from './cliError';
import type { Command, CommandCall } from './command';
import { createNewsroomClient, parseServer } from './newsroomClient';
import { deleteSession, saveSession } from './session';

const LOCAL_SERVER = 'http://127.0.0.1:8080';

/** @throws Failure with what is wrong with it */
function parseWith<S extends v.GenericSchema>(schema: S, value: unknown, what: string): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw usageError(`${what}: ${result.issues[0].message}`);
  return result.output;
}
export const parseNumber = (text: string | undefined, what: string): number =>
  parseWith(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/, `${text} is no number`), v.transform(Number)),
    text,
    what,
  );

/** One that is given, or a new one that is shown once. */
async function passwordFor({
  environment,
  options,
}: CommandCall): Promise<{ password: string; made: boolean }> {
  if (options['password-stdin'] !== true) return { password: newStaffPassword(), made: true };
  return {
    password: parseWith(NewPassword, await environment.password('New password: '), 'password'),
    made: false,
  };
}
const generatedPasswordLine = ({ password, made }: { password: string; made: boolean }): string =>
  made ? `\nPassword, shown this once: ${password}` : '';
const generatedPassword = ({ password, made }: { password: string; made: boolean }) =>
  made ? { password } : {};

const roleOf = ({ options }: CommandCall) =>
  parseWith(Role, options.role, '--role is editor, moderator, department or admin');
const placeOf = (site: number): string => (site === 0 ? 'every site' : `site ${site}`);

export const peopleCommands: Readonly<Record<string, Command>> = {
  admin: {
    argumentCount: [1, 1],
    options: ['password-stdin'],
    async run(running) {
      const name = parseWith(StaffName, running.args[0], 'name');
      const newPassword = await passwordFor(running);
      const known = await running.environment.makeAdmin(name, newPassword.password);
      const line = known === 'new' ? `${name} is an admin of every site.` : `${name} is an admin again.`;
      return {
        value: { name, ...generatedPassword(newPassword) },
        line: line + generatedPasswordLine(newPassword),
      };
    },
  },

  login: {
    argumentCount: [1, 1],
    options: ['address'],
    async run({ environment, args, options }) {
      const address = parseServer(typeof options.address === 'string' ? options.address : LOCAL_SERVER);
      const name = parseWith(StaffName, args[0], 'name');
      const password = await environment.password(`Password of ${name}: `);
      const { token, expires } = await createNewsroomClient(address)(newsroom.signIn, { name, password });
      await saveSession(environment.sessionFile, { address, name, token, expires });
      return {
        value: { address, name, expires },
        line: `Signed in at ${address} as ${name} until ${expires}.`,
      };
    },
  },

  logout: {
    argumentCount: [0, 0],
    async run({ environment, connect }) {
      try {
        await (await connect())(newsroom.signOut, {});
      } finally {
        await deleteSession(environment.sessionFile);
      }
      return { value: { done: true }, line: 'Signed out.' };
    },
  },

  whoami: {
    argumentCount: [0, 0],
    async run({ connect }) {
      const person = await (await connect())(newsroom.me, {});
      const roles = person.roles.map(({ site, role }) => `${role} of ${placeOf(site)}`).join(', ');
      return { value: person, line: `${person.name}: ${roles || 'no role'}` };
    },
  },

  password: {
    argumentCount: [0, 0],
    async run({ environment, connect }) {
      const call = await connect();
      const old = await environment.password('Password until now: ');
      const password = parseWith(NewPassword, await environment.password('New password: '), 'password');
      await call(newsroom.changePassword, { old, password });
      return { value: { done: true }, line: 'Changed; whoever else was signed in with the old one is out.' };
    },
  },

  staff: {
    argumentCount: [0, 0],
    async run({ connect }) {
      const { list } = await (await connect())(newsroom.staff, {});
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
    argumentCount: [1, 1],
    options: ['role', 'password-stdin'],
    async run(running) {
      const { args, site, connect } = running;
      const name = parseWith(StaffName, args[0], 'name');
      const role = roleOf(running);
      const call = await connect();
      const newPassword = await passwordFor(running);
      const { id } = await call(newsroom.addStaff, { name, password: newPassword.password, site, role });
      const line = `${name} is ${role} of ${placeOf(site)}, number ${id}.${generatedPasswordLine(newPassword)}`;
      return { value: { id, name, ...generatedPassword(newPassword) }, line };
    },
  },

  role: {
    argumentCount: [1, 1],
    options: ['role', 'take'],
    async run(running) {
      const { args, site, options, connect } = running;
      const id = parseNumber(args[0], 'number of the person');
      const role = roleOf(running);
      const has = options.take !== true;
      await (await connect())(newsroom.setRole, { id, site, role, has });
      return {
        value: { id, site, role, has },
        line: `${id} is ${has ? '' : 'not '}${role} of ${placeOf(site)}.`,
      };
    },
  },

  'reset-password': {
    argumentCount: [1, 1],
    options: ['password-stdin'],
    async run(running) {
      const id = parseNumber(running.args[0], 'number of the person');
      const call = await running.connect();
      const newPassword = await passwordFor(running);
      await call(newsroom.resetPassword, { id, password: newPassword.password });
      return {
        value: { id, ...generatedPassword(newPassword) },
        line: `${id} has a new password.${generatedPasswordLine(newPassword)}`,
      };
    },
  },

  'close-staff': {
    argumentCount: [1, 1],
    async run({ args, connect }) {
      const id = parseNumber(args[0], 'number of the person');
      await (await connect())(newsroom.closeStaff, { id });
      return { value: { done: true }, line: `${id} comes in no more.` };
    },
  },
};
