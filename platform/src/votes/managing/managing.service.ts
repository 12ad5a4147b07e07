import { PAGE_SIZE } from '@contract/limits';
import { SignField } from '@contract/signForm';
import { columnNames, csvText } from '@platform/csv/csv.document';
import type { Database, Queries } from '@platform/db/connection';
import { siteTime } from '@platform/wire/wireDate';
import * as v from 'valibot';
import { BallotState } from '../ballots/ballotState.types';
import type { VoteDraft } from '../draft.types';
import { saveVote } from '../saving.service';
import { lockAnyVote, readVote, voteOfActivity } from '../votes.store';
import { ballotsAfter, type ListedVote, listVotes, namedOptions, themeNames } from './managing.store';

export { endNow, openNow, setCodeFromSecond } from './managing.store';

/** Ballots in a page of the export. */
const EXPORT_PAGE = 2_000;

/** A page of a site's votes. */
export async function listVotePage(
  db: Queries,
  site: number,
  page: number,
): Promise<{ list: ListedVote[]; hasMore: boolean }> {
  const rows = await listVotes(db, site, PAGE_SIZE + 1, page * PAGE_SIZE);
  return { list: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

/** An option with ballots that the draft renames, moves or drops; undefined where there is none. */
async function findChangedOption(
  db: Queries,
  site: number,
  vote: number,
  { themes }: VoteDraft,
): Promise<string | undefined> {
  const options = await namedOptions(db, site, vote);
  const changed = options.find(
    ({ theme, number, name, votes }) => votes > 0 && themes[theme - 1]?.options[number - 1]?.name !== name,
  );
  return changed?.name;
}

/**
 * Saves the vote of an activity while no ballot is counted, so that nobody's ballot changes its meaning.
 * @returns its number, or the name of an option that has votes and would change
 */
export async function saveActivityVote(
  db: Queries,
  site: number,
  activity: number,
  draft: VoteDraft,
  at: Date,
): Promise<{ readonly id: number } | { readonly changed: string }> {
  const known = await voteOfActivity(db, site, activity);
  if (known !== undefined) {
    await lockAnyVote(db, site, known);
    const changed = await findChangedOption(db, site, known, draft);
    if (changed !== undefined) return { changed };
  }
  const { id } = await saveVote(db, site, { kind: 'activity', objectID: activity }, draft, at);
  return { id };
}

const Fields = v.array(SignField);
const AnswerTexts = v.record(v.string(), v.string());

/** The result as a table; undefined for an unknown vote. */
export async function exportResult(db: Database, site: number, id: number): Promise<string | undefined> {
  const vote = await readVote(db, site, id);
  if (!vote) return undefined;
  const themes = new Map((await themeNames(db, site, id)).map(({ position, name }) => [position, name]));
  const options = await namedOptions(db, site, id);
  const sums = new Map<number, number>();
  for (const { theme, votes } of options) sums.set(theme, (sums.get(theme) ?? 0) + votes);
  const share = (votes: number, theme: number) => {
    const sum = sums.get(theme) ?? 0;
    return sum > 0 ? `${((votes * 100) / sum).toFixed(1)}%` : '';
  };
  const rows = options.map(({ theme, number, name, votes, views }) => [
    ...[themes.get(theme) ?? '', String(number), name, String(votes), share(votes, theme), String(views)],
  ]);
  return csvText([['主题', '编号', '选项', '票数', '占比', '浏览'], ...rows]);
}

const stateNames: Readonly<Record<BallotState, string>> = {
  [BallotState.pending]: '待审核',
  [BallotState.counted]: '计入',
  [BallotState.rejected]: '不计入',
  [BallotState.withdrawn]: '撤回',
  [BallotState.deviceCopy]: '',
};

/** A page of the ballots with what their voters answered; undefined for an unknown vote. @param after entry of the ledger */
export async function exportBallots(
  db: Database,
  site: number,
  id: number,
  after: number,
): Promise<{ readonly csv: string; readonly next: number } | undefined> {
  const vote = await readVote(db, site, id);
  if (!vote) return undefined;
  const fields = v.parse(Fields, vote.user_fields);
  const names = new Map((await namedOptions(db, site, id)).map((option) => [option.id, option.name]));
  const ballots = await ballotsAfter(db, site, id, after, EXPORT_PAGE + 1);
  const page = ballots.slice(0, EXPORT_PAGE);
  const rows = page.map(({ no, state, options, reason, created_at, info }) => {
    const { date, time } = siteTime(created_at);
    const answers = v.parse(AnswerTexts, info);
    const chosen = options.map((option) => names.get(option) ?? String(option)).join(' · ');
    const own = fields.map((field) => answers[field.id] ?? '');
    return [String(no), `${date} ${time}`, stateNames[state], chosen, reason, ...own];
  });
  const head = columnNames([
    '账本序号',
    '时间',
    '状态',
    '选项',
    '待审原因',
    ...fields.map(({ code }) => code),
  ]);
  const next = ballots.length > EXPORT_PAGE ? (page.at(-1)?.no ?? 0) : 0;
  return { csv: csvText(after === 0 ? [head, ...rows] : rows), next };
}
