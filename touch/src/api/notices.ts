import * as operations from '@contract/circles';
import { at } from '@touch/outside/member/addresses';
import { type Query, queryKey } from '@touch/outside/queryCache';
import type { Notice } from './reading/notices';

export type { Notice } from './reading/notices';

const noticeDetail = at(operations.noticeDetail);

export const noticeDetailQuery = (id: string): Query<Notice> => ({
  key: queryKey('noticeDetail', { id }),
  operation: noticeDetail,
  input: { id },
  read: async (data) => (await import('./reading/notices')).readNotice(data),
});
