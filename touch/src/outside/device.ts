import { readStored, writeStored } from './storage';

const NAME = 'virtualDeviceId';

/** This browser's own id (G9): `xy`, random digits, time. Made once; lasts as long as storage does. */
export function deviceId(): string {
  const known = readStored('local', NAME);
  if (known) return known;
  const digits = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte % 10).join('');
  const made = `xy${digits}${Date.now()}`;
  writeStored('local', NAME, made);
  return made;
}
