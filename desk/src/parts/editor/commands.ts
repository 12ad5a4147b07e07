import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { goToNextCell } from 'prosemirror-tables';
import { markType, nodeType } from './schema';

const itemType = nodeType('list_item');
const paragraph = nodeType('paragraph');

/** Signs of the tool bar. */
export type Format =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'subheading'
  | 'bulletList'
  | 'orderedList'
  | 'quote'
  | 'undo'
  | 'redo';

const isHeading = ({ selection }: EditorState, level: number): boolean =>
  selection.$from.parent.type.name === 'heading' && selection.$from.parent.attrs.level === level;

const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    (isHeading(state, level) ? setBlockType(paragraph) : setBlockType(nodeType('heading'), { level }))(
      state,
      dispatch,
    );

const isWithin = ({ selection: { $from } }: EditorState, name: string): boolean => {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type.name === name) return true;
  return false;
};

const toggleList =
  (name: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch) =>
    (isWithin(state, name) ? liftListItem(itemType) : wrapInList(nodeType(name)))(state, dispatch);

/** A table of two columns and a head row at the cursor. */
export const insertTable: Command = (state, dispatch) => {
  const cell = (name: string) => nodeType(name).createAndFill();
  const row = (name: string) => {
    const cells = [cell(name), cell(name)].flatMap((one) => one ?? []);
    return nodeType('table_row').create(null, cells);
  };
  const rows = [row('table_header'), row('table_cell'), row('table_cell')];
  const table = nodeType('table').create(null, rows);
  const at = state.selection.from;
  const tr = state.tr.replaceSelectionWith(table);
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView());
  return true;
};

export const commands: Readonly<Record<Format, Command>> = {
  bold: toggleMark(markType('strong')),
  italic: toggleMark(markType('em')),
  heading: toggleHeading(2),
  subheading: toggleHeading(3),
  bulletList: toggleList('bullet_list'),
  orderedList: toggleList('ordered_list'),
  quote: (state, dispatch) => wrapIn(nodeType('blockquote'))(state, dispatch),
  undo,
  redo,
};

const hasMark = ({ selection, storedMarks, doc }: EditorState, ...names: string[]): boolean =>
  names.some((name) => {
    const type = markType(name);
    if (selection.empty) return Boolean(type.isInSet(storedMarks ?? selection.$from.marks()));
    return doc.rangeHasMark(selection.from, selection.to, type);
  });

/** Formats that the cursor stands in. */
export const activeFormats = (state: EditorState): readonly string[] =>
  [
    ['bold', hasMark(state, 'strong', 'b')],
    ['italic', hasMark(state, 'em', 'i')],
    ['link', hasMark(state, 'a')],
    ['heading', isHeading(state, 2)],
    ['subheading', isHeading(state, 3)],
    ['bulletList', isWithin(state, 'bullet_list')],
    ['orderedList', isWithin(state, 'ordered_list')],
    ['quote', isWithin(state, 'blockquote')],
  ].flatMap(([name, isOn]) => (isOn ? [String(name)] : []));

/** A link over the selection; '' takes it away. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const type = markType('a');
    const { from, to, empty } = state.selection;
    const tr = state.tr;
    if (empty && href !== '')
      tr.insertText(href, from).addMark(from, from + href.length, type.create({ href }));
    else if (href === '') tr.removeMark(from, to, type);
    else tr.addMark(from, to, type.create({ href }));
    dispatch?.(tr);
    return true;
  };

const insertBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeType('hard_break').create()).scrollIntoView());
  return true;
});

export const keys: Record<string, Command> = {
  ...baseKeymap,
  Enter: chainCommands(splitListItem(itemType), baseKeymap.Enter ?? (() => false)),
  'Shift-Enter': insertBreak,
  'Mod-b': commands.bold,
  'Mod-i': commands.italic,
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  Tab: chainCommands(goToNextCell(1), sinkListItem(itemType)),
  'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(itemType)),
};

/** Signs at the start of a line that make a list, a quote or a heading of it. */
export const shortcuts = inputRules({
  rules: [
    wrappingInputRule(/^\s*[-*]\s$/, nodeType('bullet_list')),
    wrappingInputRule(/^(\d+)[.、]\s$/, nodeType('ordered_list')),
    wrappingInputRule(/^\s*>\s$/, nodeType('blockquote')),
    textblockTypeInputRule(/^##\s$/, nodeType('heading'), { level: 2 }),
    textblockTypeInputRule(/^###\s$/, nodeType('heading'), { level: 3 }),
  ],
});
