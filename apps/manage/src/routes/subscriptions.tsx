import { partRoute } from '../manage/shared/part-route.ts'
import { messages } from '../manage/subscriptions/messages/index.ts'
import { sections } from '../manage/subscriptions/pages.ts'

const route = partRoute({ messages, sections, area: 'orders' })
export const { loader, action, Component, HydrateFallback, handle } = route

export { Problem as ErrorBoundary } from '../manage/shared/Problem.tsx'
