import type { Verdict } from '@galleria/delivery'
import type { CanaryCheck } from '@galleria/delivery/telemetry'
import type { ReactNode } from 'react'
import { badgeOf, describeChange, type Tone } from '../data/describe-change.ts'
import type { Difference } from '../data/difference.ts'
import { ago, moment } from '../data/format.ts'
import type { RevisionEntry } from '../data/history.ts'

export function Badge({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  )
}

export function When({ at, now }: { readonly at: string; readonly now?: number }) {
  return (
    <time dateTime={at} title={now === undefined ? undefined : moment(at)}>
      {now === undefined ? moment(at) : ago(at, now)}
    </time>
  )
}

export function ReleaseLink({ module, version }: { readonly module: string; readonly version: string }) {
  return (
    <a className="code" href={releasePath(module, version)}>
      {version}
    </a>
  )
}

export const modulePath = (module: string) => `/console/modules/${encodeURIComponent(module)}`
export const vitalsPath = (module: string) => `/console/vitals?module=${encodeURIComponent(module)}`
export const releasePath = (module: string, version: string) =>
  `${modulePath(module)}/releases/${encodeURIComponent(version)}`

/** Table of the difference between two sets, old and new side by side. */
export function DifferenceTable({
  of,
  caption,
}: {
  readonly of: readonly Difference[]
  readonly caption: string
}) {
  if (of.length === 0) return <p className="muted">The live releases stay the same.</p>
  return (
    <Scroll label={caption}>
      <table className="diff">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Of</th>
            <th scope="col">What</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {of.map(({ of, what, from, to }) => (
            <tr key={`${of} ${what} ${from} ${to}`}>
              <th scope="row">{of}</th>
              <td>{what}</td>
              <td>{from === null ? <span className="muted">none</span> : <del>{from}</del>}</td>
              <td>{to === null ? <span className="muted">none</span> : <ins>{to}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

export function Scroll({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className="scroll" tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}

const tones = { pass: 'success', warn: 'warning', fail: 'danger' } as const
const words = { pass: 'passed', warn: 'warning', fail: 'failed' } as const

export function Gates({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  return (
    <ul className="gates">
      {verdicts.map(({ gate, verdict, found, advice }) => (
        <li key={gate}>
          <p>
            <Badge tone={tones[verdict]}>{words[verdict]}</Badge> <b>{gate}</b>
          </p>
          {found.map((line) => (
            <p key={line} className="found">
              {line}
            </p>
          ))}
          {advice && verdict !== 'pass' && <p className="muted">{advice}</p>}
        </li>
      ))}
    </ul>
  )
}

/** Result of a canary's last check, with its reasons. */
export function CheckLine({ check }: { readonly check: CanaryCheck }) {
  const isWorse = check.verdict === 'abort'
  return (
    <p>
      <Badge tone={isWorse ? 'danger' : 'success'}>{isWorse ? 'worse' : 'not worse'}</Badge> Check{' '}
      {check.look} of the canary {check.version}, {moment(check.at)}:{' '}
      {check.reasons.join(' ') || 'as good as the live release.'}
    </p>
  )
}

/** List of changes with who, what, when and why, newest first. */
export function Changes({
  changes,
  now,
}: {
  readonly changes: readonly RevisionEntry[]
  readonly now: number
}) {
  return (
    <ol className="changes">
      {changes.map(({ revision, document, differences, problem }) => {
        const change = document?.change
        const kind = change && badgeOf(change)
        return (
          <li key={revision} id={`revision-${revision}`}>
            <p className="change-head">
              {kind ? <Badge tone={kind.tone}>{kind.word}</Badge> : <Badge tone="danger">unreadable</Badge>}
              {change ? (
                <span>
                  <b>{change.by}</b> {describeChange(change)}
                </span>
              ) : (
                <span>{problem ?? "There's no record of this change."}</span>
              )}
            </p>
            {change?.why && <p className="why">“{change.why}”</p>}
            <p className="muted change-foot">
              {change && (
                <>
                  <When at={change.at} /> · {ago(change.at, now)} ·{' '}
                </>
              )}
              <a href={`/console/history/${revision}`}>Revision {revision}</a>
            </p>
            {differences.length > 0 && (
              <details>
                <summary>
                  {differences.length} {differences.length === 1 ? 'difference' : 'differences'} in the set
                </summary>
                <DifferenceTable of={differences} caption={`What revision ${revision} changed`} />
              </details>
            )}
          </li>
        )
      })}
    </ol>
  )
}

export function Empty({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      <p>{children}</p>
    </div>
  )
}

export function Note({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <div className="note" data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      {children}
    </div>
  )
}
