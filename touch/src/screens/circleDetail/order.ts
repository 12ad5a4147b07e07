/** True for the posts that are liked and discussed most; any other value means the newest. */
export const isHot = (query: URLSearchParams): boolean => query.get('sort') === 'hot';
