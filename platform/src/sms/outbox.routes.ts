import type { Queries } from '@platform/db/connection';
import { escapeXml } from '@platform/html/xml';
import type { SiteFinder } from '@platform/sites/sites.service';
import type { FastifyInstance } from 'fastify';
import { newestOutboxMessages, type OutboxRow } from './outbox.store';

const STYLE =
  'body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:18px/1.6 system-ui,sans-serif;color-scheme:light dark}li{margin:0 0 1rem}time{display:block;opacity:.75;font-size:16px}';

const row = ({ phone, words, sent_at }: OutboxRow): string =>
  `<li><time datetime="${sent_at.toISOString()}">${phone} · ${sent_at.toISOString().slice(11, 19)} UTC</time>${escapeXml(words)}</li>`;

/**
 * `/demo/outbox`: what the demonstration would have sent to phones. With the codes on it anybody could sign in as anybody: it is
 * at the port of this machine alone unless it is opened on purpose.
 */
export function outboxRoutes(
  app: FastifyInstance,
  { db, sites }: { db: Queries; sites: Pick<SiteFinder, 'find'> },
): void {
  app.get('/demo/outbox', async (request, reply) => {
    const { site } = await sites.find(request);
    const rows = await newestOutboxMessages(db, site.id);
    const list = rows.length > 0 ? `<ol>${rows.map(row).join('')}</ol>` : '<p>还没有短信</p>';
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
        'x-robots-tag': 'noindex',
      })
      .type('text/html;charset=UTF-8')
      .send(
        `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>演示短信箱</title><style>${STYLE}</style></head><body><main><h1>演示短信箱</h1><p>演示不向手机发送短信：这里是本该发出的内容。</p>${list}</main></body></html>`,
      );
  });
}
