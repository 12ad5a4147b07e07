import type { Database } from '@platform/db/connection';
import { isOpenToAll } from '@platform/sites/openToAll';
import type { SiteFinder } from '@platform/sites/sites.service';
import { transportFault } from '@platform/wire/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { areResultsHidden } from '../voteState.rules';
import { optionsOf, readVote, readVoteHead, type VoteRow } from '../votes.store';
import { entriesAfter, type LedgerRow } from './ledger.store';
import { ledgerPage, ledgerStyle } from './ledgerPage.document';
import { ledgerTexts } from './ledgerTexts.document';
import verifier from './verify.js?raw';

/** Entries of one answer to a program. */
const PAGE = 1_000;
/** Entries of one page for readers. */
const READERS_PAGE = 100;

const number = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
const LedgerQuery = v.object({
  vote: number,
  after: v.optional(number, '0'),
  /** `text`: as programs get it, also in a browser. */
  format: v.optional(v.string()),
});

const HEAD = `# A line: number, hash, entry. The hash is SHA-256 (hex) of the hash before it ('' before the first), a line feed, and the entry
# as it stands here, UTF-8. "vote" counts; "held" counts once it is "released", not when it is "refused"; "doubled" takes a
# ballot back whose member had voted himself; "moved" says that a device's ballot is a member's; "of" is the ballot's number.
# voter: a keyed hash, another one in every vote.
`;
const HIDDEN_HEAD = `# Results are shown when the vote ends, and so are the entries: until then a line is number and hash.
`;

const headers = {
  'cache-control': 'no-cache',
  'x-robots-tag': 'noindex',
  'access-control-allow-origin': '*',
  vary: 'accept, cookie',
};
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Programs ask for anything or for text; only browsers name HTML. */
const isReader = (request: FastifyRequest, format: string | undefined): boolean =>
  format !== 'text' && /\btext\/html\b/.test(request.headers.accept ?? '');

function ledgerText(vote: VoteRow, rows: readonly LedgerRow[], after: number, isHidden: boolean): string {
  const last = rows.at(-1)?.no ?? after;
  const lines = rows.map(({ no, entry, hash }) => `${no} ${hash}${isHidden ? '' : ` ${entry}`}\n`);
  const rest = last < vote.last_no ? `# there are more: ?after=${last}\n` : '';
  return `# ${vote.title.replace(/\s+/g, ' ')}\n${HEAD}${isHidden ? HIDDEN_HEAD : ''}${lines.join('')}${rest}`;
}

interface LedgerParts {
  readonly db: Database;
  readonly sites: SiteFinder;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * `/ledger/{vote}`: all entries of a vote's ledger, so that anybody can verify the counts (K11). Paged by `?after=<last number>`.
 * A browser gets a page that verifies them, every other program the text.
 */
export function ledgerRoutes(app: FastifyInstance, { db, sites, now }: LedgerParts): void {
  const none = () => transportFault(404, 'there is no such vote');
  app.get('/ledger/verify.js', async (_, reply) =>
    reply.headers({ 'cache-control': 'no-cache' }).type('text/javascript;charset=UTF-8').send(verifier),
  );
  app.get('/ledger/page.css', async (_, reply) =>
    reply.headers({ 'cache-control': 'no-cache' }).type('text/css;charset=UTF-8').send(ledgerStyle),
  );
  app.get('/ledger/:vote', async (request, reply) => {
    const { site } = await sites.find(request);
    const input = v.safeParse(LedgerQuery, { ...Object(request.query), ...Object(request.params) });
    if (!input.success || !isOpenToAll(site)) throw none();
    const { vote: id, after, format } = input.output;
    const vote = await readVote(db, site.id, id);
    if (!vote) throw none();
    const isHidden = areResultsHidden(vote, new Date(now()));
    reply.headers(headers);
    if (!isReader(request, format)) {
      const rows = await entriesAfter(db, site.id, id, after, PAGE);
      return reply.type('text/plain;charset=UTF-8').send(ledgerText(vote, rows, after, isHidden));
    }
    const head = await readVoteHead(db, site.id, id);
    if (!head) throw none();
    const rows = await entriesAfter(db, site.id, id, after, READERS_PAGE);
    const names = new Map((await optionsOf(db, site.id, id)).map((option) => [option.id, option.name]));
    const texts = ledgerTexts(request.headers.cookie, site.config.locale);
    const page = { id, title: vote.title, head, names, rows, after, isHidden };
    return reply
      .headers({ 'content-security-policy': POLICY })
      .type('text/html;charset=UTF-8')
      .send(ledgerPage(page, texts));
  });
}
