import { ColumnList } from '@desk/parts/paper/ColumnList';
import { PaperForm } from '@desk/parts/paper/PaperForm';
import styles from '@desk/parts/paper/paper.module.css';
import { useText } from '@desk/texts/useText';
import { useParams } from 'react-router';

/** The paper itself: name, colour, signatures, columns. */
export default function Settings() {
  const say = useText();
  const site = Number(useParams().site);
  return (
    <div className={styles.page}>
      <h1>{say('settings')}</h1>
      <section aria-label={say('paper')}>
        <h2>{say('paper')}</h2>
        <PaperForm site={site} label={say('save')} />
      </section>
      <section aria-label={say('columns')}>
        <h2>{say('columns')}</h2>
        <ColumnList site={site} />
      </section>
    </div>
  );
}
