import { AuditStatus, PICTURE_ATTACHMENT } from '@contract/discussCodes';
import { CommentState } from '@platform/discussions/commentState.types';
import type { CommentTarget } from '@platform/discussions/commentTarget.types';
import { ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { at } from '@testing/twoSites';
import { expect, test } from 'vitest';
import { replyOf } from './comments.document';
import type { CommentRow } from './comments.store';

const row: CommentRow = {
  ...{
    id: 1,
    source: 2,
    object_id: 3,
    parent_id: 4,
    thread_id: 5,
    member_id: 6,
    content: '话',
    location: '河边',
  },
  ...{ longitude: 7, latitude: 8, type: 9, pictures: ['/media/1.jpg', '/media/2.jpg'], created_at: at(0) },
  ...{ state: CommentState.shown, official: false, xy_id: 0, praise: 10, discuss: 11, waiting: 12 },
  ...{ nickname: '山里人', head: '/media/head.jpg', parent_member_id: 13 },
  parent: {
    content: '问',
    at: at(1000).toISOString(),
    pictures: ['/media/3.jpg'],
    xy_id: 0,
    nickname: '河边人',
  },
};
const about: CommentTarget = {
  ...{
    closed: false,
    count: 20,
    title: '题',
    articleType: 21,
    linkID: 22,
    columnCasName: '栏目',
    rssType: 23,
  },
  ...{ articleUrl: 'url', articleUrlPad: 'pad', picture: 'pic' },
};
const site = { config: { siteConfig: { discuss: { defaultName: '读者', defaultIcon: 'default' } } } };
const accounts = new Map([
  [30, { name: '水务局', icon: 'account' }],
  [31, { name: '气象局', icon: '' }],
]);
const documentOf = (more: Partial<CommentRow> = {}) => replyOf({ ...row, ...more }, about, accounts, site);
const pictures = (...urls: string[]) =>
  urls.map((url) => ({ type: PICTURE_ATTACHMENT, url: ORIGIN_PLACEHOLDER + url }));

test('[wire S8] a comment – with a parent, pictures and a place – has each of its values in its own field', () => {
  expect(documentOf()).toEqual({
    ...{
      id: 1,
      articleID: 3,
      userID: 6,
      userName: '山里人',
      userIcon: `${ORIGIN_PLACEHOLDER}/media/head.jpg`,
    },
    ...{ content: '话', created: '2026-01-10 08:00:00.0', countPraise: 10, countDiscuss: 11, parentID: 4 },
    ...{
      parentUserID: 13,
      sourceType: 2,
      type: 9,
      linkID: 22,
      columnCasName: '栏目',
      activityOpt: 0,
      isWonderful: 0,
    },
    ...{
      xyID: 0,
      longitude: 7,
      latitude: 8,
      location: '河边',
      isOfficial: 0,
      auditStatus: AuditStatus.shown,
    },
    attachments: pictures('/media/1.jpg', '/media/2.jpg'),
    info: {
      ...{
        articleType: 21,
        articleUrl: 'url',
        articleUrlPad: 'pad',
        parentUser: '河边人',
        parentContent: '问',
      },
      ...{
        parentTime: '2026-01-10 08:00:01.0',
        parentAtts: pictures('/media/3.jpg'),
        parentType: 0,
        rssType: 23,
      },
      ...{ picSmall: 'pic', picMiddle: 'pic', picBig: 'pic' },
    },
  });
});

test('[wire S8] a comment – without a parent, a name and a picture – has empty fields and the site’s own name and picture', () => {
  expect(documentOf({ parent: null, nickname: ' ', head: '' })).toMatchObject({
    ...{ userName: '读者', userIcon: 'default' },
    info: { parentUser: '', parentContent: '', parentTime: '', parentAtts: [] },
  });
});

test('[wire S8] a comment of an account – known, without a picture, gone, the parent’s – shows the account in the member’s place', () => {
  expect(documentOf({ xy_id: 30 })).toMatchObject({ userName: '水务局', userIcon: 'account', xyID: 30 });
  expect(documentOf({ xy_id: 31 })).toMatchObject({
    userName: '气象局',
    userIcon: `${ORIGIN_PLACEHOLDER}/media/head.jpg`,
  });
  expect(documentOf({ xy_id: 99 })).toMatchObject({ userName: '山里人', xyID: 0 });
  const parent = { ...row.parent, xy_id: 30 } as CommentRow['parent'];
  expect(documentOf({ parent }).info.parentUser).toBe('水务局');
});

test.each(Object.entries(CommentState))(
  '[H1] a comment in the state %s – marked as official, pending – says so',
  (_, state) => {
    const isPending = state === CommentState.pending;
    expect(documentOf({ state }).auditStatus).toBe(isPending ? AuditStatus.pending : AuditStatus.shown);
    expect(documentOf({ state, official: true }).isOfficial).toBe(1);
  },
);
