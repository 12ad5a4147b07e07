import { escapeXml } from '@platform/html/xml';
import { siteTime } from '@platform/wire/wireDate';
import * as v from 'valibot';
import type { VoteHead } from '../votes.store';
import { LedgerEntry } from './ledger.document';
import type { LedgerRow } from './ledger.store';
import type { LedgerTexts } from './ledgerTexts.document';

export interface LedgerPage {
  readonly id: number;
  readonly title: string;
  readonly head: VoteHead;
  /** Shown options by number. */
  readonly names: ReadonlyMap<number, string>;
  readonly rows: readonly LedgerRow[];
  /** Number of the last entry of the page before. */
  readonly after: number;
  /** Entries and votes stay secret until the vote ends. */
  readonly isHidden: boolean;
}

const STYLE = `:root{color-scheme:light dark;--ink:#1a1a1a;--soft:#6d6a66;--paper:#fff;--line:#e6e3de;--red:#c4261f}
@media(prefers-color-scheme:dark){:root{--ink:#ececea;--soft:#9d9a95;--paper:#141414;--line:#2d2c2a;--red:#ff6b63}}
*{box-sizing:border-box}body{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 4rem;background:var(--paper);color:var(--ink);font:16px/1.7 system-ui,"PingFang SC","Noto Sans CJK SC","Noto Sans SC","Noto Serif Tibetan",sans-serif}
h1{font:700 26px/1.4 "Songti SC","Noto Serif CJK SC","Noto Serif SC","Noto Serif Tibetan",serif;margin:0}h2{font-size:18px;margin:2rem 0 .5rem}
p{margin:.75rem 0}.soft{color:var(--soft);font-size:14px}code{font:13px/1.6 ui-monospace,monospace;overflow-wrap:anywhere}
button{min-height:44px;padding:0 2rem;border:0;border-radius:4px;background:var(--red);color:var(--paper);font:inherit}button[aria-disabled]{opacity:.7}
[role=status]{font-weight:600}[data-result=fault] [role=status]{color:var(--red)}
table{width:100%;border-collapse:collapse}th,td{padding:.5rem .25rem;border-bottom:1px solid var(--line);text-align:start;overflow-wrap:anywhere}th+th,td+td{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
ol{margin:0;padding:0;list-style:none}li{padding:.75rem 0;border-bottom:1px solid var(--line)}li b{font-weight:600}
a{color:inherit;display:inline-flex;min-height:44px;align-items:center;margin-right:1.5rem}`;

const fill = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

const parsed = v.pipe(v.string(), v.parseJson(), LedgerEntry);
/** Digits of a voter's code that are shown. */
const VOTER_DIGITS = 8;

/** An entry in words. */
function entryText(entry: LedgerEntry, names: LedgerPage['names'], texts: LedgerTexts): string {
  const options = 'options' in entry ? entry.options.map((id) => names.get(id) ?? `#${id}`).join(' · ') : '';
  return fill(texts[entry.kind === 'held' ? 'pending' : entry.kind], { ...entry, options });
}

function entryItem({ no, entry, hash }: LedgerRow, page: LedgerPage, texts: LedgerTexts): string {
  const code = `<code>${hash}</code>`;
  if (page.isHidden) return `<li><b>${no}</b><br>${code}</li>`;
  const read = v.parse(parsed, entry);
  const { date, time } = siteTime(new Date(read.at));
  const voter = 'voter' in read ? fill(texts.voter, { voter: read.voter.slice(0, VOTER_DIGITS) }) : '';
  const meta = [`${date} ${time}`, voter].filter(Boolean).join(' · ');
  return `<li><b>${no}</b> ${escapeXml(entryText(read, page.names, texts))}<br><span class="soft">${meta}</span><br>${code}</li>`;
}

function countsTable({ head, names }: LedgerPage, texts: LedgerTexts): string {
  const rows = head.options
    .filter(({ id }) => names.has(id))
    .map(
      ({ id, votes }) =>
        `<tr><td>${escapeXml(names.get(id) ?? '')}</td><td>${votes}</td><td data-option="${id}">–</td></tr>`,
    );
  return `<table><thead><tr><th>${texts.option}</th><th>${texts.shown}</th><th>${texts.summed}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** Data of verify.js: head and counts of one moment. */
function verifierData({ id, head }: LedgerPage, texts: LedgerTexts): string {
  const { going, whole, missing, changed, different, noCrypto, failed } = texts;
  return JSON.stringify({
    id,
    lastNo: head.last_no,
    lastHash: head.last_hash,
    ballots: head.ballots,
    votes: head.options.map((option) => [option.id, option.votes]),
    texts: { going, whole, missing, changed, different, noCrypto, failed },
  });
}

/** The ledger as a page that readers understand and verify in their browser (K11). */
export function ledgerPage(page: LedgerPage, texts: LedgerTexts): string {
  const { id, head, rows, after, isHidden } = page;
  const title = escapeXml(page.title);
  const last = rows.at(-1)?.no ?? after;
  const check = isHidden
    ? `<p>${texts.hidden}</p>`
    : `<p>${texts.how}</p><p><button type="button">${texts.verify}</button></p><p role="status"></p>${countsTable(page, texts)}`;
  const data = isHidden ? '' : ` data-ledger="${escapeXml(verifierData(page, texts))}"`;
  const links = [
    after > 0 ? `<a href="/ledger/${id}">${texts.earlier}</a>` : '',
    last < head.last_no ? `<a href="?after=${last}">${texts.later}</a>` : '',
    `<a href="?format=text">${texts.program}</a>`,
  ].join('');
  const list =
    rows.length > 0
      ? `<ol>${rows.map((row) => entryItem(row, page, texts)).join('')}</ol>`
      : `<p class="soft">${texts.noEntries}</p>`;
  return `<!doctype html><html lang="${texts.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts.title} - ${title}</title><link rel="stylesheet" href="/ledger/page.css"></head><body><main${data}><p class="soft">${texts.title}</p><h1>${title}</h1><p>${texts.what}</p>${check}<h2>${texts.newest}</h2><p><code>${head.last_hash || '–'}</code></p><p class="soft">${texts.keep}</p><h2>${texts.entries} (${head.last_no})</h2>${list}<p>${links}</p></main>${isHidden ? '' : '<script src="/ledger/verify.js" defer></script>'}</body></html>`;
}

export const ledgerStyle = STYLE;
