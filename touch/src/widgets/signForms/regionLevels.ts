/** Levels of a region at most: province, city, county. */
export const MAX_LEVELS = 3;

/** One level of a region: the names that go on from those chosen above it. */
export interface RegionLevel {
  readonly names: readonly string[];
  /** '' = none yet. */
  readonly chosen: string;
}

/** Levels to show for the chosen part of a path, `province/city`. @param paths every region of the site */
export function regionLevels(paths: readonly string[], value: string): readonly RegionLevel[] {
  const chosen = value.split('/').filter((part) => part !== '');
  const levels: RegionLevel[] = [];
  for (let depth = 0; depth < MAX_LEVELS; depth += 1) {
    const above = chosen.slice(0, depth);
    if (above.length < depth) break;
    const start = above.map((part) => `${part}/`).join('');
    const below = paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
    const names = [...new Set(below.map((path) => path.split('/')[0] ?? ''))].filter((name) => name !== '');
    if (names.length === 0) break;
    levels.push({ names, chosen: chosen[depth] ?? '' });
  }
  return levels;
}

/** The path after a name was chosen at a level; those below it go. */
export const chooseAt = (value: string, depth: number, name: string): string =>
  [...value.split('/').slice(0, depth), name].filter((part) => part !== '').join('/');
