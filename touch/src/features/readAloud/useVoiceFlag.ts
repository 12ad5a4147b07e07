import { useEffect } from 'react';

/** Says on `<html>` that the browser has a voice: only then the served button that asks for it is seen. */
export function useVoiceFlag(): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-voice', 'speechSynthesis' in window);
  }, []);
}
