import { LiveType } from '@contract/codes';
import type { LiveConfig } from '@contract/item';
import type { LiveMain } from '@contract/lives';
import type { StoredItem } from '@platform/articles/documents/articles.document';
import { wireDate } from '@platform/wire/wireDate';
import type { LiveDocument, ShownRow } from './lives.store';

/** Fields of a live taken from its article. */
export type LiveItem = Pick<
  StoredItem,
  'title' | 'attAbstract' | 'publishtime' | 'liveType' | 'config' | 'discussClosed' | 'shareClosed'
>;

const withoutStreams = ({ webBannerUrl, appBannerUrl }: LiveDocument): LiveConfig => ({
  ...(webBannerUrl === undefined ? {} : { webBannerUrl }),
  ...(appBannerUrl === undefined ? {} : { appBannerUrl }),
  users: [],
  videos: [],
});

/** Wire S6. What nobody does here – flowers, clapping, presents, streams by number – stands still. @param item undefined: in no article */
export function mainOf(row: ShownRow, item: LiveItem | undefined): LiveMain {
  const { doc } = row;
  const isClosed = String(doc.discussClosed ?? 0) === '1' || item?.discussClosed === '1';
  const starts = wireDate(row.starts_at);
  return {
    fileId: row.id,
    articleID: row.article_id,
    title: doc.title || (item?.title ?? ''),
    content: doc.content ?? item?.attAbstract ?? '',
    startTime: starts,
    ...(doc.endTime ? { endTime: doc.endTime } : {}),
    publishtime: item?.publishtime ?? starts,
    articlePubTime: item?.publishtime ?? '',
    type: doc.type ?? item?.liveType ?? LiveType.image,
    status: row.status,
    countClick: row.click,
    countDiscuss: row.discuss,
    countPraise: doc.countPraise ?? 0,
    flower: 0,
    clap: 0,
    tag: '',
    user: '',
    url: '',
    userIcon: '',
    streamIds: '',
    userID: 0,
    sourceType: 0,
    discussClosed: isClosed ? 1 : 0,
    reportClosed: 0,
    briefClosed: 0,
    sendPresentClosed: 1,
    shareClosed: item?.shareClosed ?? 0,
    useArticle: row.article_id > 0,
    config: item?.config ?? doc.config ?? withoutStreams(doc),
  };
}
