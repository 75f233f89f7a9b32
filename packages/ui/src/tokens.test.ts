import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { contrastRatio } from './gallery/contrast.ts'

const css = await readFile(new URL('tokens.css', import.meta.url), 'utf8')
const contrastTheme = css.slice(css.indexOf('[data-theme="contrast"]'))
const themes = {
  light: tokens(css, /--color-([\w-]+): light-dark\((#\w{6}), #\w{6}\)/g),
  dark: tokens(css, /--color-([\w-]+): light-dark\(#\w{6}, (#\w{6})\)/g),
  contrast: tokens(contrastTheme, /--color-([\w-]+): (#\w{6});/g),
}
const grounds = ['paper', 'surface', 'raised', 'sunken']
const text = [
  ...['ink', 'muted', 'accent', 'danger'].flatMap((ink) => grounds.map((ground) => [ink, ground])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['ink', 'accent-soft'],
  ['paper', 'ink'],
  ...['success', 'warning', 'danger', 'info'].map((tone) => [tone, `${tone}-soft`]),
] as [string, string][]
const lines = ['line-strong', 'focus'].flatMap((line) => grounds.map((ground) => [line, ground])) as [
  string,
  string,
][]

it.each(Object.entries(themes))(
  'The theme gives text and lines enough contrast in the %s theme',
  (_, theme) => {
    const weak = [...text.map((pair) => [pair, 4.5] as const), ...lines.map((pair) => [pair, 3] as const)]
      .map(([[ink, ground], least]) => ({ ink, ground, least, is: ratio(theme, ink, ground) }))
      .filter(({ is, least }) => !(is >= least))
    expect(weak).toEqual([])
  },
)

it('The theme writes beside each ink the contrast it has', () => {
  const noted = [
    ...css.matchAll(/--color-([\w-]+): light-dark\(.*\); \/\* ([\d.]+) \/ ([\d.]+)(?: on ([\w-]+))? \*\//g),
  ]
  expect(noted.length).toBeGreaterThanOrEqual(11)
  for (const [, ink = '', light, dark, ground = 'paper'] of noted) {
    expect(ratio(themes.light, ink, ground), ink).toBeCloseTo(Number(light) + 0.05, 0.9)
    expect(ratio(themes.dark, ink, ground), ink).toBeCloseTo(Number(dark) + 0.05, 0.9)
  }
})

it('The theme has the same colors in high contrast as in the other themes', () => {
  const missing = Object.keys(themes.light).filter((name) => !(name in themes.contrast))
  expect(missing).toEqual([])
})

it('Compact density has controls of 32 px, which a finger finds at 44 px, and none below 24 px', () => {
  const compact = css.slice(css.indexOf('[data-density="compact"]'))
  const [fine = '', coarse = ''] = compact.split('@media (pointer: coarse)')
  const sizes = (source: string) =>
    Object.fromEntries(
      [...source.matchAll(/--control-(\w+): ([\d.]+)rem;/g)].map(([, name = '', rem]) => [
        name,
        Number(rem) * 16,
      ]),
    )
  expect(sizes(fine)).toEqual({ height: 32, small: 28, large: 40, text: 14 })
  const { text, ...touched } = sizes(coarse.slice(0, coarse.indexOf('@media')))
  expect(text).toBe(16)
  expect(Math.min(...Object.values(touched))).toBe(44)
})

function tokens(source: string, pattern: RegExp): Record<string, string> {
  return Object.fromEntries([...source.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]))
}

function ratio(theme: Record<string, string>, ink: string, ground: string): number {
  return contrastRatio(rgb(theme[ink]), rgb(theme[ground]))
}

function rgb(hex = ''): string {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ')
}
