/** Shows the page as it is without scripts: the style of `<noscript>` hides controls that would do nothing. */
export function asWithoutScript(): void {
  for (const words of document.querySelectorAll('noscript'))
    (words.closest('form') ?? words).insertAdjacentHTML('beforebegin', words.textContent ?? '');
}
