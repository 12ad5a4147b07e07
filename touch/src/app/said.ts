/** Announces to assistive technology (B7). */
export function say(text: string): void {
  const region = document.getElementById('said');
  if (region) region.textContent = text;
}

const TOAST_MS = 2500;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * A short line at the lower edge; the next one takes its place. Its region stands in the page from the beginning: one that comes
 * together with its first text is not heard.
 */
export function toast(text: string): void {
  const line = document.getElementById('toast');
  if (!line) return;
  line.textContent = text;
  // what it tells of is drawn by then
  requestAnimationFrame(() => clearOfForms(line));
  clearTimeout(timer);
  timer = setTimeout(() => {
    line.textContent = '';
  }, TOAST_MS);
}

/** A short form ends where the line stands: it moves above each control beside and in the form that it would cover. */
function clearOfForms(line: HTMLElement): void {
  line.style.bottom = '';
  const around = document.querySelector('form')?.parentElement;
  for (const control of Array.from(around?.querySelectorAll('button,input,label') ?? []).reverse()) {
    const { top, bottom } = control.getBoundingClientRect();
    const own = line.getBoundingClientRect();
    if (top < own.bottom && bottom > own.top) line.style.bottom = `${window.innerHeight - top + 8}px`;
  }
}
