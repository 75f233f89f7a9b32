import { ManageBarContext } from '@galleria/federation'
import type { StaffRole } from '@galleria/manage'
import { useFetcher } from '@galleria/router'
import { type ReactNode, useContext, useEffect, useMemo } from 'react'

/** Asks for the role where no page tells it, so that a lost colleague still has the links of the role. */
export function KnownRole({ children }: { readonly children: ReactNode }) {
  const bar = useContext(ManageBarContext)
  const { data, load } = useFetcher<StaffRole | null>()
  const isUnknown = bar?.isMissing === true
  useEffect(() => {
    if (isUnknown) void load('/manage/role')
  }, [isUnknown, load])
  const role = bar?.role ?? (isUnknown ? (data ?? undefined) : undefined)
  const known = useMemo(() => bar && { ...bar, role }, [bar, role])
  return <ManageBarContext value={known}>{children}</ManageBarContext>
}
