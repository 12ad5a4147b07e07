import { newsroom } from '@contract/newsroom';
import { PostReviewList } from '@contract/newsroomCircles';
import * as v from 'valibot';
import { CliError, usageError } from './cliError';
import type { Command, CommandCall, CommandOutput, Options } from './command';
import { pictureAt } from './files';
import { numberOption, textOf } from './options';
import { parseNumber } from './people.commands';

/** The picture of a file, base64; undefined without the option. */
async function pictureOf(options: Options, name: string): Promise<string | undefined> {
  const path = textOf(options[name]);
  return path === undefined ? undefined : pictureAt(path);
}

const picturesOf = async (options: Options) => ({
  icon: await pictureOf(options, 'icon'),
  banner: await pictureOf(options, 'banner'),
});

const withdrawal = (withdrawn: boolean): Command => ({
  argumentCount: [1, 1],
  async run({ args, site, connect }) {
    const id = parseNumber(args[0], 'number of the circle');
    await (await connect())(newsroom.changeCircle, { site, id, withdrawn });
    return { value: { id }, line: `Circle ${id} is ${withdrawn ? 'withdrawn' : 'shown again'}.` };
  },
});

export const circleCommands: Readonly<Record<string, Command>> = {
  circles: {
    argumentCount: [0, 0],
    async run({ site, connect }) {
      const { list } = await (await connect())(newsroom.circles, { site });
      const rows = list.map(({ withdrawn, ...row }) => ({ ...row, withdrawn: withdrawn ? 'withdrawn' : '' }));
      return { value: list, rows };
    },
  },
  'add-circle': {
    argumentCount: [1, 2],
    options: ['icon', 'banner', 'order'],
    async run({ args, options, site, connect }) {
      const [name = '', description = ''] = args;
      const input = {
        site,
        name,
        description,
        order: numberOption(options, 'order'),
        ...(await picturesOf(options)),
      };
      const { id } = await (await connect())(newsroom.addCircle, input);
      return { value: { id }, line: `Circle ${id} is open.` };
    },
  },
  'change-circle': {
    argumentCount: [1, 1],
    options: ['name', 'description', 'icon', 'banner', 'order'],
    async run({ args, options, site, connect }) {
      const id = parseNumber(args[0], 'number of the circle');
      const texts = { name: textOf(options.name), description: textOf(options.description) };
      const change = { ...texts, order: numberOption(options, 'order'), ...(await picturesOf(options)) };
      await (await connect())(newsroom.changeCircle, { site, id, ...change });
      return { value: { id }, line: `Circle ${id} is changed.` };
    },
  },
  'withdraw-circle': withdrawal(true),
  'restore-circle': withdrawal(false),
  'add-notice': {
    argumentCount: [3, 3],
    async run({ args, site, connect }) {
      const id = parseNumber(args[0], 'number of the circle');
      const [, title = '', content = ''] = args;
      const notice = await (await connect())(newsroom.addCircleNotice, { site, id, title, content });
      return { value: notice, line: `Notice ${notice.id} is published in circle ${id}.` };
    },
  },
  posts: {
    argumentCount: [0, 102],
    options: ['list', 'after', 'before', 'reason'],
    run(running) {
      const [action] = running.args;
      if (action === undefined) return listPosts(running);
      const decision = decisions.get(action);
      if (!decision)
        throw usageError(`posts has no action ${action}: use approve, reject, remove, pin or unpin.`);
      return decideEach(running, decision);
    },
  },
};

async function listPosts({ options, site, connect }: CommandCall): Promise<CommandOutput> {
  const list = v.safeParse(PostReviewList, textOf(options.list) ?? 'pending');
  if (!list.success) throw usageError('--list is pending, shown, rejected or removed');
  const found = await (await connect())(newsroom.posts, {
    site,
    list: list.output,
    after: numberOption(options, 'after'),
    before: numberOption(options, 'before'),
  });
  const rows = found.list.map((one) => ({
    id: one.id,
    at: one.at,
    by: `${one.nickname} (${one.memberID})`,
    in: one.circle || 'moment',
    place: one.location,
    // The pictures are part of the decision.
    content: [one.title, one.content, ...one.pictures, ...one.videos].filter(Boolean).join(' '),
  }));
  return { value: found, rows, uncutColumn: 'content', remarks: found.hasMore ? ['There are more.'] : [] };
}

type Connected = Awaited<ReturnType<CommandCall['connect']>>;
interface Decision {
  /** First word of the line. */
  readonly did: string;
  readonly act: (call: Connected, given: { site: number; id: number; reason: string }) => Promise<unknown>;
}
const pinning = (did: string, pinned: boolean): Decision => ({
  did,
  act: (call, { site, id }) => call(newsroom.pinPost, { site, id, pinned }),
});
const decisions: ReadonlyMap<string, Decision> = new Map([
  ['approve', { did: 'Approved', act: (call, { site, id }) => call(newsroom.approvePost, { site, id }) }],
  ['reject', { did: 'Rejected', act: (call, given) => call(newsroom.rejectPost, given) }],
  ['remove', { did: 'Removed', act: (call, given) => call(newsroom.removePost, given) }],
  ['pin', pinning('Pinned', true)],
  ['unpin', pinning('Not pinned', false)],
]);

/** Decides about posts one after the other; a failed one does not stop the rest. */
async function decideEach(
  { args, options, site, connect }: CommandCall,
  { did, act }: Decision,
): Promise<CommandOutput> {
  const numbers = args.slice(1).map((text) => parseNumber(text, 'number of the post'));
  if (numbers.length === 0) throw usageError('posts needs the numbers of the posts.');
  const call = await connect();
  const done: number[] = [];
  const remarks: string[] = [];
  for (const id of numbers) {
    try {
      await act(call, { site, id, reason: textOf(options.reason) ?? '' });
      done.push(id);
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      remarks.push(`${id}: ${error.message}`);
    }
  }
  const line = `${did}: ${done.length > 0 ? done.join(', ') : 'none'}`;
  return { value: { done, failed: remarks }, line, remarks, failed: remarks.length > 0 };
}
