import { ColumnStyle } from '@contract/codes';
import { useWords } from '@touch/locales/words';
import type { QueryCache } from '@touch/outside/answers';
import { Notice } from '@touch/ui/Notice';
import { type ComponentType, lazy } from 'react';

/** A column in a layout of its own; most readers never open one, so each is a part of its own. */
export interface ColumnPart {
  /** Asks for what it shows first. */
  readonly load: (cache: QueryCache) => Promise<void>;
  readonly Column: ComponentType;
}

const imports: Readonly<Record<string, () => Promise<ColumnPart>>> = {
  [ColumnStyle.activities]: () => import('./ActivityColumn'),
  [ColumnStyle.questions]: () => import('./QuestionColumn'),
  [ColumnStyle.accounts]: () => import('./AccountColumn'),
};

const come = new Map<string, ColumnPart>();

/** Loads the part of a style before the column is rendered, on the server too. */
export async function loadPart(style: string): Promise<ColumnPart | undefined> {
  const part = come.get(style) ?? (await imports[style]?.());
  if (part) come.set(style, part);
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
const late = new Map<string, ComponentType>(
  Object.keys(imports).map((style) => [
    style,
    lazy(() =>
      loadPart(style).then(
        (part) => ({ default: part?.Column ?? Failed }),
        () => ({ default: Failed }),
      ),
    ),
  ]),
);

/** The layout of a style; undefined for an ordinary column. */
export const partOf = (style: string): ComponentType | undefined =>
  come.get(style)?.Column ?? late.get(style);

export const isOrdinary = (style: string): boolean => !(style in imports);
