import {
  cartVersions,
  type Frame,
  framesOf,
  frameText,
  type KnownReleases,
  type Recorder,
  type SeenError,
  type Subject,
  scrub,
  shellName,
} from '@galleria/delivery/telemetry'
import type { Batch, ToldError } from './batch.ts'

interface Recording {
  readonly recorder: Recorder
  readonly releases: KnownReleases
  readonly shellVersion: string
  readonly now: () => Date
  /** Addresses that a release declares; none of one that cannot be read. */
  readonly routesOf: (module: string, version: string) => Promise<readonly string[]>
}

/**
 * Counts what a tab told, each part for the release that it is about; what concerns none that is known is left out.
 * `isJudged`: whether a canary may be compared by it.
 */
export async function recordBatch(batch: Batch, recording: Recording, isJudged: boolean): Promise<void> {
  const { recorder, releases, shellVersion, now } = recording
  const began = new Date(now().getTime() - batch.age)
  const shell: Subject = { module: shellName, version: shellVersion, rollout: null }
  const subjectOf = async (module: string, version = batch.set[module]) =>
    version === undefined ? null : releases.subject(module, version, began, isJudged && !batch.isPreview)
  const each = async (modules: readonly string[], tell: (subject: Subject) => void) => {
    for (const module of new Set(modules)) {
      const subject = module === shellName ? shell : await subjectOf(module)
      if (subject) tell(subject)
    }
  }
  await each(batch.seen, recorder.view)
  await each(batch.failed, recorder.failed)
  for (const [module, took] of Object.entries(batch.loads))
    await each([module], (subject) => recorder.time(subject, 'load', took))
  const { cls, ...times } = batch.vitals
  await each([...Object.keys(batch.set), shellName], (subject) => {
    for (const timing of ['lcp', 'inp', 'ttfb', 'fcp'] as const) {
      const took = times[timing]
      if (took !== undefined) recorder.time(subject, timing, took)
    }
    if (cls !== undefined) recorder.time(subject, 'cls', cls * 1000)
  })
  if (batch.press && times.inp !== undefined) {
    const { inp } = times
    await each([batch.press.module], (subject) => recorder.time(subject, 'press', inp))
  }
  if (batch.tasks) {
    const { tasks } = batch
    // Count modules without a long task too, or quantiles would be of bad views alone.
    await each([...Object.keys(batch.set), shellName], (subject) => {
      const { count, blocking } = tasks[subject.module] ?? { count: 0, blocking: 0 }
      recorder.time(subject, 'tasks', count)
      recorder.time(subject, 'blocking', blocking)
    })
  }
  await recordPages(batch, recording, subjectOf)
  if (!batch.isPreview) {
    for (const version of cartVersions) {
      const count = batch.purchases[version] ?? 0
      if (count > 0) recorder.purchases(version, count)
    }
  }
  for (const caught of batch.errors) {
    const frames = framesOf(caught.stack)
    const subject = await whose(caught, frames, subjectOf)
    const error: SeenError = { side: 'browser', ...wordsOf(caught, frames, shellVersion) }
    recorder.error(subject ?? shell, error)
  }
}

/** Counts the vitals for pages that a known release declares, and for no other. */
async function recordPages(
  { page, press, seen, vitals: { cls, inp, ...times }, tasks }: Batch,
  { recorder, routesOf }: Recording,
  subjectOf: (module: string) => Promise<Subject | null>,
): Promise<void> {
  const known = async (told: NonNullable<Batch['page']> | undefined) => {
    const subject = told && told.module !== shellName ? await subjectOf(told.module) : null
    if (!told || !subject) return null
    const { module, version } = subject
    return (await routesOf(module, version)).includes(told.route)
      ? { module, version, route: told.route }
      : null
  }
  const began = await known(page)
  if (began) {
    if (seen.includes(began.module)) recorder.pageView(began)
    for (const timing of ['lcp', 'ttfb', 'fcp'] as const) {
      const took = times[timing]
      if (took !== undefined) recorder.pageTime(began, timing, took)
    }
    if (cls !== undefined) recorder.pageTime(began, 'cls', cls * 1000)
    if (tasks) {
      const sum = (key: 'count' | 'blocking') =>
        Object.values(tasks).reduce((all, each) => all + each[key], 0)
      recorder.pageTime(began, 'tasks', sum('count'))
      recorder.pageTime(began, 'blocking', sum('blocking'))
    }
  }
  const pressed = inp === undefined ? null : await known(press?.page ?? page)
  if (pressed && inp !== undefined) recorder.pageTime(pressed, 'inp', inp)
}

/** The one whose boundary caught it, else whose file is nearest to where it was thrown. */
async function whose(
  { module, version }: ToldError,
  frames: readonly Frame[],
  subjectOf: (module: string, version?: string) => Promise<Subject | null>,
): Promise<Subject | null> {
  const caught = module === undefined ? null : await subjectOf(module, version)
  if (caught) return caught
  const nearest = frames.find((frame) => frame.module !== shellName)
  return nearest ? subjectOf(nearest.module, nearest.version) : null
}

export function wordsOf(
  { kind, message }: Pick<ToldError, 'kind' | 'message'>,
  frames: readonly Frame[],
  shellVersion: string,
): Pick<SeenError, 'kind' | 'message' | 'stack'> {
  const stack = frames.map((frame) =>
    frameText(frame.module === shellName ? { ...frame, version: shellVersion } : frame),
  )
  return { kind, message: scrub(message) || 'unknown', stack }
}
