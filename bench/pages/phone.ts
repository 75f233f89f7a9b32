import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** Cookies and storage that make a browser context somebody's. */
export type Somebody = Awaited<ReturnType<BrowserContext['storageState']>>

export interface PhonePage {
  readonly page: Page
  readonly session: CDPSession
}

/** Each request waits 60 ms, and 9 Mbit/s come down. */
const NETWORK = {
  offline: false,
  latency: 60,
  downloadThroughput: 9e6 / 8,
  uploadThroughput: 1.5e6 / 8,
}
const SLOWDOWN = 4

/** A profile of its own on a small phone: nothing of it is known to any other. */
export function openPhone(browser: Browser, somebody?: Somebody): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ...(somebody && { storageState: somebody }),
  })
}

/** A page of that phone on its slow network, with its slow processor. */
export async function openPage(phone: BrowserContext): Promise<PhonePage> {
  const page = await phone.newPage()
  const session = await phone.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return { page, session }
}

/** Two seconds without a request: whatever the page fetches by itself has come. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
}
