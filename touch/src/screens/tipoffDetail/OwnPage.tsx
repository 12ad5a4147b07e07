import { useMember } from '@touch/api/member';
import { SignInNotice } from '@touch/features/contributions/SignInNotice';
import { useTellingTexts } from '@touch/features/contributions/texts';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useVisit } from '@touch/outside/visit';
import { lazyPart } from '@touch/ui/deferred/lazyPart';
import { ScreenSkeleton } from '@touch/ui/ScreenSkeleton';
import { Suspense } from 'react';
import { useTexts } from './texts';
import style from './tipoffDetail.module.css';

const OwnTipoffs = lazyPart(() => import('./OwnTipoffs').then((part) => part.OwnTipoffs));

/** A member's own tip-offs, with the way to the form. The served page contains nothing personal. */
export function OwnPage() {
  const [texts, telling] = [useTexts(), useTellingTexts()];
  const { basePath } = useVisit();
  const member = useMember();
  return (
    <>
      <ScreenHead title={texts.ownTitle} level={member ? 'heading' : 'name'} />
      {member ? (
        <Suspense fallback={<ScreenSkeleton />}>
          <p className={style.toForm}>
            <a className={style.again} href={`${basePath}/tipoffDetail.html`}>
              {telling.toForm}
            </a>
          </p>
          <OwnTipoffs key={member.uid} uid={member.uid} sentCount={0} hasHeading />
        </Suspense>
      ) : (
        <SignInNotice text={telling.privateTipoff} path="/tipoffDetail.html?own=1" />
      )}
    </>
  );
}
