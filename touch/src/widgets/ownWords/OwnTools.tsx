import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useState } from 'react';
import type { OwnToolsProps } from './ownToolsProps';

/** Buttons for a member's own words: the reason of a refusal with an appeal (K21), deletion (K15). Code and texts load with them. */
export function OwnTools(props: OwnToolsProps) {
  const words = useWords();
  const { locale, toast } = useVisit();
  const [part, setPart] = useState<typeof import('./OwnButtons')>();
  useEffect(() => {
    import('./OwnButtons').then(
      (loaded) => loaded.loadTexts(locale).then(() => setPart(loaded)),
      () => toast(words['state.partFailed']),
    );
  }, [locale, toast, words]);
  return part ? <part.OwnButtons {...props} /> : null;
}
