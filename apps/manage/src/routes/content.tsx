import { messages } from '../manage/content/messages/index.ts'
import { sections } from '../manage/content/pages.ts'
import { partRoute } from '../manage/shared/part-route.ts'

const route = partRoute({ messages, sections, area: 'content' })
export const { loader, action, Component, HydrateFallback, handle } = route

export { Problem as ErrorBoundary } from '../manage/shared/Problem.tsx'
