import { pageLayers } from '@touch/ui/pageLayers';

/** Place in which the reader chose the language; it stands in the history's entry, which a reload keeps. */
type Place = 'sheet' | 'page';

/** Opens the sheet of settings. */
const OPENER = '[data-settings]';
const CHOSEN = 'button[lang][aria-pressed="true"]';

/** Loads the page anew; the sheet, the place and the focus are those of before (`returnToLanguage`). */
export function reloadInLanguage(): void {
  const place: Place = document.activeElement?.closest('dialog') ? 'sheet' : 'page';
  pageLayers.closeAll(() => {
    window.history.replaceState({ ...window.history.state, language: place }, '');
    window.location.reload();
  });
}

/** The first element that is there, now or once the page has gone on. */
const whenThere = (selector: string): Promise<HTMLElement> =>
  new Promise((done) => {
    const look = () => {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) done(found);
      else requestAnimationFrame(look);
    };
    look();
  });

/** After a reload in another language: opens the sheet again and gives the focus to the language that was chosen. */
export async function returnToLanguage(): Promise<void> {
  const { language, ...state }: { language?: Place } = window.history.state ?? {};
  if (!language) return;
  window.history.replaceState(state, '');
  if (language === 'sheet') {
    const opener = await whenThere(OPENER);
    opener.focus({ preventScroll: true });
    opener.click();
  }
  const chosen = await whenThere(language === 'sheet' ? `dialog[open] ${CHOSEN}` : CHOSEN);
  chosen.focus({ preventScroll: true });
}
