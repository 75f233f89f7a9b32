import { packageOf } from './packages.ts'

/** Tests of a change: `all`, or those of these folders and browser specs. */
export type Plan = 'all' | { readonly units: readonly string[]; readonly specs: readonly string[] }

/** Beginnings of the names of browser specs (`e2e/journeys`), by the module whose screens they walk. */
export const specsOfModules: Readonly<Record<string, readonly string[]>> = {
  'apps/account': [
    'identity',
    'hosted-identity',
    'member',
    'community',
    'orders',
    'personal-pages',
    'wishlists',
    'letters',
    'manage-members',
  ],
  'apps/cart': [
    'buy',
    'buying-screens',
    'cart',
    'checkout',
    'guest-order',
    'hosted-checkout',
    'payment-request',
    'personal-pages',
    'promises',
    'subscription',
    'locale',
    'arabic',
  ],
  'apps/catalog': [
    'finding',
    'product',
    'reviews',
    'tiles',
    'buy',
    'manage-catalog',
    'manage-product',
    'manage-stock',
    'late-widget',
  ],
  'apps/loyalty': ['loyalty', 'member', 'manage-loyalty'],
  'apps/manage': ['manage-'],
}

/** Files that no test reads. */
const SILENT = /^\.changeset\/|^renovate\.json$/

/**
 * Plans the tests of changed files.
 * @param affected folders of the changed packages and of all that depend on them
 */
export function planOf(changed: readonly string[], affected: readonly string[]): Plan {
  const files = changed.filter((file) => !SILENT.test(file))
  const outside = files.filter((file) => packageOf(file) === undefined)
  // Tools, settings and the lockfile may change any result.
  if (outside.some((file) => !file.startsWith('docs/'))) return 'all'
  const screens = affected.filter((folder) => folder.startsWith('apps/'))
  const everywhere = affected.some((folder) => folder.startsWith('apps/') && !specsOfModules[folder])
  const kit = files.some((file) => /^e2e\/(?!.*\.spec\.ts$)/.test(file))
  if (everywhere || kit) return 'all'
  const own = files.flatMap((file) => /^e2e\/(.+\.spec\.ts)$/.exec(file)?.[1] ?? [])
  return {
    // Texts of the repository are read by tests of the scripts: structure, voice, tutorials.
    units: [
      ...affected.filter((folder) => folder !== 'e2e').map((folder) => `${folder}/`),
      ...(files.length > 0 ? ['scripts/'] : []),
    ],
    specs: [
      ...screens.flatMap((folder) => (specsOfModules[folder] ?? []).map((name) => `journeys/${name}`)),
      ...own,
    ],
  }
}
