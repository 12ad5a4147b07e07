import { KindNumber } from '@contract/codes';
import { limits } from '@platform/attempts/attempts.service';
import { aMember } from '@testing/aMember';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, expect, test } from 'vitest';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterEach(() => platform.close());

const LIKES = limits.likesFromAddress.max;
const VIEWS = 600;
const { news } = seeded.articles;
const ask = (url: string, remoteAddress = '192.0.2.1', headers: Record<string, string> = {}) =>
  platform.app.inject({ url, remoteAddress, headers: { host: 'paper.test', ...headers } });
/** As many invented devices as there are numbers. */
const devices = (count: number, urlOf: (device: string) => string, from?: string) =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(urlOf(`invented${index}`), from)));
const read = async (text: string) =>
  (await platform.db.one<{ all: number }>({ name: `test-${text.length}`, text }))?.all ?? -1;
const articleCount = (column: string) =>
  read(`select ${column} as all from article_counts where article_id = ${news}`);

test('[K8] likes of an article – by invented devices of one network – end at its limit; another network and members like on', async () => {
  const before = await articleCount('praise');
  const like = (device: string) => `/app_if/event?id=${news}&eventType=1&device=${device}`;
  const answers = await devices(LIKES + 40, like);
  expect(await articleCount('praise')).toBe(before + LIKES);
  expect(answers.filter(({ body }) => body.includes('操作太频繁'))).toHaveLength(40);
  await ask(like('elsewhere'), '198.51.100.7');
  const member = await aMember(platform);
  await ask(like(member.device), '192.0.2.1', { token: member.token });
  expect(await articleCount('praise')).toBe(before + LIKES + 2);
});

test('[K8] likes of an article – by claimed members, where the site trusts claims – end at the same limit', async () => {
  await platform.configure({ legacyWrites: 1 });
  const before = await articleCount('praise');
  const like = (device: string) =>
    `/app_if/event?id=${news}&eventType=1&userID=${device.replace('invented', '9')}`;
  await devices(LIKES + 10, like);
  expect(await articleCount('praise')).toBe(before + LIKES);
});

test('[K8] likes of a short video – at each of the calls that like it – share one limit', async () => {
  const { first } = seeded.shortVideos;
  const praise = () => read(`select praise as all from short_videos where id = ${first}`);
  const before = await praise();
  const kind = KindNumber.event.shortVideo;
  await devices(LIKES - 2, (device) => `/mvod/api/praise?id=${first}&device=${device}`);
  await devices(4, (device) => `/mvod/api/event?id=${first}&eventType=1&device=m${device}`);
  await devices(4, (device) => `/app_if/event?id=${first}&type=${kind}&eventType=1&device=e${device}`);
  expect(await praise()).toBe(before + LIKES);
});

test('[K8] clicks of an article and looks at an option – of one network – end at its limit, and are answered', async () => {
  const before = await articleCount('click_real');
  const clicks = await devices(VIEWS + 20, () => `/app_if/event?id=${news}&eventType=0`);
  expect(new Set(clicks.map(({ body }) => body))).toEqual(new Set(['true']));
  expect(await articleCount('click_real')).toBe(before + VIEWS);
  const { id, option } = seeded.votes.activity;
  const looks = () => read(`select views as all from vote_options where vote_id = ${id} and id = ${option}`);
  const seen = await looks();
  const path = `/app_if/amuc/api/vote/optionInfo?voteId=${id}&optionId=${option}`;
  const answers = await devices(VIEWS + 20, () => path);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await looks()).toBe(seen + VIEWS);
  await ask(path, '198.51.100.7');
  expect(await looks()).toBe(seen + VIEWS + 1);
});

test('[K8] visits of a vote – of one network – end at its limit, and are answered', async () => {
  const { id } = seeded.votes.activity;
  const visits = () => read(`select visits as all from votes where id = ${id}`);
  const before = await visits();
  const path = `/app_if/amuc/api/vote/accessCount?voteId=${id}`;
  const answers = await devices(VIEWS + 20, () => path);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await visits()).toBe(before + VIEWS);
  await ask(path, '198.51.100.7');
  expect(await visits()).toBe(before + VIEWS + 1);
});

test('[K8] hits of an account in the rank – by claimed members, where the site trusts claims – end at the limit of their network', async () => {
  await platform.configure({ legacyWrites: 1 });
  const account = seeded.accounts.open;
  const hits = () =>
    read(`select coalesce(sum(hits), 0)::int as all from account_hit_days where account_id = ${account}`);
  await platform.db.script(
    `insert into members (site_id, id, nickname, created_at) select 1, n, 'claimed' || n, now() from generate_series(7001, ${7000 + LIKES + 10}) n`,
  );
  const before = await hits();
  const hit = (device: string) =>
    `/app_if/hitXyBulletin?id=${account}&userID=${7001 + Number(device.replace('invented', ''))}`;
  await devices(LIKES + 10, hit);
  expect(await hits()).toBe(before + LIKES);
});
