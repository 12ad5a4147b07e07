import { NewPassword, StaffName } from '@contract/newsroomShapes';
import * as v from 'valibot';
import { newStaffPassword } from '../passwords.rules';
import { usageError } from './cliError';
import type { CommandRun, ValueForm, Values } from './command';

/** @throws CliError for a value that the schema refuses */
export function parseWith<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  what: string,
): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw usageError(`${what}: ${result.issues[0].message}`);
  return result.output;
}

export const staffName: ValueForm = { name: 'name', parse: (text) => parseWith(StaffName, text, 'name') };
/** `--take` sets to false what a command sets to true. */
export const take: ValueForm = { name: 'take', about: 'takes it away', flag: [false, true] };
export const passwordStdin = {
  'password-stdin': {
    about: 'reads the new password from standard input; without it one is generated and shown once',
    flag: [true, false],
  },
} as const satisfies Readonly<Record<string, ValueForm>>;

/** A password that is typed, or a new one. */
export async function newPassword({ environment, values }: CommandRun): Promise<string> {
  if (values['password-stdin'] !== true) return newStaffPassword();
  return parseWith(NewPassword, await environment.password('New password: '), 'password');
}

/** Answer and line of a command that sets a password: a generated one is shown once. */
export const shownPassword = (password: string, values: Values) =>
  values['password-stdin'] === true
    ? { value: {}, line: '' }
    : { value: { password }, line: `\nPassword, shown this once: ${password}` };

export const siteName = (site: number): string => (site === 0 ? 'every site' : `site ${site}`);
