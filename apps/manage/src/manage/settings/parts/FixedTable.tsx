import { Table } from '@galleria/manage'
import type { StoreConfiguration } from '@galleria/platform-client/site-properties'
import { useMessages } from '../messages/index.ts'

interface Props {
  readonly label: string
  /** Facts to show by their name in the configuration, with what a merchant calls them. */
  readonly names: Readonly<Record<string, string>>
  readonly configuration: StoreConfiguration
}

/** Values that the store was started with: read-only, beside the variable that sets each. */
export function FixedTable({ label, names, configuration }: Props) {
  const t = useMessages()
  const known = new Map(configuration.settings.map((fact) => [fact.name, fact]))
  return (
    <Table
      label={label}
      head={[{ title: t('fixed.setting') }, { title: t('fixed.value') }, { title: t('fixed.by') }]}
      rows={Object.entries(names).map(([name, title]) => {
        const { value = '', variable } = known.get(name) ?? {}
        return {
          key: name,
          cells: [
            title,
            value ? <bdi>{value}</bdi> : t('fixed.none'),
            variable ? <code>{variable}</code> : t('fixed.code'),
          ],
        }
      })}
    />
  )
}
