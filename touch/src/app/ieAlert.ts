import type { Messages } from '@touch/locales/messages';

/** Plain markup that only a desktop IE shows: such a browser runs none of the code (A14). Newer ones hide it by `display:grid` support. */
export function ieAlertText(words: Messages): string {
  return `<div class="ie-alert" role="alert"><b>${words['shell.notice']}</b><p>${words['shell.useChrome']}</p></div>`;
}
