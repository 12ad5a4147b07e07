import { getActivityVoucher, myActivityList, registrationDetail } from '@contract/activities';
import { myDiscuss } from '@contract/comments';
import { inputArticleDetail, inputArticleList, tipoffDetail, tipoffMine } from '@contract/contributions';
import { myFav } from '@contract/favourites';
import type { Operation } from '@contract/operation';
import { RegistrationStatus } from '@contract/participation/codes';
import { pathsOf } from '@contract/services';
import { Status } from '@contract/statuses';
import { CommentState } from '@platform/discussions/commentState.types';
import { saveSite } from '@platform/sites/sites.store';
import { createTokens } from '@platform/tokens/tokens.service';
import { aMember, type TestMember } from '@testing/aMember';
import { aRow } from '@testing/aRow';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ID = 700_001;
let platform: TestPlatform;
let owner: TestMember;
let other: TestMember;
/** A member of site 2 with the owner's number. */
let neighbour: TestMember;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  const { db, clock } = platform;
  await saveSite(db, { id: 2, name: '邻县', hosts: [], app_ids: ['2'], config: {}, version: 1 });
  owner = await aMember(platform, '主人');
  other = await aMember(platform, '别人');
  const at = new Date(clock.now());
  await aRow(db, 'members', { site_id: 2, id: owner.id, nickname: '邻人', created_at: at });
  const device = 'xy-neighbour';
  const { accessToken } = await createTokens(db, '', clock.now).start(db, 2, owner.id, device, 'phone');
  neighbour = { id: owner.id, token: accessToken, device };
  const own = { site_id: 1, id: ID, member_id: owner.id, created_at: at };
  const media = { pics: [], videos: [], audios: [] };
  await aRow(db, 'entries', {
    ...{
      ...own,
      activity_id: seeded.activity,
      regist_code: 'PRIVATECODE',
      status: RegistrationStatus.passed,
    },
  });
  await aRow(db, 'comments', {
    ...{ ...own, source: 0, object_id: seeded.articles.news, content: '私评', state: CommentState.pending },
  });
  const text = JSON.stringify({ title: '私题', content: '私文', location: '', ...media });
  await aRow(db, 'contributions', { ...own, seek_id: seeded.seekArticles.open, doc: text });
  await aRow(db, 'tipoffs', { ...own, doc: text });
  await aRow(db, 'favourites', { ...own, type: 0, object_id: seeded.articles.news });
});
afterAll(() => platform.close());

async function ask(operation: Operation, query: string, member?: TestMember, site = 1): Promise<string> {
  const [path = ''] = pathsOf(operation);
  platform.clock.forward(3000);
  const url = `${path}?curVersions=3&siteId=${site}${query}`;
  return (await platform.get(url, member ? { token: member.token, devid: member.device } : {})).text;
}

test.each([
  { operation: myActivityList, query: '', shows: `"entryID":${ID}` },
  { operation: registrationDetail, query: `&fileId=${seeded.activity}`, shows: `"entryID":${ID}` },
  { operation: registrationDetail, query: `&entryID=${ID}`, shows: `"entryID":${ID}` },
  { operation: getActivityVoucher, query: `&fileId=${seeded.activity}`, shows: 'PRIVATECODE' },
  { operation: myDiscuss, query: '', shows: '私评' },
  { operation: inputArticleList, query: '', shows: '私题' },
  { operation: inputArticleDetail, query: `&id=${ID}`, shows: '私题' },
  { operation: tipoffMine, query: '', shows: '私题' },
  { operation: tipoffDetail, query: `&id=${ID}`, shows: '私题', isOpen: true },
  { operation: myFav, query: '', shows: `"articleID":${seeded.articles.news}` },
])(
  '[wire W24][A17] $operation.name$query – asked by its owner, by another, by nobody, by a member of another site with the owner’s number – shows the owner’s own to them alone',
  async ({ operation, query, shows, isOpen = false }) => {
    expect(await ask(operation, query, owner)).toContain(shows);
    for (const [member, site] of [
      [other, 1],
      [neighbour, 2],
    ] as const) {
      const answer = await ask(operation, query, member, site);
      expect(answer).not.toContain(shows);
      expect([0, 1]).toContain(JSON.parse(answer).status);
    }
    const stranger = await ask(operation, query);
    expect(stranger).not.toContain(shows);
    expect(JSON.parse(stranger).status).toBe(isOpen ? 1 : Status.loginNeeded);
    for (const [member, site] of [
      [neighbour, 1],
      [owner, 2],
    ] as const)
      expect(await ask(operation, query, member, site)).not.toContain(shows);
  },
);
