import { ENTRY_LIST_CAP } from '@contract/limits';
import { entryListQuery } from '@touch/api/activity';
import { useQuery } from '@touch/api/useQuery';
import { textLanguage } from '@touch/lib/textLanguage';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import style from './activityDetail.module.css';
import { useTexts } from './texts';

/** The newest participants, eight at most (S§9). */
export function Participants({ fileId }: { readonly fileId: string }) {
  const texts = useTexts();
  const { config, siteLang } = useVisit();
  const result = useQuery(entryListQuery(fileId));
  if (result.state !== 'ready' || result.value.length === 0) return null;
  return (
    <section className={style.content}>
      <h2 className={style.heading}>{texts.participants}</h2>
      <ul className={style.people}>
        {result.value.slice(0, ENTRY_LIST_CAP).map(({ entryID, userName, userIcon }) => (
          <li key={entryID}>
            <span className={style.face}>
              <Picture
                src={userIcon}
                suffix={config.xyApi.imageSuffixPath}
                ratio="1:1"
                portrait
                name={userName}
              />
            </span>
            <span className={style.name} lang={userName ? textLanguage(userName, siteLang) : undefined}>
              {userName || texts.anonymous}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
