import type { Recipient } from '@platform/codes/codes.service';
import { networkPrefixOf } from '@platform/limits/rateLimit';
import { SsoRefusal, ssoRefused } from '@platform/wire/refusals';
import { phoneOf } from '../members.service';
import { isKnownDevice } from '../members.store';
import type { LoginContext, SsoParts } from '../sso.types';
import { createCodeAllowance } from './codeAllowance.service';
import { deviceOf } from './loginSessions.service';

interface SendCodeInput {
  readonly phone: string;
  readonly scene: string;
  readonly verifyId: string;
  readonly verifyCode: string;
  readonly work: string;
  readonly devid: string;
}

/** Sends phone codes, after a captcha where one is due. */
export function createCodeSender(parts: SsoParts) {
  const { db, codes, challenges } = parts;
  const allowance = createCodeAllowance(parts);

  /**
   * Beyond the free codes of its network each reader answers a captcha: many share an address, and none is locked out by the others.
   * A known device needs none unless the site asks everybody.
   * @throws SsoRefusal `verify_code_needed` or `verify_code_wrong`
   */
  async function requireCaptcha(where: LoginContext, input: SendCodeInput, { device, isKnown }: Recipient) {
    const { site } = where;
    const isFree = isKnown || (await allowance.takeFree(where));
    if (isFree && site.config.afsCheck.enable !== 1) return;
    if (input.verifyId === '') throw ssoRefused('verify_code_needed', '请输入图形验证码');
    if (!(await challenges.verify({ site: site.id, device, scene: 'sms' }, input)))
      throw ssoRefused('verify_code_wrong', '图形验证码错误，请重新输入');
  }

  return {
    /** @throws SsoRefusal; `verify_code_needed` where a picture or question has to be answered first. */
    async sendCode(where: LoginContext, input: SendCodeInput): Promise<void> {
      const { site } = where;
      const phone = phoneOf(input.phone);
      const { scene } = input;
      if (scene !== 'login' && scene !== 'bind' && scene !== 'reset' && scene !== 'guardian')
        throw ssoRefused('process exception', '参数 scene 应为 login、bind、reset、guardian 之一');
      const device = deviceOf(where, input.devid);
      // Checked first, because a captcha can be used only once.
      const isKnown = await isKnownDevice(db, site.id, phone, device);
      const recipient = { device, network: networkPrefixOf(where.address), isKnown };
      await codes.requireWaitOver(site.id, phone, recipient);
      await requireCaptcha(where, input, recipient);
      const giveBack = await allowance.take(where, isKnown);
      try {
        await codes.send(site, phone, scene, recipient);
      } catch (error) {
        // A code that was not sent costs neither address nor site anything; one that a gateway accepted may be on its way.
        if (!(error instanceof SsoRefusal && error.msg === 'code_not_sent')) await giveBack();
        throw error;
      }
    },
  };
}
