import { RegionsInput } from '@contract/newsroomActivities';
import type { NewsroomForms } from '../command';
import { textAt } from '../files';
import { parseWith, take } from '../parse';

/** A region a line. */
async function regionsAt(path: string): Promise<string[]> {
  const lines = (await textAt(path)).split(/\r?\n/).map((line) => line.trim());
  const list = lines.filter((line) => line !== '');
  return parseWith(RegionsInput.entries.list, list, path);
}

const isHidden = (hidden: boolean) =>
  ({
    words: hidden ? 'shop hide' : 'shop show',
    about: hidden ? 'Hides a product.' : 'Shows a hidden product again.',
    fixed: { hidden },
    show: (_: unknown, { id }: { id: number }) => ({
      line: `Product ${id} is ${hidden ? 'hidden' : 'shown'}.`,
    }),
  }) as const;

/** Tip-offs, contributions, courses, activities and the points shop. */
export const participationForms = {
  tipoffs: {
    show: ({ list }) => ({
      uncutColumn: 'content',
      rows: list.map(({ id, at, state, contact, location, title, content }) => ({
        id,
        at,
        state,
        contact,
        place: location,
        content: [title, content].filter(Boolean).join(' '),
      })),
    }),
  },
  answerTipoff: {
    args: ['id', 'answer'],
    fields: { state: { isOptional: true }, shown: { name: 'show' } },
    prepare: ({ values: { state } }) => ({ state: state ?? 'answered' }),
    show: (_, { id, state }) => ({ value: { id, state }, line: `Tip-off ${id} is ${state}.` }),
  },
  feedback: {
    show: ({ list }) => ({
      uncutColumn: 'content',
      rows: list.map(({ id, at, memberID, content }) => ({ id, at, by: memberID, content })),
    }),
  },
  contributions: {
    show: ({ list }) => ({
      rows: list.map(({ id, at, call, state, nickname, title }) => ({
        id,
        at,
        call,
        state,
        by: nickname,
        title,
      })),
    }),
  },
  reviewContribution: {
    args: ['id', 'passed'],
    fields: {
      passed: { name: 'review', choices: ['pass', 'reject'], parse: (text) => text === 'pass' },
    },
    show: (_, { id, passed }) => ({ line: `Contribution ${id} is ${passed ? 'passed' : 'rejected'}.` }),
  },
  saveCall: {
    args: ['title'],
    fields: {
      id: { name: 'id', about: 'a call that is changed' },
      content: { about: 'an HTML file', parse: textAt },
    },
    show: ({ id }) => ({ line: `Call for articles ${id} is saved.` }),
  },
  saveCourse: {
    fields: { id: { name: 'id', about: 'a course that is changed' } },
    show: ({ id }) => ({ line: `Course ${id} is saved.` }),
  },

  addActivity: { words: 'activities add', show: ({ id }) => ({ line: `Activity ${id} is published.` }) },
  changeActivity: {
    words: 'activities change',
    show: (_, { id }) => ({ value: { id }, line: `Activity ${id} is changed.` }),
  },
  registrations: {
    words: 'activities registrations',
    fields: { state: { name: 'list' } },
    show: ({ fields, list }) => ({
      rows: list.map(({ id, nickname, at, state, answers, usedAt }) => ({
        id,
        member: nickname,
        at,
        state,
        used: usedAt,
        answers: fields.map((field) => `${field.label}: ${answers[field.id] ?? ''}`).join(' · '),
      })),
    }),
  },
  exportRegistrations: { words: 'activities export' },
  approveRegistration: { words: 'activities approve', many: () => 'Approved' },
  rejectRegistration: { words: 'activities reject', many: () => 'Rejected' },
  writeOff: {
    words: 'activities write-off',
    args: ['id', 'code'],
    show: ({ message, name, result }) => ({
      line: [message, name].filter(Boolean).join(': '),
      failed: result !== 'done',
    }),
  },
  setChecker: {
    words: 'activities checker',
    args: ['id', 'member'],
    fields: { may: take },
    show: (_, { id, member, may }) => ({
      line: `${member} writes off activity ${id}${may ? '' : ' no more'}.`,
    }),
  },
  regions: {
    words: 'activities regions',
    about:
      'Lists the regions that forms of the site offer, or sets them from a file with a province/city/county on each line.',
    show: ({ list }) => ({ value: { list }, rows: undefined, line: list.join('\n') }),
  },
  setRegions: {
    words: 'activities regions',
    args: ['list'],
    fields: { list: { name: 'file', parse: regionsAt } },
    show: (_, { list }) => ({ value: { list }, line: `${list.length} regions are set.` }),
  },

  products: { words: 'shop products' },
  addProduct: {
    words: 'shop add',
    args: ['title'],
    fields: { score: { name: 'points' } },
    show: ({ id }) => ({ line: `Product ${id} is in the shop.` }),
  },
  changeProduct: [
    {
      words: 'shop change',
      fields: { score: { name: 'points' }, more: false },
      show: (_, { id }) => ({ line: `Product ${id} is changed.` }),
    },
    {
      words: 'shop stock',
      about: 'Adds to the stock of a product, or takes away below 0.',
      args: ['id', 'more'],
      fields: { more: { name: 'n', isOptional: false } },
      fixed: {},
      show: (_, { id, more }) => ({ line: `The stock of product ${id} is changed by ${more}.` }),
    },
    isHidden(true),
    isHidden(false),
  ],
  redemptions: {
    words: 'shop redemptions',
    fields: { state: { name: 'list' } },
    show: ({ list }) => ({ value: list }),
  },
  exportRedemptions: { words: 'shop export' },
  handOut: {
    words: 'shop hand-out',
    args: ['code'],
    show: ({ memberID, title }) => ({ line: `Handed out to member ${memberID}: ${title}` }),
  },
  cancelRedemption: {
    words: 'shop cancel',
    args: ['code'],
    show: () => ({ line: 'Cancelled; the points are back.' }),
  },
  pointsRules: {
    words: 'points',
    about: 'Lists the points of each event, or sets those of one (admins).',
  },
  setPointsRule: {
    words: 'points',
    args: ['name', 'score', 'perDay'],
    show: (_, { name, score, perDay }) => ({
      value: { name, score, perDay },
      line: `${name}: ${score} points, ${perDay} times a day.`,
    }),
  },
} as const satisfies NewsroomForms;
