import { put } from '@demo/load/rows';
import { elsewhere, there } from '@testing/hostileRow';
import { aPost } from '@testing/newsroomDocuments';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import type { Owner } from '@testing/strangers';
import { PostState } from './postState.types';

const { circle, posts } = seeded;
const OWN = 900;
/** Others than the owner are told that a post under review is not there. */
const hiddenFromOthers = {
  nobody: 1,
  'a visitor': 1,
  'another member, silent': 1,
  'a member of another site, there': 1,
  'staff of another site': 1,
  'staff without a role': 1,
  'an admin of the site': 1,
  ...elsewhere,
};

/** A post of the owner that waits for review. @param circle_id 0 = a moment */
const ownPost =
  (circle_id: number) =>
  async (owner: Owner, { db }: TestPlatform) => {
    const row = { site_id: 1, id: OWN, circle_id, member_id: owner.id, state: PostState.pending };
    await put(db, 'posts', { ...row, published_at: new Date('2031-03-05T09:00:00+08:00'), doc: aPost() });
    return { id: String(OWN) };
  };

const ownID = () => ({ id: String(OWN) });

/** The owner is in the circle. */
async function joined({ token }: Owner, platform: TestPlatform) {
  await platform.get(`/nis/api/circle/join?id=${circle}`, { token });
  platform.clock.forward(3000);
  return {};
}

export const samples: OperationSamples = {
  circleDetail: {
    calls: [{ id: circle }],
    absent: [{ queryText: 'id=99', as: 'missing' }],
    hostile: { opens: 'shown', input: () => ({ id: String(circle) }), having: joined, but: there(1) },
  },
  circleList: { calls: [{}, { page: 1 }], hostile: { opens: 'shown', having: joined } },
  postList: {
    calls: [{ circleID: circle }, { circleID: circle, sort: 1 }, { ofUser: seeded.member }, {}],
    hostile: { opens: 'shown', input: () => ({ circleID: String(circle) }), having: ownPost(circle) },
  },
  postDetail: {
    calls: [{ id: posts.ofCircle }, { id: posts.moment }],
    absent: [
      { queryText: 'id=99', as: 'missing' },
      { queryText: `id=${posts.pending}`, as: 'missing' },
    ],
    hostile: { opens: 'shown', input: ownID, having: ownPost(circle), but: hiddenFromOthers },
  },
  momentsDetail: {
    calls: [{ id: posts.moment }],
    absent: [
      { queryText: 'id=99', as: 'missing' },
      { queryText: `id=${posts.ofCircle}`, as: 'missing' },
    ],
    hostile: { opens: 'shown', input: ownID, having: ownPost(0), but: hiddenFromOthers },
  },
  joinCircle: {
    hostile: { opens: 'member', input: () => ({ id: String(circle) }), but: there(-1) },
  },
  deletePost: {
    hostile: {
      opens: 'member',
      input: ownID,
      having: ownPost(circle),
      but: { 'another member, silent': -1, ...there(-1) },
    },
  },
  createPost: {
    hostile: {
      opens: 'member',
      input: () => ({ circleID: String(circle), content: '山上的花开了' }),
      but: there(-1),
    },
  },
};
