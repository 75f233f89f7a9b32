import { messages } from '../manage/abandoned/messages/index.ts'
import { sections } from '../manage/abandoned/pages.ts'
import { partRoute } from '../manage/shared/part-route.ts'

const route = partRoute({ messages, sections, area: 'orders' })
export const { loader, action, Component, HydrateFallback, handle } = route

export { Problem as ErrorBoundary } from '../manage/shared/Problem.tsx'
