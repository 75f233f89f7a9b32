import { createSession } from '@galleria/auth'
import { createTestBrowser } from '@galleria/auth/testing'
import { Widget } from '@galleria/federation'
import { renderInModule, renderModule } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import account from '../module.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
})
afterEach(cleanup)
afterAll(() => site.close())

async function openSignIn() {
  const page = renderModule(account, { at: '/account/sign-in', platform: site })
  return {
    ...page,
    email: await screen.findByLabelText('Email'),
    password: screen.getByLabelText('Password'),
  }
}

test('An empty form says what is missing at each field and puts the focus on the first', async () => {
  const { user, email, password } = await openSignIn()
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByText('Enter your email address')
  expect(document.activeElement).toBe(email)
  expect(email.getAttribute('aria-invalid')).toBe('true')
  const note = document.getElementById(password.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('Enter your password')
})

test('A wrong password is told above the form, and what was typed stays', async () => {
  const { email: address } = await site.signUp()
  const { user, email, password } = await openSignIn()
  await user.type(email, address)
  await user.type(password, 'not this one')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/Email or password is incorrect/)
  await waitFor(() => expect(document.activeElement).toBe(alert))
  expect((email as HTMLInputElement).value).toBe(address)
})

test('A member who signs in again finds their own address, and can change nothing about it', async () => {
  const member = await site.signUp()
  const session = createSession({
    ...{ baseUrl: site.url, clientId: site.clientId, ...createTestBrowser(site, { member }) },
    ...{ locks: null, channel: null },
  })
  renderModule(account, { at: '/account/sign-in?reason=confirm', platform: site, session })
  const email = (await screen.findByLabelText('Email')) as HTMLInputElement
  expect([email.value, email.readOnly]).toEqual([member.email, true])
  expect(screen.queryByText(/New here/)).toBeNull()
})

test('An address without a passkey is answered like one that nobody has', async () => {
  Object.assign(window, { PublicKeyCredential: class {} })
  const { email: address } = await site.signUp()
  for (const given of [address, 'nobody@example.test']) {
    const { user, email } = await openSignIn()
    await user.type(email, given)
    await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/no passkey for this address/)
    cleanup()
  }
  Reflect.deleteProperty(window, 'PublicKeyCredential')
})

test('A password can be pasted, shown and hidden, and Caps Lock is noticed', async () => {
  const { user, password } = await openSignIn()
  await user.click(password)
  await user.paste('lovelace-1843')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password.getAttribute('type')).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password.getAttribute('type')).toBe('password')
  await user.click(password)
  await user.keyboard('{CapsLock}a')
  expect(screen.getByText('Caps Lock is on')).toBeTruthy()
})

test('The header offers the sign-in with the way back, and calls a member by name', async () => {
  renderInModule(account, <Widget name="account.menu" />, { at: '/products?page=2', platform: site })
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe('/account/sign-in?returnTo=%2Fproducts%3Fpage%3D2')
  cleanup()
  const member = await site.signUp({ email: 'grace@example.test' })
  const session = createSession({
    baseUrl: site.url,
    clientId: site.clientId,
    ...createTestBrowser(site, { member }),
    locks: null,
    channel: null,
  })
  renderInModule(account, <Widget name="account.menu" />, { platform: site, session })
  expect((await screen.findByRole('link', { name: 'grace' })).getAttribute('href')).toBe('/account')
})
