import { newsroom } from '@contract/newsroom';
import { CliError, usageError } from './cliError';
import type { Command, CommandCall, CommandOutput } from './command';
import { manageVoteActions } from './manageVotes.commands';
import { parseNumber } from './people.commands';

/** Decides ballots of a vote one after the other; a failed one does not stop the rest. */
async function decide(
  { args, options, site, connect }: CommandCall,
  isApproval: boolean,
): Promise<CommandOutput> {
  const [, vote, ...numbers] = args;
  const id = parseNumber(vote, 'number of the vote');
  if (numbers.length === 0) throw usageError('votes needs the numbers of the ballots.');
  const reason = typeof options.reason === 'string' ? options.reason : '';
  const call = await connect();
  const done: number[] = [];
  const remarks: string[] = [];
  for (const no of numbers.map((text) => parseNumber(text, 'number of the ballot'))) {
    try {
      if (isApproval) await call(newsroom.approveBallot, { site, id, no });
      else await call(newsroom.rejectBallot, { site, id, no, reason });
      done.push(no);
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      remarks.push(`${no}: ${error.message}`);
    }
  }
  const line = `${isApproval ? 'Approved' : 'Rejected'}: ${done.length > 0 ? done.join(', ') : 'none'}`;
  return { value: { done, failed: remarks }, line, remarks, failed: remarks.length > 0 };
}

async function listPending({ args, options, site, connect }: CommandCall): Promise<CommandOutput> {
  if (args.length > 1) throw usageError(`votes pending takes no argument ${args[1]}.`);
  const page = options.page === undefined ? undefined : parseNumber(String(options.page), '--page');
  const found = await (await connect())(newsroom.pendingBallots, { site, page });
  const rows = found.list.map(({ vote, no, at, options: chosen, reason, title }) => ({
    vote,
    ballot: no,
    at,
    chosen: chosen.join(' · '),
    reason,
    title,
  }));
  return { value: found, rows, remarks: found.hasMore ? ['There are more.'] : [] };
}

/** Verifies the vote's whole ledger and compares it with the counts readers see. */
async function check({ args, site, connect }: CommandCall): Promise<CommandOutput> {
  if (args.length > 2) throw usageError(`votes check takes one vote; remove ${args[2]}.`);
  const id = parseNumber(args[1], 'number of the vote');
  const audit = await (await connect())(newsroom.checkVote, { site, id });
  const { entries, ballots, head, fault } = audit;
  const line =
    fault === ''
      ? `The ledger of ${id} is whole: ${entries} entries, ${ballots} ballots count, ${head}`
      : `The ledger of ${id} is not intact: ${fault}`;
  return { value: audit, line, failed: fault !== '' };
}

export const voteCommands: Readonly<Record<string, Command>> = {
  votes: {
    argumentCount: [0, 102],
    options: ['reason', 'page', 'file', 'ballots'],
    run(running) {
      const [action = 'pending'] = running.args;
      if (action === 'pending') return listPending(running);
      if (action === 'approve' || action === 'reject') return decide(running, action === 'approve');
      if (action === 'check') return check(running);
      const manage = Object.hasOwn(manageVoteActions, action) ? manageVoteActions[action] : undefined;
      if (manage) return manage(running);
      throw usageError(
        `votes has no action ${action}: use pending, approve, reject, check, list, save, open, end, code or export.`,
      );
    },
  },
};
