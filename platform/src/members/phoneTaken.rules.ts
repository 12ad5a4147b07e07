import { ssoRefused } from '@platform/wire/refusals';

/** Another member has this phone. */
export const phoneTaken = () => ssoRefused('register_phoneregistered', '手机号已经被注册');
