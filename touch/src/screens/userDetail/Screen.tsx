import { useMember } from '@touch/api/member';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useMeTexts } from '@touch/features/me/texts';
import type { ScreenProps } from '@touch/outside/screen';
import { lazyPart } from '@touch/ui/deferred/lazyPart';
import { ScreenSkeleton } from '@touch/ui/ScreenSkeleton';
import { Suspense, useEffect, useState } from 'react';
import { SignedOut } from './SignedOut';

const Own = lazyPart(() => import('./Own').then((part) => part.Own));

const Other = lazyPart(() => import('./Other').then((part) => part.Other));

/** A member's own page, or with an id another member's public page (F24). The served page contains nothing personal. */
export function Screen({ params, query }: ScreenProps) {
  const texts = useMeTexts();
  const member = useMember();
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  const { id = '' } = params;
  const isOther = id !== '' && id !== member?.uid;
  return (
    <>
      <ScreenHead title={texts.ownTitle} level="name" />
      {isOther || member ? (
        <Suspense fallback={<ScreenSkeleton />}>
          {!stands ? (
            <ScreenSkeleton />
          ) : isOther ? (
            <Other key={`${id}/${member?.uid}`} id={id} who={member?.uid ?? ''} />
          ) : member ? (
            <Own key={member.uid} member={member} query={query} />
          ) : null}
        </Suspense>
      ) : (
        <SignedOut query={query} />
      )}
    </>
  );
}
