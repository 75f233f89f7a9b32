import type { BrowserContext, JSHandle, Page } from '@playwright/test'

/** Members of the page's session that tests use; found where every copy of its package finds it. */
export interface PageSession {
  readonly role: 'none' | 'visitor' | 'member'
  readonly isPersistent: boolean
  getAuthHeaders(options?: {
    renew?: boolean
    rejected?: { authorization: string }
  }): Promise<{ authorization: string }>
  login(input: { email: string; password: string }): Promise<{ loginState: string; sessionToken: string }>
  completeLogin(sessionToken: string, options?: { signal?: AbortSignal }): Promise<void>
  logout(options: { returnTo: string }): Promise<{ logoutUrl: string }>
  subscribe(listener: () => void): () => void
}

/** Waits for the page's code, which comes after its first paint. */
export async function sessionOf(page: Page): Promise<JSHandle<PageSession>> {
  const found = await page.waitForFunction(() => {
    const registry = globalThis as unknown as Record<symbol, Map<string, PageSession>>
    return [...(registry[Symbol.for('galleria.auth.session.v1')]?.values() ?? [])][0]
  })
  return found as JSHandle<PageSession>
}

/** Lets a page's clocks run ahead of the server's: `setAhead` moves them, as a sleep or a wrong clock would. */
export async function movableClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const clock = Object.assign(globalThis, { ahead: Number(sessionStorage.getItem('test.ahead') ?? 0) })
    const [date, monotonic] = [Date.now.bind(Date), performance.now.bind(performance)]
    Date.now = () => date() + clock.ahead
    performance.now = () => monotonic() + Math.max(0, clock.ahead)
  })
}

export async function setAhead(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((ahead) => {
    Object.assign(globalThis, { ahead })
    sessionStorage.setItem('test.ahead', String(ahead))
  }, milliseconds)
}
