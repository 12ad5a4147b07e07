import { socketToken } from '@contract/socket';
import { type Served, serve } from '@platform/http/context';
import { memberOf } from '@platform/http/who';
import { oneUseToken } from './socketTokens';

/** @param key `keys.sign` */
export function socketHandlers(key: string, now: () => number): Served[] {
  return [
    serve(socketToken, async (_, context) => {
      memberOf(context);
      return { token: oneUseToken(key, context.site.id, now()) };
    }),
  ];
}
