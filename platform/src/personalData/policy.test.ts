import { defaultRetention } from '@platform/sites/retention';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalTableList } from './personalTables.rules';
import { policyParagraph } from './policy.document';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const policyOf = async (): Promise<string> =>
  Object((await platform.get('/app_if/getConfig?appID=1')).json()).privacyPolicyHtml;

test('[K16][K18] the privacy policy – the newsroom’s own text, other days of tip-offs – ends with the data that are kept, and says those days', async () => {
  await platform.configure({ privacyPolicyHtml: '<p>本报的政策</p>', retention: { tipoffs: 77 } });
  platform.clock.forward(5_000);
  const policy = await policyOf();
  expect(policy).toMatch(/^<p>本报的政策<\/p><h3>本站保存的个人信息<\/h3>/);
  expect(policy).toContain('爆料77天');
  expect(policy).not.toContain('爆料1095天');
  expect(policy).toMatch(/依法留存的网络日志.*保存多久：200天/);
});

test('[K16] the privacy policy of a site in another language – says it in that language', async () => {
  await platform.configure({ locale: 'de' });
  platform.clock.forward(5_000);
  expect(await policyOf()).toContain('<h3>Personenbezogene Daten, die diese Seite speichert</h3>');
});

test.each(['zh', 'en', 'de', 'fr', 'bo'])(
  '[K16] the paragraph in %s – every subject and every kind of value has words – each subject says what is kept, how long, and what stays',
  (locale) => {
    const html = policyParagraph(locale, defaultRetention, 200);
    expect(html).not.toMatch(/undefined|\[object/);
    const subjects = new Set(
      personalTableList.map(([, { subject }]) => subject).filter((one) => one !== 'staff'),
    );
    expect(html.match(/<h4>/g)).toHaveLength(subjects.size + 1);
    expect(html.match(/<li>/g)).toHaveLength(3 * (subjects.size + 1));
  },
);

test('[K16] the paragraph – days of each kind with a time of its own – is said', () => {
  const html = policyParagraph('en', { ...defaultRetention, tipoffs: 1, feedback: 2 }, 181);
  expect(html).toContain('tip-offs 1 day<');
  expect(html).toContain('feedback 2 days');
  expect(html).toContain('ended logins 180 days');
  expect(html).toMatch(/Network logs required by law.*How long: 181 days/);
});
