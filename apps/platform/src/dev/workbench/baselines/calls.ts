import { z } from 'zod'
import { violations } from '../../../base/errors.ts'
import { parseObject, readText } from '../../../base/json.ts'
import { toViolations } from '../../../base/violations.ts'
import type { Services } from '../../../data/services.ts'
import type { App } from '../../../http/route.ts'
import { exportSnapshot, importSnapshot } from '../snapshots/transfer.ts'
import { seedNames } from './seeds.ts'
import { type Baseline, deleteSnapshot, listBaselines, saveSnapshot } from './store.ts'

const Name = z.object({ name: z.string().trim() })
const isJson = (type: string | undefined) => type?.includes('json') ?? false

/** API of baselines and snapshots for programs; forms of the page use its own routes. */
export function baselineCalls(app: App): void {
  app.post('/_dev/reset', async (c, next) => {
    if (!isJson(c.req.header('content-type'))) return next()
    const { services } = c.var
    const { baseline } = await readBody(
      services,
      c.req.raw,
      z.object({ baseline: z.string().default('full') }),
    )
    await services.workbench?.reset(services, baseline)
    return c.json({ baseline })
  })

  app.get('/_dev/snapshots', async (c) => {
    const snapshots = (await listBaselines(c.var.services.db)).filter(({ saved }) => saved)
    return c.json({ seeds: seedNames, snapshots: snapshots.map(view) })
  })

  app.post('/_dev/snapshots', async (c, next) => {
    if (!isJson(c.req.header('content-type'))) return next()
    const { name } = await readBody(c.var.services, c.req.raw, Name)
    return c.json({ snapshot: view(await saveSnapshot(c.var.services, name)) })
  })

  app.delete('/_dev/snapshots/:name', async (c) => {
    await deleteSnapshot(c.var.services.db, c.req.param('name'))
    return c.json({})
  })

  app.get('/_dev/snapshots/:name/file', async (c) => {
    const name = c.req.param('name')
    const file = await exportSnapshot(c.var.services, name)
    return c.body(new Uint8Array(file), 200, {
      'Content-Type': 'application/gzip',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}.galleria.gz`,
    })
  })

  app.post('/_dev/snapshots/import', async (c, next) => {
    if (c.req.header('content-type')?.startsWith('multipart/')) return next()
    const file = new Uint8Array(await c.req.arrayBuffer())
    return c.json({ snapshot: view(await importSnapshot(c.var.services, file, c.req.query('name'))) })
  })
}

function view({ name, counts, createdAt }: Baseline) {
  return { name, counts, createdDate: createdAt.toISOString() }
}

async function readBody<T extends z.ZodType>(
  services: Services,
  request: Request,
  schema: T,
): Promise<z.output<T>> {
  const parsed = schema.safeParse(parseObject(await readText(request, services.config.maxBodyBytes)))
  if (!parsed.success) throw violations(toViolations(parsed.error.issues))
  return parsed.data
}
