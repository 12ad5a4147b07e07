/** The part of rolldown's module graph that the rule reads. */
interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/** The chunk that every page loads. */
const BASE = 'base';

/** A file below `touch/src`: its layer and the folders in it. */
function foldersOf(id: string): readonly string[] | undefined {
  const path = /\/touch\/src\/([^?]*)\/[^/]+$/.exec(id.replaceAll('\\', '/'))?.[1];
  return path?.split('/');
}

/** The folder of a file of the contract, where it stands in one: no first load needs it. */
const contractFolder = (id: string): string | undefined =>
  /\/contract\/src\/([^/]+)\/[^/]+$/.exec(id.replaceAll('\\', '/'))?.[1];

/** The chunk of a file outside `touch/src` that several chunks import: helpers of the compiler stand by themselves. */
const sharedChunk = (id: string): string =>
  contractFolder(id) ?? (/@oxc-project/.test(id) ? 'helpers' : BASE);

const packageOf = (id: string): string | undefined =>
  /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1];

/** A file in one language, loaded in that language alone. */
const isCatalogue = (id: string): boolean => /[\\/](locales|texts)[\\/](zh|en|de|fr|bo)\.ts$/.test(id);

/**
 * Name of a module's chunk, or null where rolldown finds it by the dynamic imports (decision 028).
 * @param entry path of the browser's entry
 */
export function createChunkRule(entry: string): (id: string, graph: ModuleGraph) => string | null {
  const reached = new Map<string, boolean>();
  const isInEntry = (id: string, graph: ModuleGraph): boolean => {
    const known = reached.get(id);
    if (known !== undefined) return known;
    reached.set(id, false);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const answer = id === entry || importers.some((importer) => isInEntry(importer, graph));
    reached.set(id, answer);
    return answer;
  };

  /** The only chunk that imports the module, else `shared`. */
  const onlyUser = (
    id: string,
    graph: ModuleGraph,
    visited: ReadonlySet<string>,
    shared = BASE,
  ): string | null => {
    const info = graph.getModuleInfo(id);
    const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
    const users = new Set(
      importers
        .filter((one) => !visited.has(one))
        .map((one) => chunkOf(one, graph, new Set([...visited, id]))),
    );
    const [first = null, second] = users;
    return second === undefined ? first : shared;
  };

  const chunkOf = (id: string, graph: ModuleGraph, visited: ReadonlySet<string>): string | null => {
    if (isInEntry(id, graph)) return BASE;
    const folders = foldersOf(id);
    if (!folders) return packageOf(id) ?? onlyUser(id, graph, visited, sharedChunk(id));
    const [layer, ...inner] = folders;
    if (layer === 'app' || layer === 'worker' || isCatalogue(id)) return null;
    // The loader of texts goes with its only user: in a chunk of its own the two would import each other.
    if (inner.at(-1) === 'texts') {
      const user = layer === 'screens' ? null : onlyUser(id, graph, visited);
      return user === BASE ? null : user;
    }
    if (layer === 'locales') return BASE;
    if (layer === 'screens') return inner.length > 1 ? (inner.at(-1) ?? null) : null;
    return inner.at(-1) ?? onlyUser(id, graph, visited);
  };

  return (id, graph) => chunkOf(id, graph, new Set());
}
