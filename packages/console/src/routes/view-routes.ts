import { moduleIn, type RegistryDocument } from '@galleria/delivery'
import type { ConsoleApp, ConsoleContext, RouteContext } from '../console-app.ts'
import { periods } from '../data/health.ts'
import { type RevisionPage, readRevision, readRevisions, revisionAt } from '../data/history.ts'
import { readServingReleases } from '../data/serving-releases.ts'
import { readWeights } from '../data/weights.ts'
import { budgetsPage } from '../pages/budgets.tsx'
import { doneNote } from '../pages/done.tsx'
import { graphPage } from '../pages/graph.tsx'
import { healthPage } from '../pages/health.tsx'
import { historyPage, revisionPage } from '../pages/history.tsx'
import { modulePage } from '../pages/module.tsx'
import { modulesPage } from '../pages/modules.tsx'
import { problemPage } from '../pages/problem.tsx'
import { noReleasePage, releasePage } from '../pages/release.tsx'
import { sharedPage } from '../pages/shared.tsx'
import { vitalsPage } from '../pages/vitals.tsx'

/** Pages that show and change nothing. */
export function viewRoutes(
  app: ConsoleApp,
  { data, frameWidgets, show, now, registryProblem = () => null }: RouteContext,
): void {
  const { maySign } = data

  app.get('/', async (c) => {
    const document = await data.document()
    const search = (c.req.query('q') ?? '').trim().slice(0, 80)
    // Show the modules without their health where it cannot be read.
    const health = await data.health.read(24, now()).catch(() => null)
    const incidents = await data.incidents()
    return show(
      c,
      modulesPage({ document, health, incidents, search, maySign, now: now(), problem: registryProblem() }),
      document.revision,
    )
  })

  app.get('/modules/:module', async (c) => {
    const document = await data.document()
    const name = c.req.param('module')
    if (!Object.hasOwn(document.modules, name)) return noModule(c, name, document)
    const [releases, incidents, { changes }, notice] = await Promise.all([
      data.releases(name),
      data.incidents(name),
      readRevisions(data, { from: document.revision, module: name, limit: 5 }),
      doneNote(data, name, Number(c.req.query('done') ?? 0), c.get('session').name),
    ])
    const entry = moduleIn(document, name)
    return show(
      c,
      modulePage({ name, entry, releases, changes, incidents, maySign, now: now(), notice }),
      document.revision,
    )
  })

  app.get('/modules/:module/releases/:version', async (c) => {
    const document = await data.document()
    const { module, version } = c.req.param()
    const record = await data.record(module, version)
    if (!record) {
      const problem = (await data.problem(module, version)) ?? "This revision can't be read."
      return show(c, noReleasePage(module, version, problem), document.revision)
    }
    const { changes } = await readRevisions(data, { from: document.revision, module, limit: 400 })
    const released = changes.findLast(
      ({ document }) => document?.change?.to === version && document.change.gates.length > 0,
    )
    const page = releasePage({
      record,
      entry: moduleIn(document, module),
      released: released ?? null,
      now: await data.gates(document, record),
      maps: await data.maps(record),
      maySign,
    })
    return show(c, page, document.revision)
  })

  app.get('/history', async (c) => {
    const document = await data.document()
    const { at, module = '', from } = c.req.query()
    const modules = Object.keys(document.modules).sort()
    const list = (past: RevisionPage, problem?: string) =>
      show(c, historyPage({ ...past, module, modules, now: now(), problem }), document.revision)
    const start = from && /^\d+$/.test(from) ? Math.min(Number(from), document.revision) : document.revision
    if (at) {
      const time = Date.parse(/[zZ]|[+-]\d\d:?\d\d$/.test(at) ? at : `${at}Z`)
      const revision = Number.isNaN(time) ? null : await revisionAt(data, document.revision, time)
      const past = revision === null ? null : await readRevision(data, revision)
      if (past) {
        const page = revisionPage({ past, latest: document.revision, at: new Date(time).toISOString() })
        return show(c, page, document.revision)
      }
      const problem = Number.isNaN(time)
        ? `Enter a time such as 2026-11-21T14:00. Got “${at}”.`
        : `There's no record of the releases at ${new Date(time).toISOString()}.`
      return list(await readRevisions(data, { from: start, limit: 25 }), problem)
    }
    return list(await readRevisions(data, { from: start, module: module || undefined, limit: 25 }))
  })

  app.get('/history/:revision{\\d+}', async (c) => {
    const document = await data.document()
    const past = await readRevision(data, Number(c.req.param('revision')))
    if (past) return show(c, revisionPage({ past, latest: document.revision }), document.revision)
    const text = `There's no revision ${c.req.param('revision')}. The newest is ${document.revision}.`
    return show(c, problemPage('Not found', text, 404), document.revision)
  })

  app.get('/shared', async (c) => {
    const document = await data.document()
    return show(c, sharedPage(document, await readServingReleases(data, document)), document.revision)
  })

  for (const [path, pageOf] of [
    ['/health', healthPage],
    ['/vitals', vitalsPage],
  ] as const)
    app.get(path, async (c) => {
      const document = await data.document()
      const hours = periods.find((each) => String(each) === c.req.query('hours')) ?? 24
      const requested = c.req.query('module') ?? ''
      const module = Object.hasOwn(document.modules, requested) ? requested : ''
      const trials = Object.entries(document.modules).filter(([, { canary }]) => canary)
      const [health, ...found] = await Promise.all([
        data.health.read(hours, now()),
        ...trials.map(async ([name, entry]) => [name, await data.health.looks(entry)] as const),
      ])
      return show(c, pageOf({ document, health, looks: new Map(found), hours, module }), document.revision)
    })

  app.get('/graph', async (c) => {
    const document = await data.document()
    const served = await readServingReleases(data, document)
    const live = served.filter(({ isCanary }) => !isCanary).map(({ record }) => record)
    return show(c, graphPage(live, frameWidgets), document.revision)
  })

  app.get('/budgets', async (c) => {
    const document = await data.document()
    return show(c, budgetsPage(await readWeights(data, document)), document.revision)
  })

  function noModule(c: ConsoleContext, name: string, { revision }: RegistryDocument): Response {
    return show(c, problemPage('Not found', `We couldn't find a module named “${name}”.`, 404), revision)
  }
}
