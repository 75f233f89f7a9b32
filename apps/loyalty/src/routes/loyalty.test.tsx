import { Widget } from '@galleria/federation'
import { renderInModule, renderModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, expect, test } from 'vitest'
import module from '../module.ts'

const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())
afterEach(cleanup)

test('A visitor reads what the program gives and how to join it', async () => {
  renderModule(module, { at: '/loyalty', platform: site })
  expect(await screen.findByRole('heading', { level: 1, name: 'Galleria Circle' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign up to join' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Tiers' })).toBeTruthy()
  expect(screen.getByText('1 point for every $1 spent')).toBeTruthy()
})

test('A purchase says what it would earn', async () => {
  renderInModule(module, <Widget name="loyalty.points-preview" amount="48.99" currency="USD" />, {
    platform: site,
  })
  expect(await screen.findByRole('link', { name: 'Earn 48 points' })).toBeTruthy()
})

test('While the platform is down the page says that points are safe', async () => {
  renderModule(module, { at: '/loyalty' })
  const heading = { name: 'We can’t load your points right now' }
  expect(await screen.findByRole('heading', heading, { timeout: 15_000 })).toBeTruthy()
})
