import { Widget } from '@galleria/federation'
import { openShop, renderInModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, expect, test } from 'vitest'
import module from '../module.ts'
import * as register from '../routes/register.tsx'

const LONG = { timeout: 30_000 }
const site = await createTestPlatform()
afterEach(cleanup)
afterAll(() => site.close())

const person = { firstName: 'Grace', lastName: 'Hopper' }
const address = '/account/register?returnTo=%2Faccount%2Forders'
const keep = (email: string) => <Widget name="account.keep-order" email={email} {...person} />

test('A guest is offered an account for their order by one button, with all that is known', async () => {
  const { session } = openShop(site)
  renderInModule(module, keep('grace@example.test'), { platform: site, session })
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Create my account' }, LONG)
  const { form } = button
  expect(form?.getAttribute('action')).toBe(address)
  const sent = Object.fromEntries(new FormData(form ?? undefined))
  expect(sent).toEqual({ intent: 'keep', email: 'grace@example.test', ...person })
  expect(within(form as HTMLElement).queryByRole('textbox')).toBeNull()
}, 60_000)

test('The press makes the account without a password of the shopper’s', async () => {
  const email = 'keeper@example.test'
  const shopper = openShop(site)
  // No hidden frame opens here, so what is left is the address of the page that signs in.
  const answer = await shopper.post(register, address, { intent: 'keep', email, ...person })
  expect(answer).toHaveProperty('url')
  const again = await shopper.post(register, address, { email, password: 'compiler-1952' })
  expect(again).toEqual({ errors: { email: expect.stringMatching(/already have an account/) } })
}, 60_000)

test('An address that has an account leads to the form, which has what is known already', async () => {
  const { email } = await site.signUp()
  const answer = await openShop(site).post(register, address, { intent: 'keep', email, ...person })
  expect(answer).toEqual({
    errors: { email: expect.stringMatching(/already have an account/) },
    known: { email, ...person },
  })
}, 60_000)

test('A member is offered no second account', async () => {
  const { session } = openShop(site, { member: await site.signUp() })
  renderInModule(module, keep('grace@example.test'), { platform: site, session })
  await expect.poll(() => session.isMember, LONG).toBe(true)
  expect(screen.queryByRole('button', { name: 'Create my account' })).toBeNull()
}, 60_000)
