import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Session } from '../session/session.ts'
import { Logo } from './Logo.tsx'

const places = [
  { path: '/console', name: 'Modules', key: 'm' },
  { path: '/console/history', name: 'History', key: 'h' },
  { path: '/console/health', name: 'Health', key: 'e' },
  { path: '/console/vitals', name: 'Web vitals', key: 'v' },
  { path: '/console/graph', name: 'Graph', key: 'g' },
  { path: '/console/shared', name: 'Shared dependencies', key: 's' },
  { path: '/console/budgets', name: 'Budgets', key: 'b' },
] as const

export interface Page {
  /** Heading of the page and first word of its tab. */
  readonly title: string
  /** Path of the entry of the navigation that is marked as current. */
  readonly place: (typeof places)[number]['path'] | null
  readonly body: ReactNode
  /** Sentence below the heading. */
  readonly lead?: ReactNode
  /** Link to the page above this one. */
  readonly up?: { readonly href: string; readonly label: string }
  readonly actions?: ReactNode
  /** Note of what was done just now. */
  readonly notice?: ReactNode
  readonly status?: number
}

export interface Frame {
  readonly session: Session | null
  readonly nonce: string
  /** Revision of the registry that the page shows; null where the registry could not be read. */
  readonly revision: number | null
  /** Style sheets of the shell, for the design's tokens and letters. */
  readonly css: readonly string[]
  /** Changes with the console's own files, which browsers keep. */
  readonly build: string
}

/** A whole page: plain HTML that works without script; with it, it follows the registry. */
export function renderConsolePage(page: Page, frame: Frame): string {
  return `<!doctype html>${renderToStaticMarkup(<Whole page={page} frame={frame} />)}`
}

function Whole({ page, frame }: { readonly page: Page; readonly frame: Frame }) {
  const { session, nonce, build } = frame
  const file = (name: string) => `/console/files/${build}/${name}`
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${page.title} – Console`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {frame.css.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="stylesheet" href={file('console.css')} />
        {session && <script defer nonce={nonce} src={file('idiomorph.js')} />}
        <script defer nonce={nonce} src={file('console.js')} />
      </head>
      <body className={session ? 'inside' : 'outside'}>
        <a className="skip" href="#content">
          Skip to content
        </a>
        {session && <Side page={page} session={session} revision={frame.revision} />}
        <main id="content" tabIndex={-1} data-revision={frame.revision ?? undefined}>
          {page.up && (
            <p className="up">
              <a href={page.up.href}>{page.up.label}</a>
            </p>
          )}
          {page.notice}
          <div className="head">
            <div>
              <h1>{page.title}</h1>
              {page.lead && <p className="lead">{page.lead}</p>}
            </div>
            {page.actions && <div className="actions">{page.actions}</div>}
          </div>
          {page.body}
        </main>
        <p className="hidden" role="status" id="announce" />
      </body>
    </html>
  )
}

function Side({
  page,
  session,
  revision,
}: {
  readonly page: Page
  readonly session: Session
  readonly revision: number | null
}) {
  return (
    <header className="side">
      <a className="brand" href="/console">
        <Logo />
        <span>Console</span>
      </a>
      <nav aria-label="Console">
        <ul className="nav">
          {places.map(({ path, name, key }) => (
            <li key={path}>
              <a href={path} data-key={key} aria-current={path === page.place ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="foot">
        <p className="live" id="live" data-state="plain">
          <span className="pulse" aria-hidden="true" />
          <span id="live-text">Revision {revision ?? '–'}</span>
        </p>
        <p className="who">
          Signed in as <b>{session.name}</b>
        </p>
        <div className="foot-acts" id="foot-acts">
          <form method="post" action="/console/sign-out">
            <FormSeal session={session} />
            <button type="submit" className="quiet small">
              Sign out
            </button>
          </form>
          <a href="/">Store</a>
        </div>
      </div>
    </header>
  )
}

/** Hidden field with the session's form token, without which a form of another site would be obeyed. */
export function FormSeal({ session }: { readonly session: Session }) {
  return <input type="hidden" name="form" value={session.form} />
}
