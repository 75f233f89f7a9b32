import { ManageProblem, withWords } from '@galleria/manage'
import { messages, useMessages } from '../messages/index.ts'

export const MembersProblem = withWords(messages, () => {
  const t = useMessages()
  return (
    <ManageProblem
      boundary="account"
      refused={{ more: t('refused.more'), to: '/account', label: t('refused.own') }}
      home={{ to: '/manage/members', label: t('nothing.back') }}
      outage={t('outage.title')}
    />
  )
})
