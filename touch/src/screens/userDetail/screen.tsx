import { useMember } from '@touch/api/member';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { loginWords } from '@touch/features/login/words';
import { meWords } from '@touch/features/me/words';
import { uploadWords } from '@touch/features/upload/words';
import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { ScreenSkeleton } from '@touch/ui/ScreenSkeleton';
import { Suspense, useEffect, useState } from 'react';
import { latePart } from './parts';
import { SignedOut } from './SignedOut';

export const words = (locale: Locale) =>
  Promise.all([meWords.ready(locale), loginWords.ready(locale), uploadWords.ready(locale)]);

const Own = latePart(() => import('./Own').then((part) => part.Own));
const Other = latePart(() => import('./Other').then((part) => part.Other));

/** A member's own page, or with an id what another one shows of himself (F24). Served without anything personal. */
export function Screen({ params }: ScreenProps) {
  const { locale } = useVisit();
  const words = useWords();
  const member = useMember();
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  const { id = '' } = params;
  const isOther = id !== '' && id !== member?.uid;
  return (
    <meWords.Within locale={locale}>
      <loginWords.Within locale={locale}>
        <ScreenHead title={words['title.userDetail']} level="name" />
        {isOther || member ? (
          <Suspense fallback={<ScreenSkeleton />}>
            {!stands ? (
              <ScreenSkeleton />
            ) : isOther ? (
              <Other key={`${id}/${member?.uid}`} id={id} who={member?.uid ?? ''} />
            ) : member ? (
              <Own key={member.uid} member={member} />
            ) : null}
          </Suspense>
        ) : (
          <SignedOut />
        )}
      </loginWords.Within>
    </meWords.Within>
  );
}
