import { Widget } from '@galleria/federation'
import { renderInModule, renderModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, expect, test } from 'vitest'
import module from '../module.ts'
import { buy, newMember } from './member.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())
afterEach(cleanup)

test('A member sees the balance, the way to the next tier, and where each point came from', async () => {
  const { session } = await newMember(site)
  const { user, router } = renderModule(module, { at: '/loyalty', platform: site, session })
  const balance = await screen.findByRole('region', { name: 'Your balance' })
  expect(balance.textContent).toContain('50 points')
  const meter = within(balance).getByRole('meter', { name: 'Progress to Friend' })
  expect(meter.getAttribute('aria-valuetext')).toBe('20%, 200 points to go')
  const latest = screen.getByRole('region', { name: 'Recent activity' })
  expect(within(latest).getByText('+50')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Sign up to join' })).toBeNull()

  await user.click(within(latest).getByRole('link', { name: 'View all history' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'History' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Redeemed' }))
  expect(await screen.findByText('No activity of this type yet.')).toBeTruthy()
  expect(router.state.location.search).toBe('?kind=REDEEM')
  await router.navigate(-1)
  await user.click(await screen.findByRole('link', { name: 'Join' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Join' })).toBeTruthy()
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
  expect(Object.fromEntries(facts)).toMatchObject({
    Points: '+50',
    Type: 'Earned',
    'Balance before': '0',
    'Balance after': '50',
    'Earned for': 'Signing up',
  })
})

test('An order says what it earned, and the balance follows', async () => {
  const member = await newMember(site)
  const { orderId, price } = await buy(member, site)
  expect(orderId).not.toBe('')
  renderInModule(
    module,
    <>
      <Widget name="loyalty.order-points" orderId={orderId} />
      <Widget name="loyalty.balance" />
    </>,
    { platform: site, session: member.session },
  )
  const earned = Math.floor(price)
  expect(await screen.findByText(new RegExp(`You earned ${earned} points`))).toBeTruthy()
  expect(await screen.findByText(`${50 + earned} points`)).toBeTruthy()
})

test('A visitor is told nothing of anybody’s order or balance', async () => {
  const { container } = renderInModule(
    module,
    <>
      <Widget name="loyalty.points-preview" amount="48.99" currency="USD" />
      <Widget name="loyalty.order-points" orderId="a3b0c442-98fc-4c14-9af4-27ae41e4649b" />
      <Widget name="loyalty.balance" />
    </>,
    { platform: site },
  )
  await screen.findByRole('link', { name: 'Earn 48 points' })
  expect(container.textContent).toBe('Earn 48 points when you order')
})
