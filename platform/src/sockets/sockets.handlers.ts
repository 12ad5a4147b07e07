import { socketToken } from '@contract/socket';
import { type Served, serve } from '@platform/operations/callContext';
import { memberOf } from '@platform/operations/callers';
import { oneUseToken } from './socketTokens.service';

/** @param key `keys.sign` */
export function socketHandlers(key: string, now: () => number): Served[] {
  return [
    serve(socketToken, async (_, context) => {
      memberOf(context);
      return { token: oneUseToken(key, context.site.id, now()) };
    }),
  ];
}
