import { authorInfoQuery } from '@touch/api/people';
import { personHead } from '@touch/features/people/personHead';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export const head = (context: HeadContext<typeof zh>): Head =>
  personHead(context, {
    screen: 'reporter',
    query: authorInfoQuery,
    title: context.texts.title,
    data: { worksFor: { '@type': 'NewsMediaOrganization', name: context.visit.config.appName } },
  });
