import { CIPHER_API_VERSION } from '@contract/limits';
import { Status } from '@contract/statuses';
import * as operations from '@contract/votes';
import { deviceId } from '@touch/outside/device';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';
import type { SiteConfig } from '@touch/outside/siteConfig';
import { textAt } from './ballots/textAt';
import { type BallotResult, fetchTicket, type VoteTicket } from './ballots/ticket';
import type { ChallengeAnswer } from './useOpenChallenge';

const recordName = at(operations.recordVoteCountAndLog);

export interface ActivityBallot {
  readonly voteId: string;
  readonly choices: readonly { readonly themeId: string; readonly optionId: string }[];
  /** Answers to the vote's questions about its voters, by field. */
  readonly info: Readonly<Record<string, string>>;
  /** The member's number; '' for a visitor. */
  readonly userId: string;
  readonly check?: ChallengeAnswer | undefined;
  /** Of the try before, where its line failed. */
  readonly earlierTicket?: VoteTicket | undefined;
}

/** SM4 key of the site (wire S18); undefined if it could not be asked. */
async function voteKeys(cache: QueryCache, config: SiteConfig) {
  if (!(Number(config.xyApi.apiVersion) >= CIPHER_API_VERSION)) return { encryptKey: '', iv: '' };
  const answer = await cache.call('getConfig', {});
  if (answer?.status !== Status.data) return undefined;
  const keys: unknown = Object(answer.data).encryptConfig;
  return { encryptKey: textAt(keys, 'encryptKey'), iv: textAt(keys, 'iv') };
}

async function fieldsOf(
  ballot: ActivityBallot,
  ticket: string,
  now: number,
  keys: { encryptKey: string; iv: string },
) {
  const themes = new Map<string, number[]>();
  for (const { themeId, optionId } of ballot.choices)
    themes.set(themeId, [...(themes.get(themeId) ?? []), Number(optionId)]);
  const record = {
    voteId: Number(ballot.voteId),
    userId: ballot.userId,
    time: now,
    info: ballot.info,
    ticket,
    themes: [...themes].map(([themeId, optionIds]) => ({ themeId: Number(themeId), optionIds })),
  };
  const { check } = ballot;
  const { encryptVoteFields } = await import('@touch/outside/ciphers/voteFields');
  return encryptVoteFields(keys, {
    record,
    device: deviceId(),
    check: check && { type: 'image', ...check, work: await check.work },
  });
}

/** The ticket, then the ballot (wire n10, f16). @param now epoch ms */
export async function castActivityBallot(
  cache: QueryCache,
  config: SiteConfig,
  ballot: ActivityBallot,
  now: number,
): Promise<BallotResult> {
  // A ticket is good for two minutes.
  await ballot.check?.work;
  const opened = await fetchTicket(cache, ballot.voteId, ballot.earlierTicket, now);
  if (opened.kind === 'lost') return { kind: 'lost', ticket: undefined };
  if (opened.kind === 'refused') return { kind: 'answered', done: false, message: opened.message };
  const { ticket } = opened;
  const keys = await voteKeys(cache, config);
  if (!keys) return { kind: 'lost', ticket };
  const answer = await cache.call(recordName, await fieldsOf(ballot, ticket.text, now, keys));
  if (!answer) return { kind: 'lost', ticket };
  if (answer.status !== Status.data)
    return { kind: 'answered', done: false, message: answer.serverMessage ?? answer.message };
  return {
    kind: 'answered',
    done: Object(answer.data).success === true,
    message: textAt(answer.data, 'message'),
  };
}
