import type { Answer, CallInput } from '@contract/render';
import * as operations from '@contract/tokens';
import { at } from '../member/addresses';

export const serverTime = at(operations.serverTime);

/** The platform's time as far as this page knows it: phones are often wrong, and signs hold ten minutes (wire D1, D5). */
export interface PageClock {
  /** Epoch ms. */
  now(): number;
  /** Asks the platform (wire g68). @throws if the network fails */
  correct(): Promise<void>;
}

export function createClock(
  ownNow: () => number,
  ask: (operation: string, input: CallInput) => Promise<Answer>,
): PageClock {
  let offsetMs = 0;
  return {
    now: () => ownNow() + offsetMs,
    async correct() {
      const sentAt = ownNow();
      const { data } = await ask(serverTime, {});
      const time = typeof data === 'object' && data !== null && 'time' in data ? data.time : undefined;
      // The answer was written half-way between request and arrival.
      if (typeof time === 'number') offsetMs = time - Math.round((sentAt + ownNow()) / 2);
    },
  };
}
