import { isApplicationError, isPlatformError, isValidationError } from '@galleria/platform-client'
import { key } from '../../messages/index.ts'

export const notifyProblems = {
  email: key('notify.email'),
  choose: key('notify.choose'),
  available: key('notify.available'),
  refused: key('notify.refused'),
  failed: key('notify.failed'),
}
export type NotifyProblem = keyof typeof notifyProblems

/** Why a request to be told was not taken, or undefined where that is no answer of the platform. */
export function notifyProblem(error: unknown): NotifyProblem | undefined {
  if (isApplicationError(error, 'ITEM_AVAILABLE')) return 'available'
  if (isApplicationError(error, 'LETTER_REFUSED')) return 'refused'
  if (isValidationError(error))
    return error.violations.some(({ field }) => field.endsWith('variantId')) ? 'choose' : 'email'
  return isPlatformError(error) ? 'failed' : undefined
}
