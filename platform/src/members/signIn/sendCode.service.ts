import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import { networkOf, networkPrefixOf } from '@platform/limits/rateLimit';
import { SsoRefusal, ssoRefused } from '@platform/wire/refusals';
import { phoneOf } from '../members.service';
import { isKnownDevice } from '../members.store';
import type { LoginContext, SsoParts } from '../sso.types';
import { deviceOf } from './loginSessions.service';

interface SendCodeInput {
  readonly phone: string;
  readonly scene: string;
  readonly verifyId: string;
  readonly verifyCode: string;
  readonly devid: string;
}

/** Sends phone codes, after a captcha where one is due. */
export function createCodeSender({ db, codes, challenges, now }: SsoParts) {
  /**
   * Takes an attempt of the address.
   * @returns gives it back
   * @throws SsoRefusal `verify_code_needed`, `verify_code_wrong` or `code_too_often`
   */
  async function takeAttempt({ site, address }: LoginContext, input: SendCodeInput, device: string) {
    const attempts = attemptsOf(db, site.id, now());
    const network = networkOf(address);
    // Many readers share an address: beyond its free codes each of them answers a captcha, and none is locked out by the others.
    const asks =
      site.config.afsCheck.enable === 1 ||
      !(await attempts.take(limits.codesWithoutChallenge, device)) ||
      !(await attempts.take(limits.codesFromAddress, network));
    const limit = asks ? limits.challengedFromAddress : limits.codesFromAddress;
    const giveBack = () => attempts.giveBack(limit, network);
    if (!asks) return giveBack;
    if (input.verifyId === '') throw ssoRefused('verify_code_needed', '请输入图形验证码');
    if (!(await challenges.verify(site.id, device, 'sms', input.verifyId, input.verifyCode)))
      throw ssoRefused('verify_code_wrong', '图形验证码错误，请重新输入');
    if (!(await attempts.take(limit, network))) throw ssoRefused('code_too_often', '操作太频繁，请稍后再试');
    return giveBack;
  }

  return {
    /** @throws SsoRefusal; `verify_code_needed` where a picture or question has to be answered first. */
    async sendCode(where: LoginContext, input: SendCodeInput): Promise<void> {
      const { site } = where;
      const phone = phoneOf(input.phone);
      if (input.scene !== 'login' && input.scene !== 'bind' && input.scene !== 'reset')
        throw ssoRefused('process exception', '参数 scene 应为 login、bind、reset 之一');
      const device = deviceOf(where, input.devid);
      // Checked first, because a captcha can be used only once.
      const isKnown = await isKnownDevice(db, site.id, phone, device);
      const recipient = { device, network: networkPrefixOf(where.address), isKnown };
      await codes.requireWaitOver(site.id, phone, recipient);
      const giveBack = await takeAttempt(where, input, device);
      try {
        await codes.send(site, phone, input.scene, recipient);
      } catch (error) {
        // A code that was not sent costs the address no attempt; one that a gateway accepted may be on its way.
        if (!(error instanceof SsoRefusal && error.msg === 'code_not_sent')) await giveBack();
        throw error;
      }
    },
  };
}
