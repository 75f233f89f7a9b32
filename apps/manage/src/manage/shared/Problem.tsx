import { ManageProblem, withWords } from '@galleria/manage'
import { messages, useMessages } from './messages/index.ts'

export const Problem = withWords(messages, () => {
  const t = useMessages()
  return (
    <ManageProblem
      boundary="manage"
      refused={{ more: t('refused.more'), to: '/', label: t('refused.own') }}
      home={{ to: '/manage', label: t('nothing.back') }}
      outage={t('outage.title')}
    />
  )
})
