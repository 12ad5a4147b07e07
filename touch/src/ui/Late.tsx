import { type ComponentType, lazy, Suspense, useState } from 'react';

/** A part of a screen whose code comes after the page. */
export interface LatePart<Props> {
  /** Brings it; the server waits for it before it renders. */
  readonly ready: () => Promise<void>;
  readonly component: () => ComponentType<Props>;
}

/** Where the code does not come, nothing is thrown: what the server rendered stays. */
const never = new Promise<never>(() => undefined);

export function latePart<Props extends object>(bring: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Waiting = lazy(() =>
    bring().then(
      (part) => ({ default: part }),
      () => never,
    ),
  );
  return {
    ready: async () => {
      loaded ??= await bring();
    },
    component: () => loaded ?? Waiting,
  };
}

interface LateProps<Props> {
  readonly part: LatePart<Props>;
  readonly with: Props;
}

/** Rendered with the page by the server; in the browser the served HTML stands, links and all, until the code is there. */
export function Late<Props extends object>({ part, with: props }: LateProps<Props>) {
  const [Part] = useState(() => part.component());
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
