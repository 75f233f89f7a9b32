import { UrlRedirect } from '@galleria/platform-client/entities/content'
import * as operations from '@galleria/platform-client/operations/content/url-redirects'
import { z } from 'zod'
import { ApiError, applicationError, violations } from '../../../base/errors.ts'
import { type Db, type Trx, transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { authorIdOf, authorOf, type By, namesOf } from '../author.ts'
import { pathOf, targetOf } from './address.ts'
import { followRedirects, isLoop } from './follow.ts'
import {
  countRedirects,
  deleteRedirects,
  findRedirect,
  findTargets,
  listRedirects,
  type RedirectRow,
  saveRedirect,
} from './store.ts'

const MOST_REDIRECTS = 10_000
const New = z.strictObject({ from: z.string().max(2048), to: z.string().max(2048) })

/** Redirects from addresses that the shop had before. */
export function urlRedirectRoutes(app: App): void {
  operation(
    app,
    operations.listUrlRedirects,
    {
      query: z.object({
        search: z.string().trim().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
        offset: z.coerce.number().int().min(0).max(100_000).default(0),
      }),
      answer: z.object({ redirects: z.array(UrlRedirect), total: z.int() }),
    },
    async ({ db, input }) => {
      const { rows, total } = await listRedirects(db, input)
      return { redirects: await viewsOf(db, rows), total }
    },
  )

  operation(
    app,
    operations.saveUrlRedirect,
    { body: z.object({ redirect: New }), answer: z.object({ redirect: UrlRedirect }) },
    ({ db, clock, caller, config: { storeUrl }, input: { redirect } }) =>
      transaction(db, async (trx) => {
        const save = await saver(trx, { caller, storeUrl, now: clock.now() })
        const [saved] = await viewsOf(trx, [await findRedirect(trx, await save(redirect))])
        return { redirect: saved }
      }),
  )

  operation(
    app,
    operations.bulkSaveUrlRedirects,
    {
      body: z.object({ redirects: z.array(New).min(1).max(500) }),
      answer: z.object({
        saved: z.int(),
        refused: z.array(z.object({ row: z.int(), code: z.string(), description: z.string() })),
      }),
    },
    ({ db, clock, caller, config: { storeUrl }, input: { redirects } }) =>
      transaction(db, async (trx) => {
        const save = await saver(trx, { caller, storeUrl, now: clock.now() })
        const refused: { row: number; code: string; description: string }[] = []
        for (const [row, redirect] of redirects.entries()) {
          try {
            await save(redirect)
          } catch (error) {
            if (!(error instanceof ApiError)) throw error
            refused.push({ row, ...reasonOf(error) })
          }
        }
        return { saved: redirects.length - refused.length, refused }
      }),
  )

  operation(
    app,
    operations.bulkDeleteUrlRedirects,
    {
      body: z.object({ redirectIds: z.array(z.guid()).min(1).max(100) }),
      answer: z.object({
        deleted: z.int(),
        redirects: z.array(z.object({ from: z.string(), to: z.string() })),
      }),
    },
    async ({ db, input: { redirectIds } }) => {
      const redirects = await deleteRedirects(db, redirectIds)
      return { deleted: redirects.length, redirects }
    },
  )

  operation(
    app,
    operations.lookUpUrlRedirect,
    {
      query: z.object({ path: z.string().max(2048) }),
      answer: z.object({ to: z.string().nullish() }),
      publicRead: true,
    },
    async ({ db, config: { storeUrl }, input }) => {
      const path = pathOf(input.path)
      return { to: (path && (await followRedirects(db, path, storeUrl))) ?? null }
    },
  )
}

interface Saver extends By {
  /** Address of the shop: what is below it is a path. */
  readonly storeUrl: string
}

/** Saves redirects one after the other, each checked against those before it; answers the path as it is known. */
async function saver(trx: Trx, { caller, now, storeUrl }: Saver) {
  const createdBy = authorIdOf(caller)
  let room = MOST_REDIRECTS - (await countRedirects(trx))
  return async (redirect: z.output<typeof New>): Promise<string> => {
    const { fromPath, toAddress } = checked(redirect, storeUrl)
    if (await isLoop(trx, { from: fromPath, to: toAddress }, storeUrl))
      throw applicationError(400, 'REDIRECT_LOOP', 'This redirect would lead back to where it begins.')
    // A replaced redirect takes no more room.
    if ((await findTargets(trx, [fromPath])).length === 0) {
      if (room <= 0) throw tooMany()
      room -= 1
    }
    await saveRedirect(trx, { fromPath, toAddress, createdAt: now, createdBy })
    return fromPath
  }
}

function checked({ from, to }: z.output<typeof New>, storeUrl: string) {
  const fromPath = pathOf(from)
  const toAddress = targetOf(to, storeUrl)
  const wrong = (field: string, description: string) =>
    violations([{ field: `redirect.${field}`, description, violatedRule: 'FORMAT' }])
  if (!fromPath)
    throw wrong('from', 'must be a path of the shop such as /old-shop/vase, and not its home page')
  if (!toAddress) throw wrong('to', 'must be a path such as /products/vase or an address with https://')
  return { fromPath, toAddress }
}

function tooMany() {
  return applicationError(
    409,
    'TOO_MANY_REDIRECTS',
    `A store can have at most ${MOST_REDIRECTS} redirects. Delete some first.`,
  )
}

function reasonOf({ body, message }: ApiError) {
  const { details } = body as { details?: { applicationError?: { code: string } } }
  return {
    code: details?.applicationError?.code ?? 'INVALID_ARGUMENT',
    description: message.replace(/^INVALID_ARGUMENT: /, ''),
  }
}

async function viewsOf(db: Db, rows: readonly RedirectRow[]) {
  const names = await namesOf(
    db,
    rows.map(({ createdBy }) => createdBy),
  )
  return rows.map(({ id, fromPath: from, toAddress: to, createdAt, createdBy }) => ({
    ...{ id, from, to, createdDate: createdAt.toISOString() },
    createdBy: authorOf(createdBy, names),
  }))
}
