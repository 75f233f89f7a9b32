import { randomUUID } from 'node:crypto'
import { applicationError } from '../../../base/errors.ts'
import { checkRevision } from '../../../base/input/revision.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Edit } from '../edits/edit.ts'
import { isShared } from '../ids.ts'
import { markChanged } from '../store/changes.ts'
import { saveProducts } from '../writes/products/save.ts'
import { lockProducts } from '../writes/products/store/lock.ts'
import { trimmed } from '../writes/shared/input.ts'
import type { InfoSectionChanges, NewInfoSection } from './input.ts'
import { plainTextOf } from './rich-text.ts'
import { insertInfoSection, removeInfoSection, saveInfoSection, uniqueNameTaken } from './state.ts'
import { ownSections, ownState } from './store/read.ts'
import { findIdByName, findProductsHaving, insertPlain, lockRow, pointProductsTo } from './store/rows.ts'
import type { InfoSectionState } from './view.ts'

/** Products of one statement, where a section goes that many have. */
const BATCH = 500

/** @throws ApiError 409 where another has its unique name */
export async function createInfoSection(edit: Edit, input: NewInfoSection): Promise<string> {
  const { date } = edit
  const { uniqueName, title } = input
  const row: InfoSectionState = {
    ...{ id: randomUUID(), uniqueName, title, revision: 1, createdAt: date, updatedAt: date },
    ...{ description: null, plainDescription: '', ...namesOf(input), ...textsOf(input) },
  }
  if (await insertInfoSection(edit, row)) return row.id
  throw uniqueNameTaken(row.uniqueName)
}

/** @throws ApiError 404, and 409 where it was changed meanwhile or another has the unique name */
export async function updateInfoSection(edit: Edit, input: InfoSectionChanges): Promise<void> {
  const before = await lockInfoSection(edit, input.id)
  checkRevision(before.revision, input.revision)
  await saveInfoSection(edit, before, { ...before, ...namesOf(input), ...textsOf(input) })
}

/** Deletes a section; its products stay, and each keeps a record of losing it, so that an undo can put it back. */
export async function deleteInfoSection(edit: Edit, id: string): Promise<void> {
  const before = await lockInfoSection(edit, id)
  const ids = await findProductsHaving(edit.trx, before.id)
  for (let at = 0; at < ids.length; at += BATCH) {
    const products = await lockProducts(edit.trx, ids.slice(at, at + BATCH))
    const changes = [...products.values()].map((product) => {
      const infoSections = product.infoSections.filter((each) => !(isShared(each) && each.id === before.id))
      return { before: product, after: { ...product, infoSections } }
    })
    await saveProducts(edit, changes)
  }
  await removeInfoSection(edit, before)
}

/** Finds a section by its id, or else by its unique name; makes it where there is none of that name. @throws ApiError 404 for an unknown id */
export async function infoSectionOf(
  edit: Edit,
  { id, ...input }: NewInfoSection & { readonly id?: string | undefined },
): Promise<string> {
  if (id) return (await lockInfoSection(edit, id)).id
  const known = await findIdByName(edit.trx, input.uniqueName.trim())
  return known ?? createInfoSection(edit, input)
}

function namesOf({ uniqueName, title }: Pick<InfoSectionChanges, 'uniqueName' | 'title'>) {
  return {
    ...(uniqueName !== undefined && { uniqueName: trimmed(uniqueName, 'infoSection.uniqueName') }),
    ...(title !== undefined && { title: trimmed(title, 'infoSection.title') }),
  }
}

/** Plain text alone takes the place of what was written richly before. */
function textsOf({
  description,
  plainDescription,
}: Pick<InfoSectionChanges, 'description' | 'plainDescription'>) {
  if (description)
    return { description, plainDescription: plainDescription ?? plainTextOf(description.nodes ?? []) }
  if (plainDescription === undefined && description === undefined) return {}
  return { description: null, plainDescription: plainDescription ?? '' }
}

/** Locks a section. One that only products hold becomes a shared one, in all of them. @throws ApiError 404 */
async function lockInfoSection(edit: Edit, id: string): Promise<InfoSectionState> {
  const read = () => lockRow(edit.trx, id)
  const row = isUuid(id)
    ? ((await read()) ?? ((await adopt(edit, id.toLowerCase())) && (await read())))
    : undefined
  if (row) return row
  throw applicationError(404, 'INFO_SECTION_NOT_FOUND', `Info section ${JSON.stringify(id)} not found.`)
}

/** Makes a section of products a shared one. Nothing that anybody sees changes: no revision, no event, no entry. */
async function adopt({ trx }: Edit, id: string): Promise<boolean> {
  const own = (await ownSections(trx, { hidden: true })).find((section) => section.id === id)
  if (!own) return false
  const state = ownState(own)
  await insertPlain(trx, state)
  const text = { title: own.title, description: own.text }
  await markChanged(trx, await pointProductsTo(trx, id, text))
  return true
}
