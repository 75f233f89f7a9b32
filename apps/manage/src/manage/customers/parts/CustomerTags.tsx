import { useSend } from '@galleria/manage'
import { TagsCard } from '../../shared/TagsCard.tsx'
import type { CustomerData } from '../data/customer.ts'
import { useMessages } from '../messages/index.ts'
import { Result } from './Result.tsx'

interface Props {
  readonly customer: CustomerData['customer']
  readonly mayChange: boolean
}

/** Tags of a customer, which are saved as a whole. */
export function CustomerTags({ customer: { tags, revision }, mayChange }: Props) {
  const t = useMessages()
  const { send, ...sending } = useSend()
  const save = (next: readonly string[]) => send({ intent: 'tags', tags: next, revision })
  return (
    <TagsCard
      title={t('list.tags')}
      {...{ tags, mayChange, ...sending }}
      words={{ field: t('tags.new'), add: t('tags.add'), remove: (tag) => t('tags.remove', { tag }) }}
      empty={t('tags.none')}
      onAdd={(tag) => save([...tags, tag])}
      onRemove={(tag) => save(tags.filter((other) => other !== tag))}
    >
      <Result {...sending} />
    </TagsCard>
  )
}
