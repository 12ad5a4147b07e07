import { parseArgs } from 'node:util';
import { advertCommands } from './adverts.commands';
import { dynamicCommands } from './dynamics.commands';
import { calledWrongly, Failure } from './failure';
import { type Ask, lineTo } from './line';
import { liveCommands } from './live.commands';
import { peopleCommands } from './people.commands';
import { readSession } from './session';
import { jsonOf, tableOf } from './shown';
import type { Command, Options, Said, Surroundings } from './surroundings';
import { voteCommands } from './votes.commands';
import { workCommands } from './work.commands';

/** 0 done, 1 refused or not reached, 2 called wrongly. */
export type ExitCode = 0 | 1 | 2;

export const NEWSROOM_HELP = `The newsroom's work from a command line.

  npm run newsroom -- <command> [options]

On the machine itself, in its own database:
  admin <name>                   makes an admin of every site, or lets a known one in again

Signing in (the password is typed, or the first line of what is piped in):
  login <name> [--address https://paper.example]     without an address: the server on this machine
  logout | whoami | password

Comments:
  comments [--list waiting|exposed|refused|removed] [--after <id>] [--before <id>] [--page <n>]
  release <id> …
  refuse <id> … [--reason <words>]
  remove <id> … [--reason <words>]
  official <id> … [--account <id>] [--take]          an office speaks, or an account under its own name (admins)

Articles:
  close-discussion <article> | open-discussion <article>
  preview <article> [--minutes <n>]                  a ticket for an unreleased one: 30 minutes, a day at most

Adverts (shown where the site's settings have advEnable 1):
  adverts                                            with how often each was seen and tapped
  add-advert <picture> --title <words> --link <address> --from <day> --until <day>
             [--place article|column|start] [--column <id>] [--article <id>] [--position <row>]
                                                     link: https, or a path of this paper; a day, or "2031-03-05 18:00"
  end-advert <id>

Dynamics and accounts:
  add-dynamic <words> --reporter <id> | --account <id> [--picture <file>,…]
  change-dynamic <id> <words>
  withdraw-dynamic <id> | restore-dynamic <id>
  account-state <id> open|pending|closed|forbidden   an account that is not open is hidden (admins)

Lives (readers who are there see it at once):
  live status <live> announced|running|ended
  live report add <live> [<words>] [--title <words>] [--user <name>] [--picture <address>,…] [--video <address>,…] [--top yes|no]
  live report change <live> <report> [<words>] [--title …]   what is not given stays
  live report remove <live> <report> [--reason <words>]

Members:
  logins <member>
  end-logins <member> [<login>]                      all of them without a number

Votes (ballots that came without a ticket, or many from one place, wait for a person's look):
  votes [held] [--page <n>]
  votes release <vote> <ballot> …
  votes refuse <vote> <ballot> … [--reason <words>]
  votes check <vote>                                 is its ledger whole, and what is shown the sum of it?

What was done, newest first:
  acts [--before <id>]                               --site all: people of the newsroom

People (admins of every site):
  staff
  add-staff <name> --role editor|moderator|admin [--site <id>|all]
  role <person> --role … [--site <id>|all] [--take]  gives a role, or takes it away
  reset-password <person>
  close-staff <person>

  --site <id>        the site it is about (1)
  --password-stdin   a new password is the first line of what is piped in; without it one is made and shown once
  --json             what is asked for as JSON (npm run -s newsroom -- … leaves npm's own lines out)
  --help             this text

The token of a login is kept for this user alone in ~/.config/touchpaper/newsroom.json and is good for eight hours.
Exit codes: 0 done, 1 refused or not reached, 2 called wrongly.`;

const commands: Readonly<Record<string, Command>> = {
  ...peopleCommands,
  ...workCommands,
  ...liveCommands,
  ...advertCommands,
  ...voteCommands,
  ...dynamicCommands,
};
const common = ['site', 'json', 'help'];

/** @param argv what stands after the program's name */
export async function runNewsroom(argv: readonly string[], around: Surroundings): Promise<ExitCode> {
  try {
    const { name, args, options } = readCall(argv);
    if (options.help === true) {
      around.print(NEWSROOM_HELP);
      return 0;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw calledWrongly(name === '' ? 'What is to be done?' : `There is no command ${name}.`);
    checkCall(name, command, args, options);
    const ask = () => signedIn(around.sessionFile);
    const said = await command.run({ around, args, options, site: siteOf(options.site), ask });
    return say(said, options.json === true, around);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    around.tell(error.called ? `${error.message} (--help lists the commands)` : error.message);
    return error.called ? 2 : 1;
  }
}

function readCall(argv: readonly string[]): { name: string; args: string[]; options: Options } {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        ...{ site: text, address: text, list: text, after: text, before: text, page: text },
        ...{ reason: text, minutes: text, role: text, account: text },
        ...{
          title: text,
          link: text,
          from: text,
          until: text,
          place: text,
          column: text,
          article: text,
          position: text,
        },
        ...{ user: text, picture: text, video: text, top: text, reporter: text },
        ...{ take: flag, 'password-stdin': flag, json: flag, help: { ...flag, short: 'h' } },
      },
    });
    const [name = '', ...args] = positionals;
    return { name, args, options: values };
  } catch (error) {
    throw calledWrongly(error instanceof Error ? error.message : String(error));
  }
}

function checkCall(name: string, command: Command, args: readonly string[], options: Options): void {
  const [least, most] = command.takes;
  if (args.length < least) throw calledWrongly(`${name} needs to know of what.`);
  if (args.length > most) throw calledWrongly(`${name} knows nothing to do with ${args[most]}.`);
  const known = [...common, ...(command.options ?? [])];
  const other = Object.keys(options).find((option) => !known.includes(option));
  if (other !== undefined) throw calledWrongly(`--${other} is no option of ${name}.`);
}

function siteOf(text: string | boolean | undefined): number {
  if (text === undefined) return 1;
  if (text === 'all') return 0;
  if (typeof text !== 'string' || !/^[1-9]\d{0,8}$/.test(text))
    throw calledWrongly(`--site ${text} is no number of a site`);
  return Number(text);
}

async function signedIn(sessionFile: string): Promise<Ask> {
  const session = await readSession(sessionFile);
  if (!session) throw new Failure('Sign in first: npm run newsroom -- login <name>');
  return lineTo(session.address, session.token);
}

function say(said: Said, json: boolean, around: Surroundings): ExitCode {
  if (json) around.print(jsonOf(said.value));
  else if (said.rows === undefined) around.print(said.line ?? '');
  else if (said.rows.length > 0) around.print(tableOf(said.rows, said.whole));
  else around.tell('None.');
  for (const remark of said.remarks ?? []) around.tell(remark);
  return said.failed ? 1 : 0;
}
