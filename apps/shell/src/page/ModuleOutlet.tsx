import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { PagePending } from './PagePending.tsx'

/** On the server no error boundary works, but Suspense does: a page that throws leaves the frame alive. */
export function ModuleOutlet() {
  return (
    <Suspense fallback={<PagePending />}>
      <Outlet />
    </Suspense>
  )
}
