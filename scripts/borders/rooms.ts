/** Rules of imports between packages: architecture's table, row by row. `tests` may be used by test files only. */
export interface Room {
  readonly folder: string
  readonly may: readonly string[]
  readonly tests?: readonly string[]
  /** Entries of an allowed package that are nevertheless closed to this room. */
  readonly closed?: readonly string[]
}

const module: readonly string[] = [
  'federation',
  'platform-client',
  'auth',
  'router',
  'ui',
  'i18n',
  'manage',
  'page-parts',
  'rich-text',
]

/** Holds secrets: nothing that browsers load may name it. */
const secret: readonly string[] = ['@galleria/platform-client/elevated']

export const rooms: readonly Room[] = [
  {
    folder: 'apps/shell',
    may: [
      'console',
      'federation',
      'delivery',
      'environment',
      'observability',
      'platform-client',
      'auth',
      'router',
      'ui',
      'i18n',
    ],
    tests: ['platform'],
  },
  { folder: 'apps/catalog', may: module, closed: secret, tests: ['platform'] },
  { folder: 'apps/cart', may: module, closed: secret, tests: ['platform'] },
  { folder: 'apps/account', may: module, closed: secret, tests: ['platform'] },
  { folder: 'apps/loyalty', may: module, closed: secret, tests: ['platform'] },
  { folder: 'apps/manage', may: module, closed: secret, tests: ['platform'] },
  {
    folder: 'apps/platform',
    may: ['platform-client', 'environment', 'observability', 'i18n'],
    closed: [
      '@galleria/platform-client',
      '@galleria/platform-client/*',
      '!@galleria/platform-client/schemas',
      '!@galleria/platform-client/entities/*',
      '!@galleria/platform-client/events',
      '!@galleria/platform-client/enums',
      '!@galleria/platform-client/paths',
      '!@galleria/platform-client/roles',
      '!@galleria/platform-client/operations',
      '!@galleria/platform-client/operations/*',
      '!@galleria/platform-client/operations/*/*',
      '@galleria/i18n',
      '@galleria/i18n/build',
    ],
    tests: ['auth'],
  },
  { folder: 'packages/platform-client', may: [], tests: ['platform'] },
  { folder: 'packages/auth', may: ['platform-client'], closed: secret, tests: ['platform'] },
  {
    folder: 'packages/federation',
    may: ['platform-client', 'auth', 'router', 'i18n'],
    closed: secret,
    tests: ['platform'],
  },
  {
    folder: 'packages/manage',
    may: ['federation', 'platform-client', 'auth', 'page-parts', 'router', 'ui', 'i18n'],
    closed: secret,
    tests: ['platform'],
  },
  { folder: 'packages/page-parts', may: ['platform-client', 'router', 'ui', 'i18n'], closed: secret },
  { folder: 'packages/rich-text', may: ['federation', 'ui', 'i18n'] },
  { folder: 'packages/router', may: [] },
  { folder: 'packages/ui', may: ['i18n'] },
  { folder: 'packages/i18n', may: [] },
  { folder: 'packages/console', may: ['delivery', 'federation'] },
  {
    folder: 'packages/delivery',
    may: ['federation', 'environment', 'i18n'],
    closed: ['@galleria/i18n', '@galleria/i18n/build'],
  },
  { folder: 'packages/environment', may: [] },
  { folder: 'packages/observability', may: [] },
  { folder: 'packages/testing', may: ['e2e-kit', 'federation', 'i18n', 'platform'] },
  { folder: 'packages/emulator', may: ['delivery', 'platform'] },
  { folder: 'packages/create-galleria-module', may: ['delivery'] },
  // For the plain federation host, which brings what modules share.
  { folder: 'e2e', may: ['federation', 'platform-client', 'auth', 'router', 'ui', 'i18n'], closed: secret },
]

/** A package may always name itself: its own entries are its public face. */
export function nameOf(room: Room): string {
  return room.folder.slice(room.folder.indexOf('/') + 1)
}
