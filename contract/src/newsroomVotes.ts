import * as v from 'valibot';
import { linkAddress, optionalAddress } from './newsroomAddress';
import { call } from './newsroomCall';
import {
  ballotKey,
  boundedText,
  done,
  id,
  loginNumber,
  moment,
  number,
  PendingBallot,
  reason,
  siteAndId,
  whole,
} from './newsroomShapes';
import { SignField } from './signForm';

/* Input and output of the newsroom's calls about votes. */

const title = v.pipe(boundedText(200), v.minLength(1));
/** An https address, or a media path of this paper. */
const address = linkAddress;

export const VoteOptionInput = v.strictObject({
  name: title,
  description: v.optional(boundedText(5_000), ''),
  images: v.optional(v.pipe(v.array(address), v.maxLength(20)), []),
  videoUrl: optionalAddress(address),
});

export const VoteThemeInput = v.pipe(
  v.strictObject({
    name: title,
    minChoose: v.optional(number(0, 500), 1),
    /** 0 = any number. */
    maxChoose: number(0, 500),
    options: v.pipe(v.array(VoteOptionInput), v.minLength(1), v.maxLength(500)),
  }),
  v.check(
    ({ minChoose, maxChoose, options }) =>
      minChoose <= options.length && (maxChoose === 0 || minChoose <= maxChoose),
    'minChoose is more than can be chosen',
  ),
);

/** VoteCycle in words. */
export const VoteCycleName = v.picklist(['once', 'total', 'daily']);

/** The vote of an activity, as staff write it. Fields that are left out take their default. */
export const VoteInput = v.strictObject({
  site: id,
  /** The activity. */
  id,
  title,
  content: v.optional(boundedText(20_000), ''),
  rule: v.optional(boundedText(20_000), ''),
  /** Days of the site, or days and times. */
  from: boundedText(40),
  until: boundedText(40),
  needLogin: v.optional(v.boolean(), true),
  needCode: v.optional(v.boolean(), false),
  appOnly: v.optional(v.boolean(), false),
  cycle: v.optional(VoteCycleName, 'once'),
  cycleNum: v.optional(number(1, 1_000), 1),
  /** Ballots of members from one device within that time; 0 = no limit. */
  deviceMost: v.optional(number(0, 1_000), 0),
  /** Ballots of one voter for one option within that time; 0 = no limit. */
  optionMax: v.optional(number(0, 1_000), 0),
  resultsHidden: v.optional(v.boolean(), false),
  headImages: v.optional(v.pipe(v.array(address), v.maxLength(20)), []),
  userFields: v.optional(v.pipe(v.array(SignField), v.maxLength(50)), []),
  themes: v.pipe(v.array(VoteThemeInput), v.minLength(1), v.maxLength(50)),
});

export const NewsroomVote = v.strictObject({
  id: whole,
  kind: v.picklist(['article', 'activity']),
  /** Its article or activity. */
  objectID: whole,
  title: v.string(),
  from: moment,
  until: moment,
  /** Counted ballots. */
  ballots: whole,
  /** Ballots that wait for review. */
  pending: whole,
});

/** A page of a table as CSV that spreadsheets open rightly. */
export const CsvPage = v.strictObject({
  csv: v.string(),
  /** `after` of the next page; 0 = this was the last. */
  next: whole,
});

export const voteCalls = {
  pendingBallots: call(
    'GET',
    '/sites/:site/votes/pending',
    v.strictObject({ site: id, page: v.optional(number(0, 10_000)) }),
    v.strictObject({ list: v.array(PendingBallot), hasMore: v.boolean() }),
    { about: 'Lists pending ballots, oldest first.' },
  ),
  approveBallot: call('POST', '/sites/:site/votes/:id/ballots/:no/approve', ballotKey, done, {
    about: 'Approves pending ballots of a vote.',
  }),
  rejectBallot: call(
    'POST',
    '/sites/:site/votes/:id/ballots/:no/reject',
    v.strictObject({ ...ballotKey.entries, reason }),
    done,
    { about: 'Rejects pending ballots of a vote.' },
  ),
  checkVote: call(
    'GET',
    '/sites/:site/votes/:id/check',
    siteAndId,
    v.strictObject({
      entries: whole,
      /** Counted ballots. */
      ballots: whole,
      /** Hash of the newest entry. */
      head: v.string(),
      /** First inconsistency; '' = none. */
      fault: v.string(),
    }),
    { about: 'Verifies the ledger of a vote and compares it with the shown counts.' },
  ),

  votes: call(
    'GET',
    '/sites/:site/votes',
    v.strictObject({ site: id, page: v.optional(number(0, 10_000)) }),
    v.strictObject({ list: v.array(NewsroomVote), hasMore: v.boolean() }),
    { about: 'Lists votes, newest first.' },
  ),
  saveVote: call('POST', '/sites/:site/activities/:id/vote', VoteInput, v.strictObject({ id: whole }), {
    about: 'Makes or changes the vote of an activity. An option with ballots keeps its name and place.',
  }),
  openVote: call('POST', '/sites/:site/votes/:id/open', siteAndId, done, {
    about: 'Begins the vote of an activity now.',
  }),
  endVote: call('POST', '/sites/:site/votes/:id/end', siteAndId, done, {
    about: 'Ends the vote of an activity now.',
  }),
  setVoteCode: call(
    'POST',
    '/sites/:site/votes/:id/code',
    v.strictObject({ ...siteAndId.entries, fromSecond: v.boolean() }),
    done,
    {
      about:
        'Asks for a captcha from the second ballot of an address on, or no longer; a vote inside an article.',
    },
  ),
  exportVote: call('GET', '/sites/:site/votes/:id/export', siteAndId, CsvPage, {
    about: 'The result of a vote as a table.',
  }),
  exportBallots: call(
    'GET',
    '/sites/:site/votes/:id/ballots/export',
    v.strictObject({ site: id, id, after: v.optional(loginNumber) }),
    CsvPage,
    { about: "Ballots with their voters' answers, `after` an entry of the ledger." },
  ),
} as const;
