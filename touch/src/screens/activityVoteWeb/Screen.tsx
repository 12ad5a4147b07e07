import { KindNumber } from '@contract/codes';
import { LoadedVote, NoVote } from '@touch/features/activityVote/LoadedVote';
import { VotePage } from '@touch/features/activityVote/VotePage';
import { voteAddress } from '@touch/features/activityVote/voteAddress';
import { sharedVote } from '@touch/features/activityVote/voteHead';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import type { ScreenProps } from '@touch/outside/screen';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { useTexts } from './texts';

/** The vote of an activity in rows, for a browser's window (F9). */
export function Screen({ params, query }: ScreenProps) {
  const texts = useTexts();
  const address = voteAddress(params);
  return (
    <>
      <ScreenHead title={texts.title} level="name" />
      {address ? (
        <LoadedVote address={address}>
          {(info) => (
            <VotePage
              key={info.voteId}
              address={address}
              info={info}
              query={query}
              layout="rows"
              tools={<SharePageButton page={sharedVote(info, KindNumber.event.activity)} />}
            />
          )}
        </LoadedVote>
      ) : (
        <NoVote />
      )}
    </>
  );
}
