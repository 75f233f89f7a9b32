import type { Say } from './messages/index.ts'

/** State of a back-in-stock request (spec §4). */
export function stateCopy(status: string, t: Say) {
  switch (status) {
    case 'RECEIVED':
    case 'PROCESSING':
      return { text: t('waiting.pending'), tone: 'info' } as const
    case 'NOTIFICATION_SENT':
      return { text: t('waiting.notified'), tone: 'success' } as const
    case 'FAILED':
      return { text: t('waiting.failed'), tone: 'warning' } as const
    default:
      return { text: status, tone: 'neutral' } as const
  }
}
