import { seeOther } from '../../../areas/identity/index.ts'
import { findContract } from '../../../areas/orders/index.ts'
import { ApiError, violationsOf } from '../../../base/errors.ts'
import type { App } from '../../../http/route.ts'
import { questionPage } from '../confirm.ts'
import { withErrorPage } from '../error-page.ts'
import { type Staff, withStaff, withStaffForm } from '../session.ts'
import { actOnContract } from './acts.ts'
import { contracts } from './labels.ts'
import { contractsPage } from './list.ts'
import { contractPage } from './page.ts'
import { questionOf } from './questions.ts'

/** Subscriptions beside the orders that they buy. */
export function contractPages(app: App): void {
  app.get(contracts, (c) => withStaff(c, withErrorPage(contractsPage)))
  app.get(`${contracts}/:id`, (c) =>
    withStaff(
      c,
      withErrorPage(async (staff) =>
        contractPage(staff, await contractOf(staff), { done: c.req.query('done')?.slice(0, 200) }),
      ),
    ),
  )
  app.post(`${contracts}/:id`, (c) =>
    withStaffForm(c, (staff, form) => withErrorPage(() => act(staff, form))(staff)),
  )
}

const contractOf = ({ c, caller }: Staff) => findContract(c.var.services.db, caller, c.req.param('id') ?? '')

async function act(staff: Staff, form: URLSearchParams): Promise<Response> {
  const contract = await contractOf(staff)
  const at = `${contracts}/${contract.id}`
  try {
    const question = await questionOf(staff, contract, form)
    if (question) return await questionPage(staff, { ...question, form, at })
    const done = await actOnContract(staff, contract.id, form)
    return seeOther(`${at}?${new URLSearchParams({ done })}`)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    const problem = problemIn(error)
    return contractPage(staff, await contractOf(staff), { problem, member: form.get('member') ?? '' })
  }
}

/** The transfer's form has one field, so each violation is of what was typed there. */
function problemIn(error: ApiError): string {
  const [violation] = violationsOf(error)
  return violation ? `This ${violation.description}.` : error.message
}
