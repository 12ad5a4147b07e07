import { readFile } from 'node:fs/promises';
import { newsroom } from '@contract/newsroom';
import { ActivityChange, ActivityInput, RegionsInput, RegistrationState } from '@contract/newsroomActivities';
import * as v from 'valibot';
import { CliError, usageError } from './cliError';
import type { Command, CommandCall, CommandOutput } from './command';
import { parseNumber } from './people.commands';

const activityOf = ({ args }: CommandCall): number => parseNumber(args[1], 'number of the activity');

/** Fields from a JSON file. */
export async function fieldsAt(path: string | undefined): Promise<object> {
  const text = await readFile(path ?? '', 'utf8').catch(() => undefined);
  if (text === undefined) throw usageError(`${path ?? 'The file'} cannot be read.`);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), text);
  if (!read.success) throw usageError(`${path} is no JSON object.`);
  return read.output;
}

export function parseFields<S extends v.GenericSchema>(schema: S, fields: object): v.InferOutput<S> {
  const read = v.safeParse(schema, fields);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw usageError(`${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

async function add({ args, site, connect }: CommandCall): Promise<CommandOutput> {
  const input = parseFields(ActivityInput, { ...(await fieldsAt(args[1])), site });
  const { id } = await (await connect())(newsroom.addActivity, input);
  return { value: { id }, line: `Activity ${id} is published.` };
}

async function change(call: CommandCall): Promise<CommandOutput> {
  const id = activityOf(call);
  const { args, site, connect } = call;
  const input = parseFields(ActivityChange, { ...(await fieldsAt(args[2])), site, id });
  await (await connect())(newsroom.changeActivity, input);
  return { value: { id }, line: `Activity ${id} is changed.` };
}

async function registrations(call: CommandCall): Promise<CommandOutput> {
  const { options, site, connect } = call;
  const state = v.safeParse(v.optional(RegistrationState), options.list);
  if (!state.success) throw usageError('--list is pending, approved, rejected or waiting');
  const after = options.after === undefined ? undefined : parseNumber(String(options.after), '--after');
  const input = { site, id: activityOf(call), state: state.output, after };
  const found = await (await connect())(newsroom.registrations, input);
  const rows = found.list.map(({ id, nickname, at, state, answers, usedAt }) => ({
    id,
    member: nickname,
    at,
    state,
    used: usedAt,
    answers: found.fields.map((field) => `${field.label}: ${answers[field.id] ?? ''}`).join(' · '),
  }));
  return { value: found, rows, remarks: found.hasMore ? ['There are more.'] : [] };
}

/** Decides registrations one after the other; a failed one does not stop the rest. */
async function decide(running: CommandCall, isApproval: boolean): Promise<CommandOutput> {
  const { args, options, site, connect } = running;
  const id = activityOf(running);
  const numbers = args.slice(2).map((text) => parseNumber(text, 'number of the registration'));
  if (numbers.length === 0) throw usageError('activities needs the numbers of the registrations.');
  const reason = typeof options.reason === 'string' ? options.reason : '';
  const call = await connect();
  const done: number[] = [];
  const remarks: string[] = [];
  for (const registration of numbers) {
    try {
      if (isApproval) await call(newsroom.approveRegistration, { site, id, registration });
      else await call(newsroom.rejectRegistration, { site, id, registration, reason });
      done.push(registration);
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      remarks.push(`${registration}: ${error.message}`);
    }
  }
  const line = `${isApproval ? 'Approved' : 'Rejected'}: ${done.length > 0 ? done.join(', ') : 'none'}`;
  return { value: { done, failed: remarks }, line, remarks, failed: remarks.length > 0 };
}

async function exportAll(call: CommandCall): Promise<CommandOutput> {
  const { name, csv } = await (await call.connect())(newsroom.exportRegistrations, {
    site: call.site,
    id: activityOf(call),
  });
  return { value: { name, csv }, line: csv };
}

async function writeOff(call: CommandCall): Promise<CommandOutput> {
  const { args, options, site, connect } = call;
  const place = typeof options.place === 'string' ? options.place : '';
  const input = { site, id: activityOf(call), code: args[2] ?? '', place };
  const answer = await (await connect())(newsroom.writeOff, input);
  const line = [answer.message, answer.name].filter(Boolean).join(': ');
  return { value: answer, line, failed: answer.result !== 'done' };
}

async function checker(call: CommandCall): Promise<CommandOutput> {
  const { args, options, site, connect } = call;
  const id = activityOf(call);
  const member = parseNumber(args[2], 'number of the member');
  const may = options.take !== true;
  await (await connect())(newsroom.setChecker, { site, id, member, may });
  return { value: { id, member, may }, line: `${member} writes off activity ${id}${may ? '' : ' no more'}.` };
}

/** Shows the site's regions, or sets them from a file with a path on each line. */
async function regions({ args, site, connect }: CommandCall): Promise<CommandOutput> {
  const call = await connect();
  const path = args[1];
  if (path === undefined) {
    const { list } = await call(newsroom.regions, { site });
    return { value: { list }, line: list.join('\n') };
  }
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw usageError(`${path} cannot be read.`);
  const lines = text.replace('\ufeff', '').split(/\r?\n/);
  const list = lines.map((line) => line.trim()).filter((line) => line !== '');
  await call(newsroom.setRegions, parseFields(RegionsInput, { site, list }));
  return { value: { list }, line: `${list.length} regions are set.` };
}

const actions: Readonly<Record<string, (call: CommandCall) => Promise<CommandOutput>>> = {
  add,
  change,
  registrations,
  checker,
  regions,
  approve: (call) => decide(call, true),
  reject: (call) => decide(call, false),
  export: exportAll,
  'write-off': writeOff,
};

export const activityCommands: Readonly<Record<string, Command>> = {
  activities: {
    argumentCount: [1, 102],
    options: ['list', 'after', 'reason', 'place', 'take'],
    run(call) {
      const [name = ''] = call.args;
      const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
      if (!action)
        throw usageError(`activities has no action ${name}: use ${Object.keys(actions).join(', ')}.`);
      return action(call);
    },
  },
};
