import { dayIn } from '../../../base/day.ts'
import { later } from '../../../base/later.ts'
import type { Services } from '../../../data/services.ts'
import { siteProperties } from '../../site-properties/index.ts'
import { countMiss, deleteMisses } from './misses-store.ts'

const LONGEST = 80
/** Email addresses, and numbers of telephones and cards with any spaces and signs in them: personal data. */
const personal = /@|(?:\d[\s().+/-]*){7}/

/** Normalizes words for counting; undefined of what is no search for goods. */
function missedWordsOf(expression: string): string | undefined {
  const words = expression.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
  return words.length < 2 || words.length > LONGEST || personal.test(words) ? undefined : words
}

/** Counts words that found nothing, by the shop's day. A search never fails because of it. */
export async function noteMiss(
  { db, config, clock, log }: Pick<Services, 'db' | 'config' | 'clock' | 'log'>,
  expression: string,
): Promise<void> {
  const words = missedWordsOf(expression)
  if (!words) return
  try {
    const { timeZone } = await siteProperties(db, config)
    await countMiss(db, dayIn(clock.now(), timeZone), words)
  } catch (error) {
    log({ level: 'error', what: 'search words', error: String(error) })
  }
}

/** Keeps a little more than a year. */
export function forgetOldMisses({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  return deleteMisses(db, dayIn(later(clock.now(), -400 * 86_400), 'UTC'))
}
