import type { Address } from '../address';

export const wxUserInfo = { name: 'wxUserInfo', path: '/wx/userInfo' } as const satisfies Address;
export const wxSignature = { name: 'wxSignature', path: '/wx/signature' } as const satisfies Address;
export const thirdLogin = { name: 'thirdLogin', service: 'sso', method: 'POST' } as const satisfies Address;
