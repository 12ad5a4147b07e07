import { changeComment } from '@touch/api/changeComments';
import type { BaseComment, Comment } from '@touch/api/comments';
import { delMyDiscuss } from '@touch/api/discuss';
import { useMember } from '@touch/api/member';
import { wordsLang } from '@touch/lib/wordsLang';
import { useWords } from '@touch/locales/words';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/sheet/Sheet';
import type { CommentsHere } from '../commentsContext';
import { countOwnComment } from '../useDiscussCount';
import style from './sheets.module.css';
import { useCommentTexts } from './texts';

interface DeleteSheetProps {
  readonly scope: CommentsHere;
  readonly comment: Comment | BaseComment;
  /** Called after the deletion. */
  readonly onDeleted: (() => void) | undefined;
  readonly close: () => void;
}

/** Number of comments that disappear: the first of a thread takes its replies along. */
const countWithReplies = ({ isUnderReview, parentID, countDiscuss }: BaseComment): number =>
  isUnderReview ? 0 : 1 + (Number(parentID) > 0 ? 0 : countDiscuss);

/** Asks once more before one's own comment goes (H1). */
export function DeleteSheet({ scope, comment, onDeleted, close }: DeleteSheetProps) {
  const [words, page] = [useCommentTexts(), useWords()];
  const visit = useVisit();
  const member = useMember();

  const finish = (text: string) => {
    changeComment(visit.cache, scope, comment.id, () => undefined, visit.now());
    countOwnComment(visit, scope.subject, scope.count, -countWithReplies(comment));
    close();
    onDeleted?.();
    visit.toast(text);
    // its own screen is about nothing any more
    if (comment.id === scope.thread) visit.navigation.back();
  };
  const remove = async () => {
    if (!member) return;
    const deleted = await delMyDiscuss(visit.cache, member.uid, comment.id);
    if (deleted === 'network') return page['state.networkError'];
    if (deleted === 'notOwn') return words.notOwn;
    if (typeof deleted === 'object') return deleted.message || page['error.unknown'];
    finish(deleted === 'deleted' ? words.deleted : words.gone);
  };
  const { submit, busy, problem } = useSubmit(remove, { lost: page['state.networkError'] });
  return (
    <Sheet title={words.delete} closeText={page['shell.close']} close={close}>
      <blockquote className={style.quoted} lang={wordsLang(comment.content, visit.locale)}>
        {comment.content}
      </blockquote>
      <p className={style.note}>{words.deleteWhat}</p>
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
