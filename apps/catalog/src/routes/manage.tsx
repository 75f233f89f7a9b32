import { manageRoute } from '@galleria/manage'
import { messages } from '../manage/messages/index.ts'
import { sections } from '../manage/pages.ts'
import { CatalogProblem as Problem } from '../manage/parts/CatalogProblem.tsx'

const route = manageRoute({ boundary: 'catalog', messages, sections, Problem, area: 'catalog' })
export const { loader, action, Component, HydrateFallback, handle } = route

export { Problem as ErrorBoundary }
