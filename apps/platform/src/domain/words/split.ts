/** Words as they are compared: without accents and case, and without what a script writes in more than one way. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('\u0640', '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .normalize('NFKC')
}

const word = /[\p{L}\p{N}]+/gu
/** Scripts that put no space between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]/u
const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]+/gu
const ideograph = /\p{Script=Han}/u

/** Words of a text, folded. Where a script has no spaces, each pair of letters counts as a word, and each ideograph. */
export function wordsOf(text: string): string[] {
  return split(text, (run) => {
    const letters = [...run]
    return letters.length < 2
      ? letters
      : [...pairs(letters), ...letters.filter((each) => ideograph.test(each))]
  })
}

/** Words of a text, and those that a hyphen joins as one word too: `T-shirt` is also `tshirt`. */
export function wordsWithin(text: string): string[] {
  const joined = Array.from(text.matchAll(/[\p{L}\p{N}]+(?:[-‐][\p{L}\p{N}]+)+/gu), ([found]) =>
    fold(found).replace(/[-‐]/g, ''),
  )
  return joined.length > 0 ? [...wordsOf(text), ...joined] : wordsOf(text)
}

/** Words of a question. What a script joins is parted by a dictionary: a pair across two words is in no product. */
export function wordsAsked(text: string): string[] {
  return split(text, (run) =>
    Array.from(segmenter.segment(run)).flatMap(({ segment }) => {
      const letters = [...segment]
      return letters.length < 2 ? letters : pairs(letters)
    }),
  )
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

function split(text: string, part: (run: string) => string[]): string[] {
  return Array.from(fold(text).replace(/['’]/g, '').matchAll(word), ([found]) => found).flatMap((found) =>
    unspaced.test(found)
      ? (found.match(runs) ?? []).flatMap((run) => (unspaced.test(run) ? part(run) : [run]))
      : [found],
  )
}

function pairs(letters: readonly string[]): string[] {
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}
