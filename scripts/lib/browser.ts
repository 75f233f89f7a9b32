import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDistribution } from './distribution.ts'
import { run } from './processes.ts'

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const HEADLESS = ['chrome-headless-shell', 'chromium-headless-shell']

/** Paths of browsers for tests; none where Playwright's own are in place. */
export interface Browsers {
  readonly whole?: string | undefined
  /** Without windows, preferences and the back-forward cache: with it browser tests cost a fifth less processor time. */
  readonly headless?: string | undefined
}

/** An installed Chrome or Chromium, or undefined. `CHROMIUM` names one outright. */
export function findBrowser(): string | undefined {
  return process.env.CHROMIUM || [...placesOf(NAMES), ...PLACES].find((path) => existsSync(path))
}

/** Undefined where `CHROMIUM` names the browser for all tests. */
function findHeadless(): string | undefined {
  return process.env.CHROMIUM ? undefined : placesOf(HEADLESS).find((path) => existsSync(path))
}

function placesOf(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** Installed, else Playwright's own, else the distribution's. */
export async function ensureBrowser(say: (line: string) => void): Promise<Browsers | { fault: string }> {
  const found = findBrowser()
  if (found) return { whole: found, headless: findHeadless() }
  say('No Chrome or Chromium found. Installing one with Playwright.')
  const own = await run('pnpm', ['--filter', '@galleria/e2e', 'exec', 'playwright', 'install', 'chromium'])
  if (own.code === 0) return {}
  say('Playwright has no browser for this system. Installing one with the system package manager.')
  const fault = await installFromDistribution('chromium')
  if (fault) {
    return {
      fault: `No browser found for the tests. Install Chrome or Chromium, or set CHROMIUM to its path.\n${fault}`,
    }
  }
  // A distribution without it has the whole browser for every test.
  await installFromDistribution('chromium-headless-shell')
  return { whole: findBrowser(), headless: findHeadless() }
}
