import { randomUUID } from 'node:crypto'
import { CustomerNote } from '@galleria/platform-client/entities/customers'
import * as operations from '@galleria/platform-client/operations/customers/customers'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { type Db, transaction } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { authorOf } from '../../../http/author.ts'
import { authorNames } from '../../../http/author-names.ts'
import { Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { lockCustomer, requireCustomer } from '../people/find.ts'
import { countNotes, deleteNote, findNote, findNotes, insertNote, type NoteRow } from './store.ts'

/** Notes of one customer. */
const MOST = 500
const Id = z.string().max(100)
const Text = z
  .string()
  .max(2000)
  .transform((text) => text.trim())
  .refine((text) => text.length > 0, { error: 'must not be empty' })

/** Notes of staff about a customer, which the customer never sees. */
export function noteRoutes(app: App): void {
  operation(
    app,
    operations.listCustomerNotes,
    { query: z.object({ customerId: Id }), answer: z.object({ notes: z.array(CustomerNote) }) },
    async ({ db, input }) => {
      const { id } = await requireCustomer(db, input.customerId)
      return { notes: await noteViews(db, await findNotes(db, id, MOST)) }
    },
  )

  operation(
    app,
    operations.createCustomerNote,
    { body: z.object({ customerId: Id, text: Text }), answer: z.object({ note: CustomerNote }) },
    ({ db, clock, caller, input }) =>
      transaction(db, async (trx) => {
        const customer = await lockCustomer(trx, input.customerId)
        if ((await countNotes(trx, customer.id)) >= MOST) throw tooMany()
        const id = randomUUID()
        const facts = { id, customerId: customer.id, text: input.text, createdAt: clock.now() }
        const row = { ...facts, ...authorOf(caller) }
        await insertNote(trx, row)
        const [note] = await noteViews(trx, [row])
        return { note }
      }),
  )

  operation(
    app,
    operations.deleteCustomerNote,
    { query: z.object({ customerId: Id, noteId: Id }), answer: Nothing },
    ({ db, input: { customerId, noteId } }) =>
      transaction(db, async (trx) => {
        const customer = await lockCustomer(trx, customerId)
        const note = isUuid(noteId) ? await findNote(trx, noteId) : undefined
        if (note?.customerId !== customer.id) throw noNote()
        await deleteNote(trx, note.id)
        return {}
      }),
  )
}

async function noteViews(db: Db, rows: readonly NoteRow[]) {
  const names = await authorNames(db, rows)
  return rows.map(({ id, text, createdAt, byType, byId }) => {
    const name = names.get(byId)
    return {
      ...{ id, text, createdDate: createdAt.toISOString() },
      by: { type: byType, id: byId, ...(name ? { name } : {}) },
    }
  })
}

function noNote() {
  return applicationError(404, 'CUSTOMER_NOTE_NOT_FOUND', 'Note not found.')
}

function tooMany() {
  return applicationError(
    409,
    'TOO_MANY_CUSTOMER_NOTES',
    `A customer can have at most ${MOST} notes. Delete one first.`,
  )
}
