import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { lockOrder, writeOrder } from './write-order.ts'

const TagIds = z.object({ tagIds: z.array(z.string().min(1).max(50)).max(100) })
export const TagLists = z.object({ privateTags: TagIds.nullish(), tags: TagIds.nullish() })
type TagLists = z.output<typeof TagLists>

interface Tagging {
  readonly id: string
  readonly assignTags?: TagLists | undefined
  readonly unassignTags?: TagLists | undefined
  readonly caller?: Caller
}

export async function changeTags(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock' | 'hooks'>,
  { id, assignTags, unassignTags, caller }: Tagging,
): Promise<void> {
  const order = await lockOrder(trx, id)
  const had = (kind: 'privateTags' | 'tags') => order.document.tags?.[kind]?.tagIds ?? []
  const list = (kind: 'privateTags' | 'tags') => {
    const gone = new Set(unassignTags?.[kind]?.tagIds)
    const kept = had(kind).filter((tag) => !gone.has(tag))
    const tagIds = new Set([...kept, ...(assignTags?.[kind]?.tagIds ?? [])])
    return { tagIds: [...tagIds].slice(0, 100) }
  }
  const tags = { privateTags: list('privateTags'), tags: list('tags') }
  const before = [had('privateTags'), had('tags')]
  if (isDeepStrictEqual([tags.privateTags.tagIds, tags.tags.tagIds], before)) return
  await writeOrder(trx, services, order, { document: { tags } }, caller)
}
