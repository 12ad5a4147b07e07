import type { Article } from '@touch/api/articleContent';
import { safeUrl } from '@touch/lib/safeUrl';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { MixedText } from '@touch/ui/MixedText';
import { AccountLink } from './AccountLink';
import style from './Credits.module.css';
import { namesOf } from './credits';

/** The account it belongs to; who made it, in the order of D5; then whose it is and where it stood first. */
export function Credits({ article }: { article: Article }) {
  const words = useWords();
  const { basePath } = useVisit();
  const credits = article.credits
    .map((credit) => ({ role: credit.role, names: namesOf(credit) }))
    .filter(({ names }) => names.length > 0);
  const original = safeUrl(article.sourceUrl);
  return (
    <footer className={style.credits}>
      {article.account ? <AccountLink account={article.account} /> : null}
      {credits.length > 0 ? (
        <ul className={style.list}>
          {credits.map(({ role, names }) => (
            <li key={role}>
              <MixedText text={words['credit.line'](words[`credit.${role}`], words['list.names'](names))} />
            </li>
          ))}
        </ul>
      ) : null}
      {article.originalTitle && article.originalTitle !== article.title ? (
        <p>
          <MixedText text={words['article.originalTitle'](article.originalTitle)} />
        </p>
      ) : null}
      {article.hasCertificate > 0 ? (
        <p>
          <a className={style.original} href={`${basePath}/previewPDF.html?id=${article.fileId}`}>
            {words['article.certificate']}
          </a>
        </p>
      ) : null}
      {original ? (
        <p>
          <a className={style.original} href={original} rel="noopener">
            {words['article.original']}
          </a>
        </p>
      ) : (
        <p>{words['article.copyright']}</p>
      )}
    </footer>
  );
}
