import type { StoredMedia } from '../../../areas/media/index.ts'
import { idOf } from '../id-of.ts'
import { PRODUCT, productFile, type ViewName } from '../media/file-name.ts'
import { blurOf } from '../media/pictures.ts'
import { type ColorName, colors } from '../range/colors.ts'
import type { Draft } from '../range/draft.ts'

const labels: Record<ViewName, string> = {
  front: '',
  scene: ' at home',
  detail: ', close up',
  pair: ', a pair',
  plinth: ' on a plinth',
  dusk: ' in the evening',
}

/** The first color gets a full set; every other color its own front and scene, so that a choice swaps the gallery. */
export function picturesOf(draft: Draft, slug: string): StoredMedia[] {
  if (draft.pictures === 'none') return []
  const views: readonly ViewName[] = draft.colors.length > 8 ? ['front'] : ['front', 'scene']
  const [first, ...others] = draft.colors
  if (!first) return []
  const full: readonly ViewName[] = ['front', 'scene', 'detail', 'plinth']
  const pictures = full.map((view) => picture(draft, slug, first, view))
  for (const color of others) pictures.push(...views.map((view) => picture(draft, slug, color, view)))
  if (draft.pictures === 'many') {
    const rest: readonly ViewName[] = ['pair', 'dusk']
    pictures.push(...rest.map((view) => picture(draft, slug, first, view)))
    for (const color of ['Mist', 'Oat'] as const) {
      pictures.push(
        ...(['front', 'plinth', 'dusk'] as const).map((view) => picture(draft, slug, color, view)),
      )
    }
  }
  return [...pictures, ...otherMedia(draft, slug)]
}

/** Media that show one color, by their ids. */
export function picturesOfColor(draft: Draft, slug: string, color: ColorName): string[] {
  return picturesOf(draft, slug)
    .filter((item) => item.mediaType === 'image' && item.file.includes(`_${colors[color].slice(1)}_`))
    .map((item) => item.id)
}

function picture(draft: Draft, slug: string, color: ColorName, view: ViewName): StoredMedia {
  const art = { family: draft.family, seed: draft.art ?? slug, color: colors[color], view }
  const file = productFile(art)
  return {
    id: idOf('media', `${slug}/${color}/${view}`),
    mediaType: 'image',
    title: draft.name,
    altText: `${draft.name}${draft.colors.length > 1 ? ` in ${color.toLowerCase()}` : ''}${labels[view]}`,
    file,
    ...PRODUCT,
    focalPoint: { x: 0.5, y: view === 'scene' ? 0.62 : 0.54 },
    blurColor: blurOf(file),
  }
}

function otherMedia(draft: Draft, slug: string): StoredMedia[] {
  const color = colors[draft.colors[0] ?? 'Bone']
  const poster = productFile({ family: draft.family, seed: draft.art ?? slug, color, view: 'dusk' })
  const kinds = {
    video: { mediaType: 'video', file: 'evening.webm', poster, title: 'The lamp through an evening' },
    audio: { mediaType: 'audio', file: `tone_${slug}.wav`, poster, title: 'Listen' },
    document: { mediaType: 'document', file: `leaflet_${slug}.pdf`, poster, title: 'Leaflet' },
    zip: { mediaType: 'zip', file: `samples_${slug}.zip`, poster, title: 'Samples' },
  } as const
  return (draft.also ?? []).map((kind) => ({
    id: idOf('media', `${slug}/${kind}`),
    ...kinds[kind],
    ...PRODUCT,
  }))
}
