import { useFormat } from '@galleria/i18n'
import { parts, Table } from '@galleria/manage'
import type { LevelAtLocation } from '@galleria/platform-client/stock'
import { Link } from '@galleria/router'
import { Card, Heading, TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

interface Props {
  readonly product: {
    readonly id: string
    readonly name: string
    readonly variants: readonly { readonly id: string; readonly choices?: object | null }[]
  }
  readonly levels: readonly LevelAtLocation[]
}

/** Stock of a product's variants at each location, where it has several. */
export function ProductLevels({ product, levels }: Props) {
  const t = useMessages()
  const format = useFormat()
  const places = levels.filter(({ variantId }) => variantId === levels[0]?.variantId)
  if (places.length < 2) return null
  return (
    <Card className={parts.form}>
      <Heading level={2}>{t('locations.levels')}</Heading>
      <Table
        label={t('locations.levels')}
        head={[
          { title: t('inventory.variant') },
          ...places.map(({ location }) => ({ title: location, isNumber: true as const })),
        ]}
        rows={product.variants.map(({ id, choices }) => ({
          key: id,
          cells: [
            <TextLink key="name" as={Link} to={`/manage/catalog/inventory/${id}`}>
              <bdi>{Object.values(choices ?? {}).join(' / ') || product.name}</bdi>
            </TextLink>,
            ...places.map(({ locationId }) => {
              const level = levels.find((each) => each.variantId === id && each.locationId === locationId)
              return typeof level?.available === 'number' ? format.number(level.available) : '–'
            }),
          ],
        }))}
      />
      <TextLink as={Link} to={`/manage/catalog/inventory?product=${product.id}`}>
        {t('locations.edit')}
      </TextLink>
    </Card>
  )
}
