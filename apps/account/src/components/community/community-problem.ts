import { lazy } from 'react'

/** Hardly ever seen, so no page brings it. */
export const CommunityProblem = lazy(() => import('./Problem.tsx'))
