import { forgetStored, readStored, writeStored } from '../storage';

const NAME = 'virtualUid';

/**
 * The reader's random id for the analytics service alone (G9): made in this browser, so it says nothing about a member
 * (G10), and made again after consent was withdrawn.
 * @param newId makes a random id
 */
export function virtualUid(newId: () => string): string {
  const known = readStored('local', NAME);
  if (known) return known;
  const made = newId();
  writeStored('local', NAME, made);
  return made;
}

export const forgetVirtualUid = (): void => forgetStored('local', NAME);
