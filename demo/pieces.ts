/** Articles that readers wrote: key of the article → the reader. */
export const pieces: Readonly<Record<string, string>> = {
  'supplement-soap-tree': '小城青年',
};
