import {
  customizationCreated,
  customizationDeleted,
  customizationUpdated,
} from '@galleria/platform-client/events'
import { sql } from 'kysely'
import { applicationError } from '../../../base/errors.ts'
import { jsonb } from '../../../data/database.ts'
import { telling } from '../../../data/outbox.ts'
import { differences } from '../edits/cells.ts'
import type { Edit } from '../edits/edit.ts'
import { type CustomizationState, customizationView } from './view.ts'

/** @returns false where another of its type has the name */
export async function insertCustomization(edit: Edit, row: CustomizationState): Promise<boolean> {
  const made = await edit.trx
    .insertInto('customizations')
    .values({ ...row, choices: jsonb(row.choices), freeText: row.freeText && jsonb(row.freeText) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) record(edit, 'created', undefined, row)
  return made !== undefined
}

/** Products follow by `followCustomization`. @throws ApiError 409 where another has the name */
export async function saveCustomization(
  edit: Edit,
  before: CustomizationState,
  wanted: CustomizationState,
): Promise<CustomizationState> {
  if (Object.keys(differences(before, wanted)).length === 0) return before
  const after = { ...wanted, revision: before.revision + 1, updatedAt: edit.date }
  const { name, choices, freeText, revision, customizationType } = after
  const { rows } = await sql<{
    id: string
  }>`update customizations set name = ${name}, choices = ${jsonb(choices)},
      free_text = ${freeText && JSON.stringify(freeText)}::jsonb, revision = ${revision}, updated_at = ${edit.date}
    where id = ${before.id}::uuid and not exists (select 1 from customizations other where other.name = ${name}
      and other.customization_type = ${customizationType} and other.id <> ${before.id}::uuid)
    returning id`.execute(edit.trx)
  if (rows.length === 0) throw customizationTaken(name)
  record(edit, 'updated', before, after)
  return after
}

export async function removeCustomization(edit: Edit, row: CustomizationState): Promise<void> {
  await edit.trx.deleteFrom('customizations').where('id', '=', row.id).execute()
  record(edit, 'deleted', row, undefined)
}

export function customizationTaken(name: string) {
  return applicationError(
    409,
    'CUSTOMIZATION_ALREADY_EXISTS',
    `There is another customization called ${JSON.stringify(name)}: choose another name, or change that one`,
    { name },
  )
}

function record(
  edit: Edit,
  action: 'created' | 'updated' | 'deleted',
  before: CustomizationState | undefined,
  after: CustomizationState | undefined,
): void {
  const row = (after ?? before) as CustomizationState
  const { id: entityId, name, revision } = row
  const entity = customizationView(row)
  const cells = differences(before, after)
  const had: Readonly<Record<string, unknown>> = before ? customizationView(before) : {}
  const event =
    action === 'deleted'
      ? telling(customizationDeleted, { entityId, revision, entity })
      : action === 'created'
        ? telling(customizationCreated, { entityId, revision, entity })
        : telling(customizationUpdated, {
            ...{ entityId, revision, entity },
            modifiedFields: Object.fromEntries(
              Object.keys(cells).map((cell) => [words[cell] ?? cell, had[words[cell] ?? cell] ?? null]),
            ),
          })
  edit.record({ kind: 'customization', entityId, name, action, revision, cells }, [event])
}

const words: Readonly<Record<string, string>> = { choices: 'choicesSettings', freeText: 'freeTextInput' }
