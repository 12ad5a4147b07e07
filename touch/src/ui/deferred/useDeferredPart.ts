import { type ComponentType, useEffect, useState } from 'react';

/** A component whose code is requested once the page stands; undefined until it is here, and where it does not come. */
export function useDeferredPart<Props>(
  load: false | (() => Promise<ComponentType<Props>>),
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (load)
      load().then(
        (part) => setPart(() => part),
        () => undefined,
      );
  }, [load]);
  return Part;
}
