import { ModuleBoundary } from './ModuleBoundary.tsx'

/** The frame itself failed; what remains needs nothing but the router. */
export function AppBoundary() {
  return (
    <main id="main" tabIndex={-1}>
      <ModuleBoundary />
    </main>
  )
}
