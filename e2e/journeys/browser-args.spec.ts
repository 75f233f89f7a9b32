import { chromium, expect, test } from '@playwright/test'
import { browserArgs } from '../kit/browser-args.ts'
import { once } from '../kit/test.ts'

test("The kit's Chromium arguments keep those of Playwright", once, async () => {
  // A program that is no browser ends at once, and the error says how it was started.
  const started = chromium.launch({ executablePath: process.execPath, args: browserArgs })
  const { message } = await started.then(
    () => new Error('Node was taken for a browser'),
    (error: Error) => error,
  )
  const off = [...message.matchAll(/--disable-features=(\S+)/g)].map(([, names]) => names?.split(',') ?? [])
  const [byPlaywright, byBoth] = off
  expect(byPlaywright).not.toContain('WebUIOmniboxPopup')
  expect(byBoth).toEqual(expect.arrayContaining(['WebUIOmniboxPopup', ...(byPlaywright ?? [])]))
})
