import { manageRoute } from '@galleria/manage'
import { messages } from '../manage/messages/index.ts'
import { sections } from '../manage/pages.ts'
import { MembersProblem as Problem } from '../manage/parts/MembersProblem.tsx'

const route = manageRoute({ boundary: 'account', messages, sections, Problem, area: 'customers' })
export const { loader, action, Component, HydrateFallback, handle } = route

export { Problem as ErrorBoundary }
