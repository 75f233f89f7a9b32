import { actOnPage, type PageSent, readEditor } from '../data/edit-page.ts'
import type { ManageRequest } from '../page.ts'

export const loader = (asked: ManageRequest) => readEditor(asked, 'PAGE')
export const action = (asked: ManageRequest, sent: PageSent) => actOnPage(asked, 'PAGE', sent)
export { PageEditor as Page } from '../parts/PageEditor.tsx'
