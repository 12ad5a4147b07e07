import * as address from '@contract/addresses/clock';
import type { Answer, CallInput } from '@contract/render';
import { at } from './addresses';

export const serverTime = at(address.serverTime);

/** The platform's time as far as this page knows it: phones are often wrong, and signs hold ten minutes (wire D1, D5). */
export interface PageClock {
  /** Epoch ms. */
  now(): number;
  /** Asks the platform (g68). @throws where the line fails */
  correct(): Promise<void>;
}

export function createClock(
  own: () => number,
  ask: (operation: string, input: CallInput) => Promise<Answer>,
): PageClock {
  let ahead = 0;
  return {
    now: () => own() + ahead,
    async correct() {
      const asked = own();
      const { data } = await ask(serverTime, {});
      const time = typeof data === 'object' && data !== null && 'time' in data ? data.time : undefined;
      // the answer was written half-way between question and arrival
      if (typeof time === 'number') ahead = time - Math.round((asked + own()) / 2);
    },
  };
}
