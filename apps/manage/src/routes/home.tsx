import { messages } from '../manage/home/messages/index.ts'
import { sections } from '../manage/home/pages.ts'
import { partRoute } from '../manage/shared/part-route.ts'

const route = partRoute({ messages, sections })
export const { loader, action, Component, HydrateFallback, handle } = route

export { Problem as ErrorBoundary } from '../manage/shared/Problem.tsx'
