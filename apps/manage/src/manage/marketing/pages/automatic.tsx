import { may } from '@galleria/manage'
import { queryDiscountRules, updateDiscountRule } from '@galleria/platform-client/discounts'
import { Link } from '@galleria/router'
import { ButtonLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { DiscountList } from '../parts/DiscountList.tsx'
import { pageOf, ruleState, rulesFilter, states } from '../rules/list.ts'

export async function loader({ client, url, signal, site }: ManageRequest) {
  const query = url.searchParams
  const page = pageOf(query, rulesFilter(query), ['name', 'status', 'usageCount', 'createdDate'])
  const { discountRules, pagingMetadata } = await queryDiscountRules(client, { query: page }, { signal })
  return {
    rules: discountRules,
    query: query.toString(),
    cursors: pagingMetadata.cursors ?? {},
    currency: site.currencies[0] ?? site.currency,
  }
}

interface Sent {
  readonly intent: 'end'
  readonly id: string
  readonly revision: string
  readonly start?: string
}

export async function action({ client, t }: ManageRequest, { id, revision, start }: Sent) {
  const activeTimeInfo = { ...(start && { start }), end: new Date().toISOString() }
  return outcome(t, () => updateDiscountRule(client, { discountRule: { id, revision, activeTimeInfo } }))
}

/** Discounts without a code. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const { rules, query, cursors, currency } = data
  return (
    <DiscountList
      {...{ isOwner, query, cursors, currency }}
      list="automatic-discounts"
      title={t('automatic.title')}
      find={t('automatic.find')}
      path="/manage/marketing/automatic"
      states={states.filter((state) => state !== 'USED_UP')}
      mayChange={may(role, 'marketing', 'change')}
      actions={
        <ButtonLink as={Link} to="/manage/marketing/automatic/new" variant="primary">
          {t('automatic.new')}
        </ButtonLink>
      }
      rows={rules.map((rule) => ({
        ...rule,
        state: ruleState(rule),
        used: rule.usageCount,
        start: rule.activeTimeInfo?.start,
        end: rule.activeTimeInfo?.end,
      }))}
      names={[
        {
          id: 'name',
          header: t('form.name'),
          cell: ({ name }) => <bdi>{name}</bdi>,
          sort: 'name',
          phone: 'primary',
        },
      ]}
      usedSort="usageCount"
      none={{ title: t('automatic.none'), description: t('automatic.none-more') }}
    />
  )
}
