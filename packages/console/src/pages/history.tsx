import type { RegistryDocument } from '@galleria/delivery'
import { describeChange } from '../data/describe-change.ts'
import { moment } from '../data/format.ts'
import type { RevisionEntry, RevisionPage } from '../data/history.ts'
import type { Page } from './layout.tsx'
import { Changes, DifferenceTable, Empty, Gates, modulePath, Note, ReleaseLink, Scroll } from './parts.tsx'

interface HistoryInput extends RevisionPage {
  readonly module: string
  readonly modules: readonly string[]
  readonly now: number
  /** Problem with the time that was asked for. */
  readonly problem?: string | undefined
}

/** Page of changes: who changed what, when and why. */
export function historyPage({ changes, next, module, modules, now, problem }: HistoryInput): Page {
  return {
    title: 'History',
    place: '/console/history',
    lead: 'Every change of the registry, signed. Choose a time to see the releases that were live then.',
    body: (
      <>
        {problem && (
          <Note tone="danger">
            <p>{problem}</p>
          </Note>
        )}
        <div className="bar">
          <form method="get">
            <label htmlFor="module">Module</label>
            <select id="module" name="module" defaultValue={module} data-submit="">
              <option value="">All</option>
              {modules.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
            <button type="submit" className="quiet">
              Show
            </button>
          </form>
          <form method="get">
            <label htmlFor="at">Releases at (UTC)</label>
            <input id="at" name="at" type="datetime-local" step="1" required data-search="" />
            <button type="submit" className="quiet">
              Show releases
            </button>
          </form>
        </div>
        {changes.length === 0 ? (
          <Empty title="No changes found">
            {next === null
              ? 'This module has no changes.'
              : "The latest changes don't include this module. Show earlier changes."}
          </Empty>
        ) : (
          <Changes changes={changes} now={now} />
        )}
        {next !== null && (
          <p>
            <a
              className="button quiet"
              href={`/console/history?${new URLSearchParams({ ...(module && { module }), from: String(next) })}`}
            >
              Show earlier changes
            </a>
          </p>
        )}
      </>
    ),
  }
}

interface RevisionInput {
  readonly past: RevisionEntry
  readonly latest: number
  /** The time that was asked for. */
  readonly at?: string | undefined
}

/** Page of the whole set that was live from one change to the next. */
export function revisionPage({ past, latest, at }: RevisionInput): Page {
  const { revision, document, differences, problem } = past
  const change = document?.change
  return {
    title: `Revision ${revision}`,
    place: '/console/history',
    up: { href: '/console/history', label: 'History' },
    lead: change ? (
      <>
        {at && <>Live at {moment(at)}. </>}
        {change.by} {describeChange(change)} at {moment(change.at)}
        {change.why ? `: “${change.why}”` : '.'}
      </>
    ) : undefined,
    actions: (
      <nav className="acts" aria-label="Revisions">
        {revision > 1 && (
          <a className="button quiet small" rel="prev" href={`/console/history/${revision - 1}`}>
            Before
          </a>
        )}
        {revision < latest && (
          <a className="button quiet small" rel="next" href={`/console/history/${revision + 1}`}>
            After
          </a>
        )}
      </nav>
    ),
    body: problem ? (
      <Note tone="danger">
        <p>{problem}</p>
      </Note>
    ) : (
      <>
        <DifferenceTable of={differences} caption={`What revision ${revision} changed`} />
        {change && change.gates.length > 0 && (
          <details className="panel">
            <summary>Release checks</summary>
            <Gates verdicts={change.gates} />
          </details>
        )}
        {document && <WholeSet document={document} changed={new Set(differences.map(({ of }) => of))} />}
      </>
    ),
  }
}

function WholeSet({
  document,
  changed,
}: {
  readonly document: RegistryDocument
  readonly changed: Set<string>
}) {
  const modules = Object.entries(document.modules).sort(([a], [b]) => (a < b ? -1 : 1))
  return (
    <>
      <h2>All releases</h2>
      <Scroll label="All releases">
        <table>
          <caption className="hidden">All releases of revision {document.revision}</caption>
          <thead>
            <tr>
              <th scope="col">Module</th>
              <th scope="col">Live</th>
              <th scope="col">Canary</th>
              <th scope="col">Last good</th>
              <th scope="col">Channels</th>
            </tr>
          </thead>
          <tbody>
            {modules.map(([name, { live, canary, lastGood, channels }]) => (
              <tr key={name} data-changed={changed.has(name) ? '' : undefined}>
                <th scope="row">
                  <a href={modulePath(name)}>{name}</a>
                </th>
                <td>{live ? <ReleaseLink module={name} version={live.version} /> : '–'}</td>
                <td>
                  {canary ? (
                    <>
                      <ReleaseLink module={name} version={canary.version} /> {canary.percent} %
                      {canary.state === 'running' ? '' : `, ${canary.state}`}
                    </>
                  ) : (
                    '–'
                  )}
                </td>
                <td>{lastGood ? <ReleaseLink module={name} version={lastGood.version} /> : '–'}</td>
                <td>
                  {Object.entries(channels)
                    .map(([channel, { version }]) => `${channel}: ${version}`)
                    .join(', ') || '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <p className="muted">Shells: {Object.keys(document.shells).join(', ') || 'none registered'}.</p>
    </>
  )
}
