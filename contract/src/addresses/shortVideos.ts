import type { Address } from '../address';

const mvod = { service: 'mvod' } as const;
export const mvodArticle = { ...mvod, name: 'mvodArticle', path: '/article' } as const satisfies Address;
export const mvodAttach = { ...mvod, name: 'mvodAttach', path: '/attach' } as const satisfies Address;
export const mvodConfig = { ...mvod, name: 'mvodConfig', path: '/config' } as const satisfies Address;
export const relatedList = { ...mvod, name: 'relatedList' } as const satisfies Address;
export const mvodPraise = { ...mvod, name: 'mvodPraise', path: '/praise' } as const satisfies Address;
export const mvodEvent = {
  ...mvod,
  name: 'mvodEvent',
  path: '/event',
  method: 'POST',
  encoding: 'json',
} as const satisfies Address;
