import { readFile, writeFile } from 'node:fs/promises';
import { newsroom } from '@contract/newsroom';
import { VoteInput } from '@contract/newsroomVotes';
import * as v from 'valibot';
import { usageError } from './cliError';
import type { Command, CommandCall, CommandOutput } from './command';
import { parseNumber } from './people.commands';

async function list({ options, site, connect }: CommandCall): Promise<CommandOutput> {
  const page = options.page === undefined ? undefined : parseNumber(String(options.page), '--page');
  const found = await (await connect())(newsroom.votes, { site, page });
  const rows = found.list.map(({ id, kind, objectID, title, from, until, ballots, pending }) => ({
    id,
    of: `${kind} ${objectID}`,
    title,
    from,
    until,
    ballots,
    pending,
  }));
  return { value: found, rows, remarks: found.hasMore ? ['There are more.'] : [] };
}

/** The vote as JSON in a file, as the call takes it, without site and activity. */
async function save({ args, site, connect }: CommandCall): Promise<CommandOutput> {
  const id = parseNumber(args[1], 'number of the activity');
  const path = args[2];
  if (!path) throw usageError('votes save needs a file with the vote as JSON.');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw usageError(`${path} cannot be read.`);
  const json = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), text);
  if (!json.success) throw usageError(`${path} is no JSON object.`);
  const vote = v.safeParse(VoteInput, { ...json.output, site, id });
  if (!vote.success) {
    const [issue] = vote.issues;
    throw usageError(`${v.getDotPath(issue) ?? path}: ${issue.message}`);
  }
  const saved = await (await connect())(newsroom.saveVote, vote.output);
  return { value: saved, line: `Vote ${saved.id} is saved.` };
}

async function turn({ args, site, connect }: CommandCall, isOpening: boolean): Promise<CommandOutput> {
  const id = parseNumber(args[1], 'number of the vote');
  await (await connect())(isOpening ? newsroom.openVote : newsroom.endVote, { site, id });
  return { value: { id }, line: isOpening ? `Vote ${id} is open.` : `Vote ${id} is over.` };
}

/** Turns the captcha from the second ballot of an address on, on or off. */
async function askForCode({ args, site, connect }: CommandCall): Promise<CommandOutput> {
  const id = parseNumber(args[1], 'number of the vote');
  const state = args[2];
  if (state !== 'on' && state !== 'off') throw usageError('votes code <vote> on|off');
  const fromSecond = state === 'on';
  await (await connect())(newsroom.setVoteCode, { site, id, fromSecond });
  const line = fromSecond
    ? `Vote ${id} asks for a captcha from the second ballot of an address on.`
    : `Vote ${id} asks for no captcha.`;
  return { value: { id, fromSecond }, line };
}

async function exportTo({ args, options, site, connect }: CommandCall): Promise<CommandOutput> {
  const id = parseNumber(args[1], 'number of the vote');
  const path = options.file;
  if (typeof path !== 'string' || path === '') throw usageError('votes export needs --file.');
  const call = await connect();
  if (options.ballots === undefined) {
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

/** Actions of `votes` beside the review of ballots. */
export const manageVoteActions: Readonly<Record<string, Command['run']>> = {
  list,
  save,
  open: (call) => turn(call, true),
  end: (call) => turn(call, false),
  export: exportTo,
  code: askForCode,
};
