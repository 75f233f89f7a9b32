import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { applicationError } from '../../../../base/errors.ts'
import { storedTags, Tags } from '../products/filing.ts'
import type { ProductState } from '../products/state.ts'

const MOST = 100

/** Tags that a product gets, and those that it loses; one that is named in both it gets (wire §3.10). */
export const tagsChange = { assignTags: Tags.nullish(), unassignTags: Tags.nullish() }
const TagsChange = z.object(tagsChange)
export type TagsChange = z.output<typeof TagsChange>

/** @throws ApiError 400 where it would have more than a hundred of one kind */
export function tagged(product: ProductState, { assignTags, unassignTags }: TagsChange): ProductState {
  const list = (kind: 'privateTags' | 'publicTags') => {
    const gone = new Set(unassignTags?.[kind]?.tagIds)
    const stay = (product.tags?.[kind]?.tagIds ?? []).filter((tag) => !gone.has(tag))
    const tagIds = [...new Set([...stay, ...(assignTags?.[kind]?.tagIds ?? [])])]
    if (tagIds.length <= MOST) return { tagIds }
    throw applicationError(
      400,
      'TAGS_LIMIT_EXCEEDED',
      `The product would have ${tagIds.length} ${kind}. The maximum is ${MOST}.`,
      {
        limit: MOST,
      },
    )
  }
  const tags = storedTags({ privateTags: list('privateTags'), publicTags: list('publicTags') })
  return isDeepStrictEqual(tags, product.tags) ? product : { ...product, tags }
}
