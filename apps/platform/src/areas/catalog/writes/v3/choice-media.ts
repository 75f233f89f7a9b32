import type { Edit } from '../../edits/edit.ts'
import type { ProductChanges } from '../input.ts'
import { type ChoiceMedia, findMedia } from '../media/media.ts'
import type { ProductV3Changes } from './input.ts'

/** Media of the choices that name some, in the words of catalog V1; the other choices keep theirs. */
export async function choiceMediaOf(
  edit: Edit,
  options: ProductV3Changes['options'] = [],
  named: ProductChanges['productOptions'] = [],
): Promise<ChoiceMedia[]> {
  const outcome: ChoiceMedia[] = []
  for (const [index, { choicesSettings }] of options.entries())
    for (const [place, { media }] of choicesSettings.choices.entries()) {
      const option = named[index]
      const choice = option?.choices[place]
      if (!media || !option || !choice) continue
      const field = `product.options[${index}].choicesSettings.choices[${place}].media`
      const found = await findMedia(
        edit,
        media.items.flatMap(({ mediaId, url }, index) => (mediaId ? [] : { url, index })),
        { at: `${field}.items` },
      )
      const urls = found.values()
      const mediaIds = media.items.map(({ mediaId }) => mediaId ?? urls.next().value?.id ?? '')
      outcome.push({
        option: option.name,
        choice: choice.description,
        mediaIds: [...new Set(mediaIds)],
        field,
      })
    }
  return outcome
}
