import { auth, authinfo } from '@contract/tokens';
import { type Served, serve } from '@platform/http/context';
import { Sent } from '@platform/http/errors';
import type { Enciphered, Legacy } from './legacy.service';

/** A page of a listed origin reads the header too (wire W17). */
const EXPOSED = { 'access-control-expose-headers': 'api-data' };

const sent = ({ apiData, data }: Enciphered<object>): Sent =>
  new Sent({ headers: { 'api-data': apiData, ...EXPOSED }, value: { data } });

/** Wire D2. */
export const legacyHandlers = (legacy: Legacy): Served[] => [
  serve(authinfo, async () => sent(legacy.authinfo())),
  serve(auth, async (given, { site, claimedDevice }) => sent(legacy.auth(site.id, claimedDevice, given))),
];
