import { KindNumber } from '@contract/codes';
import { type VoteOption, voteInfoQuery, voteOptionQuery } from '@touch/api/activityVotes';
import { ensureLoaded, useQuery } from '@touch/api/useQuery';
import { LoadedVote, NoVote } from '@touch/features/activityVote/LoadedVote';
import { activityVoteTexts } from '@touch/features/activityVote/texts';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { numberOf } from '@touch/lib/paths';
import type { Locale } from '@touch/locales/messages';
import type { ScreenContext, ScreenOptions, ScreenProps } from '@touch/outside/screen';
import { QueryState } from '@touch/ui/QueryState';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { OptionPage } from './OptionPage';
import { sharedOption } from './optionHead';
import { loadTexts as loadOwnTexts, useTexts } from './texts';

export const options: ScreenOptions = { requiresAuth: true };

export async function loadTexts(locale: Locale) {
  const [own] = await Promise.all([loadOwnTexts(locale), activityVoteTexts.loadTexts(locale)]);
  return own;
}

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = numberOf(params.optionId);
  if (id === '') return;
  const query = voteOptionQuery(id);
  await ensureLoaded(cache, query);
  const option = cache.getValue(query);
  if (option) await ensureLoaded(cache, voteInfoQuery({ voteId: option.voteId, fileId: '' }));
}

/** One option of an activity's vote (F9). */
export function Screen({ params }: ScreenProps) {
  const texts = useTexts();
  const id = numberOf(params.optionId);
  return (
    <>
      <ScreenHead title={texts.title} level="name" />
      {id ? <Option key={id} id={id} /> : <NoVote />}
    </>
  );
}

function Option({ id }: { readonly id: string }) {
  return (
    <QueryState result={useQuery(voteOptionQuery(id))} heading empty={<NoVote />}>
      {(option) => <LoadedOption option={option} />}
    </QueryState>
  );
}

function LoadedOption({ option }: { readonly option: VoteOption }) {
  const address = { voteId: option.voteId, fileId: '' };
  return (
    <LoadedVote address={address}>
      {(info) => (
        <OptionPage
          address={address}
          info={info}
          option={option}
          tools={<SharePageButton page={sharedOption(option, info, KindNumber.event.activity)} />}
        />
      )}
    </LoadedVote>
  );
}
