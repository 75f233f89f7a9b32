import { Badge, VisuallyHidden } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { useMyAccount } from './use-my-account.ts'

/** The member's tier; nothing before there is one. */
export default function TierBadge() {
  const t = useMessages()
  const tier = useMyAccount()?.tier
  if (!tier) return null
  return (
    <Badge tone="accent" data-boundary="loyalty">
      <VisuallyHidden>{t('widget.tier')} </VisuallyHidden>
      {tier}
    </Badge>
  )
}
