import { ColumnStyle } from '@contract/codes';
import { useWords } from '@touch/locales/words';
import type { QueryCache } from '@touch/outside/queryCache';
import { Notice } from '@touch/ui/Notice';
import { type ComponentType, lazy } from 'react';

/** A column in a layout of its own; most readers never open one, so each is a part of its own. */
export interface ColumnLayout {
  /** Asks for what it shows first. */
  readonly load: (cache: QueryCache) => Promise<void>;
  readonly Column: ComponentType;
}

const imports: Readonly<Record<string, () => Promise<ColumnLayout>>> = {
  [ColumnStyle.activities]: () => import('@touch/features/lists/activities/ActivityColumn'),
  [ColumnStyle.questions]: () => import('@touch/features/lists/questions/QuestionColumn'),
  [ColumnStyle.accounts]: () => import('@touch/features/lists/accounts/AccountColumn'),
};

const loaded = new Map<string, ColumnLayout>();

/** Loads the part of a style before the column is rendered, on the server too. */
export async function loadLayout(style: string): Promise<ColumnLayout | undefined> {
  const part = loaded.get(style) ?? (await imports[style]?.());
  if (part) loaded.set(style, part);
  return part;
}

function Failed() {
  const words = useWords();
  const reload = () => window.location.reload();
  return (
    <Notice
      kind="failed"
      text={words['state.partFailed']}
      action={{ text: words['state.reload'], run: reload }}
    />
  );
}

/** While the browser takes over, the server's rows stay until the part is here. */
const deferred = new Map<string, ComponentType>(
  Object.keys(imports).map((style) => [
    style,
    lazy(() =>
      loadLayout(style).then(
        (part) => ({ default: part?.Column ?? Failed }),
        () => ({ default: Failed }),
      ),
    ),
  ]),
);

/** The layout of a style; undefined for an ordinary column. */
export const layoutOf = (style: string): ComponentType | undefined =>
  loaded.get(style)?.Column ?? deferred.get(style);

export const isArticleColumn = (style: string): boolean => !(style in imports);
