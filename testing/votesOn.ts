import { VoteCycle } from '@contract/participation/voteCycle';
import type { VoteDraft } from '@platform/votes/draft.types';
import { saveVote } from '@platform/votes/saving.service';
import * as v from 'valibot';
import { anArticle } from './anArticle';
import type { TestPlatform } from './startPlatform';

/** Open from yesterday to the day after tomorrow of the fake clock's start; once; one question of three. */
export const aVote = (change: Partial<VoteDraft> = {}): VoteDraft => ({
  title: '渠名征集',
  startTime: new Date('2031-03-04T08:00:00+08:00'),
  endTime: new Date('2031-03-07T20:00:00+08:00'),
  cycle: VoteCycle.once,
  themes: [
    {
      name: '新渠叫什么？',
      maxChoose: 1,
      options: [{ name: '清水渠' }, { name: '柳湾渠' }, { name: '春灌渠' }],
    },
  ],
  ...change,
});

const Ticket = v.object({ ticket: v.string(), expires: v.number() });
const Vote = v.object({ result: v.string(), message: v.string() });

/** A vote with the ids that tests need. */
export interface TestVote {
  readonly id: number;
  /** Questions, and their options' numbers. */
  readonly themes: readonly { readonly id: number; readonly options: readonly number[] }[];
  /** `qid:oid` of the nth option of the nth question, from 0 on. */
  readonly choice: (option: number, theme?: number) => string;
}

interface Voter {
  readonly device?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly more?: Readonly<Record<string, string>>;
}

const LEDGER = {
  name: 'test-ledger',
  text: 'select no, entry, hash from vote_ledger where vote_id = $1 order by no',
};

/** Counts of all options in an answer of voteResult. */
function countsIn(answer: unknown): { total: number; votes: number[]; percent: number[] } {
  const options = Object(answer).questions.flatMap(({ options: rows }: { options: object[] }) => rows);
  return {
    total: Object(answer).total,
    votes: options.map(({ votes }: { votes: number }) => votes),
    percent: options.map(({ percent }: { percent: number }) => percent),
  };
}

/** Votes on a platform, over HTTP. */
export function votingOn(platform: TestPlatform) {
  const base = '/app_if';
  const testVote = ({ id, themes }: Pick<TestVote, 'id' | 'themes'>): TestVote => ({
    id,
    themes,
    choice: (option, theme = 0) => `${themes[theme]?.id}:${themes[theme]?.options[option]}`,
  });
  const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();

  const voting = {
    /** The vote of article 701. */
    async inArticle(change: Partial<VoteDraft> = {}, id = 701): Promise<TestVote> {
      const draft = anArticle({ key: `voted-${id}`, vote: aVote(change) });
      await platform.writer.saveDraft(draft, id);
      const at = new Date(platform.clock.now());
      const place = { kind: 'article', objectID: id } as const;
      return testVote(await saveVote(platform.db, 1, place, aVote(change), at));
    },
    async ofActivity(change: Partial<VoteDraft> = {}, objectID = 1): Promise<TestVote> {
      const at = new Date(platform.clock.now());
      return testVote(await saveVote(platform.db, 1, { kind: 'activity', objectID }, aVote(change), at));
    },
    /** @throws where none is given */
    async ticket(vote: TestVote, { device = 'xy-1', headers = {}, more = {} }: Voter = {}): Promise<string> {
      const fields = form({ voteId: String(vote.id), device, ...more });
      const answer = await platform.get(`${base}/amuc/api/vote/ticket?${fields}`, { ...headers });
      return v.parse(Ticket, answer.json()).ticket;
    },
    /** Casts a ballot with the given ticket. */
    async send(
      vote: TestVote,
      choice: string,
      ticket: string,
      { device = 'xy-1', headers = {}, more = {} }: Voter = {},
    ) {
      const fields = { voteID: String(vote.id), voteResult: choice, device, ticket, ...more };
      return v.parse(Vote, (await platform.post(`${base}/vote`, form(fields), { ...headers })).json());
    },
    /** Fetches a ticket and casts a ballot, as a client does. */
    async give(vote: TestVote, choice: string, voter: Voter = {}) {
      return voting.send(vote, choice, await voting.ticket(vote, voter), voter);
    },
    async result(vote: TestVote): Promise<{ total: number; votes: number[]; percent: number[] }> {
      // Answers are cached for two seconds.
      platform.clock.forward(3_000);
      const answer = (await platform.post(`${base}/voteResult`, form({ id: String(vote.id) }))).json();
      return countsIn(answer);
    },
    ledger: (vote: TestVote) =>
      platform.db.query<{ no: number; entry: string; hash: string }>(LEDGER, [vote.id]),
  };
  return voting;
}
export type Voting = ReturnType<typeof votingOn>;
