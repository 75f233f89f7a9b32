import { randomUUID } from 'node:crypto'
import * as operations from '@galleria/platform-client/operations/members/manage-views'
import { z } from 'zod'
import type { Caller } from '../../../base/caller-type.ts'
import { applicationError } from '../../../base/errors.ts'
import { fullName } from '../../../base/texts/full-name.ts'
import { plainText } from '../../../base/texts/plain-text.ts'
import { transaction } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import {
  countManageViews,
  deleteManageView,
  findManageView,
  findManageViews,
  lockMaker,
  type ManageViewRow,
  upsertManageView,
} from './store.ts'

/** Views of one list that one person can save. */
const MOST = 50

const List = z.string().regex(/^[a-z][a-z-]{0,39}$/, 'must be a name such as orders')
const Name = plainText(60).refine((text) => text.length > 0, { error: 'must not be empty' })
const View = z.object({
  id: z.guid(),
  list: z.string(),
  name: z.string(),
  query: z.string(),
  shared: z.boolean(),
  madeBy: z.object({ id: z.guid(), name: z.string().nullable() }).nullable(),
  own: z.boolean(),
})

/** Named queries of the admin's lists, own or shared with colleagues. */
export function manageViewRoutes(app: App): void {
  operation(
    app,
    operations.listManageViews,
    { query: z.object({ list: List }), answer: z.object({ views: z.array(View) }) },
    async ({ db, caller, input }) => {
      const rows = await findManageViews(db, input.list, makerOf(caller))
      return { views: rows.map((row) => viewOf(row, caller)) }
    },
  )

  operation(
    app,
    operations.saveManageView,
    {
      body: z.object({
        view: z.strictObject({
          list: List,
          name: Name,
          query: z.string().max(2000),
          shared: z.boolean(),
        }),
      }),
      answer: z.object({ view: View }),
    },
    ({ db, clock, caller, input: { view } }) =>
      transaction(db, async (trx) => {
        const makerId = makerOf(caller)
        // Programs have no views of their own: nobody would see them.
        if (!makerId && !view.shared) throw ownOfNobody()
        if (makerId) await lockMaker(trx, makerId)
        const saved = await upsertManageView(trx, {
          ...view,
          id: randomUUID(),
          makerId,
          updatedAt: clock.now(),
        })
        const count = await countManageViews(trx, view.list, makerId)
        if (count > MOST) throw tooMany()
        return { view: viewOf(await findManageView(trx, saved), caller) }
      }),
  )

  operation(
    app,
    operations.deleteManageView,
    { query: z.object({ viewId: z.string() }), answer: Nothing },
    async ({ db, caller, input: { viewId } }) => {
      const row = isUuid(viewId) ? await findManageView(db, viewId) : undefined
      if (!row || !(row.shared || isOwn(row, caller))) throw noView()
      if (!isOwn(row, caller) && !decides(caller)) throw ofColleague()
      await deleteManageView(db, row.id)
      return {}
    },
  )
}

const makerOf = (caller: Caller): string | null => (caller.type === 'USER' ? caller.userId : null)

const isOwn = ({ makerId }: ManageViewRow, caller: Caller) => makerId !== null && makerId === makerOf(caller)

/** Programs of the owner, the owner and managers decide about what colleagues share. */
function decides(caller: Caller): boolean {
  return caller.type !== 'USER' || caller.role === 'OWNER' || caller.role === 'MANAGER'
}

function viewOf(row: ManageViewRow | undefined, caller: Caller) {
  if (!row) throw noView()
  const { id, list, name, query, shared, makerId } = row
  return {
    ...{ id, list, name, query, shared },
    madeBy: makerId ? { id: makerId, name: nameOf(row) } : null,
    own: isOwn(row, caller),
  }
}

function nameOf({ nickname, contact }: ManageViewRow): string | null {
  return fullName(contact) || nickname
}

function noView() {
  return applicationError(404, 'MANAGE_VIEW_NOT_FOUND', 'View not found.')
}

function ofColleague() {
  return applicationError(
    403,
    'MANAGE_VIEW_OF_COLLEAGUE',
    'A colleague saved this view. They, a manager or the owner can delete it.',
  )
}

function ownOfNobody() {
  return applicationError(
    400,
    'MANAGE_VIEW_WITHOUT_OWNER',
    'A program can save shared views only. Send shared: true.',
  )
}

function tooMany() {
  return applicationError(
    409,
    'TOO_MANY_MANAGE_VIEWS',
    `A list can have at most ${MOST} views of one person. Delete one first.`,
  )
}
