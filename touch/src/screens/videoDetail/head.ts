import { articleHead } from '@touch/features/article/articleHead';

export const head = articleHead;
