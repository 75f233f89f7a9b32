import { manageRoute } from '@galleria/manage'
import { messages } from '../manage/messages/index.ts'
import { sections } from '../manage/pages.ts'
import { LoyaltyProblem as Problem } from '../manage/parts/LoyaltyProblem.tsx'

const route = manageRoute({ boundary: 'loyalty', messages, sections, Problem, area: 'loyalty' })
export const { loader, action, Component, HydrateFallback, handle } = route

export { Problem as ErrorBoundary }
