import { useVisit } from '@touch/outside/visit';
import { lazyPart } from '@touch/ui/deferred/lazyPart';
import { Suspense, useState } from 'react';

/** Age, guardian and minors' mode; its code loads when the member looks. */
export function MinorsPart({ uid }: { readonly uid: string }) {
  const { locale } = useVisit();
  const [Part] = useState(() =>
    lazyPart(async () => {
      const part = await import('./MinorsSettings');
      await part.loadTexts(locale);
      return part.MinorsSettings;
    }),
  );
  return (
    <Suspense>
      <Part uid={uid} />
    </Suspense>
  );
}
