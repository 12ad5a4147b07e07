import { writeFile } from 'node:fs/promises';
import { newsroom } from '@contract/newsroom';
import { NewPassword } from '@contract/newsroomShapes';
import { CODE_NEEDED, dutyWords } from '../people/level3.rules';
import { CliError } from './cliError';
import type { CommandOutput, CommandRun, Tool } from './command';
import { liveSend } from './liveSend';
import { createNewsroomClient, parseServer } from './newsroomClient';
import { newPassword, parseWith, passwordStdin, shownPassword, staffName } from './parse';
import { deleteSession, saveSession } from './session';

const LOCAL_SERVER = 'http://127.0.0.1:8080';

/** Makes staff on the machine itself. @param role with its article */
const made =
  (role: string, make: 'makeAdmin' | 'makeAuditor') =>
  async (run: CommandRun): Promise<CommandOutput> => {
    const name = String(run.values.name);
    const password = await newPassword(run);
    const known = await run.environment[make](name, password);
    const shown = shownPassword(password, run.values);
    const line = known === 'new' ? `${name} is ${role} of every site.` : `${name} is ${role} again.`;
    return { value: { name, ...shown.value }, line: line + shown.line };
  };

async function login({ environment, values }: CommandRun): Promise<CommandOutput> {
  const address = parseServer(String(values.address ?? LOCAL_SERVER));
  const name = String(values.name);
  const password = await environment.password(`Password of ${name}: `);
  const signIn = (code = '') => createNewsroomClient(address)(newsroom.signIn, { name, password, code });
  const { token, expires, duties } = await signIn().catch(async (error: unknown) => {
    if (!(error instanceof CliError && error.message === CODE_NEEDED)) throw error;
    return signIn(await environment.password('Code of the second factor: '));
  });
  await saveSession(environment.sessionFile, { address, name, token, expires });
  const line = `Signed in at ${address} as ${name} until ${expires}.`;
  return { value: { address, name, expires, duties }, line, remarks: duties.map((duty) => dutyWords[duty]) };
}

async function logout({ environment, connect }: CommandRun): Promise<CommandOutput> {
  try {
    await (await connect())(newsroom.signOut, {});
  } finally {
    await deleteSession(environment.sessionFile);
  }
  return { value: { done: true }, line: 'Signed out.' };
}

async function changePassword({ environment, connect }: CommandRun): Promise<CommandOutput> {
  const call = await connect();
  const old = await environment.password('Password until now: ');
  const password = parseWith(NewPassword, await environment.password('New password: '), 'password');
  await call(newsroom.changePassword, { old, password });
  return { value: { done: true }, line: 'Changed; whoever else was signed in with the old one is out.' };
}

async function exportVote({ values, site, connect }: CommandRun): Promise<CommandOutput> {
  const id = Number(values.vote);
  const path = String(values.file);
  const call = await connect();
  if (values.ballots !== true) {
    const { csv } = await call(newsroom.exportVote, { site, id });
    await writeFile(path, csv);
    return { value: { path }, line: `The result of vote ${id} is in ${path}.` };
  }
  let csv = '';
  let after: number | undefined;
  do {
    const page = await call(newsroom.exportBallots, { site, id, after });
    // Each page begins with a byte order mark; a file has one.
    csv += csv === '' ? page.csv : page.csv.replace(/^\ufeff/, '');
    after = page.next || undefined;
  } while (after !== undefined);
  await writeFile(path, csv);
  return { value: { path }, line: `The ballots of vote ${id} are in ${path}.` };
}

const signingIn = 'Signing in';

/** Commands that are not one call. */
export const tools: readonly Tool[] = [
  {
    words: 'admin',
    group: signingIn,
    args: ['name'],
    run: made('an admin', 'makeAdmin'),
    about: 'On the server’s own machine: makes an admin of every site, or resets a known one.',
    options: { name: staffName, ...passwordStdin },
  },
  {
    words: 'auditor',
    group: signingIn,
    args: ['name'],
    run: made('an auditor', 'makeAuditor'),
    about: 'On the server’s own machine: makes an auditor, who reads the audit log and does nothing else.',
    options: { name: staffName, ...passwordStdin },
  },
  {
    words: 'login',
    group: signingIn,
    args: ['name'],
    run: login,
    about: 'Signs in.',
    options: {
      name: staffName,
      address: { about: 'https://paper.example; without it the server on this machine', isOptional: true },
    },
  },
  { words: 'logout', group: signingIn, about: 'Ends the login.', run: logout },
  {
    words: 'password',
    group: signingIn,
    run: changePassword,
    about: 'Changes one’s own password; other logins end.',
  },
  liveSend,
  {
    words: 'votes export',
    group: 'Votes',
    args: ['vote'],
    run: exportVote,
    about: 'Saves the result of a vote as a table.',
    options: {
      vote: { parse: (text) => parseWith(newsroom.exportVote.input.entries.id, text, '<vote>') },
      file: { about: 'name of the CSV file' },
      ballots: { about: 'every ballot with its voter’s answers (admins)', flag: [true, false] },
    },
  },
];
