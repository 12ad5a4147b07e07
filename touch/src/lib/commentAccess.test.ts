import { ArticleStatus } from '@contract/codes';
import { expect, test } from 'vitest';
import { AUDIT_TYPE_NONE, canComment, canSeeComments } from './commentAccess';

const open = { aStatus: ArticleStatus.published, discussClosed: 0 };
const page = { preview: false, view: false, cms: false };

test.each([
  ['a published article', {}, {}, AUDIT_TYPE_NONE, true],
  ['comments that wait for review', {}, {}, 1, true],
  ['comments that are off', {}, {}, 2, false],
  ['a closed discussion', { discussClosed: 1 }, {}, AUDIT_TYPE_NONE, false],
  ['an unpublished article', { aStatus: 0 }, {}, AUDIT_TYPE_NONE, false],
  ['a preview', {}, { preview: true }, AUDIT_TYPE_NONE, false],
  ['a view', {}, { view: true }, AUDIT_TYPE_NONE, false],
  ['a page of the CMS', {}, { cms: true }, AUDIT_TYPE_NONE, false],
])('[H1] the comment input – of %s – shows: %j %j %d %s', (_, article, flags, auditType, shows) => {
  expect(canComment({ ...open, ...article }, { ...page, ...flags }, auditType)).toBe(shows);
});

test.each([
  [ArticleStatus.published, 1, true],
  [ArticleStatus.published, 0, false],
  [0, 1, false],
])('[A15] comments – article of status %d, %d of them – can be read: %s', (aStatus, countDiscuss, can) => {
  expect(canSeeComments({ aStatus, countDiscuss })).toBe(can);
});
