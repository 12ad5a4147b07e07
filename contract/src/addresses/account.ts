import type { Address } from '../address';

const sso = { service: 'sso', method: 'POST' } as const;
export const modify = { ...sso, name: 'modify' } as const satisfies Address;
export const cancel = { ...sso, name: 'cancel' } as const satisfies Address;
export const exportMember = { ...sso, name: 'exportMember', path: '/export' } as const satisfies Address;
