import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import { end, send } from './send.ts'
import { lockRequest, type RequestRow, updateRequest, writeItems } from './store/rows.ts'

type Site = Pick<Services, 'db' | 'config' | 'clock'>

export function noRequest() {
  return applicationError(404, 'REVIEW_REQUEST_NOT_FOUND', 'Review request not found.')
}

/** @throws ApiError 404 REVIEW_REQUEST_NOT_FOUND */
async function locked(trx: Trx, id: string): Promise<RequestRow> {
  const row = isUuid(id) ? await lockRequest(trx, id) : undefined
  if (!row || row.status === 'NONE') throw noRequest()
  return row
}

/** @throws ApiError 404 REVIEW_REQUEST_NOT_FOUND, 428 REVIEW_REQUEST_NOT_SCHEDULED */
async function waiting(trx: Trx, id: string): Promise<RequestRow> {
  const row = await locked(trx, id)
  if (row.status === 'SCHEDULED') return row
  throw applicationError(
    428,
    'REVIEW_REQUEST_NOT_SCHEDULED',
    'The review request does not wait any more. Read it again to see what became of it.',
    { status: row.status },
  )
}

export async function cancelRequest(trx: Trx, { clock }: Pick<Site, 'clock'>, id: string): Promise<void> {
  await end(trx, await waiting(trx, id), { status: 'CANCELED', reason: 'STAFF', date: clock.now() })
}

export async function sendNow(trx: Trx, site: Site, id: string): Promise<void> {
  await send(trx, site, await waiting(trx, id))
}

/** Takes a request away. Its row stays, without products, so that the order is not asked again by itself. */
export async function deleteRequest(trx: Trx, { clock }: Pick<Site, 'clock'>, id: string): Promise<void> {
  const row = await locked(trx, id)
  await writeItems(trx, row, [])
  await updateRequest(trx, row.orderId, { status: 'NONE', reason: null, updatedAt: clock.now() })
}
