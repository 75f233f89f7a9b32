import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { plainText } from '../../../base/texts/plain-text.ts'

/** Tags of one customer. */
export const MOST_TAGS = 50

export const Tag = plainText(50).refine((text) => text.length > 0, { error: 'must not be empty' })
export const Tags = z.array(Tag).max(MOST_TAGS)

/** Tags without doubles, in the order of the alphabet. @throws ApiError 400 where there are too many */
export function tagsAfter(
  before: readonly string[],
  {
    assign = [],
    unassign = [],
  }: { readonly assign?: readonly string[]; readonly unassign?: readonly string[] },
): string[] {
  const gone = new Set(unassign)
  const tags = [...new Set([...before, ...assign])].filter((tag) => !gone.has(tag)).sort()
  if (tags.length > MOST_TAGS)
    throw applicationError(400, 'TOO_MANY_CUSTOMER_TAGS', `A customer can have at most ${MOST_TAGS} tags.`)
  return tags
}
