import { NEWSROOM } from '@contract/newsroom';
import { setDepartment } from '@platform/staff/departments.store';
import { aStaff, type TestStaff } from '@testing/aStaff';
import { axeFindings } from '@testing/axe';
import { journey } from '@testing/browser';
import { expect } from 'vitest';
import { logIn } from './members';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

async function staffCall(staff: TestStaff, path: string, body: object): Promise<void> {
  const headers = { ...staff.headers, 'content-type': 'application/json' };
  const address = `${newsroom().origin}${NEWSROOM}/sites/1/${path}`;
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
}

/** Somebody who answers for the leader's office. */
async function departmentOf(leader: string): Promise<TestStaff> {
  const text =
    "select group_id as id from people where site_id = 1 and kind = 'leader' and doc->>'name' = $1";
  const office = await newsroom().db.one<{ id: number }>({ name: 'e2e office', text }, [leader]);
  if (!office) throw new Error(`there is no leader ${leader}`);
  const department = await aStaff(newsroom(), { site: 1, role: 'department' });
  await setDepartment(newsroom().db, department.id, 1, { groupID: office.id, has: true });
  return department;
}

journey(
  '[F17 qaDetail][G11] a question to a leader – asked without a login, kept through it, answered by its office – the asker reads and rates the answer',
  async () => {
    const { page, open } = await phone();
    await open(at('/LeaderViewList.html'));
    const button = page.getByRole('button', { name: /^我要提问：/ }).first();
    const leader = (await button.getAttribute('aria-label'))?.slice('我要提问：'.length) ?? '';
    const department = await departmentOf(leader);
    await button.click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: '提交' }).click();
    await sheet.getByRole('alert').filter({ hasText: '请输入问题' }).waitFor();
    await sheet.getByLabel('问题').fill('老桥什么时候修好');
    await sheet.getByLabel('补充说明（选填）').fill('桥面有两处坑。');
    expect(await axeFindings(page)).toEqual([]);
    await sheet.getByRole('button', { name: '提交' }).click();
    await logIn(newsroom(), page, '13800770001');
    await page.waitForURL('**/qaDetail/*.html');
    await page.getByText('问题正在审核，目前只有您自己能看到。').waitFor();
    const id = Number(/(\d+)\.html/.exec(page.url())?.[1]);

    await staffCall(department, `questions/${id}/accept`, {});
    await staffCall(department, `questions/${id}/answer`, { content: '本月二十日前补好，绕行走新桥。' });
    newsroom().clock.forward(10_000);
    const other = await phone();
    await other.open(at(`/qaDetail/${id}.html`));
    await other.page.getByText('本月二十日前补好，绕行走新桥。').waitFor();
    expect(await other.page.getByText('评价这次答复').count()).toBe(0);

    await page.reload();
    await page.getByText('本月二十日前补好，绕行走新桥。').waitFor();
    await page.getByRole('button', { name: '提交评价' }).click();
    await page.getByRole('alert').filter({ hasText: '请先选择评分' }).waitFor();
    await page.getByText('满意', { exact: true }).click();
    await page.getByRole('button', { name: '提交评价' }).click();
    await page.getByText('提问者评价：满意（4分）').waitFor();
    newsroom().clock.forward(10_000);
    await other.page.reload();
    await other.page.getByText('提问者评价：满意（4分）').waitFor();
  },
);
