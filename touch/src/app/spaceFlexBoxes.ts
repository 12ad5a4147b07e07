/** Measured: browsers that have gaps in grids alone know the property too. */
function hasFlexGaps(): boolean {
  const box = document.createElement('div');
  box.style.cssText = 'position:absolute;display:flex;flex-direction:column;row-gap:1px;visibility:hidden';
  box.append(document.createElement('i'), document.createElement('i'));
  document.body.append(box);
  const { scrollHeight } = box;
  box.remove();
  return scrollHeight === 1;
}

/** Adds the sheet that has margins in place of gaps (`vite.flexGaps.ts`) where flex boxes have none: words would stick together. */
export function spaceFlexBoxes(): void {
  if (hasFlexGaps()) return;
  // beside this file, also where the build lies in a folder; of the same name in each build
  const { url } = import.meta;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = String(new URL(`flexGaps.css?${document.documentElement.dataset.build ?? ''}`, url));
  document.head.append(sheet);
}
