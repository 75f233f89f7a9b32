import { fileURLToPath } from 'node:url'
import { messagesForVite } from '@galleria/i18n/build'
import type { ViteUserConfig } from 'vitest/config'

/**
 * Configuration of vitest for a module in a repository of its own: a simulated page, the module's messages, and one real
 * database server for the run, on which `createTestPlatform()` makes a database for each test file.
 */
export function moduleTests(): ViteUserConfig {
  return {
    plugins: [messagesForVite],
    oxc: { jsx: { runtime: 'automatic' } },
    test: {
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}'],
      globalSetup: [fileURLToPath(import.meta.resolve('@galleria/platform/testing/setup'))],
      // A database is made for each file: that takes its time on a busy machine.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      css: { modules: { classNameStrategy: 'non-scoped' } },
      // These import style sheets, which Node can't read.
      server: { deps: { inline: [/@galleria\/(ui|manage|page-parts)\//] } },
    },
  }
}
