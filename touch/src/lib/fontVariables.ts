/** Sizes as in the style sheets (ui/tokens.css), CSS px. */
const OWN = { size: 18, step: 2 };
const SIZE = { least: 14, most: 30 };
const STEP = { least: 1, most: 4 };

const within = (px: number, { least, most }: { least: number; most: number }): boolean =>
  Number.isFinite(px) && px >= least && px <= most;

/** The newsroom's text size and the size of a reader's step as CSS variables (C3); none for our own defaults. */
export function fontVariables({
  size,
  step,
}: typeof OWN): readonly (readonly [name: string, value: string])[] {
  const variables: (readonly [string, string])[] = [];
  if (size !== OWN.size && within(size, SIZE)) variables.push(['--font-size-px', `${size}px`]);
  if (step !== OWN.step && within(step, STEP)) variables.push(['--font-step-px', `${step}px`]);
  return variables;
}
