import { ShareTap } from './ShareTap';
import type { SharedPage } from './shareObject';

interface SharePageButtonProps {
  readonly page: SharedPage;
  /** Text of a wide button; without it an icon. */
  readonly label?: string;
}

/** Shares a page that is no article (J1). */
export function SharePageButton({ page, label }: SharePageButtonProps) {
  return <ShareTap make={(part, visit) => part.pageShareObject(page, visit)} label={label} />;
}
