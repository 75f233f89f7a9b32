import { useFormat } from '@galleria/i18n'
import { Table } from '@galleria/manage'
import type { LevelAtLocation } from '@galleria/platform-client/stock'
import { useMessages } from '../messages/index.ts'

/** Stock of one variant at each location. */
export function LevelsTable({ levels }: { readonly levels: readonly LevelAtLocation[] }) {
  const t = useMessages()
  const format = useFormat()
  return (
    <Table
      label={t('locations.levels')}
      head={[
        { title: t('log.location') },
        { title: t('column.available'), isNumber: true },
        { title: t('column.committed'), isNumber: true },
        { title: t('column.on-hand'), isNumber: true },
        { title: t('column.incoming'), isNumber: true },
      ]}
      rows={levels.map(({ locationId, location, available, committed, onHand, incoming }) => ({
        key: locationId,
        cells: [
          <bdi key="location">{location}</bdi>,
          ...[available, committed, onHand, incoming].map((count) =>
            typeof count === 'number' ? format.number(count) : '–',
          ),
        ],
      }))}
    />
  )
}
