import type { ActivityRow } from '@contract/activities';
import { ArticleType } from '@contract/codes';
import type { Favourite } from '@contract/favourites';
import type { Item } from '@contract/item';
import type { livesOf } from '@platform/lives/lives.service';
import { wireDate } from '@platform/wire/wireDate';
import type { FavouriteRow } from './favourites.store';

/** Fields of every kind, with defaults for kinds without an article. */
const bare = (site: number, row: FavouriteRow) => ({
  siteID: site,
  type: row.type,
  channel: row.channel,
  articleID: row.object_id,
  column: '',
  columnID: 0,
  time: wireDate(row.created_at),
  url: '',
  urlPad: '',
  imgUrl: row.img_url,
  linkID: 0,
  contentUrl: '',
  countClick: 0,
  countPraise: 0,
  countDiscuss: 0,
});

/** undefined where it has been withdrawn meanwhile. */
export function ofArticle(site: number, row: FavouriteRow, item: Item | undefined): Favourite | undefined {
  if (!item) return undefined;
  return {
    ...bare(site, row),
    title: item.title,
    articleType: item.articleType,
    column: item.colName.split('~').at(-1) ?? '',
    columnID: item.columnID,
    columnCasName: item.columnCasName,
    url: item.url,
    urlPad: item.urlPad,
    imgUrl: item.pic_list_title[0] || item.picBig || row.img_url,
    linkID: item.linkID,
    contentUrl: item.contentUrl,
    countClick: item.countClick,
    countPraise: item.countPraise,
    countDiscuss: item.countDiscuss,
    article: item,
  };
}

/** Activities have no type among articles: they are told by `type`. */
export function ofActivity(
  site: number,
  row: FavouriteRow,
  activity: ActivityRow | undefined,
): Favourite | undefined {
  if (!activity) return undefined;
  return {
    ...bare(site, row),
    title: activity.title,
    articleType: 0,
    url: activity.linkUrl,
    imgUrl: activity.imageUrl || row.img_url,
    contentUrl: activity.theContentUrl,
    countClick: activity.countClick,
    countPraise: activity.countPraise,
    countDiscuss: activity.countDiscuss,
  };
}

type LiveRow = Awaited<ReturnType<typeof livesOf>>[number];

/** With what is known of the article it stands in. */
export function ofLive(site: number, row: FavouriteRow, live: LiveRow, item: Item | undefined): Favourite {
  const inArticle = ofArticle(site, row, item);
  return {
    ...bare(site, row),
    ...inArticle,
    articleID: live.id,
    title: live.title,
    articleType: ArticleType.live,
    imgUrl: live.picture || inArticle?.imgUrl || row.img_url,
    linkID: live.id,
    countDiscuss: live.discuss,
  };
}
