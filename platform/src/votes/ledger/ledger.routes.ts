import type { Database } from '@platform/db/connection';
import { isOpenToAll } from '@platform/sites/openToAll';
import type { SiteFinder } from '@platform/sites/sites.service';
import { transportFault } from '@platform/wire/refusals';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { readVote } from '../votes.store';
import { entriesAfter } from './ledger.store';

/** Entries of one answer. */
const PAGE = 1_000;

const number = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
const LedgerQuery = v.object({ vote: number, after: v.optional(number, '0') });

const HEAD = `# A line: number, hash, entry. The hash is SHA-256 (hex) of the hash before it ('' before the first), a line feed, and the entry
# as it stands here, UTF-8. "vote" counts; "held" counts once it is "released", not when it is "refused"; "doubled" takes a
# ballot back whose member had voted himself; "moved" says that a device's ballot is a member's; "of" is the ballot's number.
# voter: a keyed hash, another one in every vote.
`;

/** `/ledger/{vote}`: all entries of a vote's ledger, so that anybody can verify the counts (K11). Paged by `?after=<last number>`. */
export function ledgerRoutes(app: FastifyInstance, { db, sites }: { db: Database; sites: SiteFinder }): void {
  const none = () => transportFault(404, 'there is no such vote');
  app.get('/ledger/:vote', async (request, reply) => {
    const { site } = await sites.find(request);
    const input = v.safeParse(LedgerQuery, { ...Object(request.query), ...Object(request.params) });
    if (!input.success || !isOpenToAll(site)) throw none();
    const { vote: id, after } = input.output;
    const vote = await readVote(db, site.id, id);
    if (!vote) throw none();
    const rows = await entriesAfter(db, site.id, id, after, PAGE);
    const last = rows.at(-1)?.no ?? after;
    const lines = rows.map(({ no, entry, hash }) => `${no} ${hash} ${entry}\n`);
    const rest = last < vote.last_no ? `# there are more: ?after=${last}\n` : '';
    return reply
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex', 'access-control-allow-origin': '*' })
      .type('text/plain;charset=UTF-8')
      .send(`# ${vote.title.replace(/\s+/g, ' ')}\n${HEAD}${lines.join('')}${rest}`);
  });
}
