import type { Say } from '../messages/index.ts'

export const conditions = ['NEW', 'OPENED', 'USED', 'DAMAGED', 'WRONG_ITEM'] as const

export function conditionName(condition: string, t: Say): string {
  switch (condition) {
    case 'NEW':
      return t('condition.new')
    case 'OPENED':
      return t('condition.opened')
    case 'USED':
      return t('condition.used')
    case 'DAMAGED':
      return t('condition.damaged')
    default:
      return t('condition.wrong-item')
  }
}
