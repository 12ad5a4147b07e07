import { newsroom } from '@contract/newsroom';
import { calledWrongly, Failure } from './failure';
import type { Ask } from './line';
import { numberOf } from './people.commands';
import type { Command, Running, Said } from './surroundings';

const textOf = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
const asked = (value: string | boolean | undefined, what: string): number | undefined =>
  value === undefined ? undefined : numberOf(textOf(value), what);

type List = 'pending' | 'exposed' | 'rejected' | 'removed';
const isList = (text: string): text is List => ['pending', 'exposed', 'rejected', 'removed'].includes(text);

/** Handles comments one after the other; a failed one does not stop the rest. */
async function eachOf({ args }: Running, did: string, act: (id: number) => Promise<unknown>): Promise<Said> {
  const done: number[] = [];
  const remarks: string[] = [];
  for (const id of args.map((text) => numberOf(text, 'number of the comment'))) {
    try {
      await act(id);
      done.push(id);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
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
  act: (ask: Ask, site: number, id: number, reason: string) => Promise<unknown>,
): Command => ({
  takes: [1, 100],
  options,
  async run(running) {
    const ask = await running.ask();
    const reason = textOf(running.options.reason) ?? '';
    return eachOf(running, did, (id) => act(ask, running.site, id, reason));
  },
});

const discussion = (closed: boolean): Command => ({
  takes: [1, 1],
  async run({ args, site, ask }) {
    const id = numberOf(args[0], 'number of the article');
    await (await ask())(newsroom.closeDiscussion, { site, id, closed });
    return { value: { id, closed }, line: `The discussion of ${id} is ${closed ? 'closed' : 'open'}.` };
  },
});

export const workCommands: Readonly<Record<string, Command>> = {
  comments: {
    takes: [0, 0],
    options: ['list', 'after', 'before', 'page'],
    async run({ options, site, ask }) {
      const list = textOf(options.list) ?? 'pending';
      if (!isList(list)) throw calledWrongly('--list is pending, exposed, rejected or removed');
      const found = await (await ask())(newsroom.comments, {
        site,
        list,
        after: asked(options.after, '--after'),
        before: asked(options.before, '--before'),
        page: asked(options.page, '--page'),
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
      return { value: found, rows, whole: 'content', remarks: more(found.hasMore) };
    },
  },
  approve: decisionCommand('Approved', [], (ask, site, id) => ask(newsroom.approve, { site, id })),
  reject: decisionCommand('Rejected', ['reason'], (ask, site, id, reason) =>
    ask(newsroom.reject, { site, id, reason }),
  ),
  remove: decisionCommand('Removed', ['reason'], (ask, site, id, reason) =>
    ask(newsroom.remove, { site, id, reason }),
  ),
  official: {
    takes: [1, 100],
    options: ['account', 'take'],
    async run(running) {
      const { site, options } = running;
      const ask = await running.ask();
      const official = options.take !== true;
      const xyID = asked(options.account, '--account');
      return eachOf(running, official ? 'Official' : 'Not official', (id) =>
        ask(newsroom.official, { site, id, official, xyID }),
      );
    },
  },
  'close-discussion': discussion(true),
  'open-discussion': discussion(false),

  preview: {
    takes: [1, 1],
    options: ['minutes'],
    async run({ args, options, site, ask }) {
      const id = numberOf(args[0], 'number of the article');
      const minutes = asked(options.minutes, '--minutes');
      const pass = await (await ask())(newsroom.preview, { site, id, minutes });
      return { value: pass, line: pass.ticket, remarks: [`Good for article ${id} until ${pass.expires}.`] };
    },
  },

  logins: {
    takes: [1, 1],
    async run({ args, site, ask }) {
      const id = numberOf(args[0], 'number of the member');
      const { list } = await (await ask())(newsroom.logins, { site, id });
      return { value: list, rows: list.map(({ open, ...row }) => ({ ...row, open: open ? 'open' : '' })) };
    },
  },
  'end-logins': {
    takes: [1, 2],
    async run({ args, site, ask }) {
      const id = numberOf(args[0], 'number of the member');
      const newsroomHere = await ask();
      if (args[1] === undefined) {
        const { ended } = await newsroomHere(newsroom.endLogins, { site, id });
        return { value: { ended }, line: `Ended: ${ended}` };
      }
      await newsroomHere(newsroom.endLogin, { site, id, login: numberOf(args[1], 'number of the login') });
      return { value: { ended: 1 }, line: 'Ended: 1' };
    },
  },

  acts: {
    takes: [0, 0],
    options: ['before'],
    async run({ options, site, ask }) {
      const before = asked(options.before, '--before');
      const newsroomHere = await ask();
      const found =
        site === 0
          ? await newsroomHere(newsroom.ownActs, { before })
          : await newsroomHere(newsroom.acts, { site, before });
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
