import { manageRoute } from '@galleria/manage'
import { messages } from '../manage/messages/index.ts'
import { sections } from '../manage/pages.ts'

const route = manageRoute({ boundary: 'catalog', messages, sections })
export const { loader, action, Component, HydrateFallback } = route

export { CatalogProblem as ErrorBoundary } from '../manage/parts/CatalogProblem.tsx'
