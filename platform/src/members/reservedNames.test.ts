import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let platform: TestPlatform;
let member: Awaited<ReturnType<TestPlatform['member']>>;
beforeAll(async () => {
  platform = await startPlatform();
  await platform.configure({
    appName: '澜川融媒',
    nicknames: { reserved: ['爆料台', 'Lantern Post', '龙门长风', '啟明值守'] },
  });
  await platform.db.script(
    `insert into people (site_id, id, kind, name, doc) values (1, 901, 'reporter', '王小明', '{}')`,
  );
  member = await platform.member();
});
afterAll(() => platform.close());

const base64 = (text: string) => Buffer.from(text).toString('base64');
const modify = async (nickname: string) =>
  Object(
    (
      await platform.sso(
        'modify',
        { uid: member.uid, nickname: base64(nickname) },
        { token: member.headers.token },
      )
    ).json(),
  );

describe('[H7][K8] names of the paper and its staff', () => {
  test.each([
    ...[
      '澜川',
      '澜川融媒',
      '澜 川',
      '澜川123',
      '澜川日报',
      '澜川App',
      '我是澜川融媒的',
      '澜川\u200b融\u2060媒',
    ],
    ...[
      '官方',
      '官 方 号',
      '官·方',
      '编辑部',
      '編輯部',
      '值班编辑',
      '新闻记者',
      '小编01',
      '管理员',
      '⼯作⼈员小王',
    ],
    ...['⻰⻔⻓⻛', '龍門⻑風', '启明值守', '啓明値守'],
    ...[
      'admin',
      'ADMIN',
      'Ａｄｍｉｎ',
      'a d m i n',
      'ad\u200bmin',
      'аdmіn',
      'αdmin',
      'adm1n',
      'admin123',
      'site_admin',
    ],
    ...[
      '澜川日報',
      '瀾川日报',
      '瀾川曰報',
      '澜川融媒體',
      '總編輯',
      '廣播小編',
      '王小明',
      '記者王小明',
      '王小明01',
    ],
    ...['𝓪𝓭𝓶𝓲𝓷', 'ⓐⓓⓜⓘⓝ', 'âdmïn', 'ᴀᴅᴍɪɴ', '@dmin', 'Official', 'officia1', 'Rédaction', 'Customer-Service'],
    ...['དོ་དམ་པ', '爆料台小王', 'lantern post', 'LanternPost', 'l4ntern p0st'],
  ])('%s', async (nickname) => {
    expect(await modify(nickname)).toMatchObject({
      status: -1,
      msg: 'user nickname reserved',
      message: '这个昵称会被当作本报或工作人员，请换一个',
    });
  });

  test.each([
    ...[
      '澜川人',
      '在宁垣的澜川人',
      '爱打badminton',
      'Badminton',
      '非典型读者',
      '官员的邻居',
      '方官庄',
      '看水的人',
    ],
    ...['王小明的读者', '王小明明'],
    ...['sadminton', 'systematic', 'Rooty', '读者000001', 'Stafford', 'པདྨ་སྒྲོལ་མ', '记者证丢了', '澜川山里人'],
  ])('%s is anybody’s', async (nickname) => {
    expect(await modify(nickname)).toMatchObject({ status: 0, data: { nickname } });
  });

  test('a member who has a reserved name – changes other data – keeps the name', async () => {
    await platform.db.run({ name: 'test-name', text: 'update members set nickname = $1' }, ['澜川官方']);
    expect(await modify('澜川官方')).toMatchObject({ status: 0, data: { nickname: '澜川官方' } });
    expect(await modify('澜川官方二')).toMatchObject({ msg: 'user nickname reserved' });
  });

  test('[G7] a provider’s name for the member – reserved – is not adopted', async () => {
    await platform.configure({ appName: '澜川融媒', legacyWrites: 1 });
    const claimed = { provider: 'apple', oid: 'o1', nickname: base64('澜川融媒官方') };
    const came = Object((await platform.sso('oauthLogin', claimed)).json());
    expect(came).toMatchObject({ status: 0, data: { nickname: expect.stringMatching(/^读者\d{6}$/) } });
    await platform.configure({});
  });

  test('the newsroom’s own words are told to nobody', async () => {
    await platform.configure({ nicknames: { reserved: ['爆料台'] } });
    expect((await platform.get('/app_if/getConfig?appID=1')).text).not.toMatch(/爆料台|nicknames/);
  });
});

describe('[K20] names of institutions', () => {
  const refusedName = { status: -1, msg: 'user nickname reserved' };
  const set = (more: object) => platform.configure({ appName: '澜川融媒', ...more });
  beforeAll(async () => {
    await platform.db.script(
      `insert into sites (id, name) values (2, '邻县') on conflict do nothing;
      insert into categories (site_id, code, id, parent_id, order_id, doc) values (1, 'LEADER', 31, 0, 1, '{"catName":"水务局"}'),
        (2, 'LEADER', 31, 0, 1, '{"catName":"邻县渔政站"}') on conflict do nothing`,
    );
    await set({ siteConfig: { discuss: { refusedWords: ['赌博', 'casino'] } } });
  });
  afterAll(() => set({}));

  test.each([
    ...[
      '国家网信办',
      '國家網信辦',
      '我是新华社的',
      '新華社',
      '人民日报小站',
      '县委',
      '澜川县人民政府',
      '公安局小王',
    ],
    ...[
      '交警大队',
      '解放军战友',
      '央视',
      '水务局',
      '水 务 局',
      '水務局01',
      '云溪镇党委',
      '晨光日报',
      '赌博',
      '賭博',
      '赌·博王',
      'CASINO',
      '囯家网信办',
    ],
  ])('[K20] %s – is refused where region is cn', async (nickname) => {
    expect(await modify(nickname)).toMatchObject(refusedName);
  });

  test.each(['中国网友', '上海关注者', '要求是真的', '邻县渔政站', '局外人', '新华书店常客'])(
    '[K20] %s – is anybody’s',
    async (nickname) => {
      expect(await modify(nickname)).toMatchObject({ status: 0, data: { nickname } });
    },
  );

  test.each([{ region: 'other' as const }, { nicknames: { institutions: false } }])(
    '[K20] settings %j – names of institutions are anybody’s, refused words are not',
    async (settings) => {
      const discuss = { refusedWords: ['赌博'] };
      await set({ siteConfig: { discuss }, ...settings });
      expect(await modify('新华社之友')).toMatchObject({ status: 0 });
      expect(await modify('赌博王')).toMatchObject(refusedName);
    },
  );
});
