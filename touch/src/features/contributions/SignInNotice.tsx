import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';

interface SignInNoticeProps {
  readonly text: string;
  /** The screen to come back to, below the base path. */
  readonly path: string;
}

/** A member's own content: the login leads back here. */
export function SignInNotice({ text, path }: SignInNoticeProps) {
  const words = useWords();
  const { basePath } = useVisit();
  const href = `${basePath}/login.html?return=${encodeURIComponent(path)}`;
  return <Notice kind="empty" heading text={text} link={{ text: words['shell.login'], href }} />;
}
