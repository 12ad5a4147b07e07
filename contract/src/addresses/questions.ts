import type { Address } from '../address';

export const answerList = { name: 'answerList', path: '/question/answerList' } as const satisfies Address;
