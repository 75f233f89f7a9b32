import { useMessages } from '../messages/index.ts'
import { pointsText } from '../rules/point-name.ts'

export interface SaidToMembers {
  /** Of a tier: so many points lead there. */
  from(count: number): string
  /** Of a reward: it costs so many. */
  cost(count: number): string
  /** Of a way to earn: so many for so much money. */
  rate(count: number, money: string): string
  /** Of a way to earn: so many each time. */
  fixed(count: number): string
}

/** For previews: in the words that members' pages have, points by the owner's name. */
export function useSaidToMembers(name: string | undefined): SaidToMembers {
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
