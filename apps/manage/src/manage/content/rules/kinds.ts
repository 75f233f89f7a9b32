import type { PageKind } from '@galleria/platform-client/content-pages'

/** The home page is no list. */
const HOME = '/manage/content/home'

/** Path of a page's editor in the admin. */
export function editorOf(kind: PageKind, id: string): string {
  if (kind === 'HOME') return HOME
  return `/manage/content/${kind === 'POST' ? 'journal' : 'pages'}/${id}`
}

/** Path of the list that a page is in. */
export function listOf(kind: PageKind): string {
  if (kind === 'HOME') return HOME
  return kind === 'POST' ? '/manage/content/journal' : '/manage/content'
}

/** Path of a page in the shop, without a language. */
export function shopPath(kind: PageKind, slug: string): string {
  if (kind === 'HOME') return '/'
  return `/${kind === 'POST' ? 'journal' : 'pages'}/${slug}`
}
