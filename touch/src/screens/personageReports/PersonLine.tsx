import { KindNumber } from '@contract/codes';
import type { NamedPerson } from '@touch/features/people/personHead';
import { useVisit } from '@touch/outside/visit';
import { MixedText } from '@touch/ui/MixedText';
import { Picture } from '@touch/ui/Picture';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import style from './personageReports.module.css';
import { useTexts } from './texts';

interface PersonLineProps {
  readonly id: string;
  readonly person: NamedPerson;
  readonly isReporter?: true;
}

/** The person the articles are about or by, with a link to their own page. */
export function PersonLine({ id, person: { name, url, duty }, isReporter }: PersonLineProps) {
  const texts = useTexts();
  const { basePath, config, flags, siteLang } = useVisit();
  const screen = isReporter ? 'reporter' : 'figureDetail';
  const title = (isReporter ? texts.by : texts.about)(name);
  const page = {
    path: `/personageReports/${id}.html`,
    title,
    text: duty,
    picture: url,
    objectType: KindNumber.poster.reporter,
    id,
  };
  return (
    <div className={style.person}>
      <div className={style.portrait}>
        <Picture src={url} suffix={config.xyApi.imageSuffixPath} ratio="1:1" portrait priority />
      </div>
      <div className={style.who}>
        <h1 className={style.name}>
          <MixedText text={title} />
        </h1>
        {duty ? (
          <p className={style.duty} lang={siteLang}>
            {duty}
          </p>
        ) : null}
      </div>
      <a className={style.profile} href={`${basePath}/${screen}/${id}.html`}>
        {texts.profile}
      </a>
      {flags.cms ? null : <SharePageButton page={page} />}
    </div>
  );
}
