import { parts, SortableList, useSend } from '@galleria/manage'
import { sortBusinessLocations } from '@galleria/platform-client/places'
import { Link } from '@galleria/router'
import { Badge, ButtonLink, Heading, Notice, TextLink } from '@galleria/ui'
import { useState } from 'react'
import { businessLocations } from '../data/lists.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { Loaded, ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { ListSection } from '../parts/ListSection.tsx'
import { addressLine } from '../rules/address-draft.ts'

export async function loader({ client, signal }: ManageRequest) {
  return { locations: await businessLocations(client, signal) }
}

interface Sent {
  readonly ids: readonly string[]
}

export function action({ client, t }: ManageRequest, { ids }: Sent) {
  return outcome(t, async () => {
    await sortBusinessLocations(client, { ids })
    return {}
  })
}

export function Page({ data, isOwner }: PageProps<Loaded<typeof loader>>) {
  const t = useMessages()
  return (
    <Frame
      title={t('locations.title')}
      description={t('locations.more')}
      isOwner={isOwner}
      actions={
        <>
          <ButtonLink as={Link} to="/manage/catalog/inventory">
            {t('locations.stock')}
          </ButtonLink>
          <ButtonLink as={Link} to="/manage/catalog/stock-transfers">
            {t('locations.transfers')}
          </ButtonLink>
        </>
      }
    >
      <ListSection
        title={t('locations.list')}
        none={t('locations.none')}
        add={{ to: '/manage/settings/locations/new', label: t('locations.new') }}
        head={[
          { title: t('common.name') },
          { title: t('locations.address') },
          { title: t('store.zone') },
          { title: t('locations.state') },
        ]}
        rows={data.locations.map(({ id, name, address, timeZone, isDefault, active }) => ({
          key: id,
          cells: [
            <TextLink key="name" as={Link} to={`/manage/settings/locations/${id}`}>
              <bdi>{name}</bdi>
            </TextLink>,
            <bdi key="address">{addressLine(address)}</bdi>,
            timeZone,
            <Badge key="state" tone={active ? 'success' : 'neutral'}>
              {isDefault ? t('locations.default') : active ? t('locations.active') : t('locations.inactive')}
            </Badge>,
          ],
        }))}
      />
      {data.locations.length > 2 && <Order locations={data.locations} />}
    </Frame>
  )
}

/** Order in which goods are taken from the locations after the default. */
function Order({ locations }: Loaded<typeof loader>) {
  const t = useMessages()
  const { send, sent, isSending } = useSend()
  // An order that was read after the move tells what became of it.
  const [moved, setMoved] = useState({ from: locations, to: locations })
  const shown = moved.from === locations ? moved.to : locations
  const first = locations.filter(({ isDefault }) => isDefault)
  return (
    <section className={parts.form}>
      <Heading level={2} size="lg">
        {t('locations.order')}
      </Heading>
      <p className={parts.quiet}>{t('locations.order-hint')}</p>
      <SortableList
        label={t('locations.order')}
        items={shown.filter(({ isDefault }) => !isDefault)}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        onMove={(items) => {
          const to = [...first, ...items]
          setMoved({ from: locations, to })
          send({ ids: to.map(({ id }) => id) } satisfies Sent)
        }}
      >
        {({ name }) => <bdi>{name}</bdi>}
      </SortableList>
      {sent?.problem && !isSending && <Notice tone="danger">{sent.problem}</Notice>}
    </section>
  )
}
