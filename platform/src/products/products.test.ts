import { ExchangeCode } from '@contract/participation/shopCodes';
import * as contract from '@contract/products';
import { aMember, type TestMember } from '@testing/aMember';
import { aProduct } from '@testing/newsroomDocuments';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saveProduct } from './products.service';

const ID = 1;

let platform: TestPlatform;
let reader: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  reader = await aMember(platform);
});
afterEach(() => platform.close());

const add = (change: Parameters<typeof aProduct>[1] = {}, id = ID) =>
  saveProduct(platform.db, 1, aProduct(id, change));
const rich = (score: number, { id }: TestMember = reader) =>
  platform.db.run({ name: 'test-rich', text: 'update members set score = $1 where id = $2' }, [score, id]);
const scoreOf = async ({ id }: TestMember = reader) =>
  (
    await platform.db.one<{ score: number }>(
      { name: 'test-score', text: 'select score from members where id = $1' },
      [id],
    )
  )?.score;
const stockOf = async () => {
  const row = await platform.db.one<{ stock: number }>({
    name: 'test-stock',
    text: 'select stock from products where id = 1',
  });
  return row?.stock;
};
const call = async (path: string, parameters: Record<string, string>, member?: TestMember) =>
  (
    await platform.post(
      `/nis/api/product/${path}`,
      new URLSearchParams(parameters).toString(),
      member ? { token: member.token } : {},
    )
  ).json();
const exchange = async (member = reader, id = ID) => {
  const answer = await call('exchange', { id: String(id) }, member);
  expect(faults(contract.exchangeProduct.output, answer)).toEqual([]);
  return v.parse(contract.exchangeProduct.output, answer);
};
const mine = async (member = reader) =>
  v.parse(contract.productMine.output, await call('mine', {}, member)).list;

describe('the points shop', () => {
  test('[wire n12] productList – a hidden product – leaves it out and keeps the newsroom’s order', async () => {
    await add({ order: 2 });
    await add({ order: 1, title: '书签' }, 2);
    await add({ hidden: true }, 3);
    const { list } = v.parse(contract.productList.output, await call('list', {}));
    expect(list.map(({ id, title }) => [id, title])).toEqual([
      [2, '书签'],
      [1, '云溪雨伞'],
    ]);
    expect(await call('detail', { id: '3', curVersions: '3' })).toMatchObject({ status: 1 });
  });

  test('[wire n12][H5] exchange – enough points – takes them, one piece of stock, and gives a code', async () => {
    await add();
    await rich(100);
    const { success, code } = await exchange();
    expect(success).toBe(true);
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect([await scoreOf(), await stockOf()]).toEqual([40, 2]);
    expect(await mine()).toMatchObject([{ productId: ID, title: '云溪雨伞', score: 60, code, status: 0 }]);
    const history = await platform.post('/app_if/amuc/api/member/myScoreList', '', { token: reader.token });
    expect(history.json()).toMatchObject({ list: [{ eType: '商城', srname: '云溪雨伞', score: -60 }] });
  });

  test('[wire n12] exchange – its answer was lost and it is sent again – is the same redemption', async () => {
    await add({ perMember: 0 });
    await rich(200);
    const [first, again] = [await exchange(), await exchange()];
    expect(again.code).toBe(first.code);
    platform.clock.forward(31_000);
    expect((await exchange()).code).not.toBe(first.code);
    expect([await scoreOf(), await stockOf()]).toEqual([80, 1]);
  });

  test.each([
    ['too few points', {}, 59, ExchangeCode.notEnough],
    ['no stock', { stock: 0 }, 100, ExchangeCode.soldOut],
  ])('[wire n12] exchange – %s – changes nothing and says so', async (_, change, score, code) => {
    await add(change);
    await rich(score);
    const stock = await stockOf();
    expect(await exchange()).toMatchObject({ success: false, code });
    expect([await scoreOf(), await stockOf(), await mine()]).toEqual([score, stock, []]);
  });

  test('[wire n12] exchange – a member has as many as allowed – is refused', async () => {
    await add();
    await rich(1000);
    await exchange();
    platform.clock.forward(31_000);
    expect(await exchange()).toMatchObject({ success: false, code: ExchangeCode.overLimit });
    expect([await scoreOf(), await stockOf()]).toEqual([940, 2]);
  });

  test('[wire n12] exchange – an unknown or hidden product – is refused', async () => {
    await add({ hidden: true });
    await rich(100);
    for (const id of ['1', '99'])
      expect(await call('exchange', { id }, reader)).toMatchObject({ status: -1 });
    expect(await scoreOf()).toBe(100);
  });

  test('[K3] the last product – thirty members at the same moment – is redeemed once', async () => {
    await add({ stock: 1 });
    const members = await Promise.all(Array.from({ length: 30 }, () => aMember(platform)));
    for (const one of members) await rich(100, one);
    const answers = await Promise.all(members.map((one) => exchange(one)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === ExchangeCode.soldOut)).toHaveLength(29);
    expect(await stockOf()).toBe(0);
    const scores = await Promise.all(members.map((one) => scoreOf(one)));
    expect(scores.filter((score) => score === 40)).toHaveLength(1);
  });

  test('[K3] points of one member – twenty products at the same moment – never fall below zero', async () => {
    for (let id = 1; id <= 20; id += 1) await add({ perMember: 0, stock: 5 }, id);
    await rich(150);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, id) => exchange(reader, id + 1)));
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    expect([await scoreOf(), (await mine()).length]).toEqual([30, 2]);
  });

  test('[K12] redemptions – the membership ends – are deleted', async () => {
    await add();
    await rich(100);
    await exchange();
    await platform.sso('cancel', {}, { token: reader.token, device: reader.device });
    expect(await platform.db.query({ name: 'test-left', text: 'select 1 from redemptions' })).toEqual([]);
  });
});
