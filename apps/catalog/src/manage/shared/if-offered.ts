import { isPlatformError } from '@galleria/platform-client'

/** Answer of a call that not every platform has; undefined where it is missing, as on the hosted one. */
export function ifOffered<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  return unless(call, (status) => status === 404)
}

/** Answer of a call that a page can do without; undefined where it is missing or fails. */
export function orWithout<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  return unless(call, () => true)
}

async function unless<Answer>(call: Promise<Answer>, isForgiven: (status: number) => boolean) {
  try {
    return await call
  } catch (error) {
    if (isPlatformError(error) && isForgiven(error.status)) return undefined
    throw error
  }
}
