import { type Tipoff, tipoffDetailQuery } from '@touch/api/contributions';
import { useMember } from '@touch/api/member';
import { useQuery } from '@touch/api/useQuery';
import { SignInNotice } from '@touch/features/contributions/SignInNotice';
import { tipoffState } from '@touch/features/contributions/StateBadge';
import { Reply, SubmittedPage } from '@touch/features/contributions/SubmittedPage';
import { useTellingTexts } from '@touch/features/contributions/texts';
import { Media } from '@touch/features/questions/Media';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { QueryState } from '@touch/ui/QueryState';

/** A tip-off of one's own, or one that the newsroom shows; the served page contains nothing personal. */
export function TipoffById({ id }: { readonly id: string }) {
  const texts = useTellingTexts();
  const { basePath } = useVisit();
  const member = useMember();
  const link = { text: texts.toForm, href: `${basePath}/tipoffDetail.html` };
  return (
    <QueryState
      result={useQuery(tipoffDetailQuery(id, member?.uid ?? ''))}
      heading
      empty={
        member ? (
          <Notice kind="empty" heading text={texts.noTipoff} link={link} />
        ) : (
          <SignInNotice text={texts.privateTipoff} path={`/tipoffDetail/${id}.html`} />
        )
      }
    >
      {(tipoff) => <TipoffPage tipoff={tipoff} />}
    </QueryState>
  );
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
      media={<Media {...{ images, audios, videos, texts }} />}
      {...{ content, publishtime }}
    >
      {answer === '' ? null : <Reply heading={texts.answer} text={answer} time={answerTime} />}
    </SubmittedPage>
  );
}
