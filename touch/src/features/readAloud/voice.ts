import { sentences } from './sentences';

const read = 'p, h1, h2, h3, h4, li, dt, dd, th, td, label, legend, blockquote, pre';
/** Not read: menus, and what is not seen. */
const silent = 'nav, header, [inert], [aria-hidden="true"], .visually-hidden';

/** The sentences of an element's text; captions, players and menus are not read. */
export function textOf(selector: string): string[] {
  const blocks = [...(document.querySelector(selector)?.querySelectorAll(read) ?? [])];
  return blocks
    .filter(
      (block) => !block.querySelector(read) && !block.closest(silent) && block.getClientRects().length > 0,
    )
    .flatMap((block) => sentences(block.textContent ?? ''));
}

/** Speaks one sentence; the returned function silences it. A voice that fails goes on to the next sentence. */
export function speak(sentence: string, language: string, spoken: () => void): () => void {
  const utterance = new SpeechSynthesisUtterance(sentence);
  utterance.lang = language;
  let left = false;
  const ended = () => {
    if (!left) spoken();
  };
  utterance.onend = ended;
  utterance.onerror = ended;
  window.speechSynthesis.speak(utterance);
  return () => {
    left = true;
    window.speechSynthesis.cancel();
  };
}
