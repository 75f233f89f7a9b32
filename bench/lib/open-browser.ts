import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/lib/browser.ts'

export function openBrowser(args: readonly string[]): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', ...args] })
}
