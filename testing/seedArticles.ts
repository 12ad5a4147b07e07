import { ArticleType, ModuleType } from '@contract/codes';
import { put } from '@demo/load/rows';
import type { DraftPicture } from '@platform/articles/documents/draft.types';
import { anArticle } from './anArticle';
import { seeded } from './seeded';
import type { TestPlatform } from './startPlatform';
import { aVote } from './votesOn';

export async function seedArticles({ writer }: TestPlatform, picture: DraftPicture): Promise<void> {
  const { articles, columns } = seeded;
  const film = { url: '/media/00/film.mp4', cover: picture.url, duration: 83, width: 640, height: 360 };
  await writer.saveDraft(
    anArticle({
      key: 'news',
      title: '清水进了柳湾',
      subtitle: '十二公里水渠通水',
      leadTitle: '春灌',
      attAbstract: '柳湾村的苹果园用上了水库的水。',
      content: '<p>清晨六点，闸门打开。</p><!--IMAGEARRAY#0--><p>下午水到了村口。</p><!--VIDEOARRAY#0-->',
      pictures: [picture],
      cover: [picture, picture, picture],
      videos: [film],
      files: [{ name: '通知.pdf', url: '/media/00/notice.pdf', size: 10 }],
      credits: { author: '林晚舟', editor: '宋知夏' },
      tags: ['水利'],
      keywords: ['水'],
      related: ['video'],
      reporters: [seeded.reporter, seeded.leader],
      isTop: true,
      click: 10,
      praise: 2,
      share: 1,
    }),
    articles.news,
  );
  const others = [
    {
      id: articles.pictures,
      key: 'pictures',
      articleType: ArticleType.imageSet,
      accountID: seeded.accounts.open,
      pictures: [picture, picture],
    },
    {
      id: articles.video,
      key: 'video',
      articleType: ArticleType.video,
      videos: [film],
      title: '六分钟看通水',
    },
    {
      id: articles.topic,
      key: 'topic',
      articleType: ArticleType.topic,
      linkID: columns.topic,
      title: '一条河的十年',
      vote: aVote({
        themes: [{ name: '去看过吗？', maxChoose: 1, options: [{ name: '去过' }, { name: '没有' }] }],
      }),
    },
    {
      id: articles.link,
      key: 'link',
      articleType: ArticleType.link,
      linkUrl: 'https://example.org/river.html',
    },
    { id: articles.live, key: 'live', articleType: ArticleType.live, linkID: seeded.live.running },
    { id: articles.h5, key: 'h5', articleType: ArticleType.h5 },
    { id: articles.draft, key: 'draft', aStatus: 0, title: '未发清水稿' },
    {
      id: articles.tibetan,
      key: 'bo',
      language: 'bo',
      title: 'ཆུ་གཙང་མ།',
      content: '<p>བོད་ཡིག་གི་གསར་འགྱུར། ༢༠༣༡ལོ།</p>',
    },
  ];
  for (const { id, ...change } of others) await writer.saveDraft(anArticle(change), id);
  await writer.saveDraft(anArticle({ key: 'child', columnID: columns.child }));
  await writer.saveDraft(anArticle({ key: 'part', columnID: columns.topicPart, title: '水清了' }));
}

export async function seedModules({ db }: TestPlatform): Promise<void> {
  const { modules, articles } = seeded;
  const rows = [
    { id: modules.articles, type: ModuleType.articles, ids: [articles.news, articles.pictures] },
    { id: modules.activities, type: ModuleType.activities, ids: [seeded.activity] },
    { id: modules.accounts, type: ModuleType.accounts, ids: [seeded.accounts.open] },
    { id: modules.people, type: ModuleType.people, ids: [seeded.leader] },
    { id: modules.topics, type: ModuleType.topics, ids: [articles.topic] },
  ];
  const look = {
    showType: 0,
    mark: '',
    showMore: 0,
    videoStyle: 0,
    recommStyle: 0,
    fieldStyle: 0,
    displayStyle: 0,
  };
  for (const { id, type, ids } of rows) {
    const doc = { name: `模块${id}`, ...look, targetColumn: {}, ids };
    await put(db, 'modules', { site_id: 1, id, column_id: seeded.columns.news, type, position: id * 2, doc });
  }
}
