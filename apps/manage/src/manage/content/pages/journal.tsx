import { actOnList, type ListSent, readList } from '../data/list-page.ts'
import type { ManageRequest } from '../page.ts'

export const loader = (asked: ManageRequest) => readList(asked, 'POST')
export const action = (asked: ManageRequest, sent: ListSent) => actOnList(asked, sent)
export { PageList as Page } from '../parts/PageList.tsx'
