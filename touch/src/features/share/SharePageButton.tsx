import type { SharedPage } from '@touch/features/share/shareObject';
import { ShareTap } from './ShareTap';

interface SharePageButtonProps {
  readonly page: SharedPage;
  /** Runs when the page was shared. */
  readonly onShared?: () => void;
  /** Text of a wide button; without it an icon. */
  readonly label?: string;
}

/** Shares a page that is no article (J1). */
export function SharePageButton({ page, onShared, label }: SharePageButtonProps) {
  return (
    <ShareTap make={(part, visit) => part.pageShareObject(page, visit)} onShared={onShared} label={label} />
  );
}
