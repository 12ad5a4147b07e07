import { useWords } from '@touch/locales/words';
import { Notice } from './Notice';

/** The empty state of an address under which there is nothing (E7). */
export function MissingNotice({ basePath }: { readonly basePath: string }) {
  const words = useWords();
  return (
    <Notice
      kind="empty"
      heading
      text={words['state.empty']}
      link={{ text: words['state.toHome'], href: `${basePath}/home.html` }}
    />
  );
}
