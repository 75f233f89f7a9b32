import type { Context } from 'hono'
import { ApiError } from '../../../base/errors.ts'
import type { App, Env } from '../../../http/route.ts'
import { count } from '../pages/format.ts'
import type { Part } from '../part.ts'
import { importSnapshot } from '../snapshots/transfer.ts'
import { baselineCalls } from './calls.ts'
import { baselinesPage } from './page.ts'
import { deleteSnapshot, listBaselines, saveSnapshot } from './store.ts'

/** The site's data as a whole: put back, kept, carried elsewhere. */
export const baselines: Part = {
  path: '/_dev/baselines',
  name: 'Baselines',
  group: 'State',
  about:
    'Reset the site to a seed or a snapshot, save its current state, and export or import snapshots as files.',
  key: 'b',
  routes,
  state: async ({ db }) => count((await listBaselines(db)).filter(({ saved }) => saved).length, 'snapshot'),
}

function routes(app: App): void {
  baselineCalls(app)

  app.get('/_dev/baselines', async (c) =>
    baselinesPage(c, await listBaselines(c.var.services.db), { done: done[c.req.query('done') ?? ''] }),
  )

  app.post('/_dev/reset', (c) =>
    form(c, 'reset', async (fields) => {
      const { services } = c.var
      await services.workbench?.reset(services, textOf(fields.baseline))
    }),
  )
  app.post('/_dev/snapshots', (c) =>
    form(c, 'saved', (fields) => saveSnapshot(c.var.services, textOf(fields.name))),
  )
  app.post('/_dev/snapshots/delete', (c) =>
    form(c, 'deleted', (fields) => deleteSnapshot(c.var.services.db, textOf(fields.name))),
  )
  app.post('/_dev/snapshots/import', (c) =>
    form(c, 'imported', async ({ file, name }) => {
      const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array()
      await importSnapshot(c.var.services, bytes, textOf(name))
    }),
  )
}

const done: Readonly<Record<string, string>> = {
  reset: 'The site was reset in all processes.',
  saved: 'Snapshot saved.',
  deleted: 'Snapshot deleted.',
  imported: 'Snapshot imported. Restore it to use its data.',
}

/** Shows errors on the page, in the words of the call. */
async function form(
  c: Context<Env>,
  what: keyof typeof done,
  work: (fields: Record<string, string | File>) => Promise<unknown>,
): Promise<Response> {
  try {
    await work((await c.req.parseBody()) as Record<string, string | File>)
    return c.redirect(`/_dev/baselines?done=${what}`, 303)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return baselinesPage(c, await listBaselines(c.var.services.db), { problem: error })
  }
}

function textOf(field: string | File | undefined): string {
  return typeof field === 'string' ? field.trim() : ''
}
