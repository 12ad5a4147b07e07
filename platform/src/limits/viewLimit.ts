import { networkOf, RateLimit } from './rateLimit';

/** Views, shares and plays of one thing that one network adds to its public count. */
const OF_NETWORK = { capacity: 600, perSecond: 600 / 3600 };
/** Pairs of thing and network that are remembered. */
const MAX_PAIRS = 50_000;

/** True while a network's views of a thing still count. @param thing kind and number */
export type ViewLimit = (thing: string, address: string) => boolean;

/** Counts that order what readers see grow by a bounded number from each network. @param now epoch ms */
export function createViewLimit(now: () => number): ViewLimit {
  const rate = new RateLimit(OF_NETWORK, now, MAX_PAIRS);
  return (thing, address) => rate.take(`${thing}/${networkOf(address)}`);
}
