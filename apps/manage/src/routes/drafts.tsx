import { messages } from '../manage/drafts/messages/index.ts'
import { sections } from '../manage/drafts/pages.ts'
import { partRoute } from '../manage/shared/part-route.ts'

const route = partRoute({ messages, sections, area: 'orders' })
export const { loader, action, Component, HydrateFallback, handle } = route

export { Problem as ErrorBoundary } from '../manage/shared/Problem.tsx'
