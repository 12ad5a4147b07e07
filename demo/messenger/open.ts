import { createHmac } from 'node:crypto';
import type { Queries } from '@platform/db/connection';
import { setSecret } from '@platform/secrets/secrets.service';
import type { FastifyInstance } from 'fastify';
import { messengerSimulator } from './simulator';

/** The demonstration newsroom's number with its stand-in messenger. */
export const DEMO_APPID = 'wxdemo0000000001';
const DEMO_SITE = 1;
const IS_DEMO = {
  name: 'demo-messenger-site',
  text: `select 1 as one from sites where id = $1 and config -> '_rd_WeChat' ->> 'wxAppid' = $2`,
};

/**
 * Gives the demonstration newsroom its messenger: the secret both know, made from the installation's own key, and the routes.
 * @param key `keys.sign`
 */
export async function demoMessenger(
  db: Queries,
  key: string,
  now: () => number,
): Promise<(app: FastifyInstance) => void> {
  const secret = createHmac('sha256', Buffer.from(key, 'hex'))
    .update('demo-messenger')
    .digest('hex')
    .slice(0, 32);
  // a newsroom that has its own messenger by now keeps its own secret
  if (await db.one(IS_DEMO, [DEMO_SITE, DEMO_APPID])) await setSecret(db, DEMO_SITE, 'messenger', secret);
  return (app) => messengerSimulator(app, { appid: DEMO_APPID, secret, now });
}
