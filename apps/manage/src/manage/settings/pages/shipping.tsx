import { useFormat } from '@galleria/i18n'
import { parts as styles } from '@galleria/manage'
import { getDeliveryTerms, listCarriers } from '@galleria/platform-client/places'
import { Link } from '@galleria/router'
import { Badge, TextLink } from '@galleria/ui'
import { countriesFor } from '../data/countries.ts'
import { deliveryRegions, labelConfigurations, shippingOptions } from '../data/lists.ts'
import { useMessages } from '../messages/index.ts'
import type { Loaded, ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { ListSection } from '../parts/ListSection.tsx'
import { countryName } from '../rules/countries.ts'

export async function loader(asked: ManageRequest) {
  const { client, signal, site } = asked
  const [options, regions, labels, { carriers }] = await Promise.all([
    shippingOptions(client, signal),
    deliveryRegions(client, signal),
    labelConfigurations(client, signal),
    listCarriers(client, {}, { signal }),
  ])
  const terms = await Promise.all(options.map(({ id }) => getDeliveryTerms(client, { id }, { signal })))
  return {
    options: options.map((option, at) => ({
      ...option,
      pickup: terms[at]?.deliveryTerms.pickupMethod ?? '',
    })),
    regions,
    labels,
    carriers,
    countries: countriesFor(asked),
    currency: site.currencies[0] ?? site.currency,
  }
}

export function Page({ data, isOwner }: PageProps<Loaded<typeof loader>>) {
  const t = useMessages()
  const format = useFormat()
  const { options, regions, labels, carriers, countries, currency } = data
  const names = (ids: readonly string[] | undefined) =>
    regions
      .filter(({ id }) => ids?.includes(id))
      .map(({ name }) => name)
      .join(', ')
  const prices = (rates: (typeof options)[number]['rates']) =>
    (rates ?? []).map(({ amount }) => format.money(Number(amount), currency)).join(' · ')
  const kinds: Readonly<Record<string, string>> = {
    STORE_PICKUP: t('handover.store'),
    PICKUP_POINT: t('handover.point'),
  }
  return (
    <Frame title={t('shipping.title')} description={t('shipping.more')} isOwner={isOwner}>
      <div className={styles.rows}>
        <ListSection
          title={t('rates.title')}
          none={t('shipping.none')}
          add={{ to: '/manage/settings/shipping-rates/new', label: t('shipping.new') }}
          head={[
            { title: t('shipping.name') },
            { title: t('handover.kind') },
            { title: t('shipping.regions') },
            { title: t('shipping.prices'), isNumber: true },
            { title: t('shipping.time') },
          ]}
          rows={options.map(({ id, title, pickup, deliveryRegionIds, rates, estimatedDeliveryTime }) => ({
            key: id,
            cells: [
              <TextLink key="name" as={Link} to={`/manage/settings/shipping-rates/${id}`}>
                <bdi>{title}</bdi>
              </TextLink>,
              kinds[pickup] ?? t('handover.delivery'),
              <bdi key="regions">{names(deliveryRegionIds) || t('shipping.nowhere')}</bdi>,
              prices(rates),
              <bdi key="time">{estimatedDeliveryTime}</bdi>,
            ],
          }))}
        />
        <ListSection
          title={t('regions.title')}
          more={t('regions.more')}
          none={t('regions.none')}
          add={{ to: '/manage/settings/delivery-regions/new', label: t('regions.new') }}
          head={[
            { title: t('common.name') },
            { title: t('regions.countries') },
            { title: t('regions.position'), isNumber: true },
          ]}
          rows={[...regions]
            .sort((a, b) => a.position - b.position)
            .map(({ id, name, destinations, position }) => ({
              key: id,
              cells: [
                <TextLink key="name" as={Link} to={`/manage/settings/delivery-regions/${id}`}>
                  <bdi>{name}</bdi>
                </TextLink>,
                destinations
                  .map(({ country, subdivisions }) =>
                    country === '*'
                      ? t('regions.everywhere')
                      : [countryName(countries, country), subdivisions && `(${subdivisions.join(', ')})`]
                          .filter(Boolean)
                          .join(' '),
                  )
                  .join(', '),
                position,
              ],
            }))}
        />
        <ListSection
          title={t('labels.title')}
          more={t('labels.more')}
          none={t('labels.none')}
          add={{ to: '/manage/settings/labels/new', label: t('labels.new') }}
          head={[
            { title: t('labels.package') },
            { title: t('labels.services'), isNumber: true },
            { title: t('shipping.regions') },
          ]}
          rows={labels.map(
            ({ id, packageDetails, domesticServices, internationalServices, deliveryRegionIds }) => ({
              key: id,
              cells: [
                <TextLink key="name" as={Link} to={`/manage/settings/labels/${id}`}>
                  <bdi>{packageDetails?.name || t('labels.unnamed')}</bdi>
                </TextLink>,
                (domesticServices?.length ?? 0) + (internationalServices?.length ?? 0),
                <bdi key="regions">{names(deliveryRegionIds) || t('shipping.nowhere')}</bdi>,
              ],
            }),
          )}
        />
        <ListSection
          title={t('carriers.title')}
          more={t('carriers.more')}
          none={t('carriers.none')}
          head={[{ title: t('carriers.rates') }, { title: t('common.state') }]}
          rows={carriers.map(({ id, titles, state }) => ({
            key: id,
            cells: [
              <bdi key="titles">{titles.join(', ') || t('labels.title')}</bdi>,
              <Badge key="state" tone={state === 'ON' ? 'success' : 'danger'}>
                {state === 'ON' ? t('carriers.on') : t('carriers.failing')}
              </Badge>,
            ],
          }))}
        />
        <p>
          <TextLink as={Link} to="/manage/settings/label-provider">
            {t('postage.link')}
          </TextLink>
        </p>
        <p>
          <TextLink as={Link} to="/manage/settings/locations">
            {t('locations.title')}
          </TextLink>
        </p>
      </div>
    </Frame>
  )
}
