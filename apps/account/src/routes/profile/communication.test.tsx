import { openShop, renderModule } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { getMyCommunicationPreferences } from '@galleria/platform-client/communication-preferences'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import module from '../../module.ts'

const patience = { timeout: 20_000 }
let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
})
afterEach(cleanup)
afterAll(() => site.close())

test('A letter is switched off by its box, which says when it comes, and the page says that it was saved', async () => {
  const member = await site.signUp()
  const { client, session } = openShop(site, { member })
  const { user } = renderModule(module, { at: '/account/profile/communication', platform: site, session })
  expect(
    await screen.findByText(`Sent to ${member.email}, the address you sign in with.`, {}, patience),
  ).toBeTruthy()
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  const described = document.getElementById(box('Expiring points').getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toMatch(/in the month before/)
  await user.click(box('Expiring points'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByText('Saved', {}, patience)).closest('[role=status]')).toBeTruthy()
  expect(box('Expiring points').checked).toBe(false)
  expect((await getMyCommunicationPreferences(client)).communicationPreferences).toEqual({
    abandonedCart: true,
    pointsExpiry: false,
    backInStock: true,
    reviewRequest: true,
    priceDrop: true,
  })
})
