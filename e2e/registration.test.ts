import { RegistrationStatus } from '@contract/participation/codes';
import { anEntry } from '@testing/anEntry';
import { axeFindings } from '@testing/axe';
import { journey, type PhoneOptions } from '@testing/browser';
import { databaseAway } from '@testing/databaseAway';
import type { Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { configure, logIn } from './members';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const numberOf = async (title: string): Promise<number> => {
  const text = `select id from activities where doc->>'title' like '%' || $1 || '%'`;
  const row = await newsroom().db.one<{ id: number }>({ name: 'e2e activity', text }, [title]);
  return row?.id ?? 0;
};
const ANSWERS = {
  entry_realName: '罗小溪',
  entry_phone: '13800000031',
  entry_age: '24',
  entry_part: '浅滩',
  entry_guardian: '13800000032',
  entry_home: '云溪镇',
};

let people = 0;
/** A member on the page of a registration; who is not in comes in first, by the page's own link. */
async function member(path: string, options: Omit<PhoneOptions, 'origin'> = {}) {
  people += 1;
  const number = `135333000${String(people).padStart(2, '0')}`;
  const visitor = await phone(options);
  await visitor.open(at(path));
  await visitor.page.getByRole('link', { name: '登录', exact: true }).click();
  await logIn(newsroom(), visitor.page, number);
  await visitor.page.waitForURL(`**${at(path)}`);
  const text = 'select id from members where phone = $1';
  const row = await newsroom().db.one<{ id: number }>({ name: 'e2e member', text }, [number]);
  return { ...visitor, id: row?.id ?? 0 };
}

describe('[F8 registrationDetail][wire n5]', () => {
  journey(
    'signed out one is asked to come in, and goes on: nothing yet, then the entry as it stands',
    async () => {
      const river = await numberOf('清河日');
      const { page, id } = await member(`/registrationDetail/${river}/0.html`);
      await page.getByRole('heading', { name: '没有找到您的报名' }).waitFor();
      await anEntry(newsroom().db, {
        ...{ activity: river, member: id, answers: ANSWERS, status: RegistrationStatus.passed },
      });
      await page.reload();
      await page.getByRole('heading', { name: /清河日/ }).waitFor();
      const main = page.locator('main');
      for (const words of [`R${river}-${id}`, '已通过', '老码头石阶下', '3月2日 10:20'])
        await main.getByText(words, { exact: true }).waitFor();
      const filled = main.getByRole('region', { name: '您填写的内容' });
      const labels = ['姓名', '手机号', '年龄', '想去哪一段', '同行家长的号码', '从哪里来'];
      expect(await filled.locator('dt').allTextContents()).toEqual(labels);
      expect(await filled.locator('dd').allTextContents()).toEqual(Object.values(ANSWERS));
      expect(await axeFindings(page)).toEqual([]);
    },
  );

  journey('[C4] in another language too', async () => {
    const river = await numberOf('清河日');
    const { page, id } = await member(`/registrationDetail/${river}/0.html`);
    await anEntry(newsroom().db, { activity: river, member: id, answers: { entry_realName: '罗小溪' } });
    await page
      .context()
      .addCookies([{ name: 'touchpaper', value: 'locale-de', url: newsroom().origin, sameSite: 'Lax' }]);
    await page.reload();
    await page.getByText('Wird geprüft').waitFor();
    expect(await page.getByText('Nicht ausgefüllt').count()).toBe(5);
  });

  journey('[S§8][wire W7] 10201: it says where to look, and leads there', async () => {
    await configure(newsroom(), { _rd_deepLink: { deepChain: 'lanchuan://registrations' } });
    const { page } = await member(`/registrationDetail/${await numberOf('陶艺课')}/0.html`);
    await page.getByRole('heading', { name: '请下载APP查看报名进展' }).waitFor();
    expect(await page.getByRole('link', { name: '打开APP' }).getAttribute('href')).toBe(
      'lanchuan://registrations',
    );
    await configure(newsroom(), { _rd_deepLink: { deepChain: 'javascript://%0aalert(1)' } });
    await page.reload();
    await page.getByRole('heading', { name: '请下载APP查看报名进展' }).waitFor();
    expect(await page.getByRole('link', { name: '打开APP' }).count()).toBe(0);
    await page.getByRole('link', { name: '下载客户端' }).click();
    await page.waitForURL('**/downloadClient.html');
    await configure(newsroom(), { _rd_deepLink: { deepChain: '' } });
  });

  journey('[E2] what did not come is told, and comes by another tap', async () => {
    const river = await numberOf('清河日');
    const { page, id } = await member(`/registrationDetail/${river}/0.html`, {
      expected: [/Failed to load resource/],
    });
    await page.getByRole('heading', { name: '没有找到您的报名' }).waitFor();
    await anEntry(newsroom().db, { activity: river, member: id, answers: ANSWERS });
    const once = async (route: Route) => {
      // The network is back before the message shows: the next call is the reader's own tap.
      await route.fulfill({ response: await databaseAway(newsroom().db, () => route.fetch()) });
    };
    await page.route(/\/activity\/registration\?/, once, { times: 1 });
    await page.reload();
    await page.getByRole('alert').getByText('出错了，请稍后再试').waitFor();
    await page.getByRole('button', { name: '重试' }).click();
    await page.getByRole('heading', { name: /清河日/ }).waitFor();
  });
});
