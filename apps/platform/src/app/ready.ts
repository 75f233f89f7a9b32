import { sql } from 'kysely'
import { indexProgress, isIndexBuilt, TooManyProducts } from '../areas/catalog/index.ts'
import { applicationError } from '../base/errors.ts'
import { isUnavailable } from '../data/database.ts'
import type { Services } from '../data/services.ts'

/** Milliseconds for which whoever asks whether this server is ready is kept waiting. */
const SOON = 500

/** Body and headers of an answer that nothing is to be sent here, with the reason. */
export function notReady(reason: string) {
  const { body, status, headers } = applicationError(503, 'UNAVAILABLE', reason, {}, { 'Retry-After': '1' })
  return { body, init: { status, headers: { ...headers } } }
}

/**
 * Answers `/ready`: the database answers, the search index is warm, and this server stays. A refusal isn't thrown, because
 * the log would have one for each look of a probe.
 */
export async function answerReady(services: Services, leaving: boolean): Promise<Response> {
  const reason = leaving ? 'This server is shutting down. Try again.' : await whyNotReady(services)
  if (reason === undefined) return Response.json({ status: 'ok' })
  const { body, init } = notReady(reason)
  return Response.json(body, init)
}

async function whyNotReady(services: Services): Promise<string | undefined> {
  try {
    await sql`select 1`.execute(services.db)
    if (await isIndexBuilt(services, SOON)) return undefined
  } catch (error) {
    if (error instanceof TooManyProducts) return error.message
    if (!isUnavailable(error)) throw error
    return "The database doesn't answer. Try again."
  }
  // Tell the count: it grows while a large catalog is read.
  return `The catalog is still loading, ${indexProgress(services)} products so far. Try again.`
}
