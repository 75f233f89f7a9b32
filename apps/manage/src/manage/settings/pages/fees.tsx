import { useFormat } from '@galleria/i18n'
import { Link } from '@galleria/router'
import { Badge, TextLink } from '@galleria/ui'
import { additionalFees } from '../data/lists.ts'
import { useMessages } from '../messages/index.ts'
import type { Loaded, ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { ListSection } from '../parts/ListSection.tsx'

export async function loader({ client, signal, site }: ManageRequest) {
  return { fees: await additionalFees(client, signal), currency: site.currencies[0] ?? site.currency }
}

export function Page({ data, isOwner }: PageProps<Loaded<typeof loader>>) {
  const t = useMessages()
  const format = useFormat()
  const money = (amount: string) => format.money(Number(amount), data.currency)
  return (
    <Frame title={t('fees.title')} description={t('fees.more')} isOwner={isOwner}>
      <ListSection
        title={t('fees.list')}
        none={t('fees.none')}
        add={{ to: '/manage/settings/fees/new', label: t('fees.new') }}
        head={[
          { title: t('common.name') },
          { title: t('fees.amount'), isNumber: true },
          { title: t('fees.below'), isNumber: true },
          { title: t('common.state') },
        ]}
        rows={data.fees.map(({ id, name, amount, belowSubtotal, active }) => ({
          key: id,
          cells: [
            <TextLink key="name" as={Link} to={`/manage/settings/fees/${id}`}>
              <bdi>{name}</bdi>
            </TextLink>,
            money(amount),
            belowSubtotal === undefined ? '' : money(belowSubtotal),
            <Badge key="state" tone={active ? 'success' : 'neutral'}>
              {active ? t('common.on') : t('common.off')}
            </Badge>,
          ],
        }))}
      />
    </Frame>
  )
}
