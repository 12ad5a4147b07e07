import { bodyAttributes, bodyTags } from '@contract/prose/bodyMarkup';
import { safeUrl } from '../safeUrl';
import { insideBody } from './bodyText';

/** Of elements that are not allowed the content stays; of these nothing does. */
const gone = new Set(
  (
    'script style template noscript iframe frame frameset object embed applet svg math form input button select ' +
    'textarea option link meta base title head img picture source video audio canvas dialog xmp noembed noframes plaintext'
  ).split(' '),
);
const placeholder = /^(?:IMAGE|VIDEO)ARRAY#\d{1,6}$/;

/** The browser's own reading of a body, reduced to an allow-list: the second check of what came by a call (K8). */
export function checkBody(html: string): string {
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${insideBody(html)}`, 'text/html');
  for (const node of [...body.childNodes]) check(node);
  return body.innerHTML;
}

function check(node: ChildNode): void {
  if (node instanceof Comment) {
    if (!placeholder.test(node.data)) node.remove();
    return;
  }
  if (!(node instanceof Element)) {
    if (!(node instanceof Text)) node.remove();
    return;
  }
  const tag = node.localName;
  if (gone.has(tag) || node.namespaceURI !== 'http://www.w3.org/1999/xhtml') {
    node.remove();
    return;
  }
  for (const child of [...node.childNodes]) check(child);
  if (bodyTags.includes(tag)) checkAttributes(node);
  else node.replaceWith(...node.childNodes);
}

function checkAttributes(element: Element): void {
  const address = element.localName === 'a' ? element.getAttribute('href') : null;
  const kept = [...element.attributes].filter(({ name, value }) => bodyAttributes.get(name)?.test(value));
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
  const url = address === null ? undefined : safeUrl(address, undefined, ['tel', 'mailto']);
  // in the server's order: the same markup is the same page
  if (url) element.setAttribute('href', url);
  if (url && !url.startsWith('/')) element.setAttribute('rel', 'noopener nofollow');
  for (const { name, value } of kept) element.setAttribute(name, value);
}
