import type { Language } from '@galleria/i18n'

/** Colors of the paper in both schemes, as `--color-paper` of `@galleria/ui` has them. */
export const paper = { light: '#faf7f2', dark: '#151311' } as const

/** Longest name under an icon; home screens cut what is longer. */
const SHORT = 12

/** Web app manifest of the shop in one language (w3.org/TR/appmanifest). */
export function webManifest(name: string, { code, direction, prefix }: Language): object {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: `${prefix}/`,
    name,
    short_name: shortName(name),
    lang: code,
    dir: direction,
    start_url: `${prefix}/`,
    // Another language is the same shop.
    scope: '/',
    display: 'minimal-ui',
    theme_color: paper.light,
    background_color: paper.light,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  }
}

/** The name, or as many of its first words as fit. */
function shortName(name: string): string {
  if (name.length <= SHORT) return name
  const words = name.slice(0, SHORT + 1)
  const end = words.lastIndexOf(' ')
  return end > 0 ? words.slice(0, end) : [...name].slice(0, SHORT).join('')
}
