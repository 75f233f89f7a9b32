import type { LoyaltyProgram } from '@galleria/platform-client/loyalty'
import type { Say } from '../messages/index.ts'

/** Owner's name of a point, such as `Petals`; undefined where the language's own word, with its plurals, says it. */
export function ownPointName({
  pointDefinition,
}: Pick<LoyaltyProgram, 'pointDefinition'>): string | undefined {
  const name = pointDefinition?.customName?.trim() ?? ''
  return /^(points?)?$/i.test(name) ? undefined : name
}

/** `1,240 points`, or `1,240 Petals`. */
export function pointsText(t: Say, count: number, name: string | undefined): string {
  return name ? t('points.named', { count, name }) : t('points.text', { count })
}
