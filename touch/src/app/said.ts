/** Announces to assistive technology (B7). */
export function say(text: string): void {
  const region = document.getElementById('said');
  if (region) region.textContent = text;
}

const TOAST_MS = 2500;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A short line at the lower edge; the next one takes its place. */
export function toast(text: string): void {
  let line = document.getElementById('toast');
  if (!line) {
    line = document.createElement('div');
    line.id = 'toast';
    line.className = 'toast';
    line.setAttribute('role', 'status');
    document.body.append(line);
  }
  line.textContent = text;
  line.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (line) line.hidden = true;
  }, TOAST_MS);
}
