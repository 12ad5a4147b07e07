import { newsroom } from '@contract/newsroom';
import { calledWrongly, Failure } from './failure';
import { numberOf } from './people.commands';
import type { Command, Running, Said } from './surroundings';

/** Ballots of a vote, one after the other; one that cannot be judged holds up none of the others. */
async function judge({ args, options, site, ask }: Running, release: boolean): Promise<Said> {
  const [, vote, ...numbers] = args;
  const id = numberOf(vote, 'number of the vote');
  if (numbers.length === 0) throw calledWrongly('votes needs to know which ballots.');
  const reason = typeof options.reason === 'string' ? options.reason : '';
  const newsroomHere = await ask();
  const done: number[] = [];
  const remarks: string[] = [];
  for (const no of numbers.map((text) => numberOf(text, 'number of the ballot'))) {
    try {
      if (release) await newsroomHere(newsroom.releaseBallot, { site, id, no });
      else await newsroomHere(newsroom.refuseBallot, { site, id, no, reason });
      done.push(no);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      remarks.push(`${no}: ${error.message}`);
    }
  }
  const line = `${release ? 'Counted' : 'Refused'}: ${done.length > 0 ? done.join(', ') : 'none'}`;
  return { value: { done, failed: remarks }, line, remarks, failed: remarks.length > 0 };
}

async function held({ args, options, site, ask }: Running): Promise<Said> {
  if (args.length > 1) throw calledWrongly(`votes held knows nothing to do with ${args[1]}.`);
  const page = options.page === undefined ? undefined : numberOf(String(options.page), '--page');
  const found = await (await ask())(newsroom.heldBallots, { site, page });
  const rows = found.list.map(({ vote, no, at, options: chosen, reason, title }) => ({
    ...{ vote, ballot: no, at, chosen: chosen.join(' · '), reason, title },
  }));
  return { value: found, rows, remarks: found.hasMore ? ['There are more.'] : [] };
}

/** Reads the ledger from its first entry on and holds it against what is shown. */
async function check({ args, site, ask }: Running): Promise<Said> {
  if (args.length > 2) throw calledWrongly(`votes check knows nothing to do with ${args[2]}.`);
  const id = numberOf(args[1], 'number of the vote');
  const audit = await (await ask())(newsroom.checkVote, { site, id });
  const { entries, ballots, head, fault } = audit;
  const line =
    fault === ''
      ? `The ledger of ${id} is whole: ${entries} entries, ${ballots} ballots count, ${head}`
      : `The ledger of ${id} is not what it was: ${fault}`;
  return { value: audit, line, failed: fault !== '' };
}

export const voteCommands: Readonly<Record<string, Command>> = {
  votes: {
    takes: [0, 102],
    options: ['reason', 'page'],
    run(running) {
      const [word = 'held'] = running.args;
      if (word === 'held') return held(running);
      if (word === 'release' || word === 'refuse') return judge(running, word === 'release');
      if (word === 'check') return check(running);
      throw calledWrongly(`votes cannot ${word}: held, release, refuse, check.`);
    },
  },
};
