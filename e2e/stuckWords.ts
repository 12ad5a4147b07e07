/** Runs in the page: words of neighbours in a flex box with nothing between them, as `before|after`. */
export function stuckWords(): string[] {
  const texts = (element: Element): Node[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) found.push(walker.currentNode);
    return found;
  };
  const linesOf = (node: Node | undefined): DOMRect[] => {
    if (!node) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    // a text for screen readers alone has one pixel
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const isStuck = (one: Element, next: Element): boolean => {
    const left = linesOf(texts(one).slice(-1)[0]).slice(-1)[0];
    const right = linesOf(texts(next)[0])[0];
    if (!left || !right) return false;
    const isOneLine = left.top < right.bottom && right.top < left.bottom;
    return isOneLine && Math.abs(right.left - left.right) < 1;
  };
  return [...document.querySelectorAll('body *')]
    .filter((box) => /flex$/.test(getComputedStyle(box).display))
    .flatMap((box) =>
      [...box.children].flatMap((one, place, all) => {
        const next = all[place + 1];
        return next && isStuck(one, next) ? [`${one.textContent}|${next.textContent}`] : [];
      }),
    );
}
