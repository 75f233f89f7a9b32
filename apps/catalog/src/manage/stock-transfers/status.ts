import type { Say } from '../messages/index.ts'

export const statuses = ['DRAFT', 'IN_TRANSIT', 'RECEIVED', 'CANCELED'] as const

/** Name of a transfer's state, and its color. */
export function statusCopy(status: string, t: Say) {
  const words: Readonly<Record<string, string>> = {
    DRAFT: t('moves.draft'),
    IN_TRANSIT: t('moves.in-transit'),
    RECEIVED: t('moves.received'),
    CANCELED: t('moves.canceled'),
  }
  const tones: Readonly<Record<string, 'accent' | 'success'>> = { IN_TRANSIT: 'accent', RECEIVED: 'success' }
  return { text: words[status] ?? status, tone: tones[status] ?? ('neutral' as const) }
}
