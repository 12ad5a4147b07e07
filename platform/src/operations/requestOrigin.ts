import { fillAddresses } from '@platform/sites/addressPlaceholders';
import { JsonText } from '@platform/wire/jsonText';
import type { CallContext } from './callContext';

/** JSON text of stored documents with this request's addresses in place of their placeholders. */
export const withRequestOrigin = (json: string, { origin, site }: CallContext): string =>
  fillAddresses(json, origin, site);

/** A value of stored documents, with this request's addresses, as JSON. */
export const jsonWithOrigin = (value: unknown, context: CallContext): JsonText =>
  new JsonText(withRequestOrigin(JSON.stringify(value), context));
