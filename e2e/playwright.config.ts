import { defineConfig, devices } from '@playwright/test'
import { browserArgs } from './kit/browser-args.ts'

const executablePath = process.env.HEADLESS_SHELL || process.env.CHROMIUM
const root = process.getuid?.() === 0
/** Each of them takes minutes, in one worker. */
const longest = /(delivery\/from-nothing|dev\/hot-reload)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  globalSetup: './kit/global-setup.ts',
  outputDir: '../test-results',
  // A browser test waits most of its time: for pages, for time-outs of what was broken on purpose.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Long enough for a machine that has ten times as much to do: what fails must be wrong, not slow. Each step has its own limit, so
  // that a test fails where it hangs, and soon; a test of many steps sets its own.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  use: {
    ...devices['Desktop Chrome'],
    // Requests that a service worker makes are none of the page's: tests could not hold them up. One spec allows it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A trace costs an eighth of a test: what failed gets one when it runs again, alone (`scripts/test/second-look.ts`).
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...(root ? ['--no-sandbox'] : []), ...browserArgs],
    },
  },
  // In this order: a test that takes minutes must not begin last, while the other workers have no more to do.
  projects: [
    { name: 'long', testMatch: longest, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'delivery',
      testDir: 'delivery',
      testIgnore: longest,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'dev',
      testDir: 'dev',
      testIgnore: longest,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'faults',
      testDir: 'faults',
      use: { viewport: { width: 1280, height: 800 } },
      fullyParallel: false,
    },
    {
      name: 'desktop',
      testDir: 'journeys',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testDir: 'journeys',
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
