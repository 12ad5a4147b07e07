import { useLogin } from '@desk/api/session';
import { ColumnList } from '@desk/parts/paper/ColumnList';
import { PaperForm } from '@desk/parts/paper/PaperForm';
import styles from '@desk/parts/paper/paper.module.css';
import { useNewStory } from '@desk/parts/stories/useNewStory';
import { useText } from '@desk/texts/useText';
import { Button } from '@desk/ui/Button';
import { useState } from 'react';
import { FirstAdmin } from './FirstAdmin';

/** The way from nothing: first admin, paper, columns, first article. @param site that is set up */
export default function Setup({ site }: { readonly site: number }) {
  const { session } = useLogin();
  const [isPaperSaved, setPaperSaved] = useState(false);
  return (
    <main className={styles.step}>
      {!session && <FirstAdmin />}
      {session && !isPaperSaved && <Paper site={site} onSaved={() => setPaperSaved(true)} />}
      {session && isPaperSaved && <Columns site={site} />}
    </main>
  );
}

function Paper({ site, onSaved }: { readonly site: number; readonly onSaved: () => void }) {
  const say = useText();
  return (
    <>
      <h1>{say('setupPaper')}</h1>
      <p>{say('setupPaperAbout')}</p>
      <PaperForm site={site} label={say('next')} onSaved={onSaved} />
    </>
  );
}

function Columns({ site }: { readonly site: number }) {
  const say = useText();
  const { begin, isPending } = useNewStory(site);
  return (
    <>
      <h1>{say('setupColumns')}</h1>
      <p>{say('setupColumnsAbout')}</p>
      <ColumnList site={site} />
      <Button kind="main" isDisabled={isPending} onPress={begin}>
        {say('firstArticle')}
      </Button>
    </>
  );
}
