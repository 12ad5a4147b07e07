import { useVisit } from '@touch/outside/visit';
import { lazyPart } from '@touch/ui/deferred/lazyPart';
import { Suspense, useState } from 'react';

/** The member's consent; its code loads when they look. */
export function ConsentChoice({ uid }: { readonly uid: string }) {
  const { locale } = useVisit();
  const [Part] = useState(() =>
    lazyPart(async () => {
      const part = await import('@touch/features/consent/ConsentSettings');
      await part.loadTexts(locale);
      return part.ConsentSettings;
    }),
  );
  return (
    <Suspense>
      <Part uid={uid} />
    </Suspense>
  );
}
