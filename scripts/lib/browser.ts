import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDistribution } from './distribution.ts'
import { run } from './processes.ts'

/** A browser without windows: with it the browser tests cost a fifth less processor time. */
const HEADLESS = ['chrome-headless-shell', 'chromium-headless-shell']
const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** An installed Chrome or Chromium, or undefined. `CHROMIUM` names one outright. */
export function findBrowser(): string | undefined {
  return process.env.CHROMIUM || [...placesOf(NAMES), ...PLACES].find((path) => existsSync(path))
}

function findHeadless(): string | undefined {
  return process.env.CHROMIUM || placesOf(HEADLESS).find((path) => existsSync(path))
}

function placesOf(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/**
 * Browser for tests, the one without windows before a whole one: installed, else Playwright's own, else the distribution's.
 * `undefined` means Playwright's own is in place.
 */
export async function ensureBrowser(
  say: (line: string) => void,
): Promise<{ path: string | undefined } | { fault: string }> {
  const found = findHeadless() ?? findBrowser()
  if (found) return { path: found }
  say('No Chrome or Chromium found. Installing one with Playwright.')
  const own = await run('pnpm', ['--filter', '@galleria/e2e', 'exec', 'playwright', 'install', 'chromium'])
  if (own.code === 0) return { path: undefined }
  say('Playwright has no browser for this system. Installing one with the system package manager.')
  const fault =
    (await installFromDistribution('chromium-headless-shell')) && (await installFromDistribution('chromium'))
  if (fault) {
    return {
      fault: `No browser found for the tests. Install Chrome or Chromium, or set CHROMIUM to its path.\n${fault}`,
    }
  }
  return { path: findHeadless() ?? findBrowser() }
}
