import { Widget } from '@galleria/federation'
import { closedScript } from '@galleria/federation/closed'
import { renderInModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { saveAnnouncements } from '@galleria/platform-client/announcements'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, expect, test } from 'vitest'
import module from '../module.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = createPlatformClient({
  baseUrl: site.url,
  fetch: site.fetch,
  getAuthHeaders: async () => ({ authorization: site.ownerKey }),
})
afterAll(() => site.close())
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const sale = {
  ...{ id: '1', text: 'Sale until Sunday', to: '/collections/sale', tone: 'ACCENT', isOn: true },
  ...{ isDismissible: true, translations: {} },
}
const open = () => renderInModule(module, <Widget name="catalog.announcement" />, { platform: site })
const patience = { timeout: 15_000 }

test('An announcement leads to its page, and one that was closed is remembered before pages are drawn', async () => {
  await saveAnnouncements(store, { announcements: { revision: '0', announcements: [sale] } })
  const { user } = open()
  const link = await screen.findByRole('link', { name: 'Sale until Sunday' }, patience)
  expect(link.getAttribute('href')).toBe('/collections/sale')
  const bar = screen.getByRole('region', { name: 'Announcement' })
  await user.click(screen.getByRole('button', { name: 'Close announcement' }))
  expect(screen.queryByRole('link', { name: 'Sale until Sunday' })).toBeNull()
  const key = bar.dataset.closedBy ?? ''
  expect(localStorage.getItem('galleria.closed')).toBe(key)
  // Script in the head of each page.
  const sheets: string[] = []
  const Sheet = class {
    replaceSync = (rules: string) => void sheets.push(rules)
  }
  new Function('CSSStyleSheet', 'document', closedScript)(Sheet, {})
  expect(sheets).toEqual([`[data-closed-by="${key}"]{display:none}`])
})

test('An announcement that shoppers may not close has no button', async () => {
  const announcements = [{ ...sale, isDismissible: false, to: '' }]
  await saveAnnouncements(store, { announcements: { revision: '1', announcements } })
  open()
  expect(await screen.findByText('Sale until Sunday', {}, patience)).toBeTruthy()
  const bar = within(screen.getByRole('region', { name: 'Announcement' }))
  expect(bar.queryByRole('button')).toBeNull()
})
