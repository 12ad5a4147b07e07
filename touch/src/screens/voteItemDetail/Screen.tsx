import { KindNumber } from '@contract/codes';
import { type VoteOption, voteOptionQuery } from '@touch/api/activityVotes';
import { useQuery } from '@touch/api/useQuery';
import { LoadedVote, NoVote } from '@touch/features/activityVote/LoadedVote';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { numberOf } from '@touch/lib/paths';
import type { ScreenProps } from '@touch/outside/screen';
import { QueryState } from '@touch/ui/QueryState';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { OptionPage } from './OptionPage';
import { sharedOption } from './optionHead';
import { useTexts } from './texts';

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
