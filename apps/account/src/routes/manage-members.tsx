import { manageRoute } from '@galleria/manage'
import { messages } from '../manage/messages/index.ts'
import { sections } from '../manage/pages.ts'

const route = manageRoute({ boundary: 'account', messages, sections })
export const { loader, action, Component, HydrateFallback } = route

export { MembersProblem as ErrorBoundary } from '../manage/parts/MembersProblem.tsx'
