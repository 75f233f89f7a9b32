import type { RegistryDocument } from '@galleria/delivery'
import type { CanaryCheck, ErrorGroup, Health, ReleaseHealth } from '@galleria/delivery/telemetry'
import { Lines } from '../charts/Lines.tsx'
import { count, moment, seconds } from '../data/format.ts'
import { type Period, type Series, seriesOf } from '../data/health.ts'
import { Filter, periodWords } from './Filter.tsx'
import type { Page } from './layout.tsx'
import { Badge, CheckLine, Empty, modulePath, Note, ReleaseLink, Scroll } from './parts.tsx'

interface Input {
  readonly document: RegistryDocument
  readonly health: Health
  readonly looks: ReadonlyMap<string, readonly CanaryCheck[]>
  readonly hours: Period
  /** Name of the module shown; empty for all. */
  readonly module: string
}

const percent = (value: number) => `${value >= 10 || value === 0 ? value.toFixed(0) : value.toFixed(1)} %`

/** Page of failures and web vitals of each release by the hour, with the errors behind them. */
export function healthPage({ document, health, looks, hours, module }: Input): Page {
  const all = Object.keys(document.modules).sort()
  const names = all.filter((name) => !module || name === module)
  const seen = names.filter((name) => health.releases.some((release) => release.module === name))
  const unseen = names.filter((name) => !seen.includes(name))
  return {
    title: 'Health',
    place: '/console/health',
    lead: `Page views, errors and web vitals of the last ${periodWords[hours]}, by the hour: the live release compared with its canary.`,
    body: (
      <>
        <Filter modules={all} module={module} hours={hours} />
        {health.dropped > 0 && (
          <Note tone="warning">
            <p>{count(health.dropped, 'error')} more were reported but not stored.</p>
          </Note>
        )}
        {(!module || module === 'cart') && <Purchases {...health.purchases} />}
        {seen.length === 0 ? (
          <Empty title="No page views yet">
            The first figures appear within 1 minute of the first visit.
          </Empty>
        ) : (
          <ul className="legend" aria-label="Signs of the charts">
            <li data-kind="live-bar">live, the baseline</li>
            <li data-kind="canary-bar">canary, the candidate</li>
          </ul>
        )}
        {seen.map((name) => (
          <ModuleHealth
            key={name}
            name={name}
            health={health}
            series={seriesOf(health, document, name)}
            look={looks.get(name)?.at(-1)}
          />
        ))}
        {seen.length > 0 && unseen.length > 0 && (
          <p className="muted">No page views of {unseen.join(', ')}.</p>
        )}
      </>
    ),
  }
}

/** Cart API that serves the shop's purchases, while the platform removes one of them. */
function Purchases({ v1, v2 }: Health['purchases']) {
  if (v1 + v2 === 0) return null
  return (
    <p>
      Purchases handed over to payment: {v2} by Cart V2, {v1} by Cart V1.
    </p>
  )
}

interface ModuleProps {
  readonly name: string
  readonly health: Health
  readonly series: readonly Series[]
  readonly look: CanaryCheck | undefined
}

function ModuleHealth({ name, health, series, look }: ModuleProps) {
  const { from, to } = health
  const releases = health.releases.filter(({ module }) => module === name)
  const lines = (key: 'failing' | 'lcp' | 'inp') =>
    series.map(({ version, kind, ...values }) => ({ name: `${kind} ${version}`, kind, points: values[key] }))
  const charts = [
    { title: 'Views that failed', key: 'failing', show: percent, least: 2 },
    { title: 'LCP, p75', key: 'lcp', show: seconds, least: 1000 },
    { title: 'INP, p75', key: 'inp', show: seconds, least: 100 },
  ] as const
  return (
    <section className="panel" aria-labelledby={`health-${name}`}>
      <h2 id={`health-${name}`}>
        <a href={modulePath(name)}>{name}</a>
      </h2>
      {look && <CheckLine check={look} />}
      <div className="charts">
        {charts.map(({ title, key, show, least }) => (
          <figure key={key}>
            <figcaption>{title}</figcaption>
            <Lines
              title={`${name}, ${title}`}
              lines={lines(key)}
              from={from}
              to={to}
              show={show}
              least={least}
            />
          </figure>
        ))}
      </div>
      <Figures name={name} releases={releases} />
      <Errors releases={releases} />
    </section>
  )
}

function Figures({ name, releases }: { readonly name: string; readonly releases: readonly ReleaseHealth[] }) {
  const p75 = (value: number | null) => (value === null ? '–' : seconds(value))
  return (
    <Scroll label={`Figures of ${name}`}>
      <table>
        <caption className="hidden">Figures of {name} by release; web vitals as the 75th percentile</caption>
        <thead>
          <tr>
            <th scope="col">Version</th>
            {['Views', 'Failed', 'Errors', 'On servers', 'LCP', 'INP', 'CLS', 'Load'].map((head) => (
              <th key={head} scope="col" className="number">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {releases.map(({ module, version, views, failed, errors, serverErrors, vitals }) => (
            <tr key={version}>
              <th scope="row">
                <ReleaseLink module={module} version={version} />
              </th>
              <td className="number">{views.toLocaleString('en')}</td>
              <td className="number">{views > 0 ? `${((failed / views) * 100).toFixed(2)} %` : '–'}</td>
              <td className="number">{errors.toLocaleString('en')}</td>
              <td className="number">{serverErrors.toLocaleString('en')}</td>
              <td className="number">{p75(vitals.lcp.p75)}</td>
              <td className="number">{p75(vitals.inp.p75)}</td>
              <td className="number">{vitals.cls.p75?.toFixed(3) ?? '–'}</td>
              <td className="number">{p75(vitals.load.p75)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

const shown = 20

function Errors({ releases }: { readonly releases: readonly ReleaseHealth[] }) {
  const groups = releases.flatMap((release) => release.groups).sort((a, b) => b.count - a.count)
  if (groups.length === 0) return <p className="muted">No errors.</p>
  return (
    <details>
      <summary>{count(groups.length, 'kind')} of error</summary>
      <ol className="errors">
        {groups.slice(0, shown).map((group) => (
          <li key={[group.version, group.side, group.kind, group.message, group.stack[0]].join('\n')}>
            <ErrorLine group={group} />
          </li>
        ))}
      </ol>
    </details>
  )
}

function ErrorLine({ group }: { readonly group: ErrorGroup }) {
  const { message, kind, side, version, stack, first, last } = group
  return (
    <>
      <p className="error-head">
        <Badge tone="danger">{group.count.toLocaleString('en')} ×</Badge> <b>{message}</b>
      </p>
      <p className="muted">
        {kind}, {side === 'server' ? 'on a server' : 'in browsers'}, of {version}; first {moment(first)}, last{' '}
        {moment(last)}
      </p>
      {stack.length > 0 && <pre>{stack.join('\n')}</pre>}
    </>
  )
}
