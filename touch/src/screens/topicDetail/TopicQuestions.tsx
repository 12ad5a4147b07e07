import { questionListHotQuery, questionListQuery } from '@touch/api/questions';
import { useListQuery } from '@touch/api/useQuery';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { QuestionRows } from '@touch/features/lists/questions/QuestionRows';
import { useVisit } from '@touch/outside/visit';
import { Tabs } from '@touch/ui/Tabs';
import { useTexts } from './texts';
import style from './topicDetail.module.css';

interface TopicQuestionsProps {
  readonly id: string;
  /** The most liked first; else the newest. */
  readonly hot: boolean;
}

/** Questions of the topic, twenty a page (E1). */
export function TopicQuestions({ id, hot }: TopicQuestionsProps) {
  const texts = useTexts();
  const { basePath, navigation } = useVisit();
  const query = hot ? questionListHotQuery(id) : questionListQuery(id);
  const list = useListQuery(query);
  const path = `${basePath}/topicDetail/${id}.html`;
  const tabs = [
    { key: 'newest', text: texts.newest, href: path, current: !hot },
    { key: 'hottest', text: texts.hottest, href: `${path}?sort=hot`, current: hot },
  ];
  return (
    <section>
      <div className={style.tabs}>
        <Tabs tabs={tabs} label={texts.sorted} choose={(href) => navigation.go(href, 'replace')} />
      </div>
      <InfiniteList list={list} name={query.key} empty={texts.none}>
        {(items) => <QuestionRows questions={items} />}
      </InfiniteList>
    </section>
  );
}
