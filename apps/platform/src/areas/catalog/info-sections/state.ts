import { infoSectionCreated, infoSectionDeleted, infoSectionUpdated } from '@galleria/platform-client/events'
import { sql } from 'kysely'
import { applicationError } from '../../../base/errors.ts'
import { jsonb } from '../../../data/database.ts'
import { telling } from '../../../data/outbox.ts'
import { differences } from '../edits/cells.ts'
import type { Edit } from '../edits/edit.ts'
import { markHavingSection } from '../store/changes.ts'
import { type InfoSectionState, infoSectionView } from './view.ts'

/** @returns false where another has its unique name */
export async function insertInfoSection(edit: Edit, row: InfoSectionState): Promise<boolean> {
  const made = await edit.trx
    .insertInto('infoSections')
    .values({ ...row, description: row.description && jsonb(row.description) })
    .onConflict((conflict) => conflict.column('uniqueName').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) record(edit, 'created', undefined, row)
  return made !== undefined
}

/** What every product that has it shows changes with it. @throws ApiError 409 where another has the unique name */
export async function saveInfoSection(
  edit: Edit,
  before: InfoSectionState,
  wanted: InfoSectionState,
): Promise<void> {
  const { trx, date } = edit
  if (Object.keys(differences(before, wanted)).length === 0) return
  const after = { ...wanted, revision: before.revision + 1, updatedAt: date }
  const { uniqueName, title, description, plainDescription, revision } = after
  // Whoever wants the same name waits at its uniqueness; looked at first, the answer can say so.
  const { rows } = await sql<{ id: string }>`update info_sections set unique_name = ${uniqueName},
      title = ${title}, description = ${description && JSON.stringify(description)}::jsonb,
      plain_description = ${plainDescription}, revision = ${revision}, updated_at = ${date}
    where id = ${before.id}::uuid and not exists (
      select 1 from info_sections other where other.unique_name = ${uniqueName} and other.id <> ${before.id}::uuid)
    returning id`.execute(trx)
  if (rows.length === 0) throw uniqueNameTaken(uniqueName)
  await markHavingSection(trx, before.id)
  record(edit, 'updated', before, after)
}

/** Whoever calls this has taken it from its products. */
export async function removeInfoSection(edit: Edit, row: InfoSectionState): Promise<void> {
  await edit.trx.deleteFrom('infoSections').where('id', '=', row.id).execute()
  record(edit, 'deleted', row, undefined)
}

export function uniqueNameTaken(uniqueName: string) {
  return applicationError(
    409,
    'INFO_SECTION_ALREADY_EXISTS',
    `There is another info section called ${JSON.stringify(uniqueName)}: give this one a uniqueName of its own`,
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
  const words = Object.keys(cells).filter((cell) => cell in entity || cell in had)
  const event =
    action === 'deleted'
      ? telling(infoSectionDeleted, { entityId, revision })
      : action === 'created'
        ? telling(infoSectionCreated, { entityId, revision, entity })
        : telling(infoSectionUpdated, {
            ...{ entityId, revision, entity },
            modifiedFields: Object.fromEntries(words.map((word) => [word, had[word] ?? null])),
          })
  edit.record({ kind: 'infoSection', entityId, name, action, revision, cells }, [event])
}
