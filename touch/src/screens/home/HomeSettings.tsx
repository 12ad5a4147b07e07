import { SettingsSheet } from '@touch/features/settings/SettingsSheet';
import { currentMember } from '@touch/outside/member/member';
import { useVisit } from '@touch/outside/visit';
import { lazyPart } from '@touch/ui/deferred/lazyPart';
import { Suspense, useState } from 'react';

/** Reading preferences, and for visitors minors' mode (K23): members have theirs in the settings of their account. */
export function HomeSettings({ close }: { readonly close: () => void }) {
  const { config } = useVisit();
  return (
    <SettingsSheet close={close}>{currentMember(config.siteID) ? null : <LazyVisitorsMode />}</SettingsSheet>
  );
}

function LazyVisitorsMode() {
  const { locale } = useVisit();
  const [Part] = useState(() =>
    lazyPart(async () => {
      const part = await import('@touch/features/login/minors/VisitorsMode');
      await part.loadTexts(locale);
      return part.VisitorsMode;
    }),
  );
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}
