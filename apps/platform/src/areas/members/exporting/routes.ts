import * as operations from '@galleria/platform-client/operations/members/member-export'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { later } from '../../../base/later.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { isSigned, signedLink } from '../../../data/signed-link.ts'
import { type App, operation } from '../../../http/route.ts'
import { personOf } from '../person.ts'
import { findMember, findMemberRow } from '../store.ts'
import { writeExport } from './write.ts'

/** Long enough to begin a download; whoever finds the address later finds nothing. */
const LIFE_SECONDS = 600
const fileOf = (memberId: string) => `/_hosted/my-data/${memberId}`

/** All that is kept of the caller, as one file of JSON behind a link that ends: the platform's own call. */
export function exportRoutes(app: App): void {
  operation(
    app,
    operations.exportMyData,
    { answer: z.object({ url: z.url(), fileName: z.string(), expirationDate: z.iso.datetime() }) },
    async ({ db, config, clock, caller }) => {
      const { id, slug } = await findMember(db, caller.memberId)
      const expiresAt = later(clock.now(), LIFE_SECONDS)
      const url = signedLink(config, fileOf(id), expiresAt)
      return { url, fileName: fileName(slug), expirationDate: expiresAt.toISOString() }
    },
  )

  app.get(fileOf(':id'), async (c) => {
    const { db, config, clock } = c.var.services
    const id = c.req.param('id') ?? ''
    const { until, proof } = c.req.query()
    if (!isUuid(id) || !isSigned(config, fileOf(id), { until, proof }, clock.now())) throw ended()
    const row = await findMemberRow(db, id)
    // A member who is no longer approved asks the store for the export.
    if (row?.status !== 'APPROVED') throw ended()
    return c.body(writeExport(c.var.services, personOf(row), clock.now()), 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName(row.slug)}"`,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    })
  })
}

const fileName = (slug: string) => `galleria-${slug}.json`

function ended() {
  return applicationError(410, 'LINK_HAS_ENDED', 'This link is wrong or has expired. Request a new one.')
}
