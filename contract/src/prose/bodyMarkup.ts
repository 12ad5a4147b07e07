/* Allow-list of body HTML, for cleaning on the way in, at the exit of the server and in the browser (K8). */

/** Elements within a line of text. */
export const inlineTags = 'a b code em i mark rp rt ruby s small span strong sub sup u'.split(' ');
/** Elements that hold lines of text and no blocks. */
export const leafTags = 'p h2 h3 h4 pre'.split(' ');
/** Elements that hold blocks. */
export const containerTags = 'blockquote caption dd dl dt li ol table tbody td tfoot th thead tr ul'.split(
  ' ',
);

export const bodyTags = [...inlineTags, ...leafTags, ...containerTags, 'br', 'hr'];

const CLASS = '(?:player|align-(?:center|right|justify)|first-line|indent-[1-4])';
/** Values of `class`: a link to a player, alignment, indentation of a first line and of a whole block. Source of a regular expression. */
export const BODY_CLASSES = `${CLASS}(?: ${CLASS}){0,2}`;
const classes = new RegExp(`^${BODY_CLASSES}$`);
export const isBodyClasses = (value: string): boolean => classes.test(value);

const number = /^[1-9]\d{0,2}$/;

/** Attributes that any of these elements may have, with the values allowed; `href` and `rel` of links are set by the cleaners. */
export const bodyAttributes: ReadonlyMap<string, RegExp> = new Map([
  ['class', classes],
  ['colspan', number],
  ['rowspan', number],
  ['start', number],
  ['scope', /^(?:row|col|rowgroup|colgroup)$/],
  ['lang', /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}$/],
  ['dir', /^(?:ltr|rtl|auto)$/],
]);
