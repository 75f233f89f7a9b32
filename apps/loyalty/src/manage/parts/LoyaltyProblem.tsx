import { ManageProblem, withWords } from '@galleria/manage'
import { messages, useMessages } from '../messages/index.ts'

export const LoyaltyProblem = withWords(messages, () => {
  const t = useMessages()
  return (
    <ManageProblem
      boundary="loyalty"
      refused={{ more: t('refused.more'), to: '/loyalty', label: t('refused.own') }}
      home={{ to: '/manage/loyalty', label: t('nothing.back') }}
      outage={t('outage.title')}
    />
  )
})
