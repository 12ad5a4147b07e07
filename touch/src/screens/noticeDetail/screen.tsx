import { noticeDetailQuery } from '@touch/api/notices';
import { plainTitle } from '@touch/lib/text';
import type { Head, ScreenContext } from '@touch/outside/screen';

export { NoticeDetail as Screen } from './NoticeDetail';

const idOf = (query: URLSearchParams): string => /^\d{1,15}$/.exec(query.get('id') ?? '')?.[0] ?? '';

export async function load({ query, answers }: ScreenContext): Promise<unknown> {
  const id = idOf(query);
  return id === '' ? undefined : answers.load(noticeDetailQuery(id));
}

export function head({ query, answers, words, visit }: ScreenContext): Head {
  const id = idOf(query);
  const name = `${words['title.noticeDetail']} - ${visit.config.appName}`;
  if (id === '') return { title: name, noIndex: true };
  const asked = noticeDetailQuery(id);
  const entry = answers.peek(asked.key);
  const notice = answers.value(asked);
  const canonical = `/noticeDetail.html?id=${id}`;
  if (!notice) return { title: name, canonical, gone: entry?.state === 'empty' };
  return { title: `${plainTitle(notice.title)} - ${visit.config.appName}`, canonical };
}
