import { searchLoader } from '@galleria/manage'
import type { SearchResult } from '@galleria/page-parts/search-results'
import { queryMembers } from '@galleria/platform-client/members'
import { fullName } from '../rules/member-name.ts'

/** Members of a search in the admin, shown at once. */
const SHOWN = 5

export const loader = searchLoader(async ({ client, words, signal }): Promise<SearchResult[]> => {
  const query = { cursorPaging: { limit: SHOWN } }
  const asked = { query, fieldsets: ['FULL'] as const, search: { expression: words } }
  const { members } = await queryMembers(client, asked, { signal })
  return members.map((member) => ({
    to: `/manage/members/profile/${member.id}`,
    label: fullName(member),
    ...(member.loginEmail && { detail: member.loginEmail }),
  }))
})

/** Found members stay: no act on a page changes them. */
export const shouldRevalidate = () => false
