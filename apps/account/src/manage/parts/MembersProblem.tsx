import { ManageProblem } from '@galleria/manage'
import { useMessages } from '../messages/index.ts'

export function MembersProblem() {
  const t = useMessages()
  return (
    <ManageProblem
      boundary="account"
      refused={{ more: t('refused.more'), to: '/account', label: t('refused.own') }}
      home={{ to: '/manage/members', label: t('nothing.back') }}
      outage={t('outage.title')}
    />
  )
}
