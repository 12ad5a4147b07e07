import { newsroom } from '@contract/newsroom';
import { CliError, usageError } from './cliError';
import type { Command, CommandCall, CommandOutput } from './command';
import type { NewsroomClient } from './newsroomClient';
import { optionalNumber, textOf } from './options';
import { parseNumber } from './people.commands';

type ReviewListName = 'pending' | 'exposed' | 'rejected' | 'removed';
const isReviewList = (text: string): text is ReviewListName =>
  ['pending', 'exposed', 'rejected', 'removed'].includes(text);

/** Handles comments one after the other; a failed one does not stop the rest. */
async function forEachComment(
  { args }: CommandCall,
  did: string,
  act: (id: number) => Promise<unknown>,
): Promise<CommandOutput> {
  const done: number[] = [];
  const remarks: string[] = [];
  for (const id of args.map((text) => parseNumber(text, 'number of the comment'))) {
    try {
      await act(id);
      done.push(id);
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      remarks.push(`${id}: ${error.message}`);
    }
  }
  const line = done.length > 0 ? `${did}: ${done.join(', ')}` : `${did}: none`;
  return { value: { done, failed: remarks }, line, remarks, failed: remarks.length > 0 };
}

/** A command that decides about comments. @param did first word of the line it prints */
const decisionCommand = (
  did: string,
  options: readonly string[],
  act: (connect: NewsroomClient, site: number, id: number, reason: string) => Promise<unknown>,
): Command => ({
  argumentCount: [1, 100],
  options,
  async run(running) {
    const connect = await running.connect();
    const reason = textOf(running.options.reason) ?? '';
    return forEachComment(running, did, (id) => act(connect, running.site, id, reason));
  },
});

const discussion = (closed: boolean): Command => ({
  argumentCount: [1, 1],
  async run({ args, site, connect }) {
    const id = parseNumber(args[0], 'number of the article');
    await (await connect())(newsroom.closeDiscussion, { site, id, closed });
    return { value: { id, closed }, line: `The discussion of ${id} is ${closed ? 'closed' : 'open'}.` };
  },
});

export const workCommands: Readonly<Record<string, Command>> = {
  comments: {
    argumentCount: [0, 0],
    options: ['list', 'after', 'before', 'page'],
    async run({ options, site, connect }) {
      const list = textOf(options.list) ?? 'pending';
      if (!isReviewList(list)) throw usageError('--list is pending, exposed, rejected or removed');
      const found = await (await connect())(newsroom.comments, {
        site,
        list,
        after: optionalNumber(options.after, '--after'),
        before: optionalNumber(options.before, '--before'),
        page: optionalNumber(options.page, '--page'),
      });
      const rows = found.list.map((one) => ({
        id: one.id,
        at: one.at,
        by: `${one.nickname} (${one.memberID})`,
        on: `${one.source}/${one.objectID}`,
        exposed: one.exposed,
        place: one.location,
        answers: one.parentContent,
        // The pictures are part of the decision.
        content: [one.content, ...one.pictures].join(' '),
      }));
      return { value: found, rows, uncutColumn: 'content', remarks: more(found.hasMore) };
    },
  },
  approve: decisionCommand('Approved', [], (connect, site, id) => connect(newsroom.approve, { site, id })),
  reject: decisionCommand('Rejected', ['reason'], (connect, site, id, reason) =>
    connect(newsroom.reject, { site, id, reason }),
  ),
  remove: decisionCommand('Removed', ['reason'], (connect, site, id, reason) =>
    connect(newsroom.remove, { site, id, reason }),
  ),
  official: {
    argumentCount: [1, 100],
    options: ['account', 'take'],
    async run(running) {
      const { site, options } = running;
      const connect = await running.connect();
      const official = options.take !== true;
      const xyID = optionalNumber(options.account, '--account');
      return forEachComment(running, official ? 'Official' : 'Not official', (id) =>
        connect(newsroom.official, { site, id, official, xyID }),
      );
    },
  },
  'close-discussion': discussion(true),
  'open-discussion': discussion(false),

  preview: {
    argumentCount: [1, 1],
    options: ['minutes'],
    async run({ args, options, site, connect }) {
      const id = parseNumber(args[0], 'number of the article');
      const minutes = optionalNumber(options.minutes, '--minutes');
      const pass = await (await connect())(newsroom.preview, { site, id, minutes });
      return { value: pass, line: pass.ticket, remarks: [`Good for article ${id} until ${pass.expires}.`] };
    },
  },

  logins: {
    argumentCount: [1, 1],
    async run({ args, site, connect }) {
      const id = parseNumber(args[0], 'number of the member');
      const { list } = await (await connect())(newsroom.logins, { site, id });
      return { value: list, rows: list.map(({ open, ...row }) => ({ ...row, open: open ? 'open' : '' })) };
    },
  },
  'end-logins': {
    argumentCount: [1, 2],
    async run({ args, site, connect }) {
      const id = parseNumber(args[0], 'number of the member');
      const call = await connect();
      if (args[1] === undefined) {
        const { ended } = await call(newsroom.endLogins, { site, id });
        return { value: { ended }, line: `Ended: ${ended}` };
      }
      await call(newsroom.endLogin, { site, id, login: parseNumber(args[1], 'number of the login') });
      return { value: { ended: 1 }, line: 'Ended: 1' };
    },
  },

  acts: {
    argumentCount: [0, 0],
    options: ['before'],
    async run({ options, site, connect }) {
      const before = optionalNumber(options.before, '--before');
      const call = await connect();
      const found =
        site === 0 ? await call(newsroom.ownActs, { before }) : await call(newsroom.acts, { site, before });
      const rows = found.list.map(({ id, at, staffID, name, act, objectKind, objectID, detail }) => ({
        id,
        at,
        who: name || (staffID === 0 ? 'this machine' : staffID),
        act,
        what: `${objectKind} ${objectID}`,
        detail: JSON.stringify(detail),
      }));
      return { value: found, rows, remarks: more(found.hasMore) };
    },
  },
};

const more = (hasMore: boolean): string[] => (hasMore ? ['There are more.'] : []);
