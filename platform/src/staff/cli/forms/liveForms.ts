import type { NewsroomForms, Values } from '../command';

const filled = (type: 'pic' | 'video', list: unknown) =>
  (typeof list === 'string' ? list.split(',') : []).flatMap((url) =>
    url.trim() === '' ? [] : [{ type, url: url.trim() }],
  );

/** A report's attachments are stored files or addresses. */
const reportForm = {
  fields: { attachments: false },
  options: {
    picture: { about: 'addresses, separated by commas', isOptional: true },
    video: { about: 'addresses, separated by commas', isOptional: true },
  },
  prepare: ({ values: { picture, video } }: { values: Values }) =>
    picture === undefined && video === undefined
      ? {}
      : { attachments: [...filled('pic', picture), ...filled('video', video)] },
} as const;

/** Lives, their reports and passes. */
export const liveForms = {
  addLive: {
    show: ({ id, articleID }) => ({ line: `Live ${id} is announced in article ${articleID}.` }),
  },
  changeLive: { show: (_, { id }) => ({ value: { id }, line: `Live ${id} is changed.` }) },
  liveStatus: {
    words: 'live status',
    args: ['id', 'status'],
    show: (_, { id, status }) => ({ value: { id, status }, line: `Live ${id} is ${status}.` }),
  },
  addReport: {
    words: 'live report add',
    args: ['id', 'content'],
    ...reportForm,
    show: ({ id }, input) => ({ line: `Report ${id} stands in live ${input.id}.` }),
  },
  changeReport: {
    words: 'live report change',
    args: ['id', 'report', 'content'],
    ...reportForm,
    show: (_, { report }) => ({ value: { id: report }, line: `Report ${report} is changed.` }),
  },
  removeReport: {
    words: 'live report remove',
    show: (_, { report }) => ({ value: { id: report }, line: `Report ${report} is gone.` }),
  },
  addLivePass: {
    words: 'live pass add',
    args: ['id', 'name'],
    show: ({ id, token, expires }) => ({
      line: token,
      remarks: [`Pass ${id}, shown once; good until ${expires}.`],
    }),
  },
  livePasses: { words: 'live pass list' },
  revokeLivePass: {
    words: 'live pass revoke',
    show: (_, { pass }) => ({ value: { id: pass }, line: `Pass ${pass} is revoked.` }),
  },
} as const satisfies NewsroomForms;
