import { ManageBarContext, type ManageLink } from '@galleria/federation'
import { may, type StaffArea, staffAreas, staffRoles } from '@galleria/platform-client/roles'
import { useContext, useMemo } from 'react'

const none: readonly ManageLink[] = []

/** Links of the admin that the role of whoever works here may open. */
export function useManageLinks(): readonly ManageLink[] {
  const bar = useContext(ManageBarContext)
  return useMemo(() => (bar ? linksFor(bar.links, bar.role) : none), [bar])
}

/** A link without an area is for all staff; one of an area that is not known here, of a newer module, is for managers. */
export function linksFor(links: readonly ManageLink[], name: string | undefined): ManageLink[] {
  const role = staffRoles.find((each) => each === name)
  return links.filter(({ area }) => !area || (role && may(role, isArea(area) ? area : 'settings')))
}

function isArea(name: string): name is StaffArea {
  return staffAreas.some((area) => area === name)
}
