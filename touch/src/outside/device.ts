import { LOGIN_NAME } from './session/loginName';
import { readStored, writeStored } from './storage';

export const DEVICE_NAME = 'virtualDeviceId';
const YEAR_MS = 31_536_000_000;

/**
 * This browser's own id (G9): `xy`, random digits, time. It lives as long as the visit, or a year where the reader has acted
 * (`keptDevice.ts`); a login is bound to it and keeps it.
 */
export function deviceId(): string {
  const kept = readStored('local', DEVICE_NAME);
  const known = kept ?? readStored('session', DEVICE_NAME);
  const isOld = known && Date.now() - Number(known.slice(-13)) > YEAR_MS;
  if (known && (!isOld || readStored('local', LOGIN_NAME))) return known;
  const made = `xy${crypto.getRandomValues(new Uint32Array(1))}${Date.now()}`;
  writeStored(kept ? 'local' : 'session', DEVICE_NAME, made);
  return made;
}
