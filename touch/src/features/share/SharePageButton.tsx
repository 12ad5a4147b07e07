import type { SharedPage } from '@touch/features/share/shareObject';
import { ShareTap } from './ShareTap';

interface SharePageButtonProps {
  readonly page: SharedPage;
  /** Runs when the page was shared. */
  readonly onShared?: () => void;
}

const part = () => import('./sharePage');

/** Shares a page that is no article (J1). */
export function SharePageButton({ page, onShared }: SharePageButtonProps) {
  return (
    <ShareTap
      load={part}
      share={async (visit, words) => {
        const { sharePage } = await part();
        if (await sharePage(page, visit, words)) onShared?.();
      }}
    />
  );
}
