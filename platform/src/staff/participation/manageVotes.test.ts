import { SignFieldType } from '@contract/participation/codes';
import { aStaff } from '@testing/aStaff';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { votingOn } from '@testing/votesOn';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let platform: TestPlatform;
let headers: Record<string, string>;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  headers = (await aStaff(platform, { site: 1, role: 'admin' })).headers;
});
afterEach(() => platform.close());

const SITE = '/newsroom/sites/1';
const post = async (path: string, body: object = {}) => {
  const answer = await platform.post(`${SITE}/${path}`, body, headers);
  return { status: answer.status, body: answer.json() };
};
const get = async (path: string) => (await platform.get(`${SITE}/${path}`, headers)).json();
const csvOf = async (path: string) =>
  v.parse(v.object({ csv: v.string(), next: v.number() }), await get(path));
const info = async (id: number) => (await platform.get(`/app_if/amuc/api/vote/info?voteId=${id}`)).json();

const field = {
  ...{ id: 'name', code: '姓名', type: SignFieldType.text, tipMessage: '', isneed: 0, order: 1, option: [] },
};
const aDraft = (names: readonly string[], change: object = {}) => ({
  ...{ title: '选桥', from: '2031-03-04', until: '2031-03-07', needLogin: false, userFields: [field] },
  themes: [{ name: '=哪座？', maxChoose: 1, options: names.map((name) => ({ name })) }],
  ...change,
});

describe('[K10][F9] votes of activities', () => {
  test('[F9] saveVote – made, changed, with ballots – keeps the number and refuses to rename what has votes', async () => {
    const path = `activities/${seeded.activity}/vote`;
    const { id } = seeded.votes.activity;
    const bridges = ['柳湾桥', '白塔桥', '铁索桥'];
    expect(await post(path, aDraft(bridges, { cycle: 'daily', cycleNum: 3, optionMax: 1 }))).toEqual({
      ...{ status: 200, body: { id } },
    });
    expect(await info(id)).toMatchObject({ title: '选桥', perDay: 3, perOption: 1, totalVotes: 8 });
    expect(await post(path, aDraft(['柳湾大桥', '白塔桥', '铁索桥']))).toMatchObject({
      ...{ status: 400, body: { message: 'themes: 柳湾桥 has votes, its name and place stay' } },
    });
    expect((await post(path, aDraft(['柳湾桥']))).status).toBe(400);
    // nobody has voted for the third one
    expect((await post(path, aDraft(['柳湾桥', '白塔桥', '石板桥', '便桥']))).status).toBe(200);
    expect(Object(await info(id)).vs_votetheme_list[0].options).toHaveLength(4);
    expect((await post('activities/999/vote', aDraft(['甲']))).status).toBe(404);
    expect((await post(path, aDraft(bridges, { until: '2031-03-01' }))).status).toBe(400);
  });

  test('[F9] openVote, endVote – to come, open, over – change its state once and note the act', async () => {
    const { id } = await votingOn(platform).ofActivity(
      { startTime: new Date('2031-03-06T08:00:00+08:00') },
      5,
    );
    expect(await info(id)).toMatchObject({ isbegin: 0 });
    expect((await post(`votes/${id}/open`)).status).toBe(200);
    expect(await info(id)).toMatchObject({ isbegin: 1 });
    expect((await post(`votes/${id}/open`)).status).toBe(404);
    platform.clock.forward(60_000);
    expect((await post(`votes/${id}/end`)).status).toBe(200);
    expect(await info(id)).toMatchObject({ isbegin: 2 });
    expect((await post(`votes/${id}/end`)).status).toBe(404);
    expect((await post(`votes/${seeded.votes.article.id}/end`)).status).toBe(404);
    const { list } = Object(await get('acts'));
    expect(list.map(({ act }: { act: string }) => act)).toEqual(['endVote', 'openVote']);
    expect(await get('votes')).toMatchObject({ list: [{ id, kind: 'activity', objectID: 5 }, {}, {}] });
  });

  test('[F9] exports – words that look like formulas – are text behind a byte order mark', async () => {
    const { id } = Object(
      (await post(`activities/${seeded.activity}/vote`, aDraft(['柳湾桥', '白塔桥', '=1+1']))).body,
    );
    const { csv } = await csvOf(`votes/${id}/export`);
    expect(csv.startsWith('\ufeff"主题"')).toBe(true);
    expect(csv).toContain(`"=""=哪座？""","2","白塔桥","5","=""62.5%"""`);
    expect(csv).toContain(`"=""=1+1"""`);
    const { theme, option } = seeded.votes.activity;
    const data = JSON.stringify({
      ...{ voteId: id, userId: '', time: 0, info: { name: '@老谢' }, ticket: '' },
      themes: [{ themeId: theme, optionIds: [option] }],
    });
    const form = new URLSearchParams({ afsData: '', device: 'xy-1', data }).toString();
    await platform.post('/app_if/amuc/api/vote/recordVoteCountAndLog', form);
    const ballots = await csvOf(`votes/${id}/ballots/export`);
    expect(ballots.next).toBe(0);
    expect(ballots.csv).toContain('"待审核","柳湾桥","no ticket","=""@老谢"""');
  });
});
