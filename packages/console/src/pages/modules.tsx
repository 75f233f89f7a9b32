import type { ModuleEntry, RegistryDocument, RegistryProblem } from '@galleria/delivery'
import type { Health, Incident } from '@galleria/delivery/telemetry'
import { type ActionName, actionNamed, isAborted } from '../actions/actions.ts'
import { describeChange } from '../data/describe-change.ts'
import { count } from '../data/format.ts'
import { ClosedReleases } from './incidents.tsx'
import type { Page } from './layout.tsx'
import { Badge, Empty, modulePath, Note, ReleaseLink, When } from './parts.tsx'
import { ShareBar } from './Share.tsx'

interface Input {
  readonly document: RegistryDocument
  /** Health of the last day; null where it cannot be read. */
  readonly health: Health | null
  readonly incidents: readonly Incident[]
  readonly search: string
  readonly maySign: boolean
  readonly now: number
  /** Why the registry in the store is not the one that is served. */
  readonly problem: RegistryProblem | null
}

/** Page of all modules: the live release, the canary, and the actions. */
export function modulesPage({ document, health, incidents, search, maySign, now, problem }: Input): Page {
  const all = Object.entries(document.modules).sort(([a], [b]) => (a < b ? -1 : 1))
  const found = all.filter(([name]) => name.includes(search.toLowerCase()))
  const canaries = all.filter(([, { canary }]) => canary).length
  const { change } = document
  return {
    title: 'Modules',
    place: '/console',
    lead: change ? (
      <>
        {change.by} {describeChange(change)} <When at={change.at} now={now} />.
      </>
    ) : (
      'No module is released yet.'
    ),
    body: (
      <>
        {problem && (
          <Note tone="danger">
            <p>The registry in the store isn't the one that visitors get. {problem.message}</p>
            <p>
              Repair it with <code>npm run galleria -- repair</code>.
            </p>
          </Note>
        )}
        <ClosedReleases incidents={incidents} />
        {!maySign && (
          <Note tone="info">
            <p>
              This shell has no signing key, so the console can't change anything. Set REGISTRY_PRIVATE_KEY
              for the shell, or run <code>npm run galleria -- rollback</code> on a machine that has a key.
            </p>
          </Note>
        )}
        <div className="bar">
          <search>
            <form method="get">
              <label className="hidden" htmlFor="q">
                Find a module
              </label>
              <input
                id="q"
                name="q"
                type="search"
                placeholder="Find a module"
                defaultValue={search}
                data-search=""
              />
              <button type="submit" className="quiet">
                Find
              </button>
            </form>
          </search>
          <ul className="sums">
            <li>
              <b>{all.length}</b> {all.length === 1 ? 'module' : 'modules'}
            </li>
            <li>
              <b>{canaries}</b> {canaries === 1 ? 'canary' : 'canaries'}
            </li>
            <li>
              <b>{Object.keys(document.shells).length}</b>{' '}
              {Object.keys(document.shells).length === 1 ? 'shell' : 'shells'}
            </li>
          </ul>
        </div>
        {all.length === 0 ? (
          <Empty title="No module yet">
            Release the first with <code>npm run galleria -- deploy</code>, and it appears on this page.
          </Empty>
        ) : found.length === 0 ? (
          <Empty title={`No module matches “${search}”`}>
            <a href="/console">Show all {count(all.length, 'module')}</a>
          </Empty>
        ) : (
          <ul className="modules" data-roving="">
            {found.map(([name, entry]) => (
              <ModuleCard key={name} name={name} entry={entry} health={health} maySign={maySign} now={now} />
            ))}
          </ul>
        )}
      </>
    ),
  }
}

interface CardProps {
  readonly health: Health | null
  readonly name: string
  readonly entry: ModuleEntry
  readonly maySign: boolean
  readonly now: number
}

function ModuleCard({ name, entry, health, maySign, now }: CardProps) {
  const { live, canary, lastGood, channels } = entry
  return (
    <li className="card module" id={`module-${name}`} data-state={canary?.state}>
      <div className="card-head">
        <h2>
          <a href={modulePath(name)} data-walk="">
            {name}
          </a>
        </h2>
        {canary ? (
          <Badge tone={canaryTone(canary.state)}>
            {canary.state === 'running' ? `canary ${canary.percent}%` : `canary ${canary.state}`}
          </Badge>
        ) : live ? (
          <Badge tone="success">live</Badge>
        ) : (
          <Badge>not live</Badge>
        )}
      </div>
      <ShareBar entry={entry} />
      <dl className="facts">
        <div className="fact">
          <dt>Live</dt>
          <dd>
            {live ? (
              <ReleaseLink module={name} version={live.version} />
            ) : (
              <span className="muted">nothing</span>
            )}
          </dd>
        </div>
        {canary && (
          <div className="fact">
            <dt>Canary</dt>
            <dd>
              <ReleaseLink module={name} version={canary.version} />{' '}
              <span className="muted">
                began <When at={canary.since} now={now} />
              </span>
            </dd>
          </div>
        )}
        <div className="fact">
          <dt>Last good</dt>
          <dd>
            {lastGood ? (
              <ReleaseLink module={name} version={lastGood.version} />
            ) : (
              <span className="muted">none yet</span>
            )}
          </dd>
        </div>
        {health && <HealthFact name={name} entry={entry} health={health} />}
        {Object.entries(channels).map(([channel, { version }]) => (
          <div key={channel} className="fact">
            <dt>{channel}</dt>
            <dd>
              <ReleaseLink module={name} version={version} />
            </dd>
          </div>
        ))}
      </dl>
      {maySign && <Acts name={name} entry={entry} />}
    </li>
  )
}

/** Failures of the last day: the live release, and the canary beside it. */
function HealthFact({
  name,
  entry,
  health,
}: Pick<CardProps, 'name' | 'entry'> & { readonly health: Health }) {
  const figuresOf = (version: string | undefined) => {
    const found = health.releases.find((each) => each.module === name && each.version === version)
    if (!found || found.views === 0) return null
    return `${((found.failed / found.views) * 100).toFixed(1)}% of ${count(found.views, 'view')} failed`
  }
  const [live, canary] = [figuresOf(entry.live?.version), figuresOf(entry.canary?.version)]
  return (
    <div className="fact">
      <dt>Health</dt>
      <dd>
        <a href={`/console/health?${new URLSearchParams({ module: name })}`}>
          {live ?? (canary ? 'live: no page views' : 'no page views yet')}
          <span className="hidden"> of {name}</span>
        </a>
        {canary && <span className="muted"> canary: {canary}</span>}
      </dd>
    </div>
  )
}

/** Orders actions so that the likeliest comes first. */
function namesFor(entry: ModuleEntry): readonly ActionName[] {
  if (!entry.canary) return ['rollback']
  return isAborted(entry) ? ['rollback', 'promote'] : ['promote', 'pause', 'rollback']
}

/** Buttons of the actions; an action that is not possible now shows its reason. */
export function Acts({ name, entry }: { readonly name: string; readonly entry: ModuleEntry }) {
  const names = namesFor(entry)
  const first = names.length > 1 ? names[0] : undefined
  return (
    <div className="acts">
      {names.map((action) => {
        const { label, obstacle } = actionNamed(action)
        const why = obstacle(entry)
        return why ? (
          <span key={action} className="act-off">
            {why}
          </span>
        ) : (
          <a
            key={action}
            className={action === first ? 'button small' : 'button quiet small'}
            href={`${modulePath(name)}/${action}`}
            data-act={action}
          >
            {label(entry)}
            <span className="hidden"> {name}</span>
          </a>
        )
      })}
    </div>
  )
}

export function canaryTone(state: 'running' | 'paused' | 'aborted') {
  return state === 'running' ? 'info' : state === 'paused' ? 'warning' : 'danger'
}
