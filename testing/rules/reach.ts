/** A folder → the fewest files that a rule finds there. */
export type Reach = Readonly<Record<string, number>>;

/**
 * Folders in which a rule found too few files, as lines: a rule that reads the wrong folders finds no fault either.
 * @param paths below the root @param least a little below the files that stand there
 */
export const missedFolders = (paths: readonly string[], least: Reach): string[] =>
  Object.entries(least).flatMap(([folder, count]) => {
    const found = paths.filter((path) => path.startsWith(`${folder}/`)).length;
    return found < count ? [`${folder}: ${found} files of at least ${count}`] : [];
  });
