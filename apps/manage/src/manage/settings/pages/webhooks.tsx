import { listEventSubscriptions } from '@galleria/platform-client/event-subscriptions'
import { Link } from '@galleria/router'
import { Badge, TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { Loaded, ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { ListSection } from '../parts/ListSection.tsx'

export const loader = ({ client, signal }: ManageRequest) =>
  listEventSubscriptions(client, undefined, { signal })

export function Page({ data, isOwner }: PageProps<Loaded<typeof loader>>) {
  const t = useMessages()
  return (
    <Frame title={t('webhooks.title')} description={t('webhooks.more')} isOwner={isOwner}>
      <ListSection
        title={t('webhooks.list')}
        none={t('webhooks.none')}
        add={{ to: '/manage/settings/webhooks/new', label: t('webhooks.new') }}
        head={[
          { title: t('webhooks.url') },
          { title: t('webhooks.events') },
          { title: t('common.state') },
          { title: t('webhooks.failures'), isNumber: true },
        ]}
        rows={data.subscriptions.map(({ id, url, eventTypes, status, failures }) => ({
          key: id,
          cells: [
            <TextLink key="url" as={Link} to={`/manage/settings/webhooks/${id}`}>
              <bdi>{url}</bdi>
            </TextLink>,
            eventTypes ? t('webhooks.some', { count: eventTypes.length }) : t('webhooks.all'),
            <Badge key="state" tone={status === 'ENABLED' ? 'success' : 'neutral'}>
              {status === 'ENABLED' ? t('common.on') : t('common.off')}
            </Badge>,
            failures,
          ],
        }))}
      />
    </Frame>
  )
}
