import { createRoot } from 'react-dom/client';
import { type EntryLook, type EntryPath, entryPath } from '../address';
import { EntryPage } from './EntryPage';
import { IndexPage } from './IndexPage';
import { fetchScreens } from './screens';

/** Opens the index, or the page of one entry. */
export async function openPage(entry: EntryPath | undefined, look: EntryLook): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const screens = await fetchScreens();
  if (entry) document.title = `${entryPath(entry)} - Gallery`;
  createRoot(root).render(
    entry ? <EntryPage entry={entry} look={look} screens={screens} /> : <IndexPage screens={screens} />,
  );
}
