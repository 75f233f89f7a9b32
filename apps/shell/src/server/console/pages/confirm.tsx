import { type ModuleEntry, moduleIn } from '@galleria/delivery'
import { actNamed, type Wish } from '../acts/acts.ts'
import { type Rehearsal, stateOf } from '../acts/rehearse.ts'
import type { Past } from '../data/past.ts'
import type { Session } from '../session/session.ts'
import { FormSeal, type Page } from './layout.tsx'
import { Changes, DifferenceTable, Gates, modulePath, Note } from './parts.tsx'

interface Input {
  readonly wish: Wish
  readonly rehearsal: Rehearsal
  readonly session: Session
  readonly why?: string | undefined
  /** Set where it was confirmed, and others were faster. */
  readonly moved?:
    | { readonly since: readonly Past[]; readonly done: Past | null; readonly now: number }
    | undefined
  readonly problem?: string | undefined
}

/** What would be done, shown before it is: the difference of the sets, what the gates say, and one button. */
export function confirmPage({ wish, rehearsal, session, why, moved, problem }: Input): Page {
  const { before, differences, gates, refusal } = rehearsal
  const entry = moduleIn(before, wish.module)
  const act = actNamed(wish.act)
  return {
    title: act.question(wish, entry),
    place: '/console',
    up: { href: modulePath(wish.module), label: wish.module },
    status: moved || problem ? 409 : 200,
    told: moved ? (
      <Moved module={wish.module} {...moved} />
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
          <a className="button quiet" href={modulePath(wish.module)}>
            Back to {wish.module}
          </a>
        </p>
      </>
    ) : (
      <>
        <p className="outcome">{act.outcome(wish, entry)}</p>
        <DifferenceTable of={differences} caption="What will change in the set" />
        {gates.some(({ verdict }) => verdict !== 'pass') && (
          <section className="panel" aria-labelledby="gates">
            <h2 id="gates">The gates say</h2>
            <Gates verdicts={gates.filter(({ verdict }) => verdict !== 'pass')} />
          </section>
        )}
        {gates.length > 0 && gates.every(({ verdict }) => verdict === 'pass') && (
          <p className="muted">All {gates.length} gates let it pass.</p>
        )}
        <Confirmation wish={wish} entry={entry} rehearsal={rehearsal} session={session} why={why} />
      </>
    ),
  }
}

interface ConfirmationProps extends Pick<Input, 'wish' | 'rehearsal' | 'session' | 'why'> {
  readonly entry: ModuleEntry
}

function Confirmation({ wish, entry, rehearsal: { before, differences }, session, why }: ConfirmationProps) {
  const act = actNamed(wish.act)
  const { module, to, percent } = wish
  return (
    <form className="confirm" method="post" action={`${modulePath(module)}/${wish.act}`}>
      <FormSeal session={session} />
      <input type="hidden" name="revision" value={before.revision} />
      <input type="hidden" name="state" value={stateOf(before, module)} />
      {to !== undefined && <input type="hidden" name="to" value={to} />}
      {percent !== undefined && <input type="hidden" name="percent" value={percent} />}
      <label htmlFor="why">Why, for the history</label>
      <input id="why" name="why" maxLength={300} autoComplete="off" defaultValue={why} />
      <div className="acts">
        <button
          type="submit"
          className={act.isGrave(entry) ? 'grave' : undefined}
          disabled={differences.length === 0}
        >
          {act.label(entry)}
        </button>
        <a className="button quiet" href={modulePath(module)} data-cancel="">
          Leave it as it is
        </a>
      </div>
    </form>
  )
}

function Moved({ module, since, done, now }: { readonly module: string } & NonNullable<Input['moved']>) {
  if (done)
    return (
      <Note tone="info">
        <p>
          <b>It was done already</b>, by you, in{' '}
          <a href={`/console/history/${done.revision}`}>revision {done.revision}</a>. Nothing was done a
          second time.
        </p>
      </Note>
    )
  return (
    <Note tone="danger">
      <p>
        <b>Nothing was done: {module} was changed meanwhile.</b> What you confirmed would no longer do what
        was shown. Look at it as it is now.
      </p>
      <Changes changes={since} now={now} />
    </Note>
  )
}

function Problem({ text }: { readonly text: string }) {
  return (
    <Note tone="danger">
      <p>
        <b>Nothing was done.</b> {text}
      </p>
    </Note>
  )
}
