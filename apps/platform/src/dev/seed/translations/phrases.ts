/** A language's words for the seed's, by the English text. */
export type Phrasebook = Readonly<Record<string, string>>

/** Views that the alternative text of a picture ends with; `catalog/pictures.ts` has them. */
const picture =
  /^(?<name>.+?)(?: in (?<color>[a-z]+))?(?<view>| at home|, close up|, a pair| on a plinth| in the evening)$/

/** Translation of a text of the seed: as a whole, paragraph by paragraph, or the parts of a picture's name. */
export function translationOf(text: string, phrases: Phrasebook): string | undefined {
  return phrases[text] ?? paragraphsOf(text, phrases) ?? pictureOf(text, phrases) ?? wordless(text)
}

function paragraphsOf(text: string, phrases: Phrasebook): string | undefined {
  const inner = text.match(/<p>.*?<\/p>/g)?.map((paragraph) => phrases[unescaped(paragraph.slice(3, -4))])
  if (!inner || inner.includes(undefined)) return undefined
  return inner.map((paragraph) => `<p>${paragraph}</p>`).join('')
}

function pictureOf(text: string, phrases: Phrasebook): string | undefined {
  const { name = '', color, view } = picture.exec(text)?.groups ?? {}
  const ofName = phrases[name]
  const ofColor = color && phrases[color.charAt(0).toUpperCase() + color.slice(1)]
  const colored = color ? phrases['{name} in {color}'] : '{name}'
  const viewed = view ? phrases[`{picture}${view}`] : '{picture}'
  if (!ofName || (color && !ofColor) || !colored || !viewed) return undefined
  return viewed.replace('{picture}', colored.replace('{name}', ofName).replace('{color}', ofColor ?? ''))
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

/** Sizes and amounts are the same in every language: `XL`, `28`, `$25`. */
function wordless(text: string): string | undefined {
  return /\p{L}{3}/u.test(text) ? undefined : text
}
