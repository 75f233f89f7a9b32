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
    lead: 'For the team that runs the store. The key is the value of GALLERIA_CONSOLE_KEY. npm start prints a link that includes it.',
    body: (
      <form className="sign-in" method="post" action="/console/sign-in">
        <p className="sign-in-mark" aria-hidden="true">
          <Logo />
        </p>
        <input type="hidden" name="to" value={to} />
        <label htmlFor="name">Your name (shown in the history)</label>
        <input
          id="name"
          name="name"
          autoComplete="username"
          maxLength={60}
          required
          defaultValue={name}
          {...mark('name')}
        />
        <label htmlFor="key">Console key</label>
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
