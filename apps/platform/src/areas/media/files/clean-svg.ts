const shapes = 'circle ellipse g line path polygon polyline rect svg symbol text tspan use'
const paints = 'clipPath defs linearGradient marker mask pattern radialGradient stop'
const effects =
  'filter feBlend feColorMatrix feComponentTransfer feComposite feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile feTurbulence'
const allowedTags = `${shapes} ${paints} ${effects} title desc`.split(' ')

const geometry =
  'cx cy d dx dy fx fy gradientTransform gradientUnits height id in in2 k1 k2 k3 k4 markerHeight markerUnits markerWidth maskContentUnits maskUnits mode offset operator orient patternContentUnits patternTransform patternUnits clipPathUnits points preserveAspectRatio primitiveUnits filterUnits r radius refX refY result rotate rx ry scale spreadMethod stdDeviation tableValues slope intercept amplitude exponent baseFrequency numOctaves seed textLength transform type values version viewBox width x x1 x2 y y1 y2 xmlns class role aria-label'
const looks =
  'clip-path clip-rule color fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size font-style font-weight letter-spacing marker-end marker-mid marker-start mask mix-blend-mode opacity paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor vector-effect visibility'
const allowedAttributes = [
  ...geometry.split(' '),
  ...looks.split(' '),
  'href',
  'xlink:href',
  'xmlns:xlink',
  'style',
]

/** Harmless values: no external resource; of addresses, those within the drawing alone. */
const HARMLESS =
  /^(?:(?!url\(|src\(|image\(|image-set|\/\/|expression|@|\\|javascript:).)*$|^url\(\s*["']?#[\w:.-]+["']?\s*\)$/is
const allowedStyles = { '*': Object.fromEntries(looks.split(' ').map((name) => [name, [HARMLESS]])) }

/**
 * A drawing of which only known shapes, paints and effects are left: no scripts, no foreign elements, nothing that is
 * fetched from elsewhere. What its style sheets say of looks is said by the shapes themselves. Undefined where no drawing is
 * left.
 *
 * @throws Error for what is no XML
 */
export async function cleanSvg(text: string): Promise<string | undefined> {
  const { default: sanitize } = await import('sanitize-html')
  const clean = sanitize(await withoutSheets(text), {
    allowedTags,
    allowedAttributes: { '*': allowedAttributes },
    allowedStyles,
    allowedSchemes: [],
    allowProtocolRelative: false,
    // Remove these elements with their content.
    nonTextTags: [
      'script',
      'style',
      'foreignObject',
      'foreignobject',
      'textarea',
      'option',
      'noscript',
      'iframe',
    ],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
    transformTags: { '*': local },
  }).trim()
  return clean.startsWith('<svg') ? clean : undefined
}

/** Drawing programs say colors in a sheet of classes; without it all would be black. */
async function withoutSheets(text: string): Promise<string> {
  if (!/<style[\s>]/i.test(text)) return text
  const { optimize } = await import('svgo')
  const bare = withoutDocumentType(text)
  const params = { onlyMatchedOnce: false, useMqs: ['', 'screen', 'all'] }
  return optimize(bare, { plugins: [{ name: 'inlineStyles', params }] }).data
}

/** Entities are not for drawings, and unfold. Looked for from left to right once: a pattern would begin anew at each sign. */
function withoutDocumentType(text: string): string {
  const from = text.search(/<!DOCTYPE\s/i)
  if (from < 0) return text
  const inner = text.indexOf('[', from)
  const end = text.indexOf('>', from)
  // Between brackets there are declarations, with ends of their own.
  const after = inner >= 0 && inner < end ? text.indexOf('>', text.indexOf(']', inner)) : end
  return after < 0 ? text : text.slice(0, from) + text.slice(after + 1)
}

function local(tagName: string, attribs: Readonly<Record<string, string>>) {
  const allowed = Object.entries(attribs).filter(([name, value]) =>
    name.endsWith('href')
      ? value.startsWith('#')
      : name === 'style' || name.startsWith('xmlns') || HARMLESS.test(value),
  )
  const xmlns = tagName === 'svg' ? { xmlns: 'http://www.w3.org/2000/svg' } : {}
  return { tagName, attribs: { ...Object.fromEntries(allowed), ...xmlns } }
}
