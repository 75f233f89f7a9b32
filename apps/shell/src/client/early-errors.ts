import { isPlatformError } from '@galleria/platform-client'
import { isRouteErrorResponse } from 'react-router'
import type { Boot } from '../common/boot.ts'
import type { VisitedPages } from './collecting/visited-pages.ts'

/** Whether an error is a fault of code: what the platform or a page answers on purpose is none. */
export function isMistake(error: unknown): boolean {
  return !isRouteErrorResponse(error) && !isPlatformError(error)
}

/** An error that a boundary caught. */
export function reportCaught(error: unknown, module?: string): void {
  if (isMistake(error)) window.galleriaEarlyErrors?.tell('render', error, '', module)
}

/** From now on what collects errors and web vitals may come; at once where there is something to tell. */
export function startCollecting(boot: Boot, pages: VisitedPages): void {
  const buffer = window.galleriaEarlyErrors
  if (!buffer) return
  const begin = () =>
    // Without it the page is as good: whoever tells of it is another.
    void import('./collecting/collect.ts').then(
      ({ collect }) => collect(boot, buffer, pages),
      () => undefined,
    )
  if (buffer.told.length > 0) begin()
  else buffer.begin = begin
}
