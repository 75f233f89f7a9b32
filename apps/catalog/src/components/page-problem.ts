import { lazy } from 'react'

/** Hardly ever seen, so no page brings it. Where its code cannot be had either, the shell's own message stands. */
export const PageProblem = lazy(() => import('./Problem.tsx'))
