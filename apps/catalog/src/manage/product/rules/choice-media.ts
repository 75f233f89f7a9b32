import type { MediaDraft } from './draft.ts'
import type { OptionDraft } from './variants.ts'

/** Media that show one of the choices. */
export const choiceMedia = (media: readonly MediaDraft[], ids: readonly string[]): MediaDraft[] =>
  media.filter(({ item }) => ids.includes(item.id))

/** The only option whose choices have pictures: that which has some, else the wanted one, else colors, else the first. */
export function picturedOption(options: readonly OptionDraft[], wanted?: string): OptionDraft | undefined {
  return (
    options.find(({ choices }) => choices.some(({ mediaIds }) => mediaIds.length)) ??
    options.find(({ name }) => name === wanted) ??
    options.find(({ type }) => type === 'color') ??
    options[0]
  )
}

/** Choices that a picture shows; none where it shows them all. */
export function choicesShownBy(option: OptionDraft, mediaId: string): string[] {
  return option.choices.flatMap(({ description, mediaIds }) =>
    mediaIds.includes(mediaId) ? [description] : [],
  )
}

/** The options, where a picture shows these choices of one option and no others. */
export function showing(
  options: readonly OptionDraft[],
  wanted: { readonly option: string; readonly choices: readonly string[]; readonly mediaId: string },
): OptionDraft[] {
  return options.map((each) => ({
    ...each,
    choices: each.choices.map((one) => {
      const others = one.mediaIds.filter((id) => id !== wanted.mediaId)
      const isShown = each.name === wanted.option && wanted.choices.includes(one.description)
      return { ...one, mediaIds: isShown ? [...others, wanted.mediaId] : others }
    }),
  }))
}

/** The options without any picture of a choice, as another option shall have them. */
export const withoutPictures = (options: readonly OptionDraft[]): OptionDraft[] =>
  options.map((each) => ({ ...each, choices: each.choices.map((one) => ({ ...one, mediaIds: [] })) }))
