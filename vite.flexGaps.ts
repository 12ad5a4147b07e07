import postcss, { type AtRule, type Declaration, list, type Rule } from 'postcss';

/** Declarations that decide how the children of a box are spaced. */
const SPACING = /^(display|flex-direction|flex-wrap|gap|row-gap|column-gap|columns|grid-.*)$/;

/** Declarations, or their beginning, that say what kind of box it is. */
const KINDS = ['display', 'flex-', 'grid-', 'columns'];

type Traits = Readonly<Record<string, string>>;
type Mode = 'row' | 'column' | 'column-reverse' | 'wrapped';

/** A rule’s own declarations of spacing, `gap` taken apart. */
function traitsOf(rule: Rule): Traits {
  const traits: Record<string, string> = {};
  rule.each((node) => {
    if (node.type !== 'decl' || !SPACING.test(node.prop)) return;
    const { prop, value }: Declaration = node;
    if (prop !== 'gap') traits[prop] = value;
    else {
      const [rows = '0', columns = rows] = list.space(value);
      Object.assign(traits, { 'row-gap': rows, 'column-gap': columns });
    }
  });
  return traits;
}

/** The box that a selector means: the class of its last part, where that has one. */
function boxOf(selector: string): string {
  const part = selector.split(/[\s>+~]+(?![^(]*\))/).at(-1) ?? '';
  return /\.[\w-]+/.exec(part)?.[0] ?? selector;
}

/** Layout of a flex box; undefined for other boxes. */
function modeOf({ display = '', columns, ...traits }: Traits): Mode | undefined {
  if (!/flex$/.test(display) || columns) return undefined;
  const direction = traits['flex-direction'];
  if (direction === 'column' || direction === 'column-reverse') return direction;
  return traits['flex-wrap'] === 'wrap' ? 'wrapped' : 'row';
}

/** Margins of the children in place of the gaps of their box. */
function marginsIn(mode: Mode, selector: string, traits: Traits): string {
  const { 'row-gap': rows = '0', 'column-gap': columns = '0' } = traits;
  switch (mode) {
    case 'row':
      return `${selector}>*+*{margin-inline-start:${columns}}`;
    case 'column':
      return `${selector}>*+*{margin-block-start:${rows}}`;
    case 'column-reverse':
      return `${selector}>*+*{margin-block-end:${rows}}`;
    case 'wrapped':
      return `${selector}>*{margin-block-end:${rows}}${selector}>:not(:last-child){margin-inline-end:${columns}}`;
  }
}

/** Rule within the queries it stands in. */
function within(rule: Rule, text: string): string {
  let [made, above] = [text, rule.parent];
  while (above?.type === 'atrule') {
    const { name, params, parent } = above as AtRule;
    made = `@${name} ${params}{${made}}`;
    above = parent;
  }
  return made;
}

/**
 * A style sheet with margins in place of the gaps of flex boxes, for browsers that know gaps of grids alone.
 * @param sheets final sheets of the build
 * @throws Error where no sheet says what kind of box has a gap
 */
export function marginsForGaps(sheets: readonly string[]): string {
  const rules: Rule[] = [];
  for (const sheet of sheets) postcss.parse(sheet).walkRules((rule) => void rules.push(rule));
  const boxes = new Map<string, Traits>();
  for (const rule of rules) {
    if (rule.parent?.type === 'atrule') continue;
    for (const selector of rule.selectors)
      if (selector === boxOf(selector)) boxes.set(selector, { ...boxes.get(selector), ...traitsOf(rule) });
  }
  const made = rules.flatMap((rule) => {
    const own = traitsOf(rule);
    if (Object.keys(own).length === 0) return [];
    const elements = rule.selectors.filter((selector) => !selector.includes('::'));
    const texts = elements.map((selector) => {
      const base = boxes.get(boxOf(selector)) ?? {};
      const all = { ...base, ...own };
      if (!all['row-gap'] && !all['column-gap']) return '';
      if (!KINDS.some((kind) => Object.keys(all).some((prop) => prop.startsWith(kind))))
        throw new Error(`${selector} has gaps, but no sheet says in what kind of box`);
      const [before, mode] = [modeOf(base), modeOf(all)];
      const reset = before && before !== mode ? `${selector}>*,${selector}>:last-child{margin:0}` : '';
      return reset + (mode ? marginsIn(mode, selector, all) : '');
    });
    const text = texts.join('');
    return text ? [within(rule, text)] : [];
  });
  return [...new Set(made)].join('\n');
}
