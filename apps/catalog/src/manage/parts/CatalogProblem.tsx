import { ManageProblem } from '@galleria/manage'
import { useMessages } from '../messages/index.ts'

export function CatalogProblem() {
  const t = useMessages()
  return (
    <ManageProblem
      boundary="catalog"
      refused={{ more: t('refused.more'), to: '/products', label: t('refused.own') }}
      home={{ to: '/manage/catalog', label: t('nothing.back') }}
      outage={t('outage.title')}
    />
  )
}
