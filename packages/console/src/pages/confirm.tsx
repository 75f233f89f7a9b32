import { type ModuleEntry, moduleIn } from '@galleria/delivery'
import { type ActionRequest, actionNamed } from '../actions/actions.ts'
import { type Simulation, stateOf } from '../actions/simulate.ts'
import type { RevisionEntry } from '../data/history.ts'
import type { Session } from '../session/session.ts'
import { FormSeal, type Page } from './layout.tsx'
import { Changes, DifferenceTable, Gates, modulePath, Note } from './parts.tsx'

interface Input {
  readonly request: ActionRequest
  readonly simulation: Simulation
  readonly session: Session
  readonly why?: string | undefined
  /** Set where the action was confirmed after others had changed the module. */
  readonly conflict?:
    | { readonly since: readonly RevisionEntry[]; readonly done: RevisionEntry | null; readonly now: number }
    | undefined
  readonly problem?: string | undefined
}

/** Page that asks for confirmation: the difference of the sets, the verdicts of the gates, and one button. */
export function confirmPage({ request, simulation, session, why, conflict, problem }: Input): Page {
  const { before, differences, gates, refusal } = simulation
  const entry = moduleIn(before, request.module)
  const action = actionNamed(request.action)
  return {
    title: action.question(request, entry),
    place: '/console',
    up: { href: modulePath(request.module), label: request.module },
    status: conflict || problem ? 409 : 200,
    notice: conflict ? (
      <Conflict module={request.module} {...conflict} />
    ) : problem ? (
      <Problem text={problem} />
    ) : undefined,
    body: refusal ? (
      <>
        <Note tone="warning">
          <p>{refusal}</p>
        </Note>
        {gates.length > 0 && <Gates verdicts={gates} />}
        <p>
          <a className="button quiet" href={modulePath(request.module)}>
            Back to {request.module}
          </a>
        </p>
      </>
    ) : (
      <>
        <p className="outcome">{action.outcome(request, entry)}</p>
        <DifferenceTable of={differences} caption="What will change" />
        {gates.some(({ verdict }) => verdict !== 'pass') && (
          <section className="panel" aria-labelledby="gates">
            <h2 id="gates">Release checks</h2>
            <Gates verdicts={gates.filter(({ verdict }) => verdict !== 'pass')} />
          </section>
        )}
        {gates.length > 0 && gates.every(({ verdict }) => verdict === 'pass') && (
          <p className="muted">All {gates.length} release checks passed.</p>
        )}
        <Confirmation request={request} entry={entry} simulation={simulation} session={session} why={why} />
      </>
    ),
  }
}

interface ConfirmationProps extends Pick<Input, 'request' | 'simulation' | 'session' | 'why'> {
  readonly entry: ModuleEntry
}

function Confirmation({
  request,
  entry,
  simulation: { before, differences },
  session,
  why,
}: ConfirmationProps) {
  const action = actionNamed(request.action)
  const { module, to, percent } = request
  return (
    <form className="confirm" method="post" action={`${modulePath(module)}/${request.action}`}>
      <FormSeal session={session} />
      <input type="hidden" name="revision" value={before.revision} />
      <input type="hidden" name="state" value={stateOf(before, module)} />
      {to !== undefined && <input type="hidden" name="to" value={to} />}
      {percent !== undefined && <input type="hidden" name="percent" value={percent} />}
      <label htmlFor="why">Reason (shown in the history)</label>
      <input id="why" name="why" maxLength={300} autoComplete="off" defaultValue={why} />
      <div className="acts">
        <button
          type="submit"
          className={action.isDangerous(entry) ? 'grave' : undefined}
          disabled={differences.length === 0}
        >
          {action.label(entry)}
        </button>
        <a className="button quiet" href={modulePath(module)} data-cancel="">
          Cancel
        </a>
      </div>
    </form>
  )
}

function Conflict({
  module,
  since,
  done,
  now,
}: { readonly module: string } & NonNullable<Input['conflict']>) {
  if (done)
    return (
      <Note tone="info">
        <p>
          <b>You already did this</b> in{' '}
          <a href={`/console/history/${done.revision}`}>revision {done.revision}</a>. Nothing changed now.
        </p>
      </Note>
    )
  return (
    <Note tone="danger">
      <p>
        <b>Nothing changed: {module} changed in the meantime.</b> Check what will happen now, then confirm
        again.
      </p>
      <Changes changes={since} now={now} />
    </Note>
  )
}

function Problem({ text }: { readonly text: string }) {
  return (
    <Note tone="danger">
      <p>
        <b>Nothing changed.</b> {text}
      </p>
    </Note>
  )
}
