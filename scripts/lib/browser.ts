import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDistribution } from './distribution.ts'
import { run } from './processes.ts'

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** An installed Chrome or Chromium, or undefined. `CHROMIUM` names one outright. */
export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const folders = (process.env.PATH ?? '').split(delimiter)
  const named = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...named, ...PLACES].find((path) => existsSync(path))
}

/** Installed, else Playwright's own, else the distribution's. `undefined` means Playwright's own is in place. */
export async function ensureBrowser(
  say: (line: string) => void,
): Promise<{ path: string | undefined } | { fault: string }> {
  const found = findBrowser()
  if (found) return { path: found }
  say('No Chrome or Chromium found. Installing one with Playwright.')
  const own = await run('pnpm', ['--filter', '@galleria/e2e', 'exec', 'playwright', 'install', 'chromium'])
  if (own.code === 0) return { path: undefined }
  say('Playwright has no browser for this system. Installing one with the system package manager.')
  const fault = await installFromDistribution('chromium')
  if (fault) {
    return {
      fault: `No browser found for the tests. Install Chrome or Chromium, or set CHROMIUM to its path.\n${fault}`,
    }
  }
  return { path: findBrowser() }
}
