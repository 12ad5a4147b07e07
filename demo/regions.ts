/** Regions that forms of the demonstration offer: its own province, the one beyond the pass, and elsewhere. */
export const regions: readonly string[] = [
  ...['澜川县', '高桥区', '老龙县', '平坝县'].map((name) => `岷澜省/宁垣市/${name}`),
  ...['东城区', '江口县', '石桥县'].map((name) => `岷澜省/江源市/${name}`),
  ...['河阳区', '草坝县'].map((name) => `雪岭省/河阳市/${name}`),
  '其他地方',
];
