/** An arrow that must not be: no file of `from` imports one of `to`. */
export interface Rule {
  /** A sentence, shown with every breach. */
  readonly says: string
  readonly from: RegExp
  readonly to: RegExp
  /** Imports that are there still, as `file > file`, without `base`; each is of no use once it is gone. */
  readonly except?: readonly string[]
}

/** Start of the paths in `except`. */
export const base = 'apps/platform/src/'

const platform = (paths: string) => new RegExp(`^${base}${paths}`)

/** The platform's floors, the lowest first: each may import its own files and those of the floors before it. */
export const floors = ['base', 'domain', 'data', 'http', 'areas', 'pages', 'app'] as const

/** Fixtures belong to tests, which may look everywhere. */
const beyondTests = '(?!.*\\.fixture\\.ts)'

const downwards: readonly Rule[] = floors.slice(0, -1).map((floor, at) => ({
  says: `${floor}/ names nothing of ${floors.slice(at + 1).join('/, ')}/.`,
  from: platform(`${floor}/${beyondTests}`),
  to: platform(`(${floors.slice(at + 1).join('|')})/`),
}))

/** Modules whose folders are the same few, the lowest first: each folder may import its own files and those before it. */
export const modules = ['account', 'cart', 'catalog', 'loyalty', 'manage'] as const
export const moduleFolders = ['messages', 'rules', 'data', 'components', 'manage', 'routes'] as const

const inModule = (paths: string) => new RegExp(`^apps/(${modules.join('|')})/src/${paths}`)

const downwardsInModules: readonly Rule[] = [
  ...moduleFolders.map((folder, at) => ({
    says: `A module's ${folder}/ names nothing of ${[...moduleFolders.slice(at + 1), 'widgets'].join('/, ')}/.`,
    from: inModule(`${folder}/${beyondTests}`),
    to: inModule(`(${[...moduleFolders.slice(at + 1), 'widgets'].join('|')})/`),
  })),
  {
    says: "A module's widgets/ take nothing of routes/ and manage/: pages fetch these.",
    from: inModule(`widgets/${beyondTests}`),
    to: inModule('(routes|manage)/'),
  },
  {
    says: "A module's state.ts stands on its rules/, which do not know it.",
    from: inModule(`(rules/${beyondTests}|messages/)`),
    to: inModule('state\\.ts$'),
  },
  {
    says: "A module's state.ts imports its rules/ alone.",
    from: inModule('state\\.ts$'),
    to: inModule('(?!rules/)'),
  },
  {
    says: "A module's sources stand in the folders that all modules have, in module.ts or in state.ts.",
    from: /^/,
    to: inModule(`(?!(${moduleFolders.join('|')}|widgets)/|(module|state)\\.ts$)`),
  },
]

/** The platform's areas, the lowest first: each may name those before it, through their faces (decision 0303). */
export const areas = [
  'mailbox',
  'site-properties',
  'translations',
  'redirects',
  'media',
  'identity',
  'members',
  'content',
  'customers',
  'catalog',
  'terms',
  'loyalty',
  'cart',
  'orders',
  'checkout',
  'cart-v2',
  'draft-orders',
  'reviews',
  'wishlists',
  'analytics',
  'webhooks',
  'exports',
] as const

const inOrder: readonly Rule[] = areas.slice(0, -1).map((area, at) => ({
  says: `areas/${area}/ names no area above it.`,
  from: platform(`areas/${area}/${beyondTests}`),
  to: platform(`areas/(${areas.slice(at + 1).join('|')})/`),
}))

const throughFaces: readonly Rule[] = areas.flatMap((area) => [
  {
    says: `An area names another only through its index.ts, and so do pages, tools and the composition: ${area}.`,
    from: platform(`(?!areas/${area}/)(?!(areas|app)/(.*/)?tables\\.ts$)${beyondTests}`),
    to: platform(`areas/${area}/(?!index\\.ts$)`),
  },
  {
    says: `A table names another area's tables alone: ${area}.`,
    from: platform(`(?!areas/${area}/)(areas|app)/(.*/)?tables\\.ts$`),
    to: platform(`areas/${area}/(?!(.*/)?tables\\.ts$)`),
  },
  {
    says: `No file of an area imports its own index: ${area}.`,
    from: platform(`areas/${area}/${beyondTests}`),
    to: platform(`areas/${area}/index\\.ts$`),
  },
])

const ofOneShape: readonly Rule[] = [
  {
    says: "An area's index.ts takes its calls from its routes.ts alone, which composes those of its folders.",
    from: platform('areas/[^/]+/index\\.ts$'),
    to: platform('areas/[^/]+/([^/]+-routes\\.ts$|.+/([^/]+-)?(routes|index)\\.ts$)'),
  },
  {
    says: "app/tables.ts names an area's tables through its tables.ts alone, which joins those of its folders.",
    from: platform('app/tables\\.ts$'),
    to: platform('areas/[^/]+/(?!tables\\.ts$)'),
  },
]

/** Areas that only others call: no call of the API is theirs. */
const areasWithoutCalls: readonly string[] = ['mailbox']

/** Areas over the rows of others. */
const areasWithoutTables: readonly string[] = ['cart-v2']

/** Files that each area has; one that is missing is named. */
export function missingFilesOf(files: ReadonlySet<string>): string[] {
  return areas.flatMap((area) => {
    const names = [
      'index.ts',
      ...(areasWithoutTables.includes(area) ? [] : ['tables.ts']),
      ...(areasWithoutCalls.includes(area) ? [] : ['routes.ts']),
    ]
    return names.map((name) => `${base}areas/${area}/${name}`).filter((file) => !files.has(file))
  })
}

/** Rules beyond "no circle anywhere": a further floor or face is one more entry. */
export const rules: readonly Rule[] = [
  ...downwards,
  ...inOrder,
  ...throughFaces,
  ...ofOneShape,
  {
    says: 'Every area has its place in the order of areas.',
    from: /^/,
    to: platform(`areas/(?!(${areas.join('|')})/)[^/]+/`),
  },
  ...downwardsInModules,
  {
    says: 'Every source of the platform stands on a floor.',
    from: /^/,
    to: platform(`(?!(${floors.join('|')}|dev)/)`),
  },
  {
    says: 'Only app/ names what is for development and tests alone: workbench, seed, scale, testing.',
    from: platform(`(?!app/|dev/)${beyondTests}`),
    to: platform('dev/'),
  },
  {
    says: 'pricing/ is pure: it imports money and nothing above.',
    from: platform('domain/pricing/'),
    to: platform('(?!domain/pricing/|domain/money/money\\.ts)'),
  },
  {
    says: 'A migration imports nothing of the platform: it stays as it was released.',
    from: platform('data/migrations/'),
    to: platform(''),
  },
  {
    says: 'A fixture is for tests: nothing else imports it.',
    from: /^(?!.*\.fixture\.tsx?$)/,
    to: /\.fixture\.tsx?$/,
  },
]
