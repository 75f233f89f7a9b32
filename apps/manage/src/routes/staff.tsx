import { partRoute } from '../manage/shared/part-route.ts'
import { messages } from '../manage/staff/messages/index.ts'
import { staffSections as sections } from '../manage/staff/pages.ts'

const route = partRoute({ messages, sections, area: 'staff' })
export const { loader, action, Component, HydrateFallback, handle } = route

export { Problem as ErrorBoundary } from '../manage/shared/Problem.tsx'
