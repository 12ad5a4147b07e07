import type { Queries } from '@platform/db/connection';
import { resolveAddress } from '@platform/html/safeUrl';
import { withoutPlaceholders } from '@platform/sites/addressPlaceholders';
import type { VoteDraft, VoteOptionDraft, VotePlace } from './draft.types';
import { append, NOT_COUNTED } from './ledger/ledger.store';
import { hideRest, hideVote, openCounts, putOption, putTheme, putVote } from './saving.store';
import { lockAnyVote } from './votes.store';

/** The numbers a vote has here, in the order of its draft. */
export interface SavedVote {
  readonly id: number;
  readonly themes: readonly { readonly id: number; readonly options: readonly number[] }[];
}

const address = (url: string): string => resolveAddress(withoutPlaceholders(url), undefined) ?? '';

/** A draft as it may be kept, whoever wrote it (K8): plain words, addresses that lead somewhere safe. */
export function cleanVote(draft: VoteDraft): VoteDraft {
  const option = ({ name, description = '', images = [], videoUrl = '', ...rest }: VoteOptionDraft) => ({
    ...rest,
    name: withoutPlaceholders(name),
    description: withoutPlaceholders(description),
    images: images.map(address).filter((url) => url !== ''),
    videoUrl: address(videoUrl),
  });
  return {
    ...draft,
    title: withoutPlaceholders(draft.title),
    content: withoutPlaceholders(draft.content ?? ''),
    rule: withoutPlaceholders(draft.rule ?? ''),
    headImages: (draft.headImages ?? []).map(address).filter((url) => url !== ''),
    themes: draft.themes.map(({ name, options, ...rest }) => ({
      ...rest,
      name: withoutPlaceholders(name),
      options: options.map(option),
    })),
  };
}

/** Figures of elsewhere by option; undefined where there are none. */
function figuresOf({ themes }: VoteDraft, saved: SavedVote): Record<string, number> | undefined {
  const figures = themes.flatMap(({ options }, theme) =>
    options.flatMap(({ votes = 0 }, index) =>
      votes > 0 ? [[String(saved.themes[theme]?.options[index]), votes] as const] : [],
    ),
  );
  return figures.length > 0 ? Object.fromEntries(figures) : undefined;
}

/**
 * Saves the vote of an article or an activity. Saved again it keeps its numbers, its ballots and its ledger: questions and
 * options are known by their place in the draft, and new ones go to the end.
 */
export async function saveVote(
  db: Queries,
  site: number,
  place: VotePlace,
  rawDraft: VoteDraft,
  at: Date,
): Promise<SavedVote> {
  const draft = cleanVote(rawDraft);
  const id = await putVote(db, site, place, draft);
  const themes: { id: number; options: number[] }[] = [];
  for (const [position, theme] of draft.themes.entries()) {
    const themeID = await putTheme(db, site, id, position + 1, theme);
    const options: number[] = [];
    for (const [index, option] of theme.options.entries())
      options.push(await putOption(db, site, { vote: id, theme: themeID, number: index + 1 }, option));
    themes.push({ id: themeID, options });
  }
  const saved = { id, themes };
  await hideRest(
    db,
    site,
    id,
    themes.length,
    themes.flatMap(({ options }) => options),
  );
  const votes = figuresOf(draft, saved);
  const vote = votes && (await lockAnyVote(db, site, id));
  if (votes && vote?.last_no === 0) {
    const ballots = draft.ballots ?? 0;
    await append(db, { site, vote }, { kind: 'opening', ballots, votes }, at, NOT_COUNTED);
    await openCounts(db, site, id, ballots, votes);
  }
  return saved;
}

/** The article or activity has no vote any more; its ledger stays. */
export const withdrawVote = (db: Queries, site: number, place: VotePlace) => hideVote(db, site, place);
