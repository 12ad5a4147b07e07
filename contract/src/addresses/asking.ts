import type { Address } from '../address';

export const askQuestion = {
  name: 'askQuestion',
  path: '/question/ask',
  method: 'POST',
} as const satisfies Address;
export const rateAnswer = {
  name: 'rateAnswer',
  path: '/question/rate',
  method: 'POST',
} as const satisfies Address;
