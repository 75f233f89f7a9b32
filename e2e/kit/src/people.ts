import type { Page } from '@playwright/test'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

let count = 0

/** Person that no other test uses. */
export function newPerson(): Person {
  const tag = `${process.pid.toString(36)}${Date.now().toString(36)}${++count}`
  return {
    firstName: 'Grace',
    lastName: 'Hopper',
    email: `grace-${tag}@galleria.test`,
    password: 'compiler-1952-nanosecond',
  }
}

interface PageSession {
  register(input: object): Promise<{ loginState: string; sessionToken?: string }>
  login(input: object): Promise<{ loginState: string; sessionToken?: string }>
  completeLogin(sessionToken: string): Promise<void>
}

/** Makes the person a member and signs the page in; the page is in the store. */
export async function join(page: Page, person: Person = newPerson()): Promise<Person> {
  const { email, password, firstName, lastName } = person
  await enter(page, 'register', { email, password, profile: { firstName, lastName } })
  return person
}

/** Signs the page in as a member of the store. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await enter(page, 'login', { email, password })
}

/** By the page's own session, as its screens do it; the page is loaded anew, and is the member's. */
async function enter(page: Page, how: 'register' | 'login', input: object): Promise<void> {
  if (!/^https?:/.test(page.url())) await page.goto('/')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.evaluate(
    async ([how, input]) => {
      const sessions = (globalThis as unknown as Record<symbol, Map<string, PageSession> | undefined>)[
        Symbol.for('galleria.auth.session.v1')
      ]
      const [session] = sessions?.values() ?? []
      if (!session) throw new Error('This page has no session: open one of the store first.')
      const state = await session[how](input)
      if (!state.sessionToken) throw new Error(`The store answered ${JSON.stringify(state)}.`)
      await session.completeLogin(state.sessionToken)
    },
    [how, input] as const,
  )
  await page.reload()
}
