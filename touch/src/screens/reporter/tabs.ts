/** The two lists of a reporter's page. */
export const reporterTabs = ['articles', 'dynamics'] as const;
export type ReporterTab = (typeof reporterTabs)[number];

/** `?tab=dynamics`; undefined where the address names none. */
export const tabOf = (query: URLSearchParams): ReporterTab | undefined =>
  reporterTabs.find((tab) => tab === query.get('tab'));
