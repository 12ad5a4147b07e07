import { reasonOf } from '@desk/api/callErrors';
import { useLogin } from '@desk/api/session';
import { Conflict } from '@desk/parts/document/Conflict';
import { localStoreOf } from '@desk/parts/document/localStore';
import { StoryDocument } from '@desk/parts/document/StoryDocument';
import { useOpened } from '@desk/parts/document/useOpened';
import { useText } from '@desk/texts/useText';
import { Button } from '@desk/ui/Button';
import { State } from '@desk/ui/State';
import { useLocation, useParams } from 'react-router';

/** A story: written, read, decided. */
export default function Write() {
  const { site = '0', id = '0' } = useParams();
  return <OpenStory key={`${site}/${id}`} site={Number(site)} id={Number(id)} />;
}

function OpenStory({ site, id }: { readonly site: number; readonly id: number }) {
  const say = useText();
  const { session, hasEnded } = useLogin();
  const { pathname, search } = useLocation();
  const person = session?.person;
  const { opened, error, reopen, keepMine } = useOpened(site, id, person, session !== undefined && !hasEnded);
  if (!opened)
    return (
      <State isBusy={error === undefined}>
        {error === undefined ? say('loading') : say('failed', { reason: reasonOf(error, say) })}
        {error !== undefined && <Button onPress={() => void reopen()}>{say('retry')}</Button>}
      </State>
    );
  const { story, local, isInHand, no } = opened;
  // words of an earlier visit that do not lie on the server's version, or that are in nobody's hand
  if (local && (local.version !== story.version || !isInHand)) {
    const dropMine = async () => {
      await localStoreOf(site, person?.id ?? 0, id).remove();
      await reopen();
    };
    return (
      <Conflict
        theirs={story.draft}
        mine={local.change}
        about={
          isInHand || story.holder === '' ? say('conflictAbout') : say('takenFrom', { name: story.holder })
        }
        onMine={isInHand ? keepMine : undefined}
        onTake={!isInHand && story.acts.includes('save') ? () => void reopen({ force: true }) : undefined}
        onTheirs={() => void dropMine()}
      />
    );
  }
  const backTo = pathname.replace(/\/\d+$/, '') + search;
  return <StoryDocument key={no} site={site} opened={opened} reopen={reopen} backTo={backTo} />;
}
