import type { Column } from '@touch/api/columns';
import { sharedColumn } from '@touch/features/lists/head/sharedColumn';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { LARGE_SIZES } from '@touch/ui/articleRow/ArticleRow';
import { MixedText } from '@touch/ui/MixedText';
import { Picture } from '@touch/ui/Picture';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import style from './ColumnCard.module.css';
import { useTexts } from './texts';

/** Card of a shared column: picture, name, description, and a link to the paper. */
export function ColumnCard({ column }: { readonly column: Column }) {
  const words = useWords();
  const texts = useTexts();
  const { basePath, config, flags, siteLang } = useVisit();
  const picture = column.cardUrl || column.topPic;
  return (
    <header className={style.card}>
      {picture ? (
        <Picture
          src={picture}
          suffix={config.xyApi.imageSuffixPath}
          ratio="5:2"
          sizes={LARGE_SIZES}
          priority
        />
      ) : null}
      <p className={style.paper} lang={siteLang}>
        {config.appName}
      </p>
      <h1 className={style.name}>
        <MixedText text={column.columnName || texts.title} />
      </h1>
      {column.description ? (
        <p className={style.description} lang={siteLang}>
          {column.description}
        </p>
      ) : null}
      <div className={style.tools}>
        <a className={style.home} href={`${basePath}/home.html?column=${column.columnId}`}>
          {words['state.toHome']}
        </a>
        {column.columnName && !flags.cms ? <SharePageButton page={sharedColumn(column)} /> : null}
      </div>
    </header>
  );
}
