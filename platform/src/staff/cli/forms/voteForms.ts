import type { NewsroomForms } from '../command';

type VotesPage = {
  readonly list: readonly {
    readonly vote: number;
    readonly no: number;
    readonly at: string;
    readonly options: readonly string[];
    readonly reason: string;
    readonly title: string;
  }[];
};
const pendingRows = ({ list }: VotesPage) => ({
  rows: list.map(({ vote, no, at, options, reason, title }) => ({
    vote,
    ballot: no,
    at,
    chosen: options.join(' · '),
    reason,
    title,
  })),
});

/** Votes and their ballots. */
export const voteForms = {
  exportVote: null,
  exportBallots: null,
  pendingBallots: [
    { words: 'votes', show: pendingRows },
    { words: 'votes pending', show: pendingRows },
  ],
  approveBallot: {
    words: 'votes approve',
    fields: { no: { name: 'ballot' } },
    many: () => 'Approved',
  },
  rejectBallot: {
    words: 'votes reject',
    fields: { no: { name: 'ballot' } },
    many: () => 'Rejected',
  },
  checkVote: {
    words: 'votes check',
    show: ({ entries, ballots, head, fault }, { id }) => ({
      line:
        fault === ''
          ? `The ledger of ${id} is whole: ${entries} entries, ${ballots} ballots count, ${head}`
          : `The ledger of ${id} is not intact: ${fault}`,
      failed: fault !== '',
    }),
  },
  votes: {
    words: 'votes list',
    show: ({ list }) => ({
      rows: list.map(({ id, kind, objectID, title, from, until, ballots, pending }) => ({
        id,
        of: `${kind} ${objectID}`,
        title,
        from,
        until,
        ballots,
        pending,
      })),
    }),
  },
  saveVote: { words: 'votes save', show: ({ id }) => ({ line: `Vote ${id} is saved.` }) },
  openVote: { words: 'votes open', show: (_, { id }) => ({ line: `Vote ${id} is open.` }) },
  endVote: { words: 'votes end', show: (_, { id }) => ({ line: `Vote ${id} is over.` }) },
  setVoteCode: {
    words: 'votes code',
    args: ['id', 'fromSecond'],
    fields: {
      fromSecond: {
        name: 'state',
        choices: ['on', 'off'],
        parse: (text) => text === 'on',
      },
    },
    show: (_, { id, fromSecond }) => ({
      line: fromSecond
        ? `Vote ${id} asks for a captcha from the second ballot of an address on.`
        : `Vote ${id} asks for no captcha.`,
    }),
  },
} as const satisfies NewsroomForms;
