import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import type { ReadInputOf } from '@contract/operation';
import { VoteSort } from '@contract/participation/codes';
import * as contract from '@contract/votes';
import { readVoteFields } from '@platform/ciphers/voteFields';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { boundDevice, personIfAny, personOf, requireLoginDevice } from '@platform/operations/callers';
import { hasCiphers } from '@platform/sites/cipherKeys';
import { absent } from '@platform/wire/jsonText';
import type { Ballots } from './ballots/ballots.service';
import type { VoteReading } from './reading.service';
import { createViewCounts } from './viewCounts.service';
import { optionDocument, type ReadVote } from './voteInfo.document';
import type { VoteParts } from './voteParts.types';
import { type OptionRow, voteOfActivity, voteOfOption } from './votes.store';

const orders: Readonly<Record<VoteSort, (a: OptionRow, b: OptionRow) => number>> = {
  [VoteSort.number]: () => 0,
  [VoteSort.rank]: (a, b) => b.votes - a.votes,
  [VoteSort.views]: (a, b) => b.views - a.views,
};

/** A name, or the number that is shown. */
const isFor = ({ name, number }: OptionRow, key: string): boolean =>
  key === '' || name.toLowerCase().includes(key.toLowerCase()) || String(number) === key;

/** Answers whose pictures are paths: a page sends their whole addresses. */
const withoutOrigin = (info: Readonly<Record<string, string>>, origin: string) =>
  Object.fromEntries(
    Object.entries(info).map(([id, value]) => [id, value.replaceAll(`${origin}/media/`, '/media/')]),
  );

/** Options of a vote as they are asked for, a page at a time (wire g76). */
function optionPage(
  { vote, options, voterStatus, total }: ReadVote,
  input: ReadInputOf<typeof contract.voteOptions>,
  origin: string,
) {
  const key = input.key.trim();
  const rows = options
    .filter(
      (row) =>
        (input.themeId === 0 || row.theme_id === input.themeId) &&
        (input.optionId === 0 || row.id === input.optionId) &&
        isFor(row, key),
    )
    .toSorted(orders[input.sort]);
  const from = offsetOf(input, PAGE_SIZE);
  return {
    list: rows.slice(from, from + PAGE_SIZE).map((row) => optionDocument(vote.id, voterStatus, origin, row)),
    totalVotes: total,
    hasMore: rows.length > from + PAGE_SIZE,
  };
}

/** A ballot of an activity's vote (wire f16). */
async function castBallot(
  { keys, challenges }: VoteParts,
  ballots: Ballots,
  sent: ReadInputOf<typeof contract.recordVoteCountAndLog>,
  context: CallContext,
) {
  const { site } = context;
  const { record, device, check } = readVoteFields(sent, hasCiphers(site.config) ? keys.sm4 : undefined);
  if (context.note) context.note.object = String(record.voteId);
  requireLoginDevice(context, device);
  const who = personOf(context, { userID: record.userId, device });
  const challenged = boundDevice(context) || who.replace(/^d:/, '');
  const outcome = await ballots.cast(site.id, {
    vote: record.voteId,
    kind: 'activity',
    who,
    device: boundDevice(context),
    choices: record.themes.flatMap(({ themeId, optionIds }) =>
      optionIds.map((option) => ({ theme: themeId, option })),
    ),
    info: withoutOrigin(record.info, context.origin),
    ticket: record.ticket,
    address: context.address,
    isPerson: async ({ need_code }) => {
      if (!need_code && site.config.afsCheck.enable !== 1) return true;
      return (
        check !== undefined && challenges.verify({ site: site.id, device: challenged, scene: 'vote' }, check)
      );
    },
  });
  const { done: success, message, ballots: voteCount, left } = outcome;
  return { success, message, voteCount, left };
}

/** The vote of an activity (F9, wire g75–g79), and its ballot (wire f16). */
export function activityVoteHandlers(
  parts: VoteParts,
  { ballots, reading }: { ballots: Ballots; reading: VoteReading },
): Served[] {
  const { db } = parts;
  const readFor = (context: CallContext, voteId: number, input: { userID: string; device: string }) =>
    reading.read(context.site.id, voteId, personIfAny(context, input));

  const looks = createViewCounts(db, parts.now);

  return [
    serve(contract.voteInfo, async (input, context) => {
      const { site, origin } = context;
      const voteId = input.voteId || ((await voteOfActivity(db, site.id, input.fileId)) ?? 0);
      return (await reading.info(site.id, voteId, personIfAny(context, input), origin)) ?? absent;
    }),
    serve(contract.voteOptions, async (input, context) => {
      const voteId = input.voteId || ((await voteOfOption(db, context.site.id, input.optionId)) ?? 0);
      const found = await readFor(context, voteId, input);
      if (!found) return { list: [], totalVotes: 0, hasMore: false };
      return optionPage(found, input, context.origin);
    }),
    serve(contract.optionInfo, async (input, context) => {
      const { site, origin } = context;
      const { optionId } = input;
      const voteId = input.voteId || ((await voteOfOption(db, site.id, optionId)) ?? 0);
      const found = await readFor(context, voteId, input);
      const row = found?.options.find(({ id }) => id === optionId);
      if (!found || !row) return absent;
      const isCounted = await looks.atOption(site.id, optionId, context.address);
      const views = row.views + (isCounted ? 1 : 0);
      return optionDocument(voteId, found.voterStatus, origin, { ...row, views });
    }),
    serve(contract.infoByOptName, async (input, context) => {
      const found = await readFor(context, input.voteId, input);
      const name = input.name.trim();
      const rows = name === '' ? [] : (found?.options.filter((row) => isFor(row, name)) ?? []);
      if (!found) return { list: [] };
      return {
        list: rows.map((row) => optionDocument(found.vote.id, found.voterStatus, context.origin, row)),
      };
    }),
    serve(contract.voteAccessCount, async ({ voteId }, context) => {
      const found = await reading.read(context.site.id, voteId, '');
      return { accessCount: found ? await looks.atVote(context.site.id, voteId, context.address) : 0 };
    }),
    serve(contract.recordVoteCountAndLog, (sent, context) => castBallot(parts, ballots, sent, context)),
  ];
}
