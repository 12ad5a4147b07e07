import style from './debugConsole.module.css';

const MAX_LINES = 200;
/** Taps at the page's upper left corner that show or hide the console, and the time for them, ms. */
const TAPS = 5;
const TAPS_WITHIN_MS = 2_000;
const CORNER_PX = 60;
const LEVELS = ['log', 'info', 'warn', 'error'] as const;

const textOf = (value: unknown): string => {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Hidden list of what the page logs and of its errors; five taps at the upper left corner show it (A18). */
export function openDebugConsole(): void {
  const list = document.createElement('ol');
  list.className = style.console ?? '';
  list.hidden = true;
  list.dataset.debugConsole = '';
  document.body.append(list);

  const add = (level: string, values: readonly unknown[]) => {
    const line = document.createElement('li');
    line.textContent = `${level} ${values.map(textOf).join(' ')}`;
    list.append(line);
    if (list.childElementCount > MAX_LINES) list.firstElementChild?.remove();
  };
  for (const level of LEVELS) {
    // biome-ignore lint/suspicious/noConsole: what is logged is listed, too
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      add(level, values);
      write(...values);
    };
  }
  window.addEventListener('error', ({ message }) => add('error', [message]));
  window.addEventListener('unhandledrejection', ({ reason }) => add('error', [reason]));

  let taps: readonly number[] = [];
  document.addEventListener('pointerdown', ({ clientX, clientY, timeStamp }) => {
    if (clientX > CORNER_PX || clientY > CORNER_PX) return;
    taps = [...taps.filter((at) => timeStamp - at < TAPS_WITHIN_MS), timeStamp];
    if (taps.length < TAPS) return;
    taps = [];
    list.hidden = !list.hidden;
  });
}
