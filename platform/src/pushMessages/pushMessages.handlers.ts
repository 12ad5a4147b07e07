import { getAppPushMessage } from '@contract/messages';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/operations/callContext';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { JsonText } from '@platform/wire/jsonText';
import { listPushMessages } from './pushMessages.service';

export const pushMessageHandlers = (db: Database): Served[] => [
  serve(getAppPushMessage, async ({ currentPage, pageSize }, context) => {
    const list = await listPushMessages(db, context.site.id, pageSize, currentPage * pageSize);
    return new JsonText(withRequestOrigin(JSON.stringify(list), context));
  }),
];
