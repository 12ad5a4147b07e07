import { moduleView } from '@contract/modules';
import type { Database } from '@platform/db/connection';
import { addressed } from '@platform/operations/addressed';
import { type Served, serve } from '@platform/operations/callContext';
import { absent, JsonText } from '@platform/wire/jsonText';
import { oneModule } from './modules.service';

export function moduleHandlers(db: Database): Served[] {
  return [
    serve(moduleView, async ({ id, page, rowNumber }, context) => {
      const module = await oneModule(db, context.site.id, id);
      if (module === undefined) return absent;
      // a module has one page; crawlers stop on the empty one
      if (page > 0 || rowNumber > 0) return new JsonText(module.replace(/"list":.*$/s, '"list":[]}'));
      return new JsonText(addressed(module, context));
    }),
  ];
}
