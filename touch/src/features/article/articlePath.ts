import { ArticleType } from '@contract/codes';
import { pathForm, pathTo } from '@touch/lib/paths';

const forms = {
  [ArticleType.imageSet]: pathForm('/imageDetail/{columnId?}/{id?}.html'),
  [ArticleType.video]: pathForm('/videoDetail/{columnId?}/{id?}.html'),
};
const news = pathForm('/newsDetail/{columnId?}/{id?}.html');
const topic = pathForm('/specDetail/{linkID?}/{id?}.html');
const live = pathForm('/liveDetail/{linkID?}/{id}.html');
const link = pathForm('/linkDetail/{id}.html');

interface Target {
  readonly fileId: string;
  readonly articleType: number;
  readonly columnID: number;
  readonly linkID: number;
}

/** The screen of an article below the base path (E5). */
export function articlePath({ fileId: id, articleType, columnID, linkID }: Target): string {
  const inColumn = { id, columnId: columnID || undefined };
  switch (articleType) {
    case ArticleType.imageSet:
    case ArticleType.video:
      return pathTo(forms[articleType], inColumn);
    case ArticleType.topic:
      return pathTo(topic, { linkID: linkID || undefined, id });
    case ArticleType.live:
      return pathTo(live, { linkID: linkID || undefined, id });
    case ArticleType.link:
    case ArticleType.h5:
      return pathTo(link, { id });
    default:
      return pathTo(news, inColumn);
  }
}
