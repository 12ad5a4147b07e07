import { KindNumber, ShareObjectType } from '@contract/codes';
import type { TopicArticle } from '@touch/api/topics';

/** A topic as it is shared (J1); counted for its article. @param column of the topic, 0 = none */
export const sharedTopic = (article: TopicArticle, column: number) => ({
  path: column > 0 ? `/specDetail/${column}/${article.fileId}.html` : `/specDetail/${article.fileId}.html`,
  title: article.shareTitle || article.title,
  text: article.shareContent || article.attAbstract,
  picture: article.sharePicUrl || article.headPic || article.picBig,
  objectType: ShareObjectType.article,
  id: article.fileId,
  poster: KindNumber.poster.article,
  counted: 'article' as const,
});
