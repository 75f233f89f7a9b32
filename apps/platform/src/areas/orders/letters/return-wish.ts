import { type Block, paragraph } from '../../mailbox/index.ts'
import type { Resolution } from '../return-policy/policy.ts'
import type { LetterContext } from './context.ts'

/** Outcome of a return as the buyer asked for it; nothing of a plain refund. */
export function returnWish({ t }: LetterContext, resolution: Resolution): Block | undefined {
  if (resolution === 'REFUND') return undefined
  return paragraph(resolution === 'EXCHANGE' ? t('mail.return-exchange') : t('mail.return-credit'))
}
