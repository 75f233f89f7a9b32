import { isPlatformError } from '@galleria/platform-client'
import { isRouteErrorResponse } from 'react-router'
import type { Boot } from '../composition/boot.ts'

/** An error that a boundary caught. What the platform or a page answers on purpose is none. */
export function tellCaught(error: unknown, module?: string): void {
  if (!isRouteErrorResponse(error) && !isPlatformError(error))
    window.galleriaEars?.tell('render', error, '', module)
}

/** From now on what collects errors and web vitals may come; at once where there is something to tell. */
export function mayCollect(boot: Boot): void {
  const ears = window.galleriaEars
  if (!ears) return
  const begin = () =>
    // Without it the page is as good: whoever tells of it is another.
    void import('./collect.ts').then(
      ({ collect }) => collect(boot, ears),
      () => undefined,
    )
  if (ears.told.length > 0) begin()
  else ears.begin = begin
}
