import { exchangeProduct } from '@platform/products/redemptions.service';
import { aMember } from '@testing/aMember';
import { aStaff } from '@testing/aStaff';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const id = seeded.product;

let platform: TestPlatform;
let headers: Record<string, string>;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  headers = (await aStaff(platform, { site: 1, role: 'admin' })).headers;
});
afterEach(() => platform.close());

const post = async (path: string, body: object) => {
  const answer = await platform.post(`/newsroom/sites/1/${path}`, body, headers);
  return { status: answer.status, body: answer.json() };
};
const read = async (path: string) =>
  Object((await platform.get(`/newsroom/sites/1/${path}`, headers)).json());
const acts = async () => (await read('acts')).list.map(({ act }: { act: string }) => act);

/** A member who has redeemed the seeded product. */
async function redeemed(nickname = '') {
  const member = await aMember(platform, nickname);
  await platform.db.run({ name: 'test-rich', text: 'update members set score = 60 where id = $1' }, [
    member.id,
  ]);
  const { code } = await exchangeProduct(platform.db, 1, member.id, id, platform.clock.now());
  return { ...member, code };
}
const scoreOf = async (member: { id: number }) =>
  (
    await platform.db.one<{ score: number }>(
      { name: 'test-score', text: 'select score from members where id = $1' },
      [member.id],
    )
  )?.score;

describe('[K10] the points shop', () => {
  test('[K10] a product – added, stocked, hidden – is in the shop as long as it is shown', async () => {
    const made = await post('products', {
      title: ' 书签 ',
      score: 30,
      stock: 5,
      content: '<p>木</p><script>x</script>',
    });
    const { id: added } = v.parse(v.object({ id: v.number() }), made.body);
    const detail = async () => {
      platform.clock.forward(3000);
      return (await platform.get(`/nis/api/product/detail?id=${added}`)).json();
    };
    expect(await detail()).toMatchObject({ title: '书签', score: 30, stock: 5, content: '<p>木</p>' });
    await post(`products/${added}`, { more: -9, score: 20 });
    expect(await detail()).toMatchObject({ score: 20, stock: 0 });
    await post(`products/${added}`, { more: 4, hidden: true });
    expect(await detail()).toEqual({});
    expect((await read('products')).list[1]).toMatchObject({
      id: added,
      stock: 4,
      hidden: true,
      redeemed: 0,
    });
    expect(await acts()).toEqual(['changeProduct', 'changeProduct', 'addProduct']);
  });

  test('[K10] handOut – a code typed loosely, then again – hands the prize out once and says when', async () => {
    const { id: member, code } = await redeemed();
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `;
    expect(await post('redemptions/hand-out', { code: typed })).toMatchObject({
      status: 200,
      body: { title: '云溪雨伞', memberID: member },
    });
    const again = await post('redemptions/hand-out', { code });
    expect(again.status).toBe(409);
    expect(JSON.stringify(again.body)).toContain('handed out at 2031-03-05');
    expect(await post('redemptions/hand-out', { code: 'AAAA-AAAA' })).toMatchObject({ status: 404 });
    expect((await read('redemptions?state=handedOut')).list).toMatchObject([{ code, state: 'handedOut' }]);
    expect((await read('redemptions?state=waiting')).list).toEqual([]);
  });

  test('[K3] handOut – fifty calls with one code at once – hands out once', async () => {
    const { code } = await redeemed();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post('redemptions/hand-out', { code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  });

  test('[K10] cancelRedemption – twice – gives points and stock back once', async () => {
    const member = await redeemed();
    expect(await scoreOf(member)).toBe(0);
    expect((await post('redemptions/cancel', { code: member.code, reason: '缺货' })).status).toBe(200);
    expect((await post('redemptions/cancel', { code: member.code })).status).toBe(409);
    expect(await scoreOf(member)).toBe(60);
    expect((await read('products')).list).toMatchObject([{ stock: 3, redeemed: 0 }]);
  });

  test('[K10] exportRedemptions – a nickname that is a formula – is text in the table', async () => {
    const { code } = await redeemed('=1+1');
    const { name, csv } = await read('redemptions.csv');
    expect(name).toBe('redemptions.csv');
    expect(csv.slice(0, 1)).toBe('\ufeff');
    expect(csv).toContain(`"云溪雨伞","60","${code}"`);
    expect(csv).toContain(`"=""=1+1""","待领取","=""2031-03-05`);
  });

  test('[H5][K10] setPointsRule – a new score for one event – counts from then on and leaves the others', async () => {
    expect((await post('points', { name: '启动', score: 7, perDay: 1 })).status).toBe(200);
    const { list } = await read('points');
    expect(list).toContainEqual({ name: '启动', score: 7, perDay: 1 });
    expect(list).toContainEqual({ name: '浏览', score: 1, perDay: 10 });
    expect((await post('points', { name: '睡觉', score: 7, perDay: 1 })).status).toBe(400);
    const { uid, headers: reader } = await platform.member('13912349999');
    platform.clock.forward(3000);
    const sum = await platform.get(`/app_if/amuc/api/member/myDayScoreSts?uid=${uid}`, reader);
    expect(sum.json()).toMatchObject({ score: 17 });
  });
});
