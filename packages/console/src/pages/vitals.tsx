import type { RegistryDocument } from '@galleria/delivery'
import type { CanaryCheck, Health, PageHealth, ReleaseHealth, Vital } from '@galleria/delivery/telemetry'
import { seconds } from '../data/format.ts'
import type { Period } from '../data/health.ts'
import { Filter, periodWords } from './Filter.tsx'
import type { Page } from './layout.tsx'
import { Badge, CheckLine, Empty, modulePath, ReleaseLink, Scroll } from './parts.tsx'

interface Input {
  readonly document: RegistryDocument
  readonly health: Health
  readonly looks: ReadonlyMap<string, readonly CanaryCheck[]>
  readonly hours: Period
  /** Name of the module shown; empty for all. */
  readonly module: string
}

/** Values up to which Core Web Vitals call a page good, at the 75th percentile. */
const good = { lcp: 2500, inp: 200, press: 200, cls: 0.1 } as const

/** Page of web vitals in the field: of each page, and of each module's releases with the canary beside the live one. */
export function vitalsPage({ document, health, looks, hours, module }: Input): Page {
  const all = Object.keys(document.modules).sort()
  const names = all.filter((name) => !module || name === module)
  const releases = health.releases.filter((release) => names.includes(release.module) && release.views > 0)
  const pages = health.pages.filter((page) => names.includes(page.module))
  const seen = names.filter((name) => releases.some((release) => release.module === name))
  return {
    title: 'Web vitals',
    place: '/console/vitals',
    lead: `What visitors met in the last ${periodWords[hours]}. At the 75th percentile, LCP up to 2.5 s, INP up to 200 ms and CLS up to 0.1 are good.`,
    body: (
      <>
        <Filter modules={all} module={module} hours={hours} />
        {seen.length === 0 ? (
          <Empty title="No page views yet">
            The first figures appear within 1 minute of the first visit.
          </Empty>
        ) : (
          <>
            <section className="panel" aria-labelledby="pages">
              <h2 id="pages">Pages</h2>
              <p className="muted">
                INP and long tasks of the whole page, whichever module caused them. Each cell has the 75th and
                the 98th percentile.
              </p>
              {pages.length === 0 ? (
                <p>No page told of its vitals yet.</p>
              ) : (
                <Pages pages={pages} document={document} />
              )}
            </section>
            {seen.map((name) => (
              <section key={name} className="panel" aria-labelledby={`vitals-${name}`}>
                <h2 id={`vitals-${name}`}>
                  <a href={modulePath(name)}>{name}</a>
                </h2>
                {looks.get(name)?.at(-1) && <CheckLine check={looks.get(name)?.at(-1) as CanaryCheck} />}
                <Releases
                  name={name}
                  document={document}
                  releases={releases.filter((release) => release.module === name)}
                />
              </section>
            ))}
            <p className="muted">
              LCP, INP and CLS of a module are those of the pages that it had a part in. Own presses are those
              that the module’s part or script made the slowest of their visit. Long tasks are those in which
              its scripts ran longest; blocked is their time beyond 50 ms each.
            </p>
          </>
        )}
      </>
    ),
  }
}

function Pages({
  pages,
  document,
}: {
  readonly pages: readonly PageHealth[]
  readonly document: RegistryDocument
}) {
  return (
    <Scroll label="Web vitals by page">
      <table>
        <caption className="hidden">Web vitals of each page by the release of its module</caption>
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Release</th>
            <Heads names={['Visits', 'LCP', 'INP', 'CLS', 'Long tasks', 'Blocked']} />
          </tr>
        </thead>
        <tbody>
          {pages.map(({ route, module, version, views, vitals }) => (
            <tr key={`${module}@${version} ${route}`}>
              <th scope="row" className="code">
                {route}
              </th>
              <td>
                {module} <Version document={document} module={module} version={version} />
              </td>
              <Figures views={views} vitals={vitals} />
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

interface ReleasesProps {
  readonly name: string
  readonly document: RegistryDocument
  readonly releases: readonly ReleaseHealth[]
}

function Releases({ name, document, releases }: ReleasesProps) {
  const entry = document.modules[name]
  const rank = ({ version }: ReleaseHealth) =>
    version === entry?.live?.version ? 0 : version === entry?.canary?.version ? 1 : 2
  return (
    <Scroll label={`Web vitals of ${name}`}>
      <table>
        <caption className="hidden">Web vitals of {name} by release, the canary below the live one</caption>
        <thead>
          <tr>
            <th scope="col">Release</th>
            <Heads names={['Visits', 'LCP', 'INP', 'Own presses', 'CLS', 'Long tasks', 'Blocked']} />
          </tr>
        </thead>
        <tbody>
          {releases
            .toSorted((a, b) => rank(a) - rank(b))
            .map(({ version, views, vitals }) => (
              <tr key={version}>
                <th scope="row">
                  <Version document={document} module={name} version={version} />
                </th>
                <Figures views={views} vitals={vitals} press={vitals.press} />
              </tr>
            ))}
        </tbody>
      </table>
    </Scroll>
  )
}

type FiguresProps = Pick<PageHealth, 'views' | 'vitals'> & { readonly press?: Vital }

/** Cells of a row: `press` only in the tables of releases. */
function Figures({ views, vitals, press }: FiguresProps) {
  return (
    <>
      <td className="number">{views.toLocaleString('en')}</td>
      <Time vital={vitals.lcp} limit={good.lcp} />
      <Time vital={vitals.inp} limit={good.inp} />
      {press && <Time vital={press} limit={good.press} />}
      <Score vital={vitals.cls} />
      <Whole vital={vitals.tasks} />
      <Time vital={vitals.blocking} />
    </>
  )
}

function Heads({ names }: { readonly names: readonly string[] }) {
  return names.map((name) => (
    <th key={name} scope="col" className="number">
      {name}
    </th>
  ))
}

interface VersionProps {
  readonly document: RegistryDocument
  readonly module: string
  readonly version: string
}

function Version({ document, module, version }: VersionProps) {
  const { live, canary } = document.modules[module] ?? {}
  return (
    <>
      <ReleaseLink module={module} version={version} />{' '}
      {version === live?.version && <Badge tone="success">live</Badge>}
      {version === canary?.version && <Badge tone="info">canary, {canary.state}</Badge>}
    </>
  )
}

function Time({ vital, limit }: { readonly vital: Vital; readonly limit?: number }) {
  return <Cell vital={vital} limit={limit} show={seconds} />
}

function Score({ vital }: { readonly vital: Vital }) {
  return <Cell vital={vital} limit={good.cls} show={(value) => value.toFixed(3)} />
}

function Whole({ vital }: { readonly vital: Vital }) {
  return <Cell vital={vital} show={(value) => String(Math.round(value))} />
}

interface CellProps {
  readonly vital: Vital
  readonly limit?: number | undefined
  readonly show: (value: number) => string
}

/** Both percentiles, and in words that the first is beyond what is good. */
function Cell({ vital: { p75, p98 }, limit, show }: CellProps) {
  if (p75 === null || p98 === null) return <td className="number">–</td>
  const isOver = limit !== undefined && p75 > limit
  return (
    <td className="number" data-over={isOver ? '' : undefined}>
      {show(p75)} / {show(p98)}
      {isOver && (
        <>
          <br />
          over {show(limit)}
        </>
      )}
    </td>
  )
}
