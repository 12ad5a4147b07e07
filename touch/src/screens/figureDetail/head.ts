import { leaderQuery } from '@touch/api/people';
import { personHead } from '@touch/features/people/personHead';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export const head = (context: HeadContext<typeof zh>): Head =>
  personHead(context, { screen: 'figureDetail', query: leaderQuery, title: context.texts.title });
