import { Logo } from './Logo.tsx'
import type { Page } from './layout.tsx'

interface Input {
  /** Path to go to after the sign-in. */
  readonly to: string
  readonly name?: string
  readonly wrong?: { readonly text: string; readonly status: number; readonly field: 'key' | 'name' }
}

export function signInPage({ to, name = '', wrong }: Input): Page {
  const mark = (field: 'key' | 'name') =>
    wrong?.field === field
      ? ({ 'aria-invalid': true, 'aria-describedby': 'wrong', autoFocus: true } as const)
      : {}
  return {
    title: wrong ? 'Not signed in' : 'Console',
    place: null,
    status: wrong?.status ?? 200,
    lead: 'For those who run the store. The key is what GALLERIA_CONSOLE_KEY says; npm start prints a link with it.',
    body: (
      <form className="sign-in" method="post" action="/console/sign-in">
        <p className="sign-in-mark" aria-hidden="true">
          <Logo />
        </p>
        <input type="hidden" name="to" value={to} />
        <label htmlFor="name">Your name, for the history</label>
        <input
          id="name"
          name="name"
          autoComplete="username"
          maxLength={60}
          required
          defaultValue={name}
          {...mark('name')}
        />
        <label htmlFor="key">Key of the console</label>
        <input
          id="key"
          name="key"
          type="password"
          autoComplete="current-password"
          required
          {...mark('key')}
        />
        {wrong && (
          <p className="wrong" id="wrong" role="alert">
            {wrong.text}
          </p>
        )}
        <button type="submit">Sign in</button>
      </form>
    ),
  }
}
