/** S§9: each step of 30 ms halves what is left. */
const STEP_MS = 30;

const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Halves the offset each step; a reader who scrolls meanwhile wins; with reduced motion it jumps (B2). */
export function climb(): void {
  if (calm()) {
    window.scrollTo(0, 0);
    return;
  }
  let expected = window.scrollY;
  const step = () => {
    if (Math.abs(window.scrollY - expected) > 2) return;
    expected = Math.floor(window.scrollY / 2);
    window.scrollTo(0, expected);
    if (expected > 0) setTimeout(step, STEP_MS);
  };
  step();
}
