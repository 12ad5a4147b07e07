/** True for the list of the most liked questions; any other value means the newest. */
export const isHot = (query: URLSearchParams): boolean => query.get('sort') === 'hot';
