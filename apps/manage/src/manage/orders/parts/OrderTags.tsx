import { useSend } from '@galleria/manage'
import { Result } from '../../shared/Result.tsx'
import { TagsCard } from '../../shared/TagsCard.tsx'
import type { OrderAnswer } from '../data/acts.ts'
import { useMessages } from '../messages/index.ts'

interface Props {
  readonly tags: readonly string[]
  readonly mayChange: boolean
}

/** Tags of an order, which the platform changes one at a time. */
export function OrderTags(props: Props) {
  const t = useMessages()
  const { send, ...adding } = useSend<OrderAnswer>()
  const { send: sendRemoval, ...removing } = useSend<OrderAnswer>()
  return (
    <TagsCard
      title={t('list.tags')}
      {...props}
      {...adding}
      words={{ field: t('tags.new'), add: t('tags.add'), remove: (tag) => t('tags.remove', { tag }) }}
      onAdd={(tag) => send({ intent: 'tag', tag })}
      onRemove={(tag) => sendRemoval({ intent: 'untag', tag })}
    >
      <Result {...adding} done={t('order.saved')} />
      <Result {...removing} done={t('order.saved')} />
    </TagsCard>
  )
}
