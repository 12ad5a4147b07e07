import { KindNumber } from '@contract/codes';
import type { PaperPage, PaperStory } from '@touch/api/papers';
import { plainTitle } from '@touch/lib/text';
import type { SharedPage } from '@touch/widgets/share/shareObject';
import { dayOf, pagePath, storyPath } from './place';

export const sharedPaperPage = (date: string, paper: string, page: PaperPage): SharedPage => ({
  path: pagePath(date, paper, page.id),
  title: page.name,
  text: page.stories.map(({ title }) => title).join(' · '),
  picture: page.picUrl,
  objectType: KindNumber.event.paperArticle,
  id: page.id,
});

export const sharedStory = (story: PaperStory, paper: string): SharedPage => ({
  path: storyPath(dayOf(story.publishtime), paper, story.layoutId, story.fileId),
  title: plainTitle(story.title),
  text: story.attAbstract || story.content,
  picture: story.pictures[0]?.imageUrl ?? '',
  objectType: KindNumber.event.paperArticle,
  id: story.fileId,
  poster: KindNumber.poster.paperArticle,
});
