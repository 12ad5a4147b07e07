// @vitest-environment happy-dom
import { type MountOptions, mount, refused } from '@testing/mount';
import { signIn, signOut } from '@testing/signedIn';
import { zh } from '@touch/locales/zh';
import { md5hex } from '@touch/outside/ciphers/md5';
import { currentMember } from '@touch/outside/member/member';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storeDraft } from '../comments/sheets/drafts';
import { LoginPanel } from './LoginPanel';
import { MemberPanel } from './MemberPanel';
import { loginTexts } from './texts';
import { texts } from './texts/zh';

const PHONE = '=手机号';
const CODE = '=验证码';
const PASSWORD = '=密码';
const NEW_PASSWORD = '=新密码';
const AGAIN = '=确认密码';

beforeEach(async () => {
  signOut();
  vi.useRealTimers();
  await loginTexts.loadTexts('zh');
});

async function openLogin(answers: MountOptions['answers'] = {}, options: MountOptions = {}) {
  let done = 0;
  const page = await mount(<LoginPanel done={() => (done += 1)} />, {
    ...options,
    answers: { sendCode: {}, loginByPhone: {}, login: {}, register: {}, resetPassword: {}, ...answers },
  });
  const agree = () => page.change(() => page.field('input[type=checkbox]').click());
  const problems = () => page.names('[role=alert], [id$="-error"], [class*=error]').filter(Boolean);
  return { ...page, agree, problems, done: () => done };
}
const withPassword = { config: { authLogin: 'codeOrPassword' } } as const;

describe('[H7] the login by code', () => {
  test('[H7] phone, consent and code – sent – are sent once and say that the login is done', async () => {
    const { type, submit, agree, named, toasts } = await openLogin();
    await type(PHONE, '138 0000 0001');
    await type(CODE, '123456');
    await agree();
    await submit();
    expect(named('loginByPhone')).toEqual([{ phone: '13800000001', code: '123456' }]);
    expect(toasts).toEqual([texts.done]);
  });
  test('[K12] without consent, without a code – sends nothing and says what is missing', async () => {
    const { type, submit, named, text, agree } = await openLogin();
    await type(PHONE, '13800000001');
    await type(CODE, '123456');
    await submit();
    expect(text()).toContain(texts.needsConsent);
    await agree();
    await type(CODE, '');
    await submit();
    expect([text().includes(texts.needsCode), named('loginByPhone')]).toEqual([true, []]);
  });
  test('[H7] a wrong code – sent – is named at its field, which gets the focus; nothing is said to be done', async () => {
    const { type, submit, agree, toasts, text, field } = await openLogin({
      loginByPhone: refused(-1, '验证码错误或已过期'),
    });
    await type(PHONE, '13800000001');
    await type(CODE, '654321');
    await agree();
    await submit();
    expect([text().includes(texts.wrongCode), toasts, field(CODE).value]).toEqual([true, [], '654321']);
  });
  test('[H7] the network failed – says so and sends again at the next tap', async () => {
    const { type, submit, agree, text, named } = await openLogin({ loginByPhone: new Error('no') });
    await type(PHONE, '13800000001');
    await type(CODE, '123456');
    await agree();
    await submit();
    await submit();
    expect([text().includes(zh['state.networkError']), named('loginByPhone').length]).toEqual([true, 2]);
  });
});

describe('[wire n1] the code by text message', () => {
  test('[wire n1] asked for without a phone, with one, again within a minute – is sent once, for a login', async () => {
    const { type, tap, named, text, toasts, field } = await openLogin();
    await tap(texts.getCode);
    expect([text().includes(texts.needsPhone), named('sendCode')]).toEqual([true, []]);
    await type(PHONE, '13800000001');
    await tap(texts.getCode);
    expect([named('sendCode'), toasts]).toEqual([
      [{ phone: '13800000001', scene: 'login' }],
      [texts.codeSent],
    ]);
    expect(document.activeElement).toBe(field(CODE));
    await tap(/秒后重发/);
    expect(named('sendCode')).toHaveLength(1);
  });
  test('[wire n1] refused – says why and may be asked for at once', async () => {
    const { type, tap, named, has, text } = await openLogin(
      { sendCode: refused(-1, '验证码发送失败，请稍后再试') },
      withPassword,
    );
    await tap(texts.forgotten);
    await type(PHONE, '13800000001');
    await tap(texts.getCode);
    expect([
      named('sendCode')[0]?.scene,
      text().includes(texts.codeNotSent),
      has('button', texts.getCode),
    ]).toEqual([...['reset', true, true]]);
  });
  test('[C7] of a site that asks a captcha before – comes only with its answer', async () => {
    const picture = { picture: 'data:image/png;base64,AAAA', verifyId: 'v1' };
    const page = await openLogin(
      { verifyCode: picture, 'verifyCode/picture': picture },
      { config: { asksCaptcha: true, authLogin: 'codeOrPassword' } },
    );
    await page.tap(texts.forgotten);
    await page.type(PHONE, '13800000001');
    await page.tap(texts.getCode);
    await page.tap(texts.getCode);
    expect([page.named('sendCode'), page.text().includes(texts.needsPicture)]).toEqual([[], true]);
    await page.type('=图', 'abcd');
    await page.tap(texts.getCode);
    expect(page.named('sendCode')).toEqual([
      { phone: '13800000001', scene: 'reset', verifyId: 'v1', verifyCode: 'abcd', work: '' },
    ]);
    expect(page.names('img')).toEqual([]);
  });
});

describe('[H7] a password', () => {
  test('[H7] the ways in – code alone, or a password too – are those of the site', async () => {
    expect((await openLogin({}, { config: { authLogin: 'code' } })).names('[aria-pressed]')).toEqual([]);
    expect((await openLogin({}, withPassword)).names('[role=group] button')).toEqual([
      texts.byCode,
      texts.byPassword,
    ]);
  });
  test('[wire n2] sent – is the MD5 of what was typed', async () => {
    const { tap, type, submit, agree, named } = await openLogin({}, withPassword);
    await tap(texts.byPassword);
    await type(PHONE, '13800000001');
    await type(PASSWORD, 'lanchuan2031');
    await agree();
    await submit();
    expect(named('login')).toEqual([{ phone: '13800000001', password: md5hex('lanchuan2031') }]);
  });
  test('[H7] shown by the eye, hidden again', async () => {
    const { tap, field } = await openLogin({}, withPassword);
    await tap(texts.byPassword);
    const types: string[] = [field(PASSWORD).type];
    for (const _ of [1, 2]) {
      await tap(texts.showPassword);
      types.push(field(PASSWORD).type);
    }
    expect(types).toEqual(['password', 'text', 'password']);
  });
  test('[H7] set again – twice the same, differing – is sent with code, or not at all; problems of another way are gone', async () => {
    const { tap, type, submit, named, text, toasts } = await openLogin({}, withPassword);
    await tap(texts.forgotten);
    await type(PHONE, '13800000001');
    await type(CODE, '123456');
    await type(NEW_PASSWORD, 'lanchuan2031');
    await type(AGAIN, 'lanchuan2032');
    await submit();
    expect([text().includes(texts.differ), named('resetPassword')]).toEqual([true, []]);
    await tap(texts.register);
    expect(text()).not.toContain(texts.differ);
    await tap(texts.forgotten);
    await type(AGAIN, 'lanchuan2031');
    await submit();
    expect(named('resetPassword')).toEqual([
      { phone: '13800000001', code: '123456', password: md5hex('lanchuan2031') },
    ]);
    expect(toasts).toEqual([texts.passwordSet]);
  });
});

test('[H7] a login in another tab – the panel open – is done here too, once', async () => {
  const { change, done } = await openLogin();
  await change(() => signIn('u1'));
  await change(() => signIn('u1'));
  expect(done()).toBe(1);
});

test.each([
  ['in the messenger', 'MicroMessenger', 'wx1', true],
  ['in the messenger of a site without it', 'MicroMessenger', '', false],
  ['in a browser', 'Chrome', 'wx1', false],
])('[G7] the login by the messenger – %s – is offered: %s', async (_, userAgent, appid, isOffered) => {
  const { has } = await openLogin(
    {},
    { userAgent, config: { messenger: { appid, authorizeUrl: '', sdkUrl: '' } } },
  );
  expect(has('button', texts.messenger)).toBe(isOffered);
});

describe('[H7] the panel of a member', () => {
  async function openMember(change: { hasPhone?: boolean } = {}, options: MountOptions = {}) {
    signIn('u1', change);
    const member = currentMember('1');
    if (!member) throw new Error('nobody is in');
    const events: string[] = [];
    const page = await mount(
      <MemberPanel
        member={member}
        onContinue={() => events.push('on')}
        onSignedOut={() => events.push('out')}
      />,
      { ...options, answers: { logout: {}, oauthBindPhone: {}, resetPassword: {}, ...options.answers } },
    );
    return { ...page, events };
  }
  test.each([
    ['a phone', true, 'code', [texts.logout]],
    ['no phone', false, 'code', [texts.bindPhone, texts.logout]],
    ['a phone, on a site with passwords', true, 'codeOrPassword', [texts.setPassword, texts.logout]],
    ['no phone, on a site with passwords', false, 'codeOrPassword', [texts.bindPhone, texts.logout]],
  ] as const)('[H7] of one with %s – offers what can be changed', async (_, hasPhone, authLogin, offers) => {
    const { names } = await openMember({ hasPhone }, { config: { authLogin } });
    expect(names('button').slice(1)).toEqual(offers);
  });
  test('[H7] signed out – by the call, and where it fails – forgets what is personal and says so', async () => {
    for (const answer of [{}, new Error('no')]) {
      const { tap, named, toasts, events } = await openMember({}, { answers: { logout: answer } });
      storeDraft('0/345/', { text: '我家门前', pictures: [] });
      await tap(texts.logout);
      expect([named('logout'), toasts, events]).toEqual([[{ uid: 'u1' }], [texts.loggedOut], ['out']]);
      expect(localStorage.getItem('commentDrafts')).toBeNull();
    }
  });
  test('[H7] a phone bound – is sent with the member’s number, and the form closes with the member having one', async () => {
    const { tap, type, submit, named, names, toasts } = await openMember({ hasPhone: false });
    await tap(texts.bindPhone);
    await type(PHONE, '13800000001');
    await type(CODE, '123456');
    await submit();
    expect(named('oauthBindPhone')).toEqual([{ uid: 'u1', newPhone: '13800000001', code: '123456' }]);
    expect([names('form'), toasts, currentMember('1')?.hasPhone]).toEqual([[], [texts.phoneBound], true]);
  });
  test('[H7] a form opened and tapped again – closes; going on goes on', async () => {
    const { tap, names, events } = await openMember({ hasPhone: false });
    await tap(texts.bindPhone);
    expect(names('form')).toHaveLength(1);
    await tap(texts.bindPhone);
    expect(names('form')).toEqual([]);
    await tap(texts.goOn);
    expect(events).toEqual(['on']);
  });
});
