import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { messagesForVite } from './packages/i18n/src/build/index.ts'

/** `.test.ts` runs in Node, `.test.tsx` in a simulated page; both beside the code they test. */
export default defineConfig({
  test: {
    // Half as many again as there are processors: much of a test is waiting, for a database, a process that was killed, a clock.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // One database server for the whole run.
    globalSetup: ['apps/platform/src/postgres/vitest-setup.ts'],
    projects: [
      {
        plugins: [messagesForVite],
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{apps,packages}/*/src/**/*.test.ts',
            '{apps,packages}/*/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        plugins: [messagesForVite],
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{apps,packages}/*/src/**/*.test.tsx'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
})
