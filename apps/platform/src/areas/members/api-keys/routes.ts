import { randomUUID } from 'node:crypto'
import { ApiKey } from '@galleria/platform-client/entities/staff'
import * as operations from '@galleria/platform-client/operations/staff/api-keys'
import { type KeyPermissions, keyAreas } from '@galleria/platform-client/roles'
import { z } from 'zod'
import { applicationError, violations } from '../../../base/errors.ts'
import { checkRevision, Revision } from '../../../base/input/revision.ts'
import { plainText } from '../../../base/texts/plain-text.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import { newApiKey } from '../../../http/api-key.ts'
import { authorOf } from '../../../http/author.ts'
import { authorNames } from '../../../http/author-names.ts'
import { Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { lockStaffSettings } from '../staff/store.ts'
import { type ApiKeyRow, countApiKeys, insertApiKey, listApiKeys, lockApiKey, updateApiKey } from './store.ts'

/** Keys that a store can have at once. */
const MOST = 100

const Name = plainText(80).refine((text) => text.length > 0, { error: 'must not be empty' })
const rights = Object.fromEntries(keyAreas.map((area) => [area, z.enum(['read', 'change']).optional()]))
const Permissions = (z.strictObject(rights) as z.ZodType<KeyPermissions>).refine(
  (permissions) => Object.values(permissions).some((right) => right),
  { error: 'must open one area at least' },
)
const answer = z.object({ apiKey: ApiKey })

/** Keys of programs: the platform's own calls, for the owner alone. */
export function apiKeyRoutes(app: App): void {
  operation(
    app,
    operations.listApiKeys,
    { answer: z.object({ apiKeys: z.array(ApiKey) }) },
    async ({ db }) => {
      const rows = await listApiKeys(db)
      const names = await authorNames(
        db,
        rows.map(({ createdById }) => ({ byId: createdById })),
      )
      return { apiKeys: rows.map((row) => view(row, names)) }
    },
  )

  operation(
    app,
    operations.createApiKey,
    {
      body: z.object({
        apiKey: z.strictObject({
          name: Name,
          permissions: Permissions,
          expirationDate: z.iso.datetime({ offset: true }).nullish(),
        }),
      }),
      answer: answer.extend({ secret: z.string() }),
    },
    ({ db, clock, caller, input: { apiKey } }) =>
      transaction(db, async (trx) => {
        const now = clock.now()
        const { name, permissions, expirationDate } = apiKey
        const expiresAt = expirationDate ? new Date(expirationDate) : null
        if (expiresAt && expiresAt <= now) throw refusedEnd()
        // Two at once wait for each other, so that both see how many there are.
        await lockStaffSettings(trx)
        if ((await countApiKeys(trx)) >= MOST) throw tooMany()
        const { secret, ...key } = newApiKey()
        const { byType: createdByType, byId: createdById } = authorOf(caller)
        const row = await insertApiKey(trx, {
          ...{ id: randomUUID(), revision: 1, name, permissions, ...key },
          ...{ createdByType, createdById, createdAt: now, expiresAt, lastUsedAt: null, revokedAt: null },
        })
        return { ...(await answerOf(trx, row)), secret }
      }),
  )

  operation(
    app,
    operations.updateApiKey,
    {
      body: z.object({
        apiKey: z.strictObject({
          id: z.guid(),
          revision: Revision,
          name: Name.optional(),
          permissions: Permissions.optional(),
        }),
      }),
      answer,
    },
    ({ db, audited, input: { apiKey } }) =>
      transaction(db, async (trx) => {
        const { id, name, permissions } = apiKey
        const before = await existing(trx, id)
        checkRevision(before.revision, apiKey.revision)
        audited.before = { apiKey: { name: before.name, permissions: before.permissions } }
        const row = await updateApiKey(trx, id, {
          ...{ revision: before.revision + 1, name, permissions },
        })
        return answerOf(trx, row)
      }),
  )

  operation(
    app,
    operations.revokeApiKey,
    { body: z.object({ apiKeyId: z.guid() }), answer: Nothing },
    ({ db, clock, input: { apiKeyId: id } }) =>
      transaction(db, async (trx) => {
        await existing(trx, id)
        await updateApiKey(trx, id, { revokedAt: clock.now() })
        return {}
      }),
  )
}

async function existing(trx: Trx, id: string): Promise<ApiKeyRow> {
  const row = await lockApiKey(trx, id)
  if (!row) throw applicationError(404, 'API_KEY_NOT_FOUND', 'API key not found. It may have been revoked.')
  return row
}

async function answerOf(trx: Trx, row: ApiKeyRow) {
  return { apiKey: view(row, await authorNames(trx, [{ byId: row.createdById }])) }
}

function view(row: ApiKeyRow, names: ReadonlyMap<string, string>) {
  const { id, name, prefix, permissions, createdByType, createdById, revision } = row
  return {
    ...{ id, name, prefix, permissions: { ...permissions } as Record<string, string> },
    createdBy: { type: createdByType, id: createdById, name: names.get(createdById) ?? null },
    createdDate: row.createdAt.toISOString(),
    expirationDate: row.expiresAt?.toISOString() ?? null,
    lastUsedDate: row.lastUsedAt?.toISOString() ?? null,
    revision: String(revision),
  }
}

function refusedEnd() {
  const field = 'apiKey.expirationDate'
  return violations([{ field, description: 'must be in the future', violatedRule: 'VALIDATION' }])
}

function tooMany() {
  return applicationError(
    409,
    'TOO_MANY_API_KEYS',
    `A store can have at most ${MOST} API keys. Revoke one first.`,
  )
}
