import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { type ArticleRow, readPage } from './rows';
import { text } from './wireFields';

/** The tag of a list by tag. */
export interface TagExtras {
  readonly name: string;
}

const WireTag = v.object({ tag: v.object({ name: text }) });

/** Articles of a tag; its name comes with the first page. */
export function readTagPage(data: unknown, pageIndex: number): Page<ArticleRow, TagExtras> | undefined {
  const page = readPage(data);
  const tag = v.safeParse(WireTag, data);
  const name = tag.success ? tag.output.tag.name : '';
  const extras = pageIndex === 0 && name ? { extras: { name } } : {};
  return page && { items: page.items, hasMore: page.hasMore, ...extras };
}
