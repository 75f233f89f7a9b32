import type { Entity } from '@galleria/manage'
import { localIn, momentIn } from '@galleria/manage/zone-time'
import type { LoyaltyCampaign, LoyaltyCampaignInput } from '@galleria/platform-client/loyalty-campaigns'

export type Effect = 'factor' | 'bonus'
export type Goods = 'all' | 'products' | 'collections'

/** A campaign as typed; times are of the store's zone. */
export interface CampaignDraft {
  readonly name: string
  readonly start: string
  readonly end: string
  readonly effect: Effect
  readonly factor: string
  readonly bonus: string
  readonly goods: Goods
  readonly products: readonly Entity[]
  readonly collections: readonly Entity[]
  readonly segmentIds: readonly string[]
  readonly tierIds: readonly string[]
  readonly budget: string
}

export const newCampaign: CampaignDraft = {
  ...{ name: '', start: '', end: '', effect: 'factor', factor: '2', bonus: '', goods: 'all' },
  ...{ products: [], collections: [], segmentIds: [], tierIds: [], budget: '' },
}

interface Names {
  readonly products: readonly Entity[]
  readonly collections: readonly Entity[]
}

/** Draft of a stored campaign; what is gone from the catalog keeps its ID for a name. */
export function draftOf(campaign: LoyaltyCampaign, names: Names, timeZone: string): CampaignDraft {
  const { productIds, collectionIds, factorPercent, bonusPoints } = campaign
  const named = (ids: readonly string[], known: readonly Entity[]) =>
    ids.map((id) => known.find((each) => each.id === id) ?? { id, name: id })
  return {
    name: campaign.name,
    start: localIn(timeZone, campaign.startDate),
    end: localIn(timeZone, campaign.endDate),
    effect: bonusPoints === undefined ? 'factor' : 'bonus',
    factor: factorPercent === undefined ? '' : String(factorPercent / 100),
    bonus: bonusPoints === undefined ? '' : String(bonusPoints),
    goods: productIds.length ? 'products' : collectionIds.length ? 'collections' : 'all',
    products: named(productIds, names.products),
    collections: named(collectionIds, names.collections),
    segmentIds: campaign.segmentIds,
    tierIds: campaign.tierIds,
    budget: campaign.budget === undefined ? '' : String(campaign.budget),
  }
}

/** Points of one bonus; the platform takes no more. */
const MOST_BONUS = 1_000_000

export type Fault = 'NEEDED' | 'FACTOR' | 'POINTS' | 'BONUS' | 'BUDGET' | 'END' | 'GOODS'

/** Faults by field of the draft; `given` points are the least that a budget can be. */
export function faultsOf(
  draft: CampaignDraft,
  timeZone: string,
  given = 0,
): Partial<Record<keyof CampaignDraft, Fault>> {
  const { name, effect, factor, bonus, goods, budget } = draft
  const [start, end] = [momentIn(timeZone, draft.start), momentIn(timeZone, draft.end)]
  const percent = percentOf(factor)
  const isFactor = percent !== undefined && percent > 100 && percent <= 1000
  return {
    ...(!name.trim() && { name: 'NEEDED' }),
    ...(!start && { start: 'NEEDED' }),
    ...(!end ? { end: 'NEEDED' } : start && end <= start && { end: 'END' }),
    ...(effect === 'factor' && !isFactor && { factor: 'FACTOR' }),
    ...(effect === 'bonus' &&
      (!isWhole(bonus) ? { bonus: 'POINTS' } : Number(bonus) > MOST_BONUS && { bonus: 'BONUS' })),
    ...(goods !== 'all' && draft[goods].length === 0 && { [goods]: 'GOODS' }),
    ...(budget.trim() &&
      (!isWhole(budget) ? { budget: 'POINTS' } : Number(budget) < given && { budget: 'BUDGET' })),
  }
}

const isWhole = (text: string) => /^[1-9]\d{0,8}$/.test(text.trim())

/** Hundredths of a factor such as `1.5`, or `1,5`. */
function percentOf(text: string): number | undefined {
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

/** A sound draft as the platform takes it. */
export function inputOf(draft: CampaignDraft, timeZone: string): LoyaltyCampaignInput {
  const isFactor = draft.effect === 'factor'
  const ids = (goods: 'products' | 'collections') =>
    draft.goods === goods ? draft[goods].map(({ id }) => id) : []
  return {
    name: draft.name.trim(),
    startDate: momentIn(timeZone, draft.start) ?? '',
    endDate: momentIn(timeZone, draft.end) ?? '',
    factorPercent: isFactor ? (percentOf(draft.factor) ?? null) : null,
    bonusPoints: isFactor ? null : Number(draft.bonus),
    productIds: ids('products'),
    collectionIds: ids('collections'),
    segmentIds: draft.segmentIds,
    tierIds: draft.tierIds,
    budget: draft.budget.trim() ? Number(draft.budget) : null,
  }
}

/** Request to the page of a campaign. */
export type CampaignSent =
  | { readonly intent: 'save'; readonly draft: CampaignDraft; readonly revision?: string | undefined }
  | { readonly intent: 'pause'; readonly paused: boolean; readonly revision: string }
  | { readonly intent: 'end'; readonly revision: string }
  | { readonly intent: 'delete' }
