import type { Message } from '@galleria/i18n'
import { key } from '../../messages/index.ts'

const words: Readonly<Record<string, Message>> = {
  NOT_APPLICABLE: key('membership.not-applicable'),
  NOT_STARTED: key('membership.not-started'),
  EXPIRED: key('membership.expired'),
  NO_CREDITS: key('membership.used-up'),
  NOT_ENOUGH_CREDITS: key('membership.too-few'),
}

/** Why a membership does not pay here (wire §4.2 `invalidMemberships.reason`); new reasons are told in general words. */
export const membershipProblem = (reason: string): Message =>
  words[reason] ?? key('membership.not-applicable')
