import { type ModuleEntry, type Verdict, weightOf } from '@galleria/delivery'
import type { ReleaseRecord } from '@galleria/federation'
import { describeChange } from '../data/describe-change.ts'
import { bytes, moment } from '../data/format.ts'
import type { RevisionEntry } from '../data/history.ts'
import type { Page } from './layout.tsx'
import { Roles } from './module.tsx'
import { Gates, modulePath, Note, Scroll, vitalsPath } from './parts.tsx'

interface Input {
  readonly record: ReleaseRecord
  readonly entry: ModuleEntry
  /** Change by which the release first got traffic, with the verdicts of that time. */
  readonly released: RevisionEntry | null
  /** Verdicts of the gates as of now. */
  readonly now: readonly Verdict[]
  readonly maps: { readonly scripts: number; readonly kept: number }
  readonly maySign: boolean
}

/** Page of one immutable release: its record, its files, and the verdicts of the gates. */
export function releasePage({ record, entry, released, now, maps, maySign }: Input): Page {
  const { module, version } = record
  const { load, chunk } = weightOf(record)
  const change = released?.document?.change
  const isEarlier = entry.previous.includes(version) && entry.live?.version !== version
  return {
    title: `${module} ${version}`,
    place: '/console',
    up: { href: modulePath(module), label: module },
    lead: <Roles entry={entry} version={version} />,
    actions:
      maySign && isEarlier ? (
        <a
          className="button quiet"
          href={`${modulePath(module)}/rollback?${new URLSearchParams({ to: version })}`}
          data-act="rollback"
        >
          Roll back to this release
        </a>
      ) : undefined,
    body: (
      <>
        <section className="panel" aria-labelledby="record">
          <h2 id="record">Record</h2>
          <dl className="facts">
            <Fact name="Released">{moment(record.createdAt)}</Fact>
            <Fact name="Commit">
              <span className="code">{record.commit ?? 'unknown'}</span>
            </Fact>
            <Fact name="Signature">Signed with a key that this shell trusts</Fact>
            <Fact name="Source maps">
              {maps.kept === 0
                ? 'none, so error stacks show built code'
                : `stored privately for ${maps.kept} of ${maps.scripts} scripts`}
            </Fact>
            <Fact name="Size before the first view">
              {bytes(load.bytes)} of {bytes(load.budget)}
            </Fact>
            <Fact name="Addresses">{record.routes.join(', ') || 'none'}</Fact>
            <Fact name="Widgets it offers">{Object.keys(record.widgets).join(', ') || 'none'}</Fact>
            <Fact name="Widgets it uses">{Object.keys(record.uses).join(', ') || 'none'}</Fact>
          </dl>
          <p>
            <a href={vitalsPath(module)}>Web vitals of {module} by release</a>
          </p>
        </section>
        <div className="two">
          <section className="panel" aria-labelledby="gates-then">
            <h2 id="gates-then">Release checks at the time</h2>
            {change && change.gates.length > 0 ? (
              <>
                <p className="muted">
                  {change.by} {describeChange(change)},{' '}
                  <a href={`/console/history/${released?.revision}`}>revision {released?.revision}</a>.
                </p>
                <Gates verdicts={change.gates} />
              </>
            ) : (
              <p className="muted">This release never had traffic, or its check results were deleted.</p>
            )}
          </section>
          <section className="panel" aria-labelledby="gates-now">
            <h2 id="gates-now">Release checks now</h2>
            <p className="muted">Checked with the releases that are live now.</p>
            <Gates verdicts={now} />
          </section>
        </div>
        <h2>Files</h2>
        <Files record={record} chunk={chunk} />
        <h2>Shared packages</h2>
        <Scroll label="Shared packages it needs">
          <table>
            <caption className="hidden">Shared packages that {module} needs</caption>
            <thead>
              <tr>
                <th scope="col">Package</th>
                <th scope="col">Range</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(record.requires).map(([name, range]) => (
                <tr key={name}>
                  <th scope="row" className="code">
                    {name}
                  </th>
                  <td className="code">{range}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </>
    ),
  }
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Files({ record, chunk }: { readonly record: ReleaseRecord; readonly chunk: number }) {
  const files = Object.entries(record.integrity).map(([path, hash]) => ({
    path,
    hash,
    size: record.sizes[path],
  }))
  files.sort((a, b) => (b.size?.packed ?? 0) - (a.size?.packed ?? 0))
  return (
    <Scroll label="Files of the release">
      <table>
        <caption className="hidden">Files of the release, heaviest first</caption>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col" className="number">
              Bytes
            </th>
            <th scope="col" className="number">
              Packed
            </th>
            <th scope="col">SHA-384</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ path, hash, size }) => (
            <tr key={path}>
              <th scope="row" className="code">
                {path}
              </th>
              <td className="number">{size ? bytes(size.bytes) : '–'}</td>
              <td className="number" data-over={isOver(path, size?.packed, chunk) ? '' : undefined}>
                {size ? bytes(size.packed) : '–'}
                {isOver(path, size?.packed, chunk) && <span> over {bytes(chunk)}</span>}
              </td>
              <td className="code hash">{hash.replace(/^sha384-/, '')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

function isOver(path: string, packed = 0, chunk: number): boolean {
  return /^web\/.*\.(js|css)$/.test(path) && packed > chunk
}

/** Page for a release that does not exist or has no trusted signature. */
export function noReleasePage(module: string, version: string, problem: string): Page {
  return {
    title: `${module} ${version}`,
    place: '/console',
    up: { href: modulePath(module), label: module },
    status: 404,
    body: (
      <Note tone="danger">
        <p>{problem}</p>
        <p>
          Run <code>npm run galleria -- verify</code> to check the whole module store.
        </p>
      </Note>
    ),
  }
}
