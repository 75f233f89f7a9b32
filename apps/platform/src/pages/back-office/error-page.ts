import { html } from 'hono/html'
import { ApiError } from '../../base/errors.ts'
import { officePage } from './layout.ts'
import { here } from './order-list.ts'
import type { Staff } from './session.ts'

/** Shows a refused search on a page, not as JSON. */
export function withErrorPage(
  show: (staff: Staff) => Promise<Response>,
): (staff: Staff) => Promise<Response> {
  return async (staff) => {
    try {
      return await show(staff)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      return officePage(staff.view, {
        title: 'Not found',
        status: error.status,
        body: html`<h1>Not found</h1><p class="lead">${error.message}</p><p><a href="${here}">All orders</a></p>`,
      })
    }
  }
}
