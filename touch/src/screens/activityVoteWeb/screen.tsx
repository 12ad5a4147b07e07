import { KindNumber } from '@contract/codes';
import { LoadedVote, NoVote } from '@touch/features/activityVote/LoadedVote';
import { activityVoteTexts } from '@touch/features/activityVote/texts';
import type { AddPictures } from '@touch/features/activityVote/useBallot';
import { VotePage } from '@touch/features/activityVote/VotePage';
import { loadVote, voteAddress } from '@touch/features/activityVote/voteAddress';
import { sharedVote } from '@touch/features/activityVote/voteHead';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import type { Locale } from '@touch/locales/messages';
import type { ScreenContext, ScreenOptions, ScreenProps } from '@touch/outside/screen';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { loadTexts as loadOwnTexts, useTexts } from './texts';

export const options: ScreenOptions = { requiresAuth: true, wide: true };

export async function loadTexts(locale: Locale) {
  const [own] = await Promise.all([loadOwnTexts(locale), activityVoteTexts.loadTexts(locale)]);
  return own;
}

export const load = (context: ScreenContext): Promise<void> => loadVote(context);

/** Sends pictures that a vote asks its voters for. */
const addPictures: AddPictures = async (locale) =>
  (await import('@touch/widgets/upload/addPictures')).addPictures(locale);

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
              addPictures={addPictures}
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
