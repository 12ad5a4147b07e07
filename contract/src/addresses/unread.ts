import type { Address } from '../address';

export const markRead = { name: 'markRead', path: '/read' } as const satisfies Address;
