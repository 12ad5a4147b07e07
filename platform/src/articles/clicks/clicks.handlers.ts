import { articleClick } from '@contract/analytics';
import { type Served, serve } from '@platform/operations/callContext';

/**
 * Clicks for a newsroom's own statistics service (wire o14). The platform stands in for that service and stores none:
 * articles count through `event`.
 */
export const clickHandlers = (): Served[] => [serve(articleClick, async () => ({}))];
