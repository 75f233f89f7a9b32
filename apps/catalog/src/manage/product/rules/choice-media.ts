import type { MediaDraft } from './draft.ts'
import type { OptionDraft } from './variants.ts'

/** Media that show one of the choices. */
export const choiceMedia = (media: readonly MediaDraft[], ids: readonly string[]): MediaDraft[] =>
  media.filter(({ item }) => ids.includes(item.id))

/** The only option whose choices have pictures: that which has some, else colors, else the first. */
export function picturedOption(options: readonly OptionDraft[]): OptionDraft | undefined {
  return (
    options.find(({ choices }) => choices.some(({ mediaIds }) => mediaIds.length)) ??
    options.find(({ type }) => type === 'color') ??
    options[0]
  )
}

/** The choice that a picture shows; empty where it shows them all. */
export function choiceShownBy(option: OptionDraft | undefined, mediaId: string): string {
  return option?.choices.find(({ mediaIds }) => mediaIds.includes(mediaId))?.description ?? ''
}

/** The options, where a picture shows this choice and no other. */
export function showing(
  options: readonly OptionDraft[],
  { option, choice, mediaId }: { readonly option: string; readonly choice: string; readonly mediaId: string },
): OptionDraft[] {
  return options.map((each) => ({
    ...each,
    choices: each.choices.map((one) => {
      const others = one.mediaIds.filter((id) => id !== mediaId)
      const isIt = each.name === option && one.description === choice
      return { ...one, mediaIds: isIt ? [...others, mediaId] : others }
    }),
  }))
}
