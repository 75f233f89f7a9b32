import { areaNames, messages as kit, roleNames, Table } from '@galleria/manage'
import { staffAreas, staffRoles } from '@galleria/platform-client/roles'
import { Heading } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { rightOf } from '../rules/names.ts'

/** The table of permissions: what each role reads and changes. */
export function RoleTable() {
  const t = useMessages()
  const say = kit.useMessages()
  return (
    <section>
      <Heading level={2}>{t('roles.title')}</Heading>
      <Table
        label={t('roles.title')}
        head={[{ title: t('roles.area') }, ...staffRoles.map((role) => ({ title: say(roleNames[role]) }))]}
        rows={staffAreas.map((area) => ({
          key: area,
          cells: [say(areaNames[area]), ...staffRoles.map((role) => say(rightOf(role, area)))],
        }))}
      />
    </section>
  )
}
