import { nameOf } from '../../../areas/cart/index.ts'
import {
  createDraft,
  type DraftRow,
  findDraft,
  quoteDraft,
  readSource,
} from '../../../areas/draft-orders/index.ts'
import { seeOther } from '../../../areas/identity/index.ts'
import { ApiError } from '../../../base/errors.ts'
import { transaction } from '../../../data/database.ts'
import type { App } from '../../../http/route.ts'
import { withErrorPage } from '../error-page.ts'
import { orderPage } from '../order-page.ts'
import { type Staff, withStaff, withStaffForm } from '../session.ts'
import { actOnDraft } from './acts.ts'
import { drafts } from './draft-form.ts'
import { draftsPage } from './list.ts'
import { draftNeedsConfirmation, draftPage, draftQuestion } from './page.ts'
import { describeRefusal } from './reasons.ts'

/** Orders that staff put together, or change. */
export function draftPages(app: App): void {
  app.get(drafts, (c) => withStaff(c, draftsPage))
  app.post(drafts, (c) => withStaffForm(c, begin))
  app.get(`${drafts}/:id`, (c) =>
    withStaff(
      c,
      withErrorPage(async (staff) => {
        const done = c.req.query('done')?.slice(0, 200)
        const search = c.req.query('product')?.trim().slice(0, 100)
        return draftPage(staff, await draftOf(staff), { done, search, from: fromIn(c.req.query('from')) })
      }),
    ),
  )
  app.post(`${drafts}/:id`, (c) =>
    withStaffForm(c, (staff, form) => withErrorPage(() => act(staff, form))(staff)),
  )
}

const draftOf = ({ c }: Staff): Promise<DraftRow> => findDraft(c.var.services.db, c.req.param('id') ?? '')

/** How far into what was found; the first page of anything else. */
const fromIn = (text: string | null | undefined) => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : 0)

/** A new draft; of an order, what stands against it is said on the order's page. */
async function begin(staff: Staff, form: URLSearchParams): Promise<Response> {
  const { c, caller } = staff
  const { services } = c.var
  const orderId = form.get('order') || undefined
  try {
    const { id } = await transaction(services.db, (trx) =>
      createDraft({ trx, services, caller }, { orderId }),
    )
    return seeOther(`${drafts}/${id}`)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    const problem = describeRefusal(error).text
    const order = orderId ? await readSource(services.db, orderId) : undefined
    return order ? orderPage(staff, order, { problem }) : draftsPage(staff, problem)
  }
}

async function act(staff: Staff, form: URLSearchParams): Promise<Response> {
  const { c, caller } = staff
  const { services } = c.var
  const draft = await draftOf(staff)
  if (draftNeedsConfirmation(form)) return draftQuestion(staff, draft, form)
  const search = form.get('search')?.slice(0, 100) || undefined
  try {
    const { done, at = `${drafts}/${draft.id}` } = await transaction(services.db, (trx) =>
      actOnDraft({ trx, services, caller, draft, form }),
    )
    const again = search ? { product: search, from: String(fromIn(form.get('from'))) } : {}
    return seeOther(`${at}?${new URLSearchParams({ done, ...again })}`)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 404) throw error
    const { items } = await quoteDraft(services.db, services, draft)
    const nameOfLine = (id: string) => {
      const item = items.find((each) => each.id === id)
      return item ? nameOf(item) : ''
    }
    return draftPage(staff, draft, {
      search,
      from: fromIn(form.get('from')),
      refused: { form, notice: describeRefusal(error, nameOfLine) },
    })
  }
}
