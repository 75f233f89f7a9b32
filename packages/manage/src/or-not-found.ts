import { isPlatformError } from '@galleria/platform-client'
import { data } from '@galleria/router'

/** Turns a 404 of the platform into the page's 404. */
export async function orNotFound<Value>(value: Promise<Value>): Promise<Value> {
  try {
    return await value
  } catch (error) {
    const isAbsent = isPlatformError(error) && (error.status === 404 || error.status === 400)
    throw isAbsent ? data('Not found', { status: 404 }) : error
  }
}
