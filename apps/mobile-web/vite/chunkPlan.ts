import type { Plugin, Rolldown } from 'vite';

type Context = Rolldown.PluginContext;

const library = /[\\/]node_modules[\\/]/;
const icon = /[\\/]@phosphor-icons[\\/]/;
/** Parts of home's first screen whose code is imported when they render. */
const homeParts = [/[\\/]HomePage\.tsx$/, /[\\/]DownloadBar\.tsx$/];
/** The modules that start the site. The renderer is imported later, so that it runs in its own task. */
const startParts = [/[\\/]mobile-web[\\/]src[\\/]main\.tsx$/, /[\\/]react-dom[\\/]client\.js$/];
const kitIndex = /[\\/]ui-kit[\\/]src[\\/]index\.ts$/;

/** One import or re-export of a module: its source, and its names; undefined means all. */
interface NamedImport {
  source: string;
  names: ReadonlyMap<string, string> | undefined;
}

const nameOf = (node: { type: string; name?: string; value?: unknown }): string =>
  String(node.type === 'Literal' ? node.value : node.name);

/** Returns the imports of a module, and whether it contains only re-exports, as the entry point of a package does. */
function readImports(context: Context, code: string): { imports: NamedImport[]; isBarrel: boolean } {
  const { body } = context.parse(code);
  const imports = body.flatMap((node): NamedImport[] => {
    if (node.type === 'ExportAllDeclaration') return [{ source: node.source.value, names: undefined }];
    if (node.type === 'ExportNamedDeclaration' && node.source)
      return [
        {
          source: node.source.value,
          names: new Map(node.specifiers.map(({ exported, local }) => [nameOf(exported), nameOf(local)])),
        },
      ];
    if (node.type !== 'ImportDeclaration') return [];
    const isWhole = node.specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier');
    return [
      {
        source: node.source.value,
        names: isWhole
          ? undefined
          : new Map(
              node.specifiers.map((specifier) => [
                specifier.local.name,
                specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default',
              ]),
            ),
      },
    ];
  });
  return {
    imports,
    isBarrel:
      body.length > 0 &&
      body.every(
        (node) =>
          node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source !== null),
      ),
  };
}

/**
 * Returns every module that runs before a page is drawn. Of a package's entry point only the used exports are followed,
 * as the bundler does.
 */
async function modulesOf(context: Context, entry: string): Promise<Set<string>> {
  const reached = new Set<string>();
  const followed = new Set<string>();
  const follow = async (id: string, wanted: readonly string[] | undefined): Promise<void> => {
    const info = context.getModuleInfo(id);
    if (info?.code === null || info?.code === undefined) return;
    const { imports, isBarrel } = readImports(context, info.code);
    const requested = isBarrel ? wanted : undefined;
    const step = `${id} ${requested?.toSorted().join() ?? '*'}`;
    if (followed.has(step)) return;
    followed.add(step);
    reached.add(id);
    await Promise.all(
      imports.map(async ({ source, names }) => {
        const next =
          names &&
          [...names]
            .filter(([name]) => requested === undefined || requested.includes(name))
            .map(([, original]) => original);
        if (isBarrel && next?.length === 0) return;
        const target = await context.resolve(source, id);
        if (target && target.external === false) await follow(target.id, next ?? requested);
      }),
    );
  };
  await follow(entry, undefined);
  return reached;
}

/**
 * Assigns modules to chunks. By default, whatever two pages share becomes a file of its own, and a first visit fetches
 * fifty of them. Here it fetches the libraries (which stay in players' caches across releases), the frame of the site,
 * and what else home needs (`home`), most of which other pages share. Light components that home does not use (`parts`)
 * load with the first page that needs one.
 */
export function chunkPlan(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let home: ReadonlySet<string> = new Set();
  let start: ReadonlySet<string> = new Set();
  let parts: ReadonlySet<string> = new Set();
  return {
    plugin: {
      name: 'parlor:chunk-plan',
      apply: 'build',
      async buildEnd() {
        const ids = [...this.getModuleIds()];
        const entries = homeParts.flatMap((part) => ids.find((id) => part.test(id)) ?? []);
        const barrel = ids.find((id) => kitIndex.test(id));
        // A failed build has read only some of them.
        if (entries.length < homeParts.length || barrel === undefined) return;
        const reach = async (from: readonly string[]) => {
          const reached = await Promise.all(from.map((entry) => modulesOf(this, entry)));
          return new Set(reached.flatMap((modules) => [...modules]));
        };
        home = await reach(entries);
        start = await reach(ids.filter((id) => startParts.some((part) => part.test(id))));
        parts = await modulesOf(this, barrel);
      },
    },
    groups: [
      { name: 'libraries', test: (id) => start.has(id) && library.test(id) && !icon.test(id), priority: 4 },
      { name: 'site', tags: ['$initial'], priority: 3 },
      { name: 'home', test: (id) => home.has(id), priority: 1 },
      { name: 'parts', test: (id) => parts.has(id), minShareCount: 2, priority: 0 },
    ],
  };
}
