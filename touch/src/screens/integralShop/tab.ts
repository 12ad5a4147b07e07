export const tabs = ['days', 'rules', 'products', 'mine'] as const;
export type Tab = (typeof tabs)[number];

/** `?tab=`; the days without it. */
export const tabIn = (query: URLSearchParams): Tab => tabs.find((tab) => tab === query.get('tab')) ?? 'days';
