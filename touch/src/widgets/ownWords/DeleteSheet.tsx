import { deleteOwn } from '@touch/api/ownWords';
import { wordsLang } from '@touch/lib/wordsLang';
import { useWords } from '@touch/locales/words';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/sheet/Sheet';
import type { Deletable } from './ownToolsProps';
import style from './ownWords.module.css';
import { ownWordsTexts } from './texts';

interface DeleteSheetProps {
  readonly own: Deletable;
  readonly id: string;
  /** Title or words of what goes. */
  readonly quoted: string;
  readonly close: () => void;
}

/** Asks once more before one's own post or question goes, and says what stays and why (K15). */
export function DeleteSheet({ own, id, quoted, close }: DeleteSheetProps) {
  const [words, page] = [ownWordsTexts.useTexts(), useWords()];
  const { cache, locale, navigation, basePath, now, toast } = useVisit();
  const isPost = own.kind === 'post';

  const forget = async () => {
    if (own.kind === 'post') (await import('./forgetPost')).forgetPost(cache, id, own.uid, own.circle, now());
    else (await import('./forgetQuestion')).forgetQuestion(cache, id, own.subject, now());
  };
  const remove = async () => {
    const result = await deleteOwn(cache, own.kind, id);
    if (result === 'network') return page['state.networkError'];
    if (typeof result === 'object') return result.message || page['error.unknown'];
    if (result === 'done') await forget().catch(() => undefined);
    close();
    toast(result === 'kept' ? words.nameDeleted : words.deleted);
    // its own screen is about nothing any more
    navigation.backOr(`${basePath}${isPost ? '/userDetail.html?tab=posts' : '/home.html'}`);
  };
  const { submit, busy, problem } = useSubmit(remove, { lost: page['state.networkError'] });
  return (
    <Sheet
      title={isPost ? words.deletePost : words.deleteQuestion}
      closeText={page['shell.close']}
      close={close}
    >
      {quoted ? (
        <blockquote className={style.quoted} lang={wordsLang(quoted, locale)}>
          {quoted}
        </blockquote>
      ) : null}
      <p className={style.line}>{isPost ? words.postGoes : words.questionGoes}</p>
      <p className={style.line}>{words.logStays}</p>
      <p className={style.wrong} role="alert">
        {problem}
      </p>
      <div className={style.foot}>
        <button type="button" className={style.cancel} onClick={close}>
          {page['shell.cancel']}
        </button>
        <button type="button" className={style.submit} aria-disabled={busy} onClick={() => submit()}>
          {words.deleteYes}
        </button>
      </div>
    </Sheet>
  );
}
