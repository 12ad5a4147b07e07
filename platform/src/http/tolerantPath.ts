/** Path tolerance of wire W2: `//` counts as `/`, an ending `.do` is optional. It holds everywhere: no page or file of ours ends so. */
export function tolerantPath(url: string): string {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const rest = mark < 0 ? '' : url.slice(mark);
  const single = path.includes('//') ? path.replace(/\/{2,}/g, '/') : path;
  return (single.endsWith('.do') ? single.slice(0, -3) : single) + rest;
}
