// @vitest-environment happy-dom
import { type MountOptions, mountScreen, refused } from '@testing/mount';
import { signIn, signOut } from '@testing/signedIn';
import { zh } from '@touch/locales/zh';
import { beforeEach, describe, expect, test } from 'vitest';
import * as productDetail from './load';
import { texts } from './texts/zh';

beforeEach(signOut);

const product = { id: 5, title: '河鱼干', score: 30, stock: 2 };
const redemption = (id: number, productId: number, status: number) => ({
  id,
  productId,
  code: `码${id}`,
  status,
});
const openProduct = (
  change: object = {},
  answers: MountOptions['answers'] = {},
  options: MountOptions = {},
) =>
  mountScreen(
    productDetail,
    { query: 'id=5' },
    {
      ...options,
      answers: {
        productDetail: { ...product, ...change },
        myDayScoreSts: { score: 30, dayScore: 0 },
        productMine: { list: [], hasMore: false },
        ...answers,
      },
    },
  );
const mainButton = (page: Awaited<ReturnType<typeof openProduct>>) => {
  const button = page.field('section button');
  return [button.textContent, button.getAttribute('aria-disabled')];
};

describe('[F19] the button of a product × stock, reader and points', () => {
  test.each([
    ['a visitor', 2, undefined, texts.loginFirst, 'false'],
    ['a visitor, nothing left', 0, undefined, texts.soldOut, 'true'],
    ['exactly enough points', 2, 30, texts.redeem, 'false'],
    ['one point too few', 2, 29, texts.missing(1), 'true'],
    ['points, nothing left', 0, 99, texts.soldOut, 'true'],
    ['no points, nothing left', 0, 0, texts.soldOut, 'true'],
  ])('[F19] %s', async (_, stock, score, name, disabled) => {
    if (score !== undefined) signIn('u1');
    const page = await openProduct({ stock }, { myDayScoreSts: { score, dayScore: 0 } });
    expect(mainButton(page)).toEqual([name, disabled]);
    expect(page.text()).toContain(stock > 0 ? texts.left(stock) : texts.soldOut);
    await page.change(() => page.field('section button').click());
    expect(page.names('dialog').length).toBe(disabled === 'true' ? 0 : 1);
  });
  test('[F19] points that have not come – the button redeems all the same: the platform decides', async () => {
    signIn('u1');
    expect(mainButton(await openProduct({}, { myDayScoreSts: new Error('no') }))).toEqual([
      texts.redeem,
      'false',
    ]);
  });
});

test('[F19] codes of a product – waiting, used, of another product – are shown where they wait', async () => {
  signIn('u1');
  const list = [redemption(1, 5, 0), redemption(2, 5, 1), redemption(3, 6, 0), redemption(4, 5, 0)];
  const page = await openProduct({}, { productMine: { list, hasMore: false } });
  expect(['码1', '码2', '码3', '码4'].filter((code) => page.text().includes(code))).toEqual(['码1', '码4']);
});

describe('[F19] redeeming', () => {
  const open = async (exchangeProduct: unknown) => {
    signIn('u1');
    const page = await openProduct({}, { exchangeProduct: () => exchangeProduct });
    await page.change(() => page.field('section button').click());
    const reads = () =>
      ['productDetail', 'myDayScoreSts', 'productMine'].map((name) => page.named(name).length);
    return { ...page, reads };
  };
  test('[F19] confirmed – is sent once, shows the code, and reads stock, points and codes again', async () => {
    const page = await open({ success: true, code: 'AB12' });
    expect(page.text()).toContain(texts.costs(30));
    expect(page.named('exchangeProduct')).toEqual([]);
    const before = page.reads();
    await page.tap(texts.confirm);
    expect(page.named('exchangeProduct')).toEqual([{ id: 5 }]);
    expect([page.text().includes('AB12'), page.text().includes(texts.howToFetch)]).toEqual([true, true]);
    expect(page.reads()).toEqual(before.map((count) => count + 1));
  });
  test.each([
    ['sold out meanwhile', { success: false, code: '1005' }, texts.soldOut],
    ['one too many', { success: false, code: '1003' }, texts.overLimit],
    ['too few points', { success: false, code: '1001' }, texts.notEnough],
    ['refused with words', refused(-1, '今天不能兑换'), '今天不能兑换'],
    ['refused without words', { success: false, code: '' }, zh['state.networkError']],
  ])('[F19] %s – says why, and reads stock and points again', async (_, answer, words) => {
    const page = await open(answer);
    const before = page.reads();
    await page.tap(texts.confirm);
    expect(page.names('[role=alert]').join('')).toBe(words);
    expect(page.reads()).toEqual(before.map((count) => count + 1));
    expect(page.has('button', texts.confirm)).toBe(true);
  });
  test('[F19] lost – says so and reads nothing; sent again it is the same call', async () => {
    const page = await open(new Error('no'));
    const before = page.reads();
    await page.tap(texts.confirm);
    await page.tap(texts.confirm);
    expect([page.text().includes(zh['state.networkError']), page.named('exchangeProduct').length]).toEqual([
      true,
      2,
    ]);
    expect(page.reads()).toEqual(before);
  });
  test('[F19] a second tap while the first is on its way – sends nothing more', async () => {
    let end = (_: object): void => undefined;
    const page = await open(new Promise((done) => (end = done)));
    await page.tap(texts.confirm);
    await page.tap(texts.sending);
    expect(page.named('exchangeProduct')).toHaveLength(1);
    await page.change(() => end({ success: true, code: 'AB12' }));
  });
});

test.each(['', 'id=x'])(
  '[E7] a product of the address "%s" – is gone, and leads to the shop',
  async (query) => {
    const page = await mountScreen(productDetail, { query }, { answers: {} });
    expect(page.text()).toContain(texts.gone);
    expect(page.find('a', texts.toShop).getAttribute('href')).toBe(
      '/app/news/integralShop.html?tab=products',
    );
    expect(page.named('productDetail')).toEqual([]);
  },
);
