import { KindNumber } from '@contract/codes';
import { type Leader, leaderQuery } from '@touch/api/people';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { Absent, Loaded } from '@touch/features/people/Loaded';
import { PersonPage } from '@touch/features/people/PersonPage';
import { idOf } from '@touch/features/people/personId';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { SectionHead } from '@touch/ui/SectionHead';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import style from './figureDetail.module.css';
import { LatestReports } from './LatestReports';
import { useTexts } from './texts';

/** A leader or figure: portrait, post, résumé, the newest reports about them (F16). */
export function Screen({ params }: ScreenProps) {
  const texts = useTexts();
  const id = idOf(params);
  return (
    <>
      <ScreenHead title={texts.title} level="name" />
      {id ? (
        <Loaded query={leaderQuery(id)}>{(figure) => <Figure id={id} figure={figure} />}</Loaded>
      ) : (
        <Absent />
      )}
    </>
  );
}

interface FigureProps {
  readonly id: string;
  readonly figure: Leader;
}

function Figure({ id, figure }: FigureProps) {
  const texts = useTexts();
  const { flags, siteLang } = useVisit();
  const paragraphs = figure.details.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  const page = {
    path: `/figureDetail/${id}.html`,
    title: [figure.name, figure.duty].filter(Boolean).join(' '),
    text: figure.description,
    picture: figure.url,
    objectType: KindNumber.poster.reporter,
    id,
  };
  return (
    <PersonPage
      person={figure}
      portrait="official"
      actions={flags.cms ? null : <SharePageButton page={page} />}
    >
      {paragraphs.length > 0 ? (
        <section className={style.section}>
          <SectionHead text={texts.details} />
          <div className={style.details} lang={siteLang}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ) : null}
      <LatestReports id={id} name={figure.name} />
    </PersonPage>
  );
}
