import type { StoryState } from '@contract/newsroomStories';
import { useText } from '@desk/texts/useText';
import styles from './stories.module.css';

export const StateBadge = ({ state }: { readonly state: StoryState }) => (
  <span className={styles.badge} data-state={state}>
    {useText()(state)}
  </span>
);
