import { parseArgs } from 'node:util';
import { activityCommands } from './activities.commands';
import { advertCommands } from './adverts.commands';
import { articleCommands } from './articles.commands';
import { circleCommands } from './circles.commands';
import { CliError, usageError } from './cliError';
import type { CliEnvironment, Command, CommandOutput, Options } from './command';
import { dynamicCommands } from './dynamics.commands';
import { liveCommands } from './live.commands';
import { liveSetupCommands } from './liveSetup.commands';
import { createNewsroomClient, type NewsroomClient } from './newsroomClient';
import { paperCommands } from './papers.commands';
import { peopleCommands } from './people.commands';
import { questionCommands } from './questions.commands';
import { readSession } from './session';
import { shopCommand } from './shop.commands';
import { formatJson, formatTable } from './table';
import { tellingCommands } from './telling.commands';
import { videoCommands } from './videos.commands';
import { voteCommands } from './votes.commands';
import { workCommands } from './work.commands';

/** 0 done, 1 refused or not reached, 2 called wrongly. */
export type ExitCode = 0 | 1 | 2;

export const NEWSROOM_HELP = `Newsroom work from the command line.

  npm run newsroom -- <command> [options]

On the server's own machine, with direct access to its database:
  admin <name>                   creates an admin of every site, or resets a known one

Sign in (type the password, or pipe it in as the first line):
  login <name> [--address https://paper.example]     without an address: the server on this machine
  logout | whoami | password

Comments:
  comments [--list pending|exposed|rejected|removed] [--after <id>] [--before <id>] [--page <n>]
  approve <id> …
  reject <id> … [--reason <words>]
  remove <id> … [--reason <words>]
  official <id> … [--account <id>] [--take]          marks as official, or as written by an account (admins)

Articles:
  close-discussion <article> | open-discussion <article>
  preview <article> [--minutes <n>]                  prints a ticket for an unreleased article: 30 minutes, at most a day
  author <article> <member>                          lists it among the member's articles; 0: the newsroom's own
  push <title> [<words>] [--article <id>] [--link <address>]
                                                     records a message that goes to the readers of the app

Papers (editions come in with npm run paper):
  edition <paper> <YYYYMMDD>                         lists its articles with their numbers
  release-edition <paper> <YYYYMMDD> | withdraw-edition <paper> <YYYYMMDD>
  preview-paper <article> [--minutes <n>]            prints a ticket for an article of an edition that is not released
  certificate <article> <PDF file> --content <hash> --from <day and time>   the notarised copy of an article

Adverts (shown where the site's settings have advEnable 1):
  adverts                                            lists them with views and clicks
  add-advert <picture> --title <words> --link <address> --from <day> --until <day>
             [--place article|column|start] [--column <id>] [--article <id>] [--position <row>]
                                                     link: https, or a path of this paper; a day, or "2031-03-05 18:00"
  end-advert <id>

Dynamics and accounts:
  add-dynamic <words> --reporter <id> | --account <id> [--picture <file>,…]
  change-dynamic <id> <words>
  withdraw-dynamic <id> | restore-dynamic <id>
  account-state <id> open|pending|closed|forbidden   an account that is not open is hidden (admins)

Questions (a department sees those of its own offices):
  questions [--state waiting|accepted|answered|refused] [--group <office>] [--before <id>]
  questions accept <id> [--group <office>]           publishes it; --group hands it to another office
  questions answer <id> <words> [--user <name>] [--picture <file>,…] [--video </media/…>,…] [--audio </media/…>,…]
  questions refuse <id> --reason <words>             the asker reads the reason

Circles and posts (a post is pending until somebody decides):
  circles
  add-circle <name> [<description>] [--icon <file>] [--banner <file>] [--order <n>]
  change-circle <id> [--name <words>] [--description <words>] [--icon <file>] [--banner <file>] [--order <n>]
  withdraw-circle <id> | restore-circle <id>
  add-notice <circle> <title> <words>
  posts [--list pending|shown|rejected|removed] [--after <id>] [--before <id>]
  posts approve <id> … | posts reject <id> … [--reason <words>] | posts remove <id> … [--reason <words>]
  posts pin <id> … | posts unpin <id> …               pinned posts stand first in their circle

Lives (connected readers see every change at once; the fields of a live are a JSON file, as docs/operating.md shows):
  add-live <file> [--picture <file>]                 publishes an announced live in a column
  change-live <live> <file> [--picture <file>]       fields that are left out keep their value
  live status <live> announced|running|ended
  live report add <live> [<words>] [--title <words>] [--user <name>] [--picture <address>,…] [--video <address>,…] [--top yes|no]
  live report change <live> <report> [<words>] [--title …]   options that are left out keep their value
  live report remove <live> <report> [--reason <words>]
  live pass add <live> <name> [--hours <n>]          lets a reporter post to this live; prints the pass once
  live pass list <live> | live pass revoke <live> <pass>
  live send <live> [<words>] [--file <file>,…] [--address https://paper.example]
                                                     posts with a pass (type it, or pipe it in); after a lost connection
                                                     run it again: it goes on, and the report arrives once

Videos (ffmpeg cuts them into streams; without it they play as files):
  videos                                             lists the jobs with their progress
  videos cut <file>                                  stores a video and cuts it
  videos add <file> <title> --size 1080x1920 --seconds <n> [--description <words>] [--picture <file>] [--captions <file.vtt>]
             [--category <id>] [--reporter <id> | --account <id>]       publishes a short video
  videos change <id> [--title <words>] [--description <words>] [--category <id>]
  videos withdraw <id> | videos restore <id>

Members:
  logins <member>
  end-logins <member> [<login>]                      without a login number: all of them

Votes (a ballot without a ticket, or one of many from one address, is pending until somebody decides):
  votes [pending] [--page <n>]
  votes approve <vote> <ballot> …
  votes reject <vote> <ballot> … [--reason <words>]
  votes check <vote>                                 verifies the ledger and compares it with the shown counts
  votes list [--page <n>]
  votes save <activity> <file.json>                  makes or changes an activity's vote
  votes open <vote> | votes end <vote>               begins, ends it now
  votes code <vote> on|off                           inside an article: a captcha from the second ballot of an address on
  votes export <vote> --file <name.csv> [--ballots]  the result; --ballots: every ballot with its voter's answers (admins)

Tip-offs, contributions and courses:
  tipoffs [--state received|checking|answered|closed] [--page <n>]      lists them with their contacts; it is recorded
  answer-tipoff <id> [<words>] [--state …] [--show yes|no]              shown: readers who have its address may read it
  feedback [--page <n>]
  contributions [--state pending|passed|notPassed] [--call <id>] [--page <n>]
  review-contribution <id> pass|reject [--reason <words>]
  save-call <title> --content <HTML file> --from <day> --until <day> [--picture <file>] [--id <call>]
  save-course <JSON file> [--id <course>]                               { "title": …, "parts": [{ "id", "title", "type", "url", "duration" }] }
  export-telling tipoffs|contributions|feedback                         prints a table for spreadsheets

Activities (the fields of an activity are a JSON file, as docs/operating.md shows):
  activities add <file> | activities change <activity> <file>
  activities registrations <activity> [--list pending|approved|rejected|waiting] [--after <id>]
  activities approve <activity> <registration> …
  activities reject <activity> <registration> … [--reason <words>]
  activities export <activity>                       prints all registrations as CSV
  activities write-off <activity> <code> [--place <words>]
  activities checker <activity> <member> [--take]    lets a member write off on a phone
  activities regions [<file>]                        regions that forms offer, a province/city/county on each line

Points shop (codes as members show them; a prize is handed out once):
  shop products
  shop add <title> --points <n> --stock <n> [--content <html>] [--picture <file>,…]
  shop stock <product> <n>                           adds to the stock, or with -- -<n> takes away
  shop hide <product> | shop show <product>
  shop redemptions [--list waiting|handedOut|cancelled] [--before <id>]
  shop hand-out <code> | shop cancel <code> [--reason <words>]
  shop export                                        prints all redemptions as CSV
  points                                             lists the points of each event (admins)
  points <event> <points> <times a day>              sets a rule

Recorded acts, newest first:
  acts [--before <id>]                               --site all: acts on staff accounts

Staff accounts (admins of every site):
  staff
  add-staff <name> --role editor|moderator|department|admin [--site <id>|all]
  role <person> --role … [--site <id>|all] [--take]  gives a role; --take removes it
  department <person> <office> [--take]              makes somebody answer for an office
  reset-password <person>
  close-staff <person>

  --site <id>        the site to work on (1)
  --password-stdin   reads a new password from standard input; without it one is generated and shown once
  --json             prints the result as JSON (use npm run -s newsroom -- … to hide npm's own lines)
  --help             prints this text

The login token is stored for the current user in ~/.config/touchpaper/newsroom.json and is valid for eight hours.
Exit codes: 0 done, 1 rejected or server not reached, 2 wrong usage.`;

const commands: Readonly<Record<string, Command>> = {
  ...peopleCommands,
  ...workCommands,
  ...articleCommands,
  ...paperCommands,
  ...liveCommands,
  ...liveSetupCommands,
  ...advertCommands,
  ...voteCommands,
  ...dynamicCommands,
  ...questionCommands,
  ...circleCommands,
  ...tellingCommands,
  ...activityCommands,
  ...shopCommand,
  ...videoCommands,
};
const common = ['site', 'json', 'help'];

/** @param argv what stands after the program's name */
export async function runNewsroom(argv: readonly string[], environment: CliEnvironment): Promise<ExitCode> {
  try {
    const { name, args, options } = readCall(argv);
    if (options.help === true) {
      environment.print(NEWSROOM_HELP);
      return 0;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw usageError(name === '' ? 'What is to be done?' : `There is no command ${name}.`);
    checkCall(name, command, args, options);
    const connect = () => connectWithSession(environment.sessionFile);
    const output = await command.run({
      environment,
      args,
      options,
      site: siteOf(options.site),
      connect,
    });
    return printOutput(output, options.json === true, environment);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    environment.printError(
      error.isUsageError ? `${error.message} (--help lists the commands)` : error.message,
    );
    return error.isUsageError ? 2 : 1;
  }
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const OPTIONS = {
  site: text,
  address: text,
  list: text,
  after: text,
  before: text,
  page: text,
  reason: text,
  minutes: text,
  role: text,
  account: text,
  title: text,
  link: text,
  from: text,
  until: text,
  place: text,
  column: text,
  article: text,
  position: text,
  name: text,
  description: text,
  icon: text,
  banner: text,
  order: text,
  state: text,
  show: text,
  call: text,
  id: text,
  group: text,
  points: text,
  stock: text,
  content: text,
  hours: text,
  file: text,
  category: text,
  size: text,
  seconds: text,
  captions: text,
  user: text,
  picture: text,
  video: text,
  audio: text,
  top: text,
  reporter: text,
  take: flag,
  'password-stdin': flag,
  json: flag,
  help: { ...flag, short: 'h' },
} as const;

function readCall(argv: readonly string[]): { name: string; args: string[]; options: Options } {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: OPTIONS,
    });
    const [name = '', ...args] = positionals;
    return { name, args, options: values };
  } catch (error) {
    throw usageError(error instanceof Error ? error.message : String(error));
  }
}

function checkCall(name: string, command: Command, args: readonly string[], options: Options): void {
  const [min, max] = command.argumentCount;
  if (args.length < min) throw usageError(`${name} needs to know of what.`);
  if (args.length > max) throw usageError(`${name} knows nothing to do with ${args[max]}.`);
  const known = [...common, ...(command.options ?? [])];
  const other = Object.keys(options).find((option) => !known.includes(option));
  if (other !== undefined) throw usageError(`--${other} is no option of ${name}.`);
}

function siteOf(text: string | boolean | undefined): number {
  if (text === undefined) return 1;
  if (text === 'all') return 0;
  if (typeof text !== 'string' || !/^[1-9]\d{0,8}$/.test(text))
    throw usageError(`--site ${text} is no number of a site`);
  return Number(text);
}

async function connectWithSession(sessionFile: string): Promise<NewsroomClient> {
  const session = await readSession(sessionFile);
  if (!session) throw new CliError('Sign in first: npm run newsroom -- login <name>');
  return createNewsroomClient(session.address, session.token);
}

function printOutput(output: CommandOutput, json: boolean, environment: CliEnvironment): ExitCode {
  if (json) environment.print(formatJson(output.value));
  else if (output.rows === undefined) environment.print(output.line ?? '');
  else if (output.rows.length > 0) environment.print(formatTable(output.rows, output.uncutColumn));
  else environment.printError('None.');
  for (const remark of output.remarks ?? []) environment.printError(remark);
  return output.failed ? 1 : 0;
}
