import { ArticleStatus } from '@contract/codes';
import type { Article } from '@touch/api/articleContent';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import style from './ArticleTop.module.css';

/** The slim line above an article, or where one is on its way: back, the paper, its column. The app and the CMS bring their own. */
export function ArticleTop({ article }: { readonly article?: Article }) {
  const words = useWords();
  const { config, basePath, flags, navigation, siteLang } = useVisit();
  const preview = article && article.aStatus !== ArticleStatus.published;
  return (
    <>
      {flags.cms || flags.inApp ? null : (
        <nav className={style.top} aria-label={config.appName}>
          <button
            type="button"
            className={style.back}
            aria-label={words['shell.back']}
            onClick={navigation.back}
          >
            <Icon name="back" size={20} />
          </button>
          <a className={style.paper} href={`${basePath}/home.html`} lang={siteLang}>
            {config.appName}
          </a>
          {article?.columnID && article.columnName ? (
            <a
              className={style.column}
              lang={siteLang}
              href={`${basePath}/columnDetail/${article.columnID}.html`}
              aria-label={words['article.column'](article.columnName)}
            >
              {article.columnName}
            </a>
          ) : null}
        </nav>
      )}
      {preview ? (
        <p className={style.preview}>
          <b>{words['state.preview']}</b> {words['state.previewNote']}
        </p>
      ) : null}
    </>
  );
}
