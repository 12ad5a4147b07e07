import { createRoot } from 'react-dom/client';
import { Foot, type FootProps } from './Foot';

/** The foot of a page that no server has rendered, below all screens. */
export function showFoot(props: FootProps): void {
  const foot = document.createElement('footer');
  foot.id = 'foot';
  document.getElementById('root')?.after(foot);
  createRoot(foot).render(<Foot {...props} />);
}
