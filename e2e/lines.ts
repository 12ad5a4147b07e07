/** The last and the first character around every line break of an element's paragraphs; travels into the page as text. */
export function lineBreaks(element: Element): { last: string; next: string; space: boolean }[] {
  const breaks: { last: string; next: string; space: boolean }[] = [];
  const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
  for (const paragraph of element.querySelectorAll('p')) {
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    let space = false;
    let before: { text: string; bottom: number } | undefined;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { segment, index } of graphemes.segment(node.textContent ?? '')) {
        if (segment.trim() === '') {
          space = true;
          continue;
        }
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        if (before && box.top > before.bottom - box.height / 2)
          breaks.push({ last: before.text, next: segment, space });
        before = { text: segment, bottom: box.bottom };
        space = false;
      }
    }
  }
  return breaks;
}
