import { useMeTexts } from '@touch/features/me/texts';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import style from './SignedOut.module.css';
import { sectionIn, withSection } from './sections';

/** Explains the page to a visitor, with a login that leads back here. */
export function SignedOut({ query }: { readonly query: URLSearchParams }) {
  const words = useMeTexts();
  const { basePath } = useVisit();
  const path = `/userDetail.html${withSection('', sectionIn(query))}`;
  return (
    <div className={style.visitor}>
      <span className={style.portrait}>
        <Icon name="person" size={36} />
      </span>
      <h1 className={style.name}>{words.heading}</h1>
      <p className={style.what}>{words.what}</p>
      <a className={style.login} href={`${basePath}/login.html?return=${encodeURIComponent(path)}`}>
        {words.login}
      </a>
    </div>
  );
}
