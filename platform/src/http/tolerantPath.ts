/** Path tolerance of wire W2: `//` counts as `/`, an ending `.do` is optional. It holds everywhere: no page or file of ours ends so. */
export function tolerantPath(url: string): string {
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  const rest = queryAt < 0 ? '' : url.slice(queryAt);
  const single = path.includes('//') ? path.replace(/\/{2,}/g, '/') : path;
  return (single.endsWith('.do') ? single.slice(0, -3) : single) + rest;
}
