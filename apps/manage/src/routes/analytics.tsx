import { messages } from '../manage/analytics/messages/index.ts'
import { sections } from '../manage/analytics/pages.ts'
import { partRoute } from '../manage/shared/part-route.ts'

const route = partRoute({ messages, sections, area: 'analytics' })
export const { loader, action, Component, HydrateFallback, handle } = route

export { Problem as ErrorBoundary } from '../manage/shared/Problem.tsx'
