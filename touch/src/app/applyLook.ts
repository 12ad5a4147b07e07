import type { Look } from './startUp';

/** Sets on `<html>` what the reader may change; the site's colours stand there from the server on. */
export function applyLook(look: Look): void {
  const html = document.documentElement;
  html.lang = look.lang;
  html.dataset.theme = look.theme;
  html.toggleAttribute('data-grey', look.grey);
  html.toggleAttribute('data-elder', look.elder);
  html.classList.remove('page-style-1', 'page-style-2', 'page-style-3', 'list-left', 'list-right');
  html.classList.add(`page-style-${look.pageStyle}`, look.listType === 1 ? 'list-left' : 'list-right');
  const { style } = html;
  if (look.fontStep) style.setProperty('--font-step', String(look.fontStep));
  else style.removeProperty('--font-step');
}
