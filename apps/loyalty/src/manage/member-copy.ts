import { useMessages } from '../messages/index.ts'
import { pointsText } from '../rules/point-name.ts'

export interface MemberCopy {
  /** Text for a tier's threshold. */
  from(count: number): string
  /** Text for a reward's cost. */
  cost(count: number): string
  /** Text for a rate by money spent. */
  rate(count: number, money: string): string
  /** Text for a fixed number of points. */
  fixed(count: number): string
}

/** For previews: in the words that members' pages have, points by the owner's name. */
export function useMemberCopy(name: string | undefined): MemberCopy {
  const t = useMessages(name)
  const points = (count: number) => pointsText(t, count, name)
  return {
    from: (count) => (name ? t('tiers.from-named', { points: points(count) }) : t('tiers.from', { count })),
    cost: (count) => t('rewards.cost', { points: points(count) }),
    rate: (count, money) =>
      name ? t('earn.rate-named', { name, count, money }) : t('earn.rate', { count, money }),
    fixed: points,
  }
}
