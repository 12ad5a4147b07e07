import { newsroom } from '@contract/newsroom';
import { LiveState } from '@contract/newsroomShapes';
import * as v from 'valibot';
import { usageError } from './cliError';
import type { Command, CommandCall, CommandOutput, Options } from './command';
import { liveOf, livePassParts } from './livePasses.commands';
import { textOf } from './options';
import { parseNumber } from './people.commands';

/** Only what was typed is changed. */
function reportOf(words: string | undefined, { title, user, picture, video, top }: Options) {
  const filled = (type: 'pic' | 'video', list: Options[string]) =>
    (textOf(list) ?? '').split(',').flatMap((url) => (url.trim() === '' ? [] : [{ type, url: url.trim() }]));
  const isGiven = picture !== undefined || video !== undefined;
  if (top !== undefined && top !== 'yes' && top !== 'no') throw usageError('--top is yes or no');
  return {
    content: words,
    title: textOf(title),
    user: textOf(user),
    attachments: isGiven ? [...filled('pic', picture), ...filled('video', video)] : undefined,
    top: top === undefined ? undefined : top === 'yes',
  };
}

type Part = (running: CommandCall, args: readonly string[]) => Promise<CommandOutput>;

const reportNumber = (text: string | undefined) => parseNumber(text, 'number of the report');

const parts: Readonly<Record<string, Part>> = {
  ...livePassParts,
  async status({ site, connect }, [live, word]) {
    const id = liveOf(live);
    const read = v.safeParse(LiveState, word);
    if (!read.success) throw usageError('a live is announced, running or ended');
    await (await connect())(newsroom.liveStatus, { site, id, status: read.output });
    return { value: { id, status: read.output }, line: `Live ${id} is ${read.output}.` };
  },
  async 'report add'({ site, connect, options }, [live, words]) {
    const id = liveOf(live);
    const added = await (await connect())(newsroom.addReport, { site, id, ...reportOf(words, options) });
    return { value: added, line: `Report ${added.id} stands in live ${id}.` };
  },
  async 'report change'({ site, connect, options }, [live, number, words]) {
    const id = liveOf(live);
    const report = reportNumber(number);
    await (await connect())(newsroom.changeReport, { site, id, report, ...reportOf(words, options) });
    return { value: { id: report }, line: `Report ${report} is changed.` };
  },
  async 'report remove'({ site, connect, options }, [live, number]) {
    const id = liveOf(live);
    const report = reportNumber(number);
    const reason = textOf(options.reason);
    await (await connect())(newsroom.removeReport, { site, id, report, reason });
    return { value: { id: report }, line: `Report ${report} is gone.` };
  },
};

/** Running a live: `live status …`, `live report add|change|remove …`, `live pass add|list|revoke …`, `live send …`. */
export const liveCommands: Readonly<Record<string, Command>> = {
  live: {
    argumentCount: [2, 5],
    options: ['title', 'user', 'picture', 'video', 'top', 'reason', 'hours', 'file', 'address'],
    async run(running) {
      const [first = '', second = ''] = running.args;
      const name = first === 'report' || first === 'pass' ? `${first} ${second}` : first;
      const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
      if (!part) throw usageError(`There is no command live ${name}.`);
      return part(running, running.args.slice(name.split(' ').length));
    },
  },
};
