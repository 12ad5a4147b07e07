import { useVisit } from '@touch/outside/visit';
import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** The button, in the place that the shell keeps for it. */
interface Shown {
  readonly place: HTMLElement;
  readonly ReadAloud: ComponentType<{ readonly of: string; readonly language: string }>;
}

/** Reads the screen aloud in elder mode (C7); an article has a button of its own. Without its code one reads by oneself. */
export function Aloud() {
  const { siteLang = '' } = useVisit();
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const place = document.getElementById('aloud');
    if (!place || !('speechSynthesis' in window)) return;
    document.documentElement.dataset.voice = '';
    // the reader's chunk is named here, not in the first load of every page
    import('@touch/features/readAloud/ReadAloud').then(
      ({ ReadAloud }) => setShown({ place, ReadAloud }),
      () => undefined,
    );
  }, []);
  return shown ? createPortal(<shown.ReadAloud of="main" language={siteLang} />, shown.place) : null;
}
