import type { ArticleAccount } from '@touch/api/articleContent';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { Picture } from '@touch/ui/Picture';
import style from './AccountLink.module.css';

/** The subscription account an article was published under, with the way to its page. */
export function AccountLink({ account: { id, name, icon } }: { readonly account: ArticleAccount }) {
  const words = useWords();
  const { basePath, config, siteLang } = useVisit();
  return (
    <a className={style.account} href={`${basePath}/xyDetail/${id}.html`}>
      <span className={style.icon}>
        <Picture src={icon} suffix={config.xyApi.imageSuffixPath} ratio="1:1" portrait />
      </span>
      <span className={style.text}>
        <b className={style.name} lang={siteLang}>
          {name}
        </b>
        <span>{words['article.account']}</span>
      </span>
      <Icon name="next" size={18} />
    </a>
  );
}
