import { TipoffStatus } from '@contract/participation/codes';
import { put } from '@demo/load/rows';
import { all, elsewhere, there } from '@testing/hostileRow';
import { aContribution, aTipoff } from '@testing/newsroomDocuments';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import type { Owner } from '@testing/strangers';

const OWN_TIPOFF = 987_654_321;
const OWN_CONTRIBUTION = 900;
const created_at = new Date('2031-03-05T09:00:00+08:00');

/** A tip-off of the owner that nobody else sees. */
async function ownTipoff({ id: member_id }: Owner, { db }: TestPlatform) {
  const teller = { member_id, user_name: '', contact: '13900000000', created_at, answered_at: null };
  const unread = { status: TipoffStatus.received, answer: '', shown: false };
  await put(db, 'tipoffs', { site_id: 1, id: OWN_TIPOFF, ...teller, ...unread, doc: aTipoff() });
  return { id: String(OWN_TIPOFF) };
}
async function ownContribution({ id: member_id }: Owner, { db }: TestPlatform) {
  const row = { site_id: 1, id: OWN_CONTRIBUTION, seek_id: seeded.seekArticles.open, member_id };
  await put(db, 'contributions', { ...row, created_at, doc: aContribution() });
  return { id: String(OWN_CONTRIBUTION) };
}
const hiddenFromOthers = { ...all(1), 'another member': -1, ...elsewhere, 'the owner': 0 };
/** Claims of a member's number are ignored without a login. */
const fromEverybody = { ...all(0), 'another member': -1, ...elsewhere };

export const samples: OperationSamples = {
  tipoff: {
    hostile: { opens: 'everybody', input: () => ({ content: '桥面裂了' }), but: fromEverybody },
  },
  feed: {
    hostile: { opens: 'everybody', input: () => ({ content: '字再大一点' }), but: fromEverybody },
  },
  tipoffDetail: {
    calls: [{ id: seeded.tipoff }],
    absent: [
      { queryText: 'id=99', as: 'missing' },
      { queryText: `id=${OWN_TIPOFF}`, as: 'missing' },
    ],
    hostile: {
      opens: 'shown',
      input: () => ({ id: String(OWN_TIPOFF) }),
      having: ownTipoff,
      but: hiddenFromOthers,
    },
  },
  tipoffMine: {
    hostile: { opens: 'member', having: ownTipoff },
  },
  seekArticleDetail: {
    calls: [{ id: seeded.seekArticles.open }, { id: seeded.seekArticles.ended }],
    absent: [{ queryText: 'id=99', as: 'missing' }],
  },
  saveInputArticle: {
    hostile: {
      opens: 'member',
      input: () => ({ linkID: String(seeded.seekArticles.open), title: '村口', content: '树还在。' }),
      but: there(-1),
    },
  },
  inputArticleList: {
    hostile: { opens: 'member', having: ownContribution },
  },
  inputArticleDetail: {
    hostile: {
      opens: 'member',
      input: () => ({ id: String(OWN_CONTRIBUTION) }),
      having: ownContribution,
      but: { 'another member, silent': 1, ...there(1) },
    },
  },
};
