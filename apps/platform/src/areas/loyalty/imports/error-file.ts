import type { Context } from 'hono'
import { applicationError } from '../../../base/errors.ts'
import { line, tableAnswer } from '../../../base/tabular/line.ts'
import type { Db } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import { isSigned, signedLink } from '../../../data/signed-link.ts'
import type { Env } from '../../../http/route.ts'
import { findErrors } from './store/errors.ts'

const HOUR = 3_600_000
const PAGE = 1000

export const errorFolder = '/_files/loyalty-import-errors'

export function errorFileUrl(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  importId: string,
): string {
  return signedLink(config, `${errorFolder}/${importId}`, new Date(clock.now().getTime() + HOUR))
}

/** Rows that were not imported, each with its reason, as they stood in the file. */
export function sendErrorFile(c: Context<Env>): Response {
  const { db, clock, config } = c.var.services
  const id = c.req.param('id') ?? ''
  const given = { until: c.req.query('until'), proof: c.req.query('proof') }
  if (!isUuid(id) || !isSigned(config, `${errorFolder}/${id}`, given, clock.now()))
    throw applicationError(403, 'LINK_NOT_VALID', 'This link is wrong or has expired. Request a new one.')
  return tableAnswer(`errors-${id}.csv`, lines(db, id))
}

async function* lines(db: Db, importId: string): AsyncGenerator<string> {
  yield 'ROW,EMAIL,POINTS,REASON\r\n'
  for (let after = 0; ; ) {
    const rows = await findErrors(db, importId, { after, limit: PAGE })
    yield rows.map((row) => line([row.rowNumber, row.email, row.points, row.reason])).join('')
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.rowNumber
  }
}
