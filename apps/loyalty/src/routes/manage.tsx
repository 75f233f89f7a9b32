import { manageRoute } from '@galleria/manage'
import { messages } from '../manage/messages/index.ts'
import { sections } from '../manage/pages.ts'

const route = manageRoute({ boundary: 'loyalty', messages, sections })
export const { loader, action, Component, HydrateFallback } = route

export { LoyaltyProblem as ErrorBoundary } from '../manage/parts/LoyaltyProblem.tsx'
