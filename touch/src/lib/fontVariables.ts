/** What the sheets bring along (ui/tokens.css), CSS px. */
const OWN = { size: 18, step: 2 };
const SIZE = { least: 14, most: 30 };
const STEP = { least: 1, most: 4 };

const within = (px: number, { least, most }: { least: number; most: number }): boolean =>
  Number.isFinite(px) && px >= least && px <= most;

/** How large the newsroom sets its text, and by how much a reader's step changes it (C3): CSS variables; none where that is our own. */
export function fontVariables({
  size,
  step,
}: typeof OWN): readonly (readonly [name: string, value: string])[] {
  const variables: (readonly [string, string])[] = [];
  if (size !== OWN.size && within(size, SIZE)) variables.push(['--font-size-px', `${size}px`]);
  if (step !== OWN.step && within(step, STEP)) variables.push(['--font-step-px', `${step}px`]);
  return variables;
}
