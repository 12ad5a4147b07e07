import { newsroom } from '@contract/newsroom';
import { ContributionState, CourseInput, TellingExport, TipoffState } from '@contract/newsroomTelling';
import * as v from 'valibot';
import { usageError } from './cliError';
import type { Command } from './command';
import { fileAt } from './files';
import { numberOption, textOf } from './options';
import { parseNumber } from './people.commands';

/** @throws usageError for a word that is none of the schema's */
function wordOf<const S extends v.GenericSchema<unknown, string>>(
  schema: S,
  text: string | undefined,
  words: string,
): v.InferOutput<S> | undefined {
  if (text === undefined) return undefined;
  const read = v.safeParse(schema, text);
  if (!read.success) throw usageError(`The state is ${words}.`);
  return read.output;
}

const tipoffWords = TipoffState.options.join(', ');
const more = (hasMore: boolean): string[] => (hasMore ? ['There are more.'] : []);

const Course = v.pick(v.object(CourseInput.entries), ['title', 'parts']);

export const tellingCommands: Readonly<Record<string, Command>> = {
  tipoffs: {
    argumentCount: [0, 0],
    options: ['state', 'page'],
    async run({ options, site, connect }) {
      const state = wordOf(TipoffState, textOf(options.state), tipoffWords);
      const found = await (await connect())(newsroom.tipoffs, {
        site,
        state,
        page: numberOption(options, 'page'),
      });
      const rows = found.list.map(({ id, at, state, contact, location, title, content }) => ({
        id,
        at,
        state,
        contact,
        place: location,
        content: [title, content].filter(Boolean).join(' '),
      }));
      return { value: found, rows, uncutColumn: 'content', remarks: more(found.hasMore) };
    },
  },
  'answer-tipoff': {
    argumentCount: [1, 2],
    options: ['state', 'show'],
    async run({ args, options, site, connect }) {
      const id = parseNumber(args[0], 'number of the tip-off');
      const state = wordOf(TipoffState, textOf(options.state), tipoffWords) ?? 'answered';
      const show = textOf(options.show);
      if (show !== undefined && show !== 'yes' && show !== 'no') throw usageError('--show is yes or no');
      const shown = show === undefined ? undefined : show === 'yes';
      await (await connect())(newsroom.answerTipoff, { site, id, state, answer: args[1], shown });
      return { value: { id, state }, line: `Tip-off ${id} is ${state}.` };
    },
  },
  feedback: {
    argumentCount: [0, 0],
    options: ['page'],
    async run({ options, site, connect }) {
      const found = await (await connect())(newsroom.feedback, { site, page: numberOption(options, 'page') });
      const rows = found.list.map(({ id, at, memberID, content }) => ({ id, at, by: memberID, content }));
      return { value: found, rows, uncutColumn: 'content', remarks: more(found.hasMore) };
    },
  },
  contributions: {
    argumentCount: [0, 0],
    options: ['state', 'call', 'page'],
    async run({ options, site, connect }) {
      const words = ContributionState.options.join(', ');
      const state = wordOf(ContributionState, textOf(options.state), words);
      const call = numberOption(options, 'call');
      const page = numberOption(options, 'page');
      const found = await (await connect())(newsroom.contributions, { site, state, call, page });
      const rows = found.list.map(({ id, at, call, state, nickname, title }) => ({
        id,
        at,
        call,
        state,
        by: nickname,
        title,
      }));
      return { value: found, rows, remarks: more(found.hasMore) };
    },
  },
  'review-contribution': {
    argumentCount: [2, 2],
    options: ['reason'],
    async run({ args, options, site, connect }) {
      const id = parseNumber(args[0], 'number of the contribution');
      if (args[1] !== 'pass' && args[1] !== 'reject') throw usageError('The review is pass or reject.');
      const passed = args[1] === 'pass';
      const reason = textOf(options.reason);
      if (!passed && !reason) throw usageError('A rejected contribution needs --reason.');
      await (await connect())(newsroom.reviewContribution, { site, id, passed, reason });
      return { value: { id, passed }, line: `Contribution ${id} is ${passed ? 'passed' : 'rejected'}.` };
    },
  },
  'save-call': {
    argumentCount: [1, 1],
    options: ['id', 'content', 'from', 'until', 'picture'],
    async run({ args, options, site, connect }) {
      const [content, from, until] = ['content', 'from', 'until'].map((name) => textOf(options[name]));
      if (!content || !from || !until) throw usageError('A call needs --content <file>, --from and --until.');
      const picture = textOf(options.picture);
      const given = {
        site,
        id: numberOption(options, 'id'),
        title: args[0] ?? '',
        from,
        until,
        content: (await fileAt(content)).toString('utf8'),
        ...(picture ? { picture: (await fileAt(picture)).toString('base64') } : {}),
      };
      const { id } = await (await connect())(newsroom.saveCall, given);
      return { value: { id }, line: `Call for articles ${id} is saved.` };
    },
  },
  'save-course': {
    argumentCount: [1, 1],
    options: ['id'],
    async run({ args, options, site, connect }) {
      const path = args[0] ?? '';
      const read = v.safeParse(
        v.pipe(v.string(), v.parseJson(), Course),
        (await fileAt(path)).toString('utf8'),
      );
      if (!read.success) throw usageError(`${path} is no course: ${read.issues[0].message}`);
      const { id } = await (await connect())(newsroom.saveCourse, {
        site,
        id: numberOption(options, 'id'),
        ...read.output,
      });
      return { value: { id }, line: `Course ${id} is saved.` };
    },
  },
  'export-telling': {
    argumentCount: [1, 1],
    async run({ args, site, connect }) {
      const kind = v.safeParse(TellingExport.entries.kind, args[0]);
      if (!kind.success) throw usageError('The table is tipoffs, contributions or feedback.');
      const { csv } = await (await connect())(newsroom.exportTelling, { site, kind: kind.output });
      return { value: { csv }, line: csv };
    },
  },
};
