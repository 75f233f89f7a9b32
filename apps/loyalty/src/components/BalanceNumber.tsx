import { type ReactNode, useContext } from 'react'
import { useMessages } from '../messages/index.ts'
import { PointName } from '../messages/point-name.ts'

const strong = (children: ReactNode[]) => <strong>{children}</strong>

/** So many points, the number set off. */
export function BalanceNumber({ balance: count }: { readonly balance: number }) {
  const t = useMessages()
  const name = useContext(PointName)
  return name
    ? t('balance.number-named', { b: strong, count, name })
    : t('balance.number', { b: strong, count })
}
