import type { Say } from '../messages/index.ts'
import type { Line } from './model/index.ts'

/** How often a line comes again, `Every 2 months`; undefined of what is bought once. */
export function cycleOf(line: Pick<Line, 'subscriptionOptionInfo'>, t: Say): string | undefined {
  const settings = line.subscriptionOptionInfo?.subscriptionSettings
  if (!settings) return undefined
  const interval = settings.interval || 1
  switch (settings.frequency) {
    case 'DAY':
      return t('cycle.day', { interval })
    case 'WEEK':
      return t('cycle.week', { interval })
    case 'YEAR':
      return t('cycle.year', { interval })
    default:
      return t('cycle.month', { interval })
  }
}
