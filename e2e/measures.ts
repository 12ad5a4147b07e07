/** Measures taken inside a page; each function is self-contained, as it is sent there as text. */

/** Elements that overflow sideways, as short descriptions; scrolled strips may. */
export function sideways(): string[] {
  const width = document.documentElement.clientWidth;
  const found: string[] = [];
  if (document.documentElement.scrollWidth > width)
    found.push(`page ${document.documentElement.scrollWidth}`);
  for (const element of document.querySelectorAll('body *')) {
    const { right, left, width: own } = element.getBoundingClientRect();
    if (own === 0 || (right <= width + 1 && left >= -1)) continue;
    let holder: Element | null = element;
    let clipped = false;
    while (holder && holder !== document.body) {
      const { overflowX, position } = getComputedStyle(holder);
      if (overflowX !== 'visible' || position === 'fixed') clipped = true;
      holder = holder.parentElement;
    }
    const hidden = element.closest('.visually-hidden, [class*=skip]') !== null;
    if (!clipped && !hidden)
      found.push(`${element.tagName}.${element.className} ${Math.round(left)}…${Math.round(right)}`);
  }
  return found.slice(0, 10);
}

/**
 * Touch targets of the page, or of the sheet over it, smaller than `least` CSS px, counting surrounding elements that act for them.
 * Links inside a line of text are exempt (WCAG 2.5.8).
 */
export function smallTargets(least: number): string[] {
  const found: string[] = [];
  const root = [...document.querySelectorAll('dialog[open]')].pop() ?? document;
  const targets = root.querySelectorAll('a[href], button, input, select, textarea, summary, [role=button]');
  for (const target of targets) {
    if (!(target instanceof HTMLElement) || target.closest('.visually-hidden, [class*=skip], [inert]'))
      continue;
    const look = getComputedStyle(target);
    if (look.visibility === 'hidden' || (target instanceof HTMLInputElement && target.type === 'hidden'))
      continue;
    const box = target.getBoundingClientRect();
    // 1 × 1: for the keyboard alone until it has the focus
    if (box.width <= 1 || box.height <= 1) continue;
    const around = [...(target.parentElement?.childNodes ?? [])];
    const inText =
      look.display === 'inline' && around.some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (inText) continue;
    const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined;
    const whole = label?.getBoundingClientRect() ?? box;
    if (whole.width >= least - 0.5 && whole.height >= least - 0.5) continue;
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const now = target.getBoundingClientRect();
    const [x, y, reach] = [now.left + now.width / 2, now.top + now.height / 2, least / 2 - 1];
    const answers = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (target.contains(hit) || label?.contains(hit) === true);
    };
    const wide = now.width >= least - 0.5 || (answers(-reach, 0) && answers(reach, 0));
    const high = now.height >= least - 0.5 || (answers(0, -reach) && answers(0, reach));
    if (wide && high) continue;
    const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 20) ?? '';
    found.push(
      `${target.tagName.toLowerCase()} "${name}" ${Math.round(now.width)}×${Math.round(now.height)}`,
    );
  }
  return found;
}

/** Text of the page, or of the sheet over it, smaller than `size` CSS px, or with a line height below `line` times its size. */
export function smallType(limits: { size: number; line: number }): string[] {
  const found = new Set<string>();
  const root = [...document.querySelectorAll('dialog[open]')].pop() ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (
      !holder ||
      text === '' ||
      holder.closest('script, style, .visually-hidden, [class*=skip], [aria-hidden=true]')
    )
      continue;
    const { fontSize, lineHeight, visibility } = getComputedStyle(holder);
    if (visibility === 'hidden' || holder.getClientRects().length === 0) continue;
    const size = Number.parseFloat(fontSize);
    const line = lineHeight === 'normal' ? size * 1.2 : Number.parseFloat(lineHeight);
    const place = `${holder.tagName.toLowerCase()}.${holder.className} "${text.slice(0, 12)}"`;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Line spacing matters only where there are two lines.
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    if (size < limits.size) found.add(`${place} ${size}px`);
    else if (lines > 1 && line / size < limits.line - 0.01)
      found.add(`${place} line ${(line / size).toFixed(2)}`);
  }
  return [...found].slice(0, 20);
}
