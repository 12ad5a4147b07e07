const fallback = 16 / 9;

/** Width divided by height of a ratio as the wire writes it (`399:224`, `16-9`, `4*3`, `3/4`); 16:9 for anything else (S§5). */
export function aspectRatio(text: string | null | undefined): number {
  const [width = 0, height = 0, ...rest] = (text ?? '').split(/[-*:/]/).map(Number);
  const ratio = width / height;
  return rest.length === 0 && width > 0 && height > 0 && Number.isFinite(ratio) ? ratio : fallback;
}
