import type { Role } from '@contract/newsroomShapes';
import { createStaff } from '@platform/staff/staff.service';
import { openPhone, type PhoneOptions } from '@testing/browser';
import type { Newsroom } from '@testing/demonstration';
import type { Page } from 'playwright-core';

export const PASSWORD = 'Vier Pferde am Fluss';

/** A member of staff with a password. */
export async function addPerson({ db, clock }: Newsroom, name: string, role: Role): Promise<string> {
  const staff = createStaff(db, clock.now);
  const by = { staff: 0, at: new Date(clock.now()) };
  await staff.add(by, { name, password: PASSWORD, site: 1, role, realName: '' });
  return name;
}

export async function fillSignIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('用户名').fill(name);
  await page.getByLabel('密码').fill(PASSWORD);
  await page.getByRole('button', { name: '登录' }).click();
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the desk and signs in; violations of the policy are errors of the console, which fail the test. */
export async function openDesk(
  { origin }: Newsroom,
  name: string,
  options: Omit<PhoneOptions, 'origin'> = {},
) {
  const phone = await openPhone({ origin, ...options });
  await phone.page.goto(`${origin}/desk`);
  await fillSignIn(phone.page, name);
  await heading(phone.page, '今日').waitFor();
  return phone;
}

export const title = (page: Page) => page.getByRole('textbox', { name: /^标题 / });
export const body = (page: Page) => page.getByRole('textbox', { name: '正文' });
export const words = (page: Page) => page.getByRole('article').getByRole('status').first();

/** Begins a story with a title and a first paragraph. */
export async function beginStory(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: '写稿' }).click();
  await title(page).fill(name);
  await body(page).click();
  await page.keyboard.type(text);
}

export async function choose(page: Page, field: RegExp, choice: string): Promise<void> {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}
