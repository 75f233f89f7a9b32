import { defineConfig } from 'vitest/config'

/** `.test.ts` runs in Node, `.test.tsx` in a simulated page; both beside the code they test. */
export default defineConfig({
  test: {
    // One database server for the whole run.
    globalSetup: ['apps/platform/src/postgres/vitest-setup.ts'],
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{apps,packages}/*/src/**/*.test.ts',
            '{apps,packages}/*/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{apps,packages}/*/src/**/*.test.tsx'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
})
