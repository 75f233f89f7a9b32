/** A package that is published: its folder, and what of it is for this repository alone. */
export interface Published {
  readonly folder: string
  /** Name under which it is published, where that is another than here. */
  readonly name?: string
  /** A program: one file with every library in it, built from this source, under the name of its command. */
  readonly program?: Program
  /** Entries that other repositories have no use for. */
  readonly closed?: readonly string[]
  /** Sources below `src` that stay here: they need what is no dependency of the package. */
  readonly left?: RegExp
  /** Messages that are read as they are written; those of other packages are compiled. */
  readonly plainMessages?: boolean
  /** Folders that go along as they are: from (in this repository) to (in the package). */
  readonly carries?: Readonly<Record<string, string>>
}

interface Program {
  readonly entry: string
  readonly command: string
  /** Further files of that kind, without a command, which another package starts: file to entry. */
  readonly started?: Readonly<Record<string, string>>
  /** Packages of this repository, by their names here, that are installed beside it: it starts what they have. */
  readonly needs?: readonly string[]
}

/** What a team of another repository builds, tests and releases with. */
export const published: readonly Published[] = [
  { folder: 'packages/environment' },
  { folder: 'packages/observability' },
  { folder: 'packages/i18n' },
  { folder: 'packages/router' },
  { folder: 'packages/platform-client', closed: ['./testing'], left: /^testing\// },
  { folder: 'packages/auth' },
  { folder: 'packages/ui', closed: ['./gallery'] },
  { folder: 'packages/page-parts' },
  { folder: 'packages/manage' },
  { folder: 'packages/federation', left: /^rsbuild\/testing\// },
  {
    folder: 'apps/platform',
    plainMessages: true,
    closed: ['.', './testing/fixture'],
    left: /^app\/bundle\/(?!fresh)|^dev\/(scale\/|testing\/(fixture|reference-server))|^domain\/pricing\/testing\//,
  },
  { folder: 'e2e/kit' },
  { folder: 'packages/testing' },
  {
    folder: 'packages/delivery',
    name: '@galleria/cli',
    program: { entry: 'src/cli/main.ts', command: 'galleria' },
    carries: { 'packages/delivery/templates': 'templates' },
  },
  {
    folder: 'packages/create-galleria-module',
    program: { entry: 'src/main.ts', command: 'create-galleria-module' },
    carries: { 'packages/delivery/templates': 'templates' },
  },
  {
    folder: 'packages/emulator',
    program: {
      entry: 'src/main.ts',
      command: 'galleria-emulator',
      started: { 'host.js': 'src/testing/host.ts' },
      needs: ['@galleria/platform', '@galleria/delivery'],
    },
    carries: {
      'apps/shell/dist': 'shell/dist',
      'apps/catalog/dist': 'modules/catalog',
      'apps/cart/dist': 'modules/cart',
      'apps/account/dist': 'modules/account',
      'apps/loyalty/dist': 'modules/loyalty',
      'apps/manage/dist': 'modules/manage',
      'delivery.settings.json': 'modules/settings.json',
    },
  },
]
