import type { BaseComment } from '@touch/api/comments';
import { useMember } from '@touch/api/member';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { useComments } from './commentsContext';
import style from './Prompt.module.css';

interface PromptProps {
  readonly variant: 'block' | 'bar';
  /** The comment to reply to. */
  readonly to?: BaseComment;
}

/** Looks like the field it opens (H1); who is not signed in writes first and signs in to send. */
export function Prompt({ variant, to }: PromptProps) {
  const words = useWords();
  const { open } = useComments();
  const member = useMember();
  const { config, siteLang } = useVisit();
  const hint = member ? config.commentHint : '';
  return (
    <button
      type="button"
      className={style[variant]}
      lang={hint ? siteLang : undefined}
      aria-haspopup="dialog"
      onClick={() => open(to ? { kind: 'write', to } : { kind: 'write' })}
    >
      {hint || words[member ? 'comments.needsText' : 'comments.loginFirst']}
    </button>
  );
}
