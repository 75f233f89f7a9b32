import { lighter, oklch, parse } from './color.ts'
import { createPen, n } from './pen.ts'
import { type Random, randomOf } from './random.ts'
import { wrap } from './wrap.ts'

export const PORTRAIT = 480

export interface PortraitArt {
  /** Decides who is seen. */
  readonly seed: string
  /** Color of the clothes. */
  readonly color: string
}

interface Face {
  readonly skin: string
  readonly shade: string
  readonly hair: string
}

const skins = ['#f1d3bd', '#e7bd9b', '#d3a078', '#b57d54', '#8a5a3b', '#5f3d2a'] as const
const hairs = ['#2b211d', '#4a2f22', '#7a4a2b', '#a8723c', '#c9a367', '#8c8781', '#d8d3cb'] as const

/** Portrait from the shoulders up, in a plain room. Pure: the same art gives the same bytes. */
export function drawPortrait({ seed, color }: PortraitArt): string {
  const definitions: string[] = []
  const random = randomOf(`portrait ${seed}`)
  const pen = createPen(color, random, definitions)
  const skin = random.pick(skins)
  const face: Face = { skin, shade: lighter(skin, -0.09), hair: random.pick(hairs) }
  const hue = (parse(color).h + random.between(120, 200)) % 360
  const room = pen.linear(
    [
      [0, oklch(0.9, 0.045, hue)],
      [1, oklch(0.78, 0.06, hue)],
    ],
    'slant',
  )
  const shirt = pen.linear([
    [0, pen.ink.light],
    [0.45, pen.ink.base],
    [1, pen.ink.dark],
  ])
  const tilt = random.between(-4, 4)
  const { behind, before } = random.pick(styles)(random, face)
  const head = `<g transform="rotate(${n(tilt)} 240 300)">${behind}${neck(face)}<ellipse cx="240" cy="206" rx="78" ry="96" fill="${face.skin}"/><ellipse cx="162" cy="212" rx="14" ry="22" fill="${face.shade}"/><ellipse cx="318" cy="212" rx="14" ry="22" fill="${face.shade}"/>${features(random, face)}${before}</g>`
  const shoulders = `<path d="M52 480C56 392 122 352 196 344L240 366L284 344C358 352 424 392 428 480Z" fill="${shirt}"/>`
  const disc = `<circle cx="${random.integer(90, 390)}" cy="${random.integer(80, 190)}" r="${random.integer(70, 150)}" fill="#ffffff" opacity=".22"/>`
  return wrap(
    PORTRAIT,
    PORTRAIT,
    definitions,
    `<rect width="480" height="480" fill="${room}"/>${disc}${random.chance(0.5) ? `${head}${shoulders}` : `${shoulders}${head}`}${collar(random, pen.ink.deep)}`,
  )
}

function neck({ shade, skin }: Face): string {
  return `<path d="M206 270H274V352C262 374 218 374 206 352Z" fill="${skin}"/><path d="M206 284C222 316 258 316 274 284V306C256 332 224 332 206 306Z" fill="${shade}"/>`
}

function features(random: Random, { shade, hair }: Face): string {
  const ink = '#2a211e'
  const eyes = random.chance(0.25)
    ? `<path d="M196 206q14 -12 28 0M256 206q14 -12 28 0" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`
    : `<circle cx="210" cy="206" r="6.5" fill="${ink}"/><circle cx="270" cy="206" r="6.5" fill="${ink}"/>`
  const brows = `<path d="M192 ${random.integer(184, 188)}q18 -10 34 -2M254 184q18 -8 34 2" fill="none" stroke="${hair}" stroke-width="6" stroke-linecap="round"/>`
  const nose = `<path d="M242 206q-10 26 -6 32q6 5 14 1" fill="none" stroke="${shade}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`
  const width = random.integer(16, 24)
  const mouth = `<path d="M${240 - width} 260q${width} ${random.integer(10, 22)} ${width * 2} 0" fill="none" stroke="#8c3f38" stroke-width="6" stroke-linecap="round"/>`
  const glasses = random.chance(0.3)
    ? `<g fill="#ffffff" fill-opacity=".18" stroke="${ink}" stroke-width="5"><circle cx="210" cy="208" r="25"/><circle cx="270" cy="208" r="25"/><path d="M235 204h10M185 204l-18 -6M295 204l18 -6" fill="none"/></g>`
    : ''
  const freckles = random.chance(0.2)
    ? `<g fill="${shade}"><circle cx="194" cy="236" r="3"/><circle cx="206" cy="242" r="3"/><circle cx="280" cy="242" r="3"/><circle cx="290" cy="235" r="3"/></g>`
    : ''
  return `${brows}${eyes}${nose}${freckles}${mouth}${glasses}`
}

function collar(random: Random, deep: string): string {
  return random.pick([
    `<path d="M196 346C214 384 266 384 284 346" fill="none" stroke="${deep}" stroke-width="10" opacity=".5"/>`,
    `<path d="M190 344L240 412L290 344" fill="none" stroke="${deep}" stroke-width="9" opacity=".55" stroke-linejoin="round"/>`,
    `<path d="M240 372V480" stroke="${deep}" stroke-width="6" opacity=".45"/><g fill="${deep}" opacity=".6"><circle cx="252" cy="410" r="5"/><circle cx="252" cy="446" r="5"/></g>`,
  ])
}

type Style = (random: Random, face: Face) => { readonly behind: string; readonly before: string }

const cap = (hair: string, low: number) =>
  `<path d="M158 ${low}C150 92 330 92 322 ${low}C312 150 286 140 240 142C194 140 168 150 158 ${low}Z" fill="${hair}"/>`

const styles: readonly [Style, ...Style[]] = [
  (_, { hair }) => ({ behind: '', before: cap(hair, 208) }),
  (random, { hair }) => ({
    behind: `<path d="M142 ${random.integer(330, 392)}C128 60 352 60 338 ${random.integer(330, 392)}C300 360 180 360 142 340Z" fill="${hair}"/>`,
    before: `<path d="M160 200C156 110 250 96 240 116C226 150 190 160 160 200ZM320 200C324 110 240 96 240 116C254 150 290 160 320 200Z" fill="${hair}"/>`,
  }),
  (random, { hair }) => ({
    behind: `<circle cx="240" cy="${random.integer(78, 90)}" r="44" fill="${hair}"/>`,
    before: cap(hair, 196),
  }),
  (random, { hair }) => ({
    behind: Array.from({ length: 11 }, (_unused, index) => {
      const angle = Math.PI * (1.08 - (index / 10) * 1.16)
      return `<circle cx="${n(240 + Math.cos(angle) * 84)}" cy="${n(186 - Math.sin(angle) * 88)}" r="${random.integer(34, 42)}" fill="${hair}"/>`
    }).join(''),
    before: '',
  }),
  (_, { hair }) => ({
    behind: '',
    before: `${cap(hair, 200)}<path d="M164 226C166 330 314 330 316 226C306 268 286 250 240 250C194 250 174 268 164 226Z" fill="${hair}" opacity=".92"/><path d="M218 270q22 12 44 0" fill="none" stroke="#8c3f38" stroke-width="6" stroke-linecap="round"/>`,
  }),
  () => ({ behind: '', before: '' }),
]
