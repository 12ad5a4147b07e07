import { sentences } from './sentences';

const read = 'p, h2, h3, h4, li, th, td, blockquote, pre';

/** The sentences of an element's text; captions and players are not read. */
export function textOf(selector: string): string[] {
  const blocks = [...(document.querySelector(selector)?.querySelectorAll(read) ?? [])];
  return blocks
    .filter((block) => !block.querySelector(read))
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
