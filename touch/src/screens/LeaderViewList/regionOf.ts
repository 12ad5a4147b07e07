const numberIn = (query: URLSearchParams, name: string): number => {
  const text = query.get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
};

/** The region of an address, the narrower one where there are two (A2); 0 = all. */
export const regionOf = (query: URLSearchParams): number =>
  numberIn(query, 'regionID') || numberIn(query, 'catID');
