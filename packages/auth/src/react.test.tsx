import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createIdentityStore } from './identity.ts'
import { RequireMember, SessionContext, useSession } from './react.ts'
import { createServerSession } from './server-session.ts'
import { createSession } from './session.ts'
import type { Session } from './session-types.ts'
import { createArea } from './testing/test-browser.ts'
import type { Role } from './token-set.ts'

const clientId = 'c'
const baseUrl = 'http://127.0.0.1:9'
const open: Session[] = []
afterEach(() => {
  for (const session of open.splice(0)) session.close()
  document.body.replaceChildren()
})

function sessionAs(role: Role): Session {
  const storage = createArea()
  createIdentityStore(clientId, storage).write({ role, id: 'x' })
  const session = createSession({ clientId, baseUrl, storage, channel: null })
  open.push(session)
  return session
}

function Greeting() {
  const { role, isMember } = useSession()
  return <p>{isMember ? 'Welcome back' : `Hello, ${role}`}</p>
}
const page = (session: Session) => (
  <SessionContext value={session}>
    <Greeting />
  </SessionContext>
)

test("The first render in the browser equals the server's, then shows who is there", async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const html = renderToString(page(createServerSession({ clientId, baseUrl })))
  expect(html).toBe('<p>Hello, none</p>')
  const root = Object.assign(document.createElement('div'), { innerHTML: html })
  document.body.append(root)
  const hydration = await act(async () => hydrateRoot(root, page(sessionAs('member'))))
  expect(root.textContent).toBe('Welcome back')
  expect(complaints).not.toHaveBeenCalled()
  await act(async () => hydration.unmount())
})

test('Signing out is seen at once', async () => {
  const session = sessionAs('member')
  render(page(session))
  await act(() => session.logout({ returnTo: '/' }).catch(() => undefined))
  expect(screen.getByText('Hello, none')).toBeDefined()
})

test('The hook says what is missing where no session stands above it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Greeting />)).toThrow('useSession needs a <SessionContext value={session}> above it')
})

function guarded(session: Session, signIn: (returnTo: string) => void) {
  return (
    <SessionContext value={session}>
      <RequireMember signIn={signIn} fallback={<p>One moment</p>}>
        <p>Your orders</p>
      </RequireMember>
    </SessionContext>
  )
}

test('A page for members takes others to the sign-in, once, with where they wanted to go', async () => {
  history.replaceState(null, '', '/account/orders?page=2#latest')
  const wanted: string[] = []
  const { rerender } = render(guarded(sessionAs('visitor'), (returnTo) => wanted.push(returnTo)))
  expect(screen.getByText('One moment')).toBeDefined()
  rerender(guarded(sessionAs('visitor'), () => {}))
  expect(wanted).toEqual(['/account/orders?page=2#latest'])
})

test('A member who hydrates such a page is never taken away from it', async () => {
  const wanted: string[] = []
  const signIn = (returnTo: string) => wanted.push(returnTo)
  const html = renderToString(guarded(createServerSession({ clientId, baseUrl }), signIn))
  expect(html).toBe('<p>One moment</p>')
  const root = Object.assign(document.createElement('div'), { innerHTML: html })
  document.body.append(root)
  const hydration = await act(async () => hydrateRoot(root, guarded(sessionAs('member'), signIn)))
  expect(root.textContent).toBe('Your orders')
  expect(wanted).toEqual([])
  await act(async () => hydration.unmount())
})

test('A member who signs out on a page for members sees nothing of it any more and is taken to the sign-in', async () => {
  const session = sessionAs('member')
  const wanted: string[] = []
  render(guarded(session, (returnTo) => wanted.push(returnTo)))
  expect(screen.getByText('Your orders')).toBeDefined()
  await act(() => session.logout({ returnTo: '/' }).catch(() => undefined))
  expect(screen.queryByText('Your orders')).toBeNull()
  expect(wanted).toHaveLength(1)
})
