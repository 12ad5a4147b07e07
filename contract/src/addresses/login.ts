import type { Address } from '../address';

const sso = { service: 'sso', method: 'POST' } as const;
export const sendCode = { ...sso, name: 'sendCode' } as const satisfies Address;
export const logout = { ...sso, name: 'logout' } as const satisfies Address;
export const oauthBindPhone = { ...sso, name: 'oauthBindPhone' } as const satisfies Address;
export const changePhone = { ...sso, name: 'changePhone' } as const satisfies Address;
export const updatePassword = { ...sso, name: 'updatePassword' } as const satisfies Address;
export const loginByPhone = { ...sso, name: 'loginByPhone' } as const satisfies Address;
export const login = { ...sso, name: 'login' } as const satisfies Address;
export const register = { ...sso, name: 'register' } as const satisfies Address;
export const resetPassword = { ...sso, name: 'resetPassword' } as const satisfies Address;
