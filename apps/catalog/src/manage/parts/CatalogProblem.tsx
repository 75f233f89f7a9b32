import { ManageProblem, withWords } from '@galleria/manage'
import { messages, useMessages } from '../messages/index.ts'

export const CatalogProblem = withWords(messages, () => {
  const t = useMessages()
  return (
    <ManageProblem
      boundary="catalog"
      refused={{ more: t('refused.more'), to: '/products', label: t('refused.own') }}
      home={{ to: '/manage/catalog', label: t('nothing.back') }}
      outage={t('outage.title')}
    />
  )
})
