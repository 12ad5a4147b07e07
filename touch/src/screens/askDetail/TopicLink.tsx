import { getSubjectQuery } from '@touch/api/questions';
import { useQuery } from '@touch/api/useQuery';
import { plainTitle } from '@touch/lib/text';
import { useVisit } from '@touch/outside/visit';
import style from './askDetail.module.css';
import { useTexts } from './texts';

/** The way to the question's topic; none for a question outside of topics. */
export function TopicLink({ subject }: { readonly subject: string }) {
  return Number(subject) > 0 ? <Link subject={subject} /> : null;
}

function Link({ subject }: { readonly subject: string }) {
  const texts = useTexts();
  const { basePath, siteLang } = useVisit();
  const result = useQuery(getSubjectQuery(subject));
  const name = result.state === 'ready' ? plainTitle(result.value.title) : '';
  return (
    <p className={style.topic}>
      <a href={`${basePath}/topicDetail/${subject}.html`}>
        <span>{texts.toTopic}</span>
        <b lang={siteLang}>{name}</b>
      </a>
    </p>
  );
}
