import { isPlatformError, PlatformError, type PlatformErrorDetails } from '@galleria/platform-client'
import { UNSAFE_ErrorResponseImpl as ErrorResponse, isRouteErrorResponse } from 'react-router'
import type { SerializedError } from './boot.ts'

/** Errors of loaders cross to the browser so that both sides show the same boundary. No stack, no cause. */
export function serializeError(error: unknown): SerializedError {
  if (isRouteErrorResponse(error)) {
    const { status, statusText, data } = error
    return { kind: 'response', message: statusText, status, statusText, data }
  }
  if (isPlatformError(error)) {
    const { message, status, details, requestId } = error
    return { kind: 'platform', message, status, details, ...(requestId ? { requestId } : {}) }
  }
  return { kind: 'error', message: 'This page could not be made.' }
}

export function reviveError(error: SerializedError): unknown {
  const status = error.status ?? 500
  if (error.kind === 'response') return new ErrorResponse(status, error.statusText, error.data)
  if (error.kind === 'platform') {
    return new PlatformError(error.message, {
      status,
      details: (error.details ?? {}) as PlatformErrorDetails,
      requestId: error.requestId,
    })
  }
  return new Error(error.message)
}

/** HTTP status of a page whose loader failed. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  if (!isPlatformError(error)) return 500
  if (isOutage(error)) return 503
  return error.status === 404 ? 404 : 500
}

/** The platform did not answer, or could not. */
export function isOutage(error: unknown): boolean {
  return isPlatformError(error) && (error.status === 0 || error.status === 429 || error.status >= 500)
}
