import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { messagesForVite } from './packages/i18n/src/build/index.ts'
import { LongestFirst } from './scripts/test/longest-first.ts'

/** Tests of the platform that put something in the place of a module, which none but them must find there. */
const alone = ['apps/platform/src/areas/identity/faults-accounts.test.ts']

/** Long enough for a machine that has ten times as much to do: what fails must be wrong, not slow. */
const patience = { testTimeout: 120_000, hookTimeout: 240_000, expect: { poll: { timeout: 20_000 } } }

/** Imports of tests are read once by each worker, not by each file: that was over a third of the processor time (decision 0177). */
const shared = { isolate: false, setupFiles: ['scripts/test/clean-up.ts'] }

/** Tests that reach both implementations of a purchase: they run by Cart V1 too. The rest makes no call of a cart, or runs both itself. */
const purchases = {
  node: ['apps/cart/src/routes/{current,plain}.test.ts', 'apps/account/src/data/reorder.test.ts'],
  dom: [
    'apps/cart/src/routes/{cart-lines,cart-page,checkout,due,faults,pay-by-membership,place,store-credit}.test.tsx',
    'apps/cart/src/widgets/widgets.test.tsx',
    'apps/loyalty/src/{data/redeem,widgets/widgets}.test.tsx',
  ],
}
const byV1 = { env: { CART_API: 'v1' } }

/** Names that the shell's build defines. */
const define = { SHARED_VERSIONS: '{}' }

const inNode = { environment: 'node' as const, ...shared, ...patience }
const inPage = {
  environment: 'jsdom' as const,
  ...shared,
  setupFiles: [...shared.setupFiles, 'scripts/test/clean-page.ts'],
  ...patience,
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
}
const jsx = { jsx: { runtime: 'automatic' as const } }

/** `.test.ts` runs in Node, `.test.tsx` in a simulated page; both beside the code they test. */
export default defineConfig({
  test: {
    // Half as many again as there are processors: much of a test is waiting, for a database, a process that was killed, a clock.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongestFirst },
    // One database server for the whole run.
    globalSetup: ['apps/platform/src/data/postgres/vitest-setup.ts'],
    projects: [
      {
        plugins: [messagesForVite],
        define,
        test: {
          name: 'node',
          include: [
            '{apps/!(platform),packages/*}/src/**/*.test.ts',
            '{apps,packages}/*/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          ...inNode,
        },
      },
      {
        plugins: [messagesForVite],
        test: { name: 'alone', environment: 'node', include: alone, ...patience },
      },
      {
        plugins: [messagesForVite],
        test: {
          name: 'platform',
          include: ['apps/platform/src/**/*.test.ts'],
          exclude: alone,
          ...inNode,
        },
      },
      {
        plugins: [messagesForVite],
        define,
        oxc: jsx,
        test: { name: 'dom', include: ['{apps,packages}/*/src/**/*.test.tsx'], ...inPage },
      },
      {
        plugins: [messagesForVite],
        define,
        test: { name: 'node by Cart V1', include: purchases.node, ...inNode, ...byV1 },
      },
      {
        plugins: [messagesForVite],
        define,
        oxc: jsx,
        test: { name: 'dom by Cart V1', include: purchases.dom, ...inPage, ...byV1 },
      },
    ],
  },
})
