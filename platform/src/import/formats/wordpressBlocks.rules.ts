import { escapeText } from '@platform/html/tokens';
import * as v from 'valibot';

/** A synced block where it stands in a post; `ref` is its id. */
const SYNCED = /<!-- wp:block (\{[^{}<>]{0,400}\}) \/-->/g;
/** Blocks in blocks end here; one may name itself. */
const DEEPEST = 5;

const idOf = (attributes: string): string => /"ref"\s*:\s*"?(\d{1,12})/.exec(attributes)?.[1] ?? '';

/** A post with the texts of its synced blocks in their places. */
export function withSyncedBlocks(content: string, blocks: ReadonlyMap<string, string>, depth = 0): string {
  if (depth === DEEPEST || !content.includes('<!-- wp:block ')) return content;
  return content.replace(SYNCED, (_, attributes: string) =>
    withSyncedBlocks(blocks.get(idOf(attributes)) ?? '', blocks, depth + 1),
  );
}

/** Remark about the synced blocks that the export does not hold; undefined where there is none. */
export function missingBlocks(content: string, blocks: ReadonlyMap<string, string>): string | undefined {
  const ids = [...content.matchAll(SYNCED)].map(([, attributes = '']) => idOf(attributes));
  const missing = ids.filter((id) => !blocks.has(id));
  return missing.length === 0 ? undefined : `its synced blocks ${missing.join(', ')} are not in the export`;
}

const Notes = v.array(v.looseObject({ id: v.string(), content: v.string() }));

/** The notes of a post; WordPress stores them beside it, as JSON. */
function readNotes(json: string): v.InferOutput<typeof Notes> {
  if (json.trim() === '') return [];
  try {
    return v.parse(Notes, JSON.parse(json));
  } catch {
    return [];
  }
}

/** The list of footnotes stands where its block does, else at the end of the post. */
export function withFootnotes(content: string, json: string): string {
  const notes = readNotes(json);
  if (notes.length === 0) return content;
  const list = `<ol>${notes.map((note) => `<li>${note.content.trim() || escapeText(note.id)}</li>`).join('')}</ol>`;
  const block = /<!-- wp:footnotes(?: \{[^{}<>]{0,400}\})? \/-->/;
  return block.test(content) ? content.replace(block, () => list) : `${content}\n\n${list}`;
}
