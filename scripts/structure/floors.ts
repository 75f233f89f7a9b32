import type { Rule } from './rules.ts'

interface Building {
  /** Start of the paths, ending in a slash. */
  readonly base: string
  /** Folders, the lowest first: each may import its own files and those of the folders before it. */
  readonly floors: readonly string[]
  /** Folders beside the floors that only tests and the topmost files use. */
  readonly beside?: readonly string[]
  /** Names of files that stand above every floor. */
  readonly top: readonly string[]
  /** Floors that others enter through their index.ts alone. */
  readonly faces?: readonly string[]
}

/** Floors of the shell's server that have a face, the lowest first. */
const shellRooms = [
  'files',
  'platform',
  'telemetry',
  'tokens',
  'preview',
  'modules',
  'render',
  'wire',
  'renderer',
  'pool',
]

/** Floors of the packages that have more than one; those of the platform stand in rules.ts. */
const buildings: readonly Building[] = [
  {
    base: 'apps/shell/src/',
    floors: ['messages', 'common', 'page', 'document', 'composition', '(client|server|worker)'],
    top: [],
  },
  {
    base: 'apps/shell/src/server/',
    floors: ['base', ...shellRooms],
    beside: ['testing'],
    top: [
      'app.ts',
      'app-dependencies.ts',
      'config.ts',
      'machine-routes.ts',
      'main.ts',
      'observability.ts',
      'open-delivery-api.ts',
      'public-keys.ts',
      'start-shell.ts',
    ],
    faces: shellRooms,
  },
  {
    base: 'packages/console/src/',
    floors: ['session', 'data', 'charts', 'live', 'actions', 'pages', 'files', 'console-app\\.ts', 'routes'],
    beside: ['testing'],
    top: ['content-security-policy.ts', 'create-console.ts', 'index.ts'],
  },
  {
    base: 'packages/delivery/src/',
    floors: [
      'base',
      'keys',
      'rollout',
      'store',
      'registry',
      'release',
      'reader',
      'preview',
      'gates',
      'matrix',
      'traffic',
      'telemetry',
      'discovery',
      'contracts',
      'maintenance',
      'scaffold',
      'remote',
      'cli',
    ],
    beside: ['testing'],
    top: ['index.ts'],
  },
  {
    base: 'packages/federation/src/',
    floors: ['contract', '[a-z-]+(?<!index)\\.ts', 'placed', 'rsbuild'],
    beside: ['testing'],
    top: ['Widget.tsx', 'Slot.tsx', 'index.ts', 'page', 'containers', 'runtime-plugin'],
  },
  {
    base: 'packages/delivery/src/cli/',
    floors: ['support', 'commands'],
    top: ['bundle', 'program.ts', 'run-cli.ts', 'start.js'],
  },
  {
    base: 'packages/delivery/src/store/',
    floors: ['[\\w-]+\\.ts', '(folder|s3)/'],
    top: [],
  },
]

/** Fixtures belong to tests, which may look everywhere. */
const code = '(?!.*(\\.fixture\\.ts$|/testing/))'

const pathsOf = (names: readonly string[]) =>
  `(${names.map((name) => (/[/$]$|\.ts$/.test(name) ? name : `${name}/`)).join('|')})`

function rulesOf({ base, floors, beside = [], top, faces = [] }: Building): Rule[] {
  const above = top.map((name) => name.replace('.', '\\.') + (name.includes('.') ? '$' : ''))
  const downwards = floors.flatMap((floor, at): Rule[] => {
    const upper = [...floors.slice(at + 1), ...above]
    if (upper.length === 0) return []
    return [
      {
        says: `${base}: ${floor} names nothing of the floors above it.`,
        from: new RegExp(`^${base}${code}${pathsOf([floor])}`),
        to: new RegExp(`^${base}${pathsOf(upper)}`),
      },
    ]
  })
  return [
    ...downwards,
    {
      says: `${base}: every source that is imported stands on a floor.`,
      from: /^/,
      to: new RegExp(`^${base}(?!${pathsOf([...floors, ...beside, ...above])})`),
    },
    ...faces.map(
      (face): Rule => ({
        says: `${base}: ${face}/ is entered through its index.ts.`,
        from: new RegExp(`^${base}${code}(?!${face}/)`),
        to: new RegExp(`^${base}${face}/(?!index\\.ts$)`),
      }),
    ),
  ]
}

/** Imports go down in the shell, the console and delivery too. */
export const floorRules: readonly Rule[] = [
  ...buildings.flatMap(rulesOf),
  {
    says: "The browser's part of the shell names nothing of the server's.",
    from: /^apps\/shell\/src\/client\//,
    to: /^apps\/shell\/src\/server\//,
  },
  {
    says: "The server's part of the shell names nothing of the browser's.",
    from: /^apps\/shell\/src\/server\//,
    to: /^apps\/shell\/src\/client\//,
  },
]
