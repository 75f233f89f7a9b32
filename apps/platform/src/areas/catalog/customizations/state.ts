import {
  customizationCreated,
  customizationDeleted,
  customizationUpdated,
} from '@galleria/platform-client/events'
import { applicationError } from '../../../base/errors.ts'
import { outboxEvent } from '../../../data/outbox.ts'
import { differences } from '../edits/cells.ts'
import type { Edit } from '../edits/edit.ts'
import { deleteRow, insertRow, updateRow } from './store/rows.ts'
import { type CustomizationState, customizationView } from './view.ts'

/** @returns false where another of its type has the name */
export async function insertCustomization(edit: Edit, row: CustomizationState): Promise<boolean> {
  const made = await insertRow(edit.trx, row)
  if (made) record(edit, 'created', undefined, row)
  return made
}

/** Products follow by `followCustomization`. @throws ApiError 409 where another has the name */
export async function saveCustomization(
  edit: Edit,
  before: CustomizationState,
  wanted: CustomizationState,
): Promise<CustomizationState> {
  if (Object.keys(differences(before, wanted)).length === 0) return before
  const after = { ...wanted, revision: before.revision + 1, updatedAt: edit.date }
  if (!(await updateRow(edit.trx, after))) throw customizationTaken(after.name)
  record(edit, 'updated', before, after)
  return after
}

export async function removeCustomization(edit: Edit, row: CustomizationState): Promise<void> {
  await deleteRow(edit.trx, row.id)
  record(edit, 'deleted', row, undefined)
}

export function customizationTaken(name: string) {
  return applicationError(
    409,
    'CUSTOMIZATION_ALREADY_EXISTS',
    `A customization named ${JSON.stringify(name)} already exists. Use another name, or change that one.`,
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
      ? outboxEvent(customizationDeleted, { entityId, revision, entity })
      : action === 'created'
        ? outboxEvent(customizationCreated, { entityId, revision, entity })
        : outboxEvent(customizationUpdated, {
            ...{ entityId, revision, entity },
            modifiedFields: Object.fromEntries(
              Object.keys(cells).map((cell) => [words[cell] ?? cell, had[words[cell] ?? cell] ?? null]),
            ),
          })
  edit.record({ kind: 'customization', entityId, name, action, revision, cells }, [event])
}

const words: Readonly<Record<string, string>> = { choices: 'choicesSettings', freeText: 'freeTextInput' }
