/** Announces to assistive technology (B7). */
export function announce(text: string): void {
  const region = document.getElementById('announcements');
  if (region) region.textContent = text;
}

/** Long enough to be read by those who read slowly. */
const TOAST_MS = 5000;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * A short line at the lower edge, above a form at the upper one; the next one takes its place. Its region stands in the page from the beginning: one that comes
 * together with its first text is not heard.
 */
export function toast(text: string): void {
  const line = document.getElementById('toast');
  if (!line) return;
  line.textContent = text;
  clearTimeout(timer);
  timer = setTimeout(() => {
    line.textContent = '';
  }, TOAST_MS);
}
