export interface Piece {
  readonly text: string
  readonly isMatch: boolean
}

/** A name cut where one of its words begins as a word of the search does, case and accents aside. */
export function highlight(name: string, term: string): readonly Piece[] {
  const sought = plain(term).split(' ').filter(Boolean)
  const pieces: Piece[] = []
  for (const word of name.split(/(?<=[^\p{L}\p{N}])(?=[\p{L}\p{N}])/u)) {
    const length = Math.max(0, ...sought.filter((part) => plain(word).startsWith(part)).map(lengthIn(word)))
    if (length > 0) pieces.push({ text: word.slice(0, length), isMatch: true })
    const rest = word.slice(length)
    const last = pieces.at(-1)
    if (last && !last.isMatch && length === 0) pieces[pieces.length - 1] = { ...last, text: last.text + rest }
    else if (rest) pieces.push({ text: rest, isMatch: false })
  }
  return pieces
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** How much of the word, as it is written, is that part of it. */
const lengthIn = (word: string) => (part: string) => {
  let length = 0
  while (length < word.length && plain(word.slice(0, length)).length < part.length) length += 1
  while (length < word.length && /\p{M}/u.test(word.charAt(length))) length += 1
  return length
}
