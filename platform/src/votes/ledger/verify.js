// Verifies a vote's ledger in the reader's browser (K11): the chain of hashes, then the sum of its entries against the counts shown.
// Served as it stands by ledger.routes.ts; the page's data are in the attribute data-ledger.

const page = document.querySelector('[data-ledger]');
const { id, lastNo, lastHash, ballots, votes, texts } = JSON.parse(page.dataset.ledger);
const button = page.querySelector('button');
const status = page.querySelector('[role="status"]');

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

async function sha256(text) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Lines of the ledger after a number: number, hash, entry. */
async function fetchLines(after) {
  const address = new URL(window.location.href);
  address.pathname = `/ledger/${id}`;
  address.searchParams.set('after', after);
  const answer = await fetch(address, { headers: { accept: 'text/plain' } });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const text = await answer.text();
  return text.split('\n').flatMap((line) => {
    const [, no, hash, entry] = /^(\d+) ([0-9a-f]{64}) (.+)$/.exec(line) ?? [];
    return no === undefined ? [] : [{ no: Number(no), hash, entry }];
  });
}

/** Adds up entries as ledger.document.ts does on the server. */
function createTally() {
  const sum = { ballots: 0, votes: new Map() };
  const given = new Map();
  const count = (options, by) => {
    sum.ballots += by;
    for (const option of options) sum.votes.set(option, (sum.votes.get(option) ?? 0) + by);
  };
  const setCounted = (no, counts) => {
    const ballot = given.get(no);
    if (!ballot) throw new Error(`ballot ${no} is missing`);
    if (ballot.counts !== counts) count(ballot.options, counts ? 1 : -1);
    ballot.counts = counts;
  };
  const read = (entry) => {
    if (entry.kind === 'opening') {
      sum.ballots += entry.ballots;
      for (const [option, number] of Object.entries(entry.votes))
        sum.votes.set(Number(option), (sum.votes.get(Number(option)) ?? 0) + number);
    } else if (entry.kind === 'vote' || entry.kind === 'held') {
      given.set(entry.no, { options: entry.options, counts: entry.kind === 'vote' });
      if (entry.kind === 'vote') count(entry.options, 1);
    } else if (entry.kind === 'released') setCounted(entry.of, true);
    else if (entry.kind === 'refused' || entry.kind === 'doubled') setCounted(entry.of, false);
    else if (entry.kind !== 'moved' || !given.has(entry.of)) throw new Error(`entry ${entry.no} is unknown`);
  };
  return { sum, read };
}

/** @returns the fault in words, '' = none */
async function findFault() {
  const { sum, read } = createTally();
  let no = 0;
  let hash = '';
  while (no < lastNo) {
    const lines = (await fetchLines(no)).filter((line) => line.no <= lastNo);
    if (lines.length === 0) return fill(texts.missing, { no: no + 1 });
    for (const line of lines) {
      if (line.no !== no + 1) return fill(texts.missing, { no: no + 1 });
      if ((await sha256(`${hash}\n${line.entry}`)) !== line.hash) return fill(texts.changed, { no: line.no });
      read(JSON.parse(line.entry));
      no = line.no;
      hash = line.hash;
    }
    status.textContent = fill(texts.going, { no, all: lastNo });
  }
  if (hash !== lastHash) return fill(texts.changed, { no });
  for (const [option, shown] of votes) {
    const summed = sum.votes.get(option) ?? 0;
    const cell = page.querySelector(`[data-option="${option}"]`);
    if (cell) cell.textContent = String(summed);
    if (summed !== shown) return fill(texts.different, { shown, summed });
  }
  if (sum.ballots !== ballots) return fill(texts.different, { shown: ballots, summed: sum.ballots });
  return '';
}

async function verify() {
  button.setAttribute('aria-disabled', 'true');
  page.dataset.result = '';
  try {
    const fault = crypto.subtle ? await findFault() : texts.noCrypto;
    page.dataset.result = fault === '' ? 'whole' : 'fault';
    status.textContent = fault === '' ? fill(texts.whole, { entries: lastNo, ballots }) : fault;
  } catch (error) {
    page.dataset.result = 'fault';
    status.textContent = fill(texts.failed, { why: error instanceof Error ? error.message : error });
  } finally {
    button.removeAttribute('aria-disabled');
  }
}

button?.addEventListener('click', () => {
  if (!button.hasAttribute('aria-disabled')) void verify();
});
