import { voteHead } from '@touch/features/activityVote/voteHead';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export const head = (context: HeadContext<typeof zh>): Head => voteHead(context, context.texts.title);
