/** Emblem of the paper: a mountain over the river, in a 64×64 square. */
function emblem(mountain: string, snow: string, river: string): string {
  return (
    `<path d="M6 44L25 12L37 31L43 23L58 44Z" fill="${mountain}"/>` +
    `<path d="M25 12L33.2 25L28.4 28.6L24.6 24.4L20.2 28L17.4 24.8Z" fill="${snow}"/>` +
    `<path d="M5 50C13 45.5 19 45.5 27 50S43 54.5 59 49.5" fill="none" stroke="${river}" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M15 57.5C21 54.5 26 54.5 32 57.5S43 60 50 57" fill="none" stroke="${river}" stroke-width="3" stroke-linecap="round"/>`
  );
}

/** Masthead emblem for a light or dark page. */
export function siteLogoSvg(theme: 'light' | 'dark'): string {
  const inks: [string, string, string] =
    theme === 'light' ? ['#1c4657', '#d24a2f', '#d24a2f'] : ['#f1e3c4', '#f08a4b', '#f08a4b'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${emblem(...inks)}</svg>`;
}

/** Icon of the application: the emblem in paper white on red. */
export function appIconSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="14" fill="#df362f"/><g transform="translate(32 32) scale(.76) translate(-32 -35)">${emblem('#fffaf0', '#f7b267', '#fffaf0')}</g></svg>`;
}

/** Neutral stand-in for a missing picture, 3:2. */
export function placeholderSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" width="240" height="160"><rect width="240" height="160" fill="#eef0ee"/><g transform="translate(84 40) scale(1.125)" opacity=".9">${emblem('#cfd6d5', '#e3e8e6', '#cfd6d5')}</g></svg>`;
}
