import { fillAddresses } from '@platform/sites/addressPlaceholders';
import type { CallContext } from './callContext';

/** JSON text of stored documents with this request's addresses in place of their placeholders. */
export const addressed = (json: string, { origin, site }: CallContext): string =>
  fillAddresses(json, origin, site);
