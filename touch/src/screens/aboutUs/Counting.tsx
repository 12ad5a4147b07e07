import { useVisit } from '@touch/outside/visit';
import { type ComponentType, useEffect, useState } from 'react';

/** The switch of a site that counts its readers; it knows what this browser keeps, so no server draws it. */
export function Counting() {
  const { config, locale } = useVisit();
  const [Switch, setSwitch] = useState<ComponentType>();
  const counts = config.analytics !== undefined;
  useEffect(() => {
    if (!counts) return;
    let left = false;
    import('@touch/features/analytics/ConsentSwitch')
      .then(async ({ ConsentSwitch, loadTexts }) => {
        await loadTexts(locale);
        if (!left) setSwitch(() => ConsentSwitch);
      })
      // without it nobody is counted
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [counts, locale]);
  return Switch ? <Switch /> : null;
}
