import type { OutputOf } from '@contract/operation';
import { vote, voteResult, voteTicket } from '@contract/votes';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { SentAnswer } from '@platform/captcha/challenges.service';
import { networkOf } from '@platform/limits/rateLimit';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { boundDevice, personOf } from '@platform/operations/callers';
import { absent } from '@platform/wire/jsonText';
import { refused } from '@platform/wire/refusals';
import { activityVoteHandlers } from './activityVotes.handlers';
import { createBallots } from './ballots/ballots.service';
import { readChoice } from './ballots/choices.rules';
import { createVoteReading } from './reading.service';
import { createTickets } from './tickets/tickets.service';
import type { VoteParts } from './voteParts.types';
import { createVoters } from './voters.rules';
import type { VoteRow } from './votes.store';

type VoteAnswer = OutputOf<typeof vote>;

interface CheckedBallot {
  readonly vote: VoteRow;
  readonly who: string;
  readonly sent: SentAnswer;
}

/** The first ballot of an address needs no captcha; the next ones do, where the vote asks for it. */
async function isPerson(
  { db, challenges, now }: VoteParts,
  context: CallContext,
  { vote, who, sent }: CheckedBallot,
): Promise<boolean> {
  if (!vote.code_from_second) return true;
  const site = context.site.id;
  const device = boundDevice(context) || who.replace(/^d:/, '');
  if (sent.verifyId !== '') return challenges.verify({ site, device, scene: 'vote' }, sent);
  const address = `${vote.id}/${networkOf(context.address)}`;
  return attemptsOf(db, site, now()).take(limits.ballotsWithoutCode, address);
}

/** Votes: of articles (wire f6, f7), their tickets (wire n10), and of activities. */
export function voteHandlers(parts: VoteParts): Served[] {
  const { db, keys, now } = parts;
  const voters = createVoters(keys.sign);
  const ballots = createBallots(db, voters, now);
  const issueTicket = createTickets(db);
  const reading = createVoteReading(db, voters, now);

  return [
    serve(voteTicket, async (input, context) => {
      const { site, address } = context;
      const who = personOf(context, input);
      const attempts = attemptsOf(db, site.id, now());
      // the address first: devices are easily invented, and each leaves a row
      const free =
        (await attempts.take(limits.ticketsFromAddress, networkOf(address))) &&
        (await attempts.take(limits.voteTickets, who));
      if (!free) throw refused('操作太频繁，请稍后再试');
      const issued = await issueTicket(site.id, input.voteId, voters.storedHash(site.id, who), now());
      if (!issued) throw refused('没有这个投票');
      return issued;
    }),
    serve(vote, async (input, context): Promise<VoteAnswer> => {
      const who = personOf(context, input);
      const choices = input.voteResult.map(readChoice);
      const known = choices.filter((choice) => choice !== undefined);
      if (known.length < choices.length) return { result: 'false', message: '没有这个选项' };
      const { done, message } = await ballots.cast(context.site.id, {
        vote: input.voteID,
        kind: 'article',
        who,
        device: boundDevice(context),
        choices: known,
        ticket: input.ticket,
        address: context.address,
        isPerson: (vote) => isPerson(parts, context, { vote, who, sent: input }),
      });
      return { result: done ? 'true' : 'false', message };
    }),
    serve(voteResult, async ({ id }, context) => (await reading.result(context.site.id, id)) ?? absent),
    ...activityVoteHandlers(parts, { ballots, reading }),
  ];
}
