import { ManageProblem } from '@galleria/manage'
import { useMessages } from '../messages/index.ts'

export function LoyaltyProblem() {
  const t = useMessages()
  return (
    <ManageProblem
      boundary="loyalty"
      refused={{ more: t('refused.more'), to: '/loyalty', label: t('refused.own') }}
      home={{ to: '/manage/loyalty', label: t('nothing.back') }}
      outage={t('outage.title')}
    />
  )
}
