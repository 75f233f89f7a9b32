import { parts, useManageLinks } from '@galleria/manage'
import { Link } from '@galleria/router'
import { TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

const ANALYTICS = '/manage/analytics'

/** Link to points over time: of the program, or of one `CAMPAIGN-…` or `REWARD-…`. For whose role has analytics. */
export function AnalyticsLink({ of }: { readonly of?: string }) {
  const t = useMessages()
  const isAllowed = useManageLinks().some(({ to }) => to === ANALYTICS)
  if (!isAllowed) return null
  return (
    <p className={parts.quiet}>
      <TextLink as={Link} to={`${ANALYTICS}/loyalty${of ? `/${of}` : ''}`} className={parts.target}>
        {t('analytics.open')}
      </TextLink>
    </p>
  )
}
