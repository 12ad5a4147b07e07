import type { Look } from './startUp';

/** Sets on `<html>` what `lookAttributes` writes on the server. */
export function applyLook(look: Look): void {
  const html = document.documentElement;
  html.lang = look.lang;
  html.dataset.theme = look.theme;
  html.toggleAttribute('data-grey', look.grey);
  html.toggleAttribute('data-elder', look.elder);
  html.classList.remove('page-style-1', 'page-style-2', 'page-style-3', 'list-left', 'list-right');
  html.classList.add(`page-style-${look.pageStyle}`, look.listType === 1 ? 'list-left' : 'list-right');
  const { style } = html;
  style.setProperty('--topic', look.topic.fill);
  style.setProperty('--on-topic', look.topic.onFill);
  style.setProperty('--topic-text', look.topic.onWhite);
  style.setProperty('--topic-on-dark', look.topic.onDark);
  if (look.fontStep) style.setProperty('--font-step', String(look.fontStep));
  else style.removeProperty('--font-step');
}
