import { auth, authinfo } from '@contract/tokens';
import { type Served, serve } from '@platform/operations/callContext';
import { HttpAnswer } from '@platform/wire/httpAnswer';
import type { Enciphered, Legacy } from './legacy.service';

/** A page of a listed origin reads the header too (wire W17). */
const EXPOSED = { 'access-control-expose-headers': 'api-data' };

const sent = ({ apiData, data }: Enciphered<object>): HttpAnswer =>
  new HttpAnswer({ headers: { 'api-data': apiData, ...EXPOSED }, value: { data } });

/** Wire D2. */
export const legacyHandlers = (legacy: Legacy): Served[] => [
  serve(authinfo, async () => sent(legacy.authinfo())),
  serve(auth, async (given, { site, claimedDevice }) => sent(legacy.auth(site.id, claimedDevice, given))),
];
