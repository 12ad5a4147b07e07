import type { Address } from '../address';

export const myDayScoreSts = {
  name: 'myDayScoreSts',
  service: 'amuc',
  path: '/member/myDayScoreSts',
} as const satisfies Address;
export const myScoreList = {
  name: 'myScoreList',
  service: 'amuc',
  path: '/member/myScoreList',
} as const satisfies Address;
