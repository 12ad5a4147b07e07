import { useMember } from '@touch/api/member';
import { SignInNotice } from '@touch/features/contributions/SignInNotice';
import { useTellingTexts } from '@touch/features/contributions/texts';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { numberOf } from '@touch/lib/paths';
import type { ScreenProps } from '@touch/outside/screen';
import { lazyPart } from '@touch/ui/deferred/lazyPart';
import { ScreenSkeleton } from '@touch/ui/ScreenSkeleton';
import { Suspense } from 'react';
import { useTexts } from './texts';

const OwnContribution = lazyPart(() => import('./OwnContribution').then((part) => part.OwnContribution));

const OwnContributions = lazyPart(() => import('./OwnContributions').then((part) => part.OwnContributions));

/** A member's contribution, without a number all of theirs (F23). The served page contains nothing personal. */
export function Screen({ params }: ScreenProps) {
  const texts = useTexts();
  const telling = useTellingTexts();
  const member = useMember();
  const id = numberOf(params.id);
  const path = id ? `/inputArticleDetail/${id}.html` : '/inputArticleDetail.html';
  return (
    <>
      <ScreenHead
        title={id ? texts.title : telling.ownContributions}
        level={id || !member ? 'name' : 'heading'}
      />
      {!member ? (
        <SignInNotice text={telling.privateContributions} path={path} />
      ) : (
        <Suspense fallback={<ScreenSkeleton />}>
          {id ? (
            <OwnContribution key={`${member.uid}/${id}`} uid={member.uid} id={id} />
          ) : (
            <OwnContributions key={member.uid} uid={member.uid} />
          )}
        </Suspense>
      )}
    </>
  );
}
