/** Measures of the keyboard's stops, taken inside a page; each function is self-contained, as it is sent there as text. */

/**
 * Gives the focus to every control in turn, forward and then backward, as Tab does, and looks at each stop (2.4.11).
 * @returns stops that a bar covers, wholly or, where they fit between the bars, in part; as short descriptions
 */
export function coveredStops(): string[] {
  const tabbable =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, video[controls], audio[controls], [tabindex]:not([tabindex="-1"])';
  const root = [...document.querySelectorAll('dialog[open]')].pop() ?? document;
  const stops = [...root.querySelectorAll<HTMLElement>(tabbable)].filter(
    (one) =>
      one.getClientRects().length > 0 &&
      one.tabIndex >= 0 &&
      getComputedStyle(one).visibility !== 'hidden' &&
      !one.matches(':disabled') &&
      !one.closest('[inert]'),
  );
  const found = new Set<string>();
  const look = (stop: HTMLElement, way: string) => {
    stop.focus();
    if (document.activeElement !== stop) return;
    const label = stop instanceof HTMLInputElement ? stop.labels?.[0] : undefined;
    const own = stop.getBoundingClientRect();
    // a box to tick, or a field for files, is shown by its label
    const shown = label && (own.width * own.height < 700 || stop.matches('[type=file]')) ? label : stop;
    const isShown = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (shown.contains(hit) || stop.contains(hit) || hit.contains(shown));
    };
    // a link of several lines stands in a box for each
    const boxes = [...shown.getClientRects()].filter(({ width, height }) => width > 4 && height > 4);
    if (boxes.length === 0) return;
    const points = boxes.flatMap(({ left, top, right, bottom }) =>
      [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
      ),
    );
    // a link that is scrolled sideways in a strip of its own may stand half outside
    const inside = points.filter(([x]) => x >= 0 && x < document.documentElement.clientWidth);
    const seen = inside.filter(([x, y]) => isShown(x, y)).length;
    const { top, height } = shown.getBoundingClientRect();
    const isPart = height <= window.innerHeight * 0.3 && seen < inside.length && top + height > 0;
    const over = inside.map(([x, y]) => document.elementFromPoint(x, y));
    const bar = over.find(
      (one) => one && !shown.contains(one) && !one.contains(shown) && !stop.contains(one),
    );
    // another control of the same row is no bar
    const covers = bar?.closest('[class*=bar], [class*=head], [class*=tabs], [class*=top], header, aside');
    const isBehindBar = isPart && covers && !covers.contains(stop);
    if (seen > 0 && !isBehindBar) return;
    const name = stop.getAttribute('aria-label') ?? stop.textContent?.trim().slice(0, 16) ?? '';
    found.add(
      `${way}: ${stop.tagName.toLowerCase()} "${name}" at ${Math.round(top)}+${Math.round(height)} ${seen === 0 ? 'is covered' : 'is partly covered'} by ${bar?.tagName} ${bar?.getAttribute('class')}`,
    );
  };
  for (const stop of stops) look(stop, 'forward');
  for (const stop of stops.reverse()) look(stop, 'backward');
  return [...found].slice(0, 12);
}

/** Controls whose name does not contain their visible text (2.5.3), as short descriptions. */
export function labelsOutsideNames(): string[] {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}+−-]+/gu, '');
  const seenText = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof HTMLElement)) return '';
    if (node.matches('[aria-hidden=true], .visually-hidden') || node.getClientRects().length === 0) return '';
    return [...node.childNodes].map(seenText).join(' ');
  };
  return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, [role=button]')]
    .filter((one) => one.getClientRects().length > 0)
    .flatMap((one) => {
      const by = one.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const named = by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      const name = named || one.getAttribute('aria-label');
      const text = plain(seenText(one));
      if (!name || text === '' || plain(name).includes(text)) return [];
      return [`${one.tagName.toLowerCase()} "${name}" shows "${text}"`];
    })
    .slice(0, 10);
}

/** Videos and sounds without a name, as their addresses. */
export function namelessMedia(): string[] {
  return [...document.querySelectorAll<HTMLMediaElement>('video, audio')]
    .filter((one) => !one.getAttribute('aria-label')?.trim() && !one.hasAttribute('aria-labelledby'))
    .map((one) => one.outerHTML.slice(0, 120));
}

/** Stops whose ring is fainter than 3 : 1 on the colour behind it (1.4.11); those on pictures are drawn in two tones. */
export function faintRings(): string[] {
  const light = (colour: string) => {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number).map((value) => {
      const part = value / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (start: Element | null): string => {
    for (let one = start; one; one = one.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      if (backgroundImage !== 'none') return '';
      const alpha = backgroundColor.match(/[\d.]+/g)?.[3];
      if (backgroundColor !== 'transparent' && (alpha === undefined || Number(alpha) === 1))
        return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  return [...document.querySelectorAll<HTMLElement>('a[href], button')]
    .filter((one) => one.getClientRects().length > 0 && !one.closest('[inert]'))
    .flatMap((one) => {
      one.focus({ preventScroll: true });
      const { outlineColor, outlineOffset, outlineStyle, boxShadow } = getComputedStyle(one);
      if (document.activeElement !== one || outlineStyle === 'none' || boxShadow.includes('0px 0px 0px 4px'))
        return [];
      const under = behind(Number.parseFloat(outlineOffset) < 0 ? one : one.parentElement);
      if (under === '') return [];
      const [lighter = 0, darker = 0] = [light(outlineColor), light(under)].sort((a, b) => b - a);
      const ratio = (lighter + 0.05) / (darker + 0.05);
      const name = one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 16) ?? '';
      return ratio >= 3 ? [] : [`"${name}" ${outlineColor} on ${under}: ${ratio.toFixed(2)}`];
    })
    .slice(0, 6);
}

/** Bars that stay where they are while the page scrolls: a window at 400 % has no room for them. */
export function stuckBars(): string[] {
  return [...document.querySelectorAll('#root *')]
    .filter((one) => {
      const { position, visibility } = getComputedStyle(one);
      return (position === 'sticky' || position === 'fixed') && visibility !== 'hidden';
    })
    .filter((one) => !one.closest('dialog') && one.getClientRects().length > 0)
    .map((one) => `${one.tagName.toLowerCase()}.${one.getAttribute('class')}`);
}

/** Contrast of the labels on half-transparent colours of their own, over the brightest picture there can be. @param holders of the labels */
export function worstContrast(holders: string): number[] {
  const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const light = (channels: number[]) =>
    channels
      .map((value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  return [...document.querySelectorAll(holders)].map((holder) => {
    const [r = 0, g = 0, b = 0, alpha = 1] = parts(getComputedStyle(holder).backgroundColor);
    const under = light([r, g, b].map((value) => value * alpha + 255 * (1 - alpha)));
    const label = light(parts(getComputedStyle(holder.querySelector('span') ?? holder).color).slice(0, 3));
    return (Math.max(label, under) + 0.05) / (Math.min(label, under) + 0.05);
  });
}
