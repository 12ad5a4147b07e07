import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { type TestVote, type Voting, votingOn } from '@testing/votesOn';
import { afterEach, beforeEach, expect, test } from 'vitest';

let platform: TestPlatform;
let voting: Voting;
beforeEach(async () => {
  platform = await startPlatform();
  voting = votingOn(platform);
});
afterEach(() => platform.close());

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const read = async (id: number, headers = {}, query = '') => {
  const { status, text, headers: sent } = await platform.get(`/ledger/${id}${query}`, headers);
  return { status, body: text, type: String(sent['content-type']) };
};

async function cast(vote: TestVote, option: number): Promise<void> {
  const [theme] = vote.themes;
  const data = {
    ...{ voteId: vote.id, userId: '', time: 0, info: {}, ticket: await voting.ticket(vote) },
    themes: [{ themeId: theme?.id, optionIds: [theme?.options[option]] }],
  };
  const form = new URLSearchParams({ afsData: '', device: 'xy-1', data: JSON.stringify(data) }).toString();
  await platform.post('/app_if/amuc/api/vote/recordVoteCountAndLog', form);
}

test('[K11] the ledger – a browser asks – is a page with every entry in words and nobody’s name', async () => {
  const vote = await voting.ofActivity({ title: '渠名 <征集>' });
  await cast(vote, 1);
  const page = await read(vote.id, browser);
  expect(page.type).toMatch(/^text\/html/);
  expect(page.body).toContain('<h1>渠名 &lt;征集&gt;</h1>');
  expect(page.body).toContain('选票计入：柳湾渠');
  const [entry] = await voting.ledger(vote);
  expect(page.body).toContain(entry?.hash);
  expect(page.body).not.toContain('xy-1');
  expect((await read(vote.id, { ...browser, cookie: 'touchpaper=locale-de' })).body).toContain(
    'Ein Stimmzettel zählt: 柳湾渠',
  );
  expect((await read(999, browser)).status).toBe(404);
});

test('[K11] the ledger – a program asks, or a browser for text – is lines as before', async () => {
  const vote = await voting.ofActivity();
  await cast(vote, 1);
  const [entry] = await voting.ledger(vote);
  const line = `1 ${entry?.hash} ${entry?.entry}`;
  for (const [headers, query] of [
    [{}, ''],
    [{ accept: '*/*' }, ''],
    [browser, '?format=text'],
  ] as const) {
    const text = await read(vote.id, headers, query);
    expect(text.type).toMatch(/^text\/plain/);
    expect(text.body.split('\n')).toContain(line);
  }
});

test('[K11][F9] the ledger of hidden results – the vote runs, then ends – shows hashes alone, then all', async () => {
  const vote = await voting.ofActivity({ resultsHidden: true });
  await cast(vote, 2);
  const [entry] = await voting.ledger(vote);
  expect(entry?.entry).toContain('"kind":"vote"');
  for (const headers of [browser, {}]) {
    const { body } = await read(vote.id, headers);
    expect(body).toContain(entry?.hash);
    expect(body).not.toContain('"kind"');
    expect(body).not.toContain('春灌渠');
    expect(body).not.toContain('data-ledger');
  }
  expect(await voting.result(vote)).toMatchObject({ total: 1, votes: [0, 0, 0], percent: [0, 0, 0] });
  platform.clock.forward(4 * 86_400_000);
  expect((await read(vote.id)).body).toContain(entry?.entry);
  expect((await read(vote.id, browser)).body).toContain('春灌渠');
  expect(await voting.result(vote)).toMatchObject({ total: 1, votes: [0, 0, 1] });
});

test('[K11][F9] a pending ballot – results are hidden – shows its choices to its voter alone', async () => {
  await platform.addColumn({ id: 1, name: '要闻' });
  const vote = await voting.inArticle({ resultsHidden: true });
  const chosenBy = async (device: string) => {
    const form = new URLSearchParams({ voteId: String(vote.id), device }).toString();
    const { text } = await platform.post('/app_if/amuc/api/vote/info', form);
    return text.match(/"voted":1/g)?.length ?? 0;
  };
  expect(await voting.send(vote, vote.choice(2), '', { device: 'xy-1' })).toMatchObject({ result: 'true' });
  const [entry] = await voting.ledger(vote);
  expect(entry?.entry).toContain('"kind":"held"');
  for (const headers of [browser, {}]) {
    const { body } = await read(vote.id, headers);
    expect(body).toContain(entry?.hash);
    for (const words of ['"kind"', '待审核', '春灌渠']) expect(body).not.toContain(words);
  }
  expect(await voting.result(vote)).toMatchObject({ total: 0, votes: [0, 0, 0] });
  expect([await chosenBy('xy-1'), await chosenBy('xy-2')]).toEqual([1, 0]);
});
