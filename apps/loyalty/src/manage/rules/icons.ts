import type { Icon } from '@galleria/platform-client/loyalty-program'

/** Drawn on a square of 24. */
const drawings = {
  star: 'm12 3 2.8 5.7 6.2.9-4.5 4.4 1 6.2-5.5-2.9-5.5 2.9 1-6.2L3 9.6l6.2-.9L12 3Z',
  heart: 'M12 20S4 15 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 6-8 11-8 11Z',
  flower:
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm0-6c-4-6 4-6 0 0Zm3 3c6-4 6 4 0 0Zm-3 3c4 6-4 6 0 0Zm-3-3c-6 4-6-4 0 0Z',
  gem: 'M7 4h10l4 6-9 10L3 10l4-6Zm-4 6h18M9 10l3 10 3-10-3-6-3 6Z',
  crown: 'm4 8 4 4 4-7 4 7 4-4-2 11H6L4 8Z',
  medal: 'M12 21a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM8 3l4 8 4-8M5 3h14',
  leaf: 'M5 19C5 9 11 5 20 4c0 10-4 15-12 14m-3 3c1-5 4-8 8-10',
} as const

export type IconChoice = keyof typeof drawings
export const iconChoices = Object.keys(drawings) as IconChoice[]

/** A drawing as the wire has pictures: an address that holds it whole, so that nothing else must be fetched. */
export function iconOf(choice: IconChoice): Icon {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#b4502f" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"><path d="${drawings[choice]}"/></svg>`
  return { id: choice, url: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: 24, height: 24 }
}

/** Choice that an icon stands for; `own` for an external picture, which stays as it is. */
export function choiceOf(icon: Pick<Icon, 'id'> | null | undefined): IconChoice | 'own' | '' {
  if (!icon) return ''
  return iconChoices.find((choice) => choice === icon.id) ?? 'own'
}

/** Wire value of a choice: a picture, none, or the present one. */
export function chosenIcon(choice: string): { icon?: Icon | null } {
  if (choice === 'own') return {}
  return { icon: choice === '' ? null : iconOf(choice as IconChoice) }
}
