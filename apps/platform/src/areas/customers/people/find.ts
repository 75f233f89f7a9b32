import { applicationError } from '../../../base/errors.ts'
import type { Db, Trx } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { type CustomerRow, findCustomerRow, lockCustomers } from './store/list.ts'

/** @throws ApiError 404 */
export async function requireCustomer(db: Db, id: string): Promise<CustomerRow> {
  const row = isUuid(id) ? await findCustomerRow(db, id) : undefined
  if (!row) throw noCustomer()
  return row
}

/** Customer who was not merged, locked. @throws ApiError 404 */
export async function lockCustomer(trx: Trx, id: string) {
  const [row] = isUuid(id) ? await lockCustomers(trx, [id]) : []
  if (!row) throw noCustomer()
  return row
}

function noCustomer() {
  return applicationError(404, 'CUSTOMER_NOT_FOUND', 'Customer not found. It may have been merged or erased.')
}
