import type { Related } from '@contract/item';
import { countsOf } from './articles.service';
import type { ItemRow } from './articles.store';
import type { StoredItem } from './documents/articles.document';

/** Wire S3, short form, of a list row; its two keys end in a space as recorded (wire W15). */
export function relatedOf(row: ItemRow): Related {
  // our own document, written by `itemOf`
  const item: StoredItem = JSON.parse(row.item);
  const counts = countsOf(row);
  const pic = item.picBig ?? '';
  return {
    relId: item.fileId,
    fileId: item.fileId,
    title: item.title,
    textTitle: item.textTitle,
    publishtime: item.publishtime,
    source: item.source,
    sourceID: 0,
    picType: item.picType,
    picB: pic,
    picM: pic,
    picS: pic,
    picCount: Number(item.picCount),
    linkID: item.linkID,
    articleType: item.articleType,
    vTime: item.duration ? clock(item.duration) : '',
    relUrl: item.url,
    contentUrl: item.contentUrl,
    columnID: item.columnID,
    columnName: item.colName.split('~').at(-1) ?? '',
    'columnIcon ': '',
    'columnRssCount ': row.column_followers ?? 0,
    countDiscuss: String(counts.countDiscuss),
    countPraise: String(counts.countPraise),
    countShare: String(counts.countShare),
    countClick: String(counts.countClick),
    countClickInitial: String(counts.countClickInitial),
    ...(item.tags ? { tags: item.tags } : {}),
    ...(item.aiGenerated ? { aiGenerated: item.aiGenerated } : {}),
  };
}

const two = (number: number): string => String(number).padStart(2, '0');

/** 83 s → `00:01:23` */
const clock = (seconds: number): string =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(Math.floor(seconds) % 60)}`;
