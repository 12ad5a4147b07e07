import { useMember } from '@touch/api/member';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { loginTexts } from '@touch/features/login/texts';
import { meTexts, useMeTexts } from '@touch/features/me/texts';
import type { Locale } from '@touch/locales/messages';
import type { ScreenProps } from '@touch/outside/screen';
import { lazyPart } from '@touch/ui/deferred/lazyPart';
import { ScreenSkeleton } from '@touch/ui/ScreenSkeleton';
import { uploadTexts } from '@touch/widgets/upload/texts';
import { Suspense, useEffect, useState } from 'react';
import { SignedOut } from './SignedOut';

export async function loadTexts(locale: Locale) {
  const all = [
    meTexts.loadTexts(locale),
    loginTexts.loadTexts(locale),
    uploadTexts.loadTexts(locale),
  ] as const;
  const [texts] = await Promise.all(all);
  return texts;
}

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
