import { newsroom } from '@contract/newsroom';
import { QuestionState } from '@contract/newsroomQuestions';
import * as v from 'valibot';
import { usageError } from './cliError';
import type { Command, CommandCall, CommandOutput } from './command';
import { picturesAt } from './dynamics.commands';
import { numberOption } from './options';
import { parseNumber } from './people.commands';

async function list({ options, site, connect }: CommandCall): Promise<CommandOutput> {
  const state = v.safeParse(QuestionState, options.state ?? 'waiting');
  if (!state.success) throw usageError('--state is waiting, accepted, answered or refused.');
  const given = { site, state: state.output, groupID: numberOption(options, 'group') };
  const before = numberOption(options, 'before');
  const value = await (await connect())(newsroom.questions, { ...given, before });
  const rows = value.list.map(({ id, at, groupName, nickname, title, content }) => ({
    id,
    at: at.slice(0, 16).replace('T', ' '),
    office: groupName,
    asker: nickname,
    question: content === '' ? title : `${title} – ${content}`,
  }));
  const last = value.list.at(-1)?.id;
  const line = value.list.length === 0 ? 'No question.' : undefined;
  return {
    value,
    rows,
    uncutColumn: 'question',
    ...(line === undefined ? {} : { line }),
    ...(value.hasMore ? { remarks: [`More: --before ${last}`] } : {}),
  };
}

async function accept({ args, options, site, connect }: CommandCall, id: number): Promise<CommandOutput> {
  if (args.length > 2) throw usageError(`questions accept knows nothing to do with ${args[2]}.`);
  await (await connect())(newsroom.acceptQuestion, { site, id, groupID: numberOption(options, 'group') });
  return { value: { id }, line: `Question ${id} is accepted.` };
}

/** Addresses of stored files, separated by commas. */
const addressesIn = (option: string | boolean | undefined): string[] =>
  typeof option === 'string' ? option.split(',') : [];

async function answer({ args, options, site, connect }: CommandCall, id: number): Promise<CommandOutput> {
  const user = typeof options.user === 'string' ? options.user : undefined;
  const pictures = await picturesAt(options.picture);
  const videos = addressesIn(options.video);
  const audios = addressesIn(options.audio);
  const given = { site, id, content: args[2] ?? '', user, pictures, videos, audios };
  await (await connect())(newsroom.answerQuestion, given);
  return { value: { id }, line: `Question ${id} is answered.` };
}

async function refuse({ options, site, connect }: CommandCall, id: number): Promise<CommandOutput> {
  if (typeof options.reason !== 'string') throw usageError('The asker reads the reason: --reason <words>.');
  await (await connect())(newsroom.refuseQuestion, { site, id, reason: options.reason });
  return { value: { id }, line: `Question ${id} is refused.` };
}

const changes = new Map([
  ['accept', accept],
  ['answer', answer],
  ['refuse', refuse],
]);

export const questionCommands: Readonly<Record<string, Command>> = {
  questions: {
    argumentCount: [0, 3],
    options: ['state', 'group', 'before', 'user', 'picture', 'video', 'audio', 'reason'],
    async run(running) {
      const [name] = running.args;
      if (name === undefined) return list(running);
      const change = changes.get(name);
      if (!change) throw usageError(`There is no questions ${name}.`);
      return change(running, parseNumber(running.args[1], 'number of the question'));
    },
  },
  department: {
    argumentCount: [2, 2],
    options: ['take'],
    async run({ args, options, site, connect }) {
      const id = parseNumber(args[0], 'number of the person');
      const groupID = parseNumber(args[1], 'number of the office');
      const has = options.take !== true;
      await (await connect())(newsroom.setDepartment, { site, id, groupID, has });
      return {
        value: { id, groupID, has },
        line: `${id} answers ${has ? '' : 'no longer '}for office ${groupID}.`,
      };
    },
  },
};
