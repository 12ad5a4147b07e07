import { serverTime } from '@contract/tokens';
import { type Served, serve } from '@platform/operations/callContext';

/** The client sets its clock by it (wire g68). */
export const timeHandlers = (now: () => number): Served[] => [
  serve(serverTime, async () => ({ time: now() })),
];
