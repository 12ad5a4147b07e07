import { articleHead } from '@touch/features/article/head/articleHead';

export const head = articleHead;
