import { infoSectionCreated, infoSectionDeleted, infoSectionUpdated } from '@galleria/platform-client/events'
import { applicationError } from '../../../base/errors.ts'
import { outboxEvent } from '../../../data/outbox.ts'
import { differences } from '../edits/cells.ts'
import type { Edit } from '../edits/edit.ts'
import { markHavingSection } from '../store/changes.ts'
import { deleteRow, insertRow, updateRow } from './store/rows.ts'
import { type InfoSectionState, infoSectionView } from './view.ts'

/** @returns false where another has its unique name */
export async function insertInfoSection(edit: Edit, row: InfoSectionState): Promise<boolean> {
  const made = await insertRow(edit.trx, row)
  if (made) record(edit, 'created', undefined, row)
  return made
}

/** Saves a section, and marks every product that shows it as changed. @throws ApiError 409 where another has the unique name */
export async function saveInfoSection(
  edit: Edit,
  before: InfoSectionState,
  wanted: InfoSectionState,
): Promise<void> {
  const { trx, date } = edit
  if (Object.keys(differences(before, wanted)).length === 0) return
  const after = { ...wanted, revision: before.revision + 1, updatedAt: date }
  if (!(await updateRow(trx, after))) throw uniqueNameTaken(after.uniqueName)
  await markHavingSection(trx, before.id)
  record(edit, 'updated', before, after)
}

/** Removes a section that its caller has taken from all products. */
export async function removeInfoSection(edit: Edit, row: InfoSectionState): Promise<void> {
  await deleteRow(edit.trx, row.id)
  record(edit, 'deleted', row, undefined)
}

export function uniqueNameTaken(uniqueName: string) {
  return applicationError(
    409,
    'INFO_SECTION_ALREADY_EXISTS',
    `An info section with the uniqueName ${JSON.stringify(uniqueName)} already exists. Use another uniqueName.`,
    { uniqueName },
  )
}

function record(
  edit: Edit,
  action: 'created' | 'updated' | 'deleted',
  before: InfoSectionState | undefined,
  after: InfoSectionState | undefined,
): void {
  const row = (after ?? before) as InfoSectionState
  const { id: entityId, title: name, revision } = row
  const entity = infoSectionView(row)
  const cells = differences(before, after)
  const had: Readonly<Record<string, unknown>> = before ? infoSectionView(before) : {}
  const changedFields = Object.keys(cells).filter((cell) => cell in entity || cell in had)
  const event =
    action === 'deleted'
      ? outboxEvent(infoSectionDeleted, { entityId, revision })
      : action === 'created'
        ? outboxEvent(infoSectionCreated, { entityId, revision, entity })
        : outboxEvent(infoSectionUpdated, {
            ...{ entityId, revision, entity },
            modifiedFields: Object.fromEntries(changedFields.map((word) => [word, had[word] ?? null])),
          })
  edit.record({ kind: 'infoSection', entityId, name, action, revision, cells }, [event])
}
