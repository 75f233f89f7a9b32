/** Names and abbreviations that keep their capital wherever they stand. */
const names =
  /^(I|I'm|Galleria|Google|Apple|Chrome|Firefox|Safari|PayPal|Visa|Mastercard|Postgres|JavaScript|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|Arabic|German|Japanese|Spanish|Eircode|Excel|Shippo|Face|Touch|Windows|Hello|Unicode|YouTube|Vimeo|Ctrl|Shift|Enter|Tab|Escape|Esc|Delete|Home|End|F2|Space|Page|Up|Down|Arrow|Wix|Ada|WebAuthn|WebP|Shopify|About|Inventory|Caps|Lock|Braille|Kelvin|Celsius|Fahrenheit|United|States|XII)\b/

/** Words of a text with what stands between: quoted parts, placeholders and tags are taken out. */
const bare = (text: string) =>
  text
    .replace(/“[^”]*”|"[^"]*"|`[^`]*`/g, '“x”')
    .replace(/<\/?\w+\/?>/g, '')
    .trim()

/** A capital inside of a sentence, as in `Add Payment Method`. */
export function caseProblems(text: string): string[] {
  const words = bare(text).split(/\s+/)
  return words.flatMap((word, at) => {
    const before = words[at - 1]
    const begins = before === undefined || /[.?!:…·–—•|/\n]$|^[·–—•|/+>→]$/.test(before)
    const isCapital = /^\(?[A-Z][a-z]+/.test(word)
    return !begins && isCapital && !names.test(word.replace(/^\(/, ''))
      ? [`has a capital in "${word}": sentence case, please`]
      : []
  })
}

const subject = /^(We|You|They|It|This|That|There|These|Those|Your|The|Our|Some|Only|Each|Every|All|Part)\b/
const verb =
  /\b(is|are|was|were|has|have|can|can't|couldn't|won't|isn't|aren't|wasn't|doesn't|don't|didn't|hasn't|haven't|will|must|needs|need|you're|you've|you'll|we're|we've|we'll|it's|there's)\b/i
/** From so many words on a text is a sentence, not the title of a screen (`Your cart is empty`) or an entry of a timeline. */
const longTitle = 9

/** The last words may be a link, as in `You already have an account. Sign in`, or an example of what to type. */
const lastLink = / (Example: .+|(See|Sign in|Find|Create|Start)\b[^.?!]{0,40})$/

/** A text without its end: two sentences of which the last has none, or a long one. */
export function punctuationProblems(text: string): string[] {
  const said = bare(text).replace(lastLink, '')
  const ends = /[.?!…:][”’)]?$|[”}]$/.test(said)
  const inner = /[a-z”)][.!] [A-Z]/.test(said)
  const isSentence = subject.test(said) && verb.test(said) && said.split(/\s+/).length >= longTitle
  return !ends && (inner || isSentence) ? ['ends without a period'] : []
}
