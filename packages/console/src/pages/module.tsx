import type { ModuleEntry } from '@galleria/delivery'
import type { Incident } from '@galleria/delivery/telemetry'
import type { ReleaseRecord } from '@galleria/federation'
import { bytes, moment } from '../data/format.ts'
import type { RevisionEntry } from '../data/history.ts'
import { Extensions } from './extensions.tsx'
import { ClosedReleases, Incidents } from './incidents.tsx'
import type { Page } from './layout.tsx'
import { Acts, canaryTone } from './modules.tsx'
import { Badge, Changes, Empty, modulePath, ReleaseLink, Scroll, vitalsPath, When } from './parts.tsx'
import { ShareBar } from './Share.tsx'

interface Input {
  readonly name: string
  readonly entry: ModuleEntry
  readonly releases: readonly ReleaseRecord[]
  readonly changes: readonly RevisionEntry[]
  readonly incidents: readonly Incident[]
  readonly maySign: boolean
  readonly now: number
  readonly notice: Page['notice']
}

const shown = 50

/** Page of one module: who gets which release, every release, and its changes. */
export function modulePage({ name, entry, releases, changes, incidents, maySign, now, notice }: Input): Page {
  const { live, canary, lastGood, channels } = entry
  const record = releases.find(({ version }) => version === live?.version) ?? releases[0]
  return {
    title: name,
    place: '/console',
    up: { href: '/console', label: 'Modules' },
    notice,
    actions: maySign ? <Acts name={name} entry={entry} /> : undefined,
    body: (
      <>
        <ClosedReleases incidents={incidents} />
        <section className="panel" aria-labelledby="traffic">
          <h2 id="traffic">Traffic</h2>
          <ShareBar entry={entry} />
          <dl className="facts">
            <div>
              <dt>Live</dt>
              <dd>{live ? <ReleaseLink module={name} version={live.version} /> : 'nothing'}</dd>
            </div>
            <div>
              <dt>Canary</dt>
              <dd>
                {canary ? (
                  <>
                    <ReleaseLink module={name} version={canary.version} />{' '}
                    <Badge tone={canaryTone(canary.state)}>
                      {canary.percent}%, {canary.state}
                    </Badge>{' '}
                    <span className="muted">
                      since <When at={canary.since} />
                    </span>
                  </>
                ) : (
                  'none'
                )}
              </dd>
            </div>
            <div>
              <dt>Last good</dt>
              <dd>{lastGood ? <ReleaseLink module={name} version={lastGood.version} /> : 'none yet'}</dd>
            </div>
            {Object.entries(channels).map(([channel, { version }]) => (
              <div key={channel}>
                <dt>{channel}</dt>
                <dd>
                  <ReleaseLink module={name} version={version} />{' '}
                  {maySign && version !== live?.version && (
                    <a href={`${modulePath(name)}/promote-from?to=${encodeURIComponent(channel)}`}>
                      Release to visitors<span className="hidden"> from {channel}</span>
                    </a>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          {maySign && canary && <ShareForm name={name} percent={canary.percent} />}
          <p>
            <a href={vitalsPath(name)}>Web vitals of {name}</a>
          </p>
        </section>
        {record && (
          <section className="panel" aria-labelledby="offers">
            <h2 id="offers">Contents</h2>
            <dl className="facts">
              <div>
                <dt>Addresses</dt>
                <dd>{record.prefixes.join(', ') || 'none'}</dd>
              </div>
              <div>
                <dt>Widgets it offers</dt>
                <dd>{Object.keys(record.widgets).join(', ') || 'none'}</dd>
              </div>
              <div>
                <dt>Widgets it uses</dt>
                <dd>{Object.keys(record.uses).join(', ') || 'none'}</dd>
              </div>
            </dl>
          </section>
        )}
        {record?.extensions && <Extensions name={name} entry={entry} record={record} maySign={maySign} />}
        <Incidents module={name} incidents={incidents} />
        <Releases name={name} entry={entry} releases={releases} maySign={maySign} />
        <h2>Changes</h2>
        {changes.length === 0 ? (
          <Empty title="Nothing yet">Changes of {name} are listed here as they happen.</Empty>
        ) : (
          <Changes changes={changes} now={now} />
        )}
        <p>
          <a href={`/console/history?module=${encodeURIComponent(name)}`}>All changes of {name}</a>
        </p>
      </>
    ),
  }
}

/** Form that leads to the confirmation and changes nothing. */
function ShareForm({ name, percent }: { readonly name: string; readonly percent: number }) {
  return (
    <form className="share-form" method="get" action={`${modulePath(name)}/share`}>
      <label htmlFor="percent">Share of visitors, in percent</label>
      <input
        id="percent"
        name="percent"
        type="number"
        min="0"
        max="100"
        step="any"
        required
        defaultValue={percent}
      />
      <button type="submit" className="quiet">
        Change share
      </button>
    </form>
  )
}

interface ReleasesProps extends Pick<Input, 'name' | 'entry' | 'releases' | 'maySign'> {}

function Releases({ name, entry, releases, maySign }: ReleasesProps) {
  const some = releases.slice(0, shown)
  if (some.length === 0)
    return (
      <Empty title="No readable releases">
        The module store has no release of this module signed with a trusted key.
      </Empty>
    )
  return (
    <>
      <h2>Releases</h2>
      <Scroll label={`Releases of ${name}`}>
        <table>
          <caption className="hidden">Releases of {name}, newest first</caption>
          <thead>
            <tr>
              <th scope="col">Version</th>
              <th scope="col">Is</th>
              <th scope="col">Released</th>
              <th scope="col">Commit</th>
              <th scope="col" className="number">
                Files
              </th>
              <th scope="col" className="number">
                Sent, packed
              </th>
              {maySign && <th scope="col">Act</th>}
            </tr>
          </thead>
          <tbody>
            {some.map((record) => (
              <tr key={record.version}>
                <th scope="row">
                  <ReleaseLink module={name} version={record.version} />
                </th>
                <td>
                  <Roles entry={entry} version={record.version} />
                </td>
                <td>{moment(record.createdAt)}</td>
                <td className="code">{record.commit?.slice(0, 10) ?? '–'}</td>
                <td className="number">{Object.keys(record.integrity).length}</td>
                <td className="number">{bytes(sentBytes(record))}</td>
                {maySign && (
                  <td>
                    {entry.previous.includes(record.version) && entry.live?.version !== record.version && (
                      <a href={`${modulePath(name)}/rollback?${new URLSearchParams({ to: record.version })}`}>
                        Roll back to this release<span className="hidden">: {record.version}</span>
                      </a>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {releases.length > shown && (
        <p className="muted">
          The newest {shown} of {releases.length}.
        </p>
      )}
    </>
  )
}

export function Roles({ entry, version }: { readonly entry: ModuleEntry; readonly version: string }) {
  const { live, canary, lastGood, channels } = entry
  return (
    <>
      {live?.version === version && <Badge tone="success">live</Badge>}{' '}
      {canary?.version === version && (
        <Badge tone={canaryTone(canary.state)}>
          canary {canary.state === 'running' ? `${canary.percent} %` : canary.state}
        </Badge>
      )}{' '}
      {lastGood?.version === version && <Badge>last good</Badge>}{' '}
      {Object.entries(channels)
        .filter(([, reference]) => reference.version === version)
        .map(([channel]) => (
          <Badge key={channel}>{channel}</Badge>
        ))}
    </>
  )
}

function sentBytes({ sizes }: ReleaseRecord): number {
  return Object.entries(sizes).reduce(
    (sum, [path, { packed }]) => sum + (path.startsWith('web/') ? packed : 0),
    0,
  )
}
