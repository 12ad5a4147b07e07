import { closeBrowser, openPhone, type Phone, type PhoneOptions } from '@testing/browser';
import { type Newsroom, openNewsroom } from '@testing/demonstration';
import { afterAll, beforeAll } from 'vitest';

export interface Visit {
  readonly newsroom: () => Newsroom;
  /** A phone in the newsroom's own time. */
  readonly phone: (options?: Omit<PhoneOptions, 'origin'>) => Promise<Phone>;
  /** A path below the base path, as a whole path. */
  readonly at: (path: string) => string;
}

/** The newsroom and the browser of one file. */
export function visitNewsroom(): Visit {
  let opened: Newsroom | undefined;
  const newsroom = (): Newsroom => {
    if (!opened) throw new Error('the newsroom opens before the first test');
    return opened;
  };
  beforeAll(async () => {
    opened = await openNewsroom();
  });
  afterAll(async () => {
    await closeBrowser();
    await opened?.close();
  });
  return {
    newsroom,
    phone: (options = {}) =>
      openPhone({ origin: newsroom().origin, now: newsroom().clock.now(), ...options }),
    at: (path) => newsroom().basePath + path,
  };
}
