import { type Tipoff, tipoffDetailQuery } from '@touch/api/contributions';
import { useMember } from '@touch/api/member';
import { useQuery } from '@touch/api/useQuery';
import { SignInNotice } from '@touch/features/contributions/SignInNotice';
import { tipoffState } from '@touch/features/contributions/StateBadge';
import { Reply, SubmittedPage } from '@touch/features/contributions/SubmittedPage';
import { useTellingTexts } from '@touch/features/contributions/texts';
import { Media } from '@touch/features/questions/Media';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { ScreenSkeleton } from '@touch/ui/ScreenSkeleton';
import { showPictures } from './showPictures';

/** A tip-off of one's own, or one that the newsroom shows; the served page contains nothing personal. */
export function TipoffById({ id }: { readonly id: string }) {
  const words = useWords();
  const texts = useTellingTexts();
  const { basePath } = useVisit();
  const member = useMember();
  const item = useQuery(tipoffDetailQuery(id, member?.uid ?? ''));
  if (item.state === 'ready') return <TipoffPage tipoff={item.value} />;
  if (item.state === 'loading') return <ScreenSkeleton />;
  if (item.state === 'failed') {
    return (
      <Notice
        kind="failed"
        heading
        text={item.message || words['state.networkError']}
        action={{ text: words['state.retry'], run: item.retry }}
      />
    );
  }
  if (!member) return <SignInNotice text={texts.privateTipoff} path={`/tipoffDetail/${id}.html`} />;
  const link = { text: texts.toForm, href: `${basePath}/tipoffDetail.html` };
  return <Notice kind="empty" heading text={texts.noTipoff} link={link} />;
}

function TipoffPage({ tipoff }: { readonly tipoff: Tipoff }) {
  const texts = useTellingTexts();
  const { title, content, publishtime, status, location, answer, answerTime } = tipoff;
  const { pics: images, audios, videos } = tipoff;
  return (
    <SubmittedPage
      title={title || texts.tipoff}
      state={tipoffState(status)}
      place={location}
      media={<Media {...{ images, audios, videos, showPictures, texts }} />}
      {...{ content, publishtime }}
    >
      {answer === '' ? null : <Reply heading={texts.answer} text={answer} time={answerTime} />}
    </SubmittedPage>
  );
}
