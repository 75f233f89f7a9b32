/**
 * Letters of other scripts that look like a Latin one (Unicode UTS 39, confusables.txt; those that fonts draw alike).
 * Written as runs: the Latin letter, then its doubles.
 */
const doubles = [
  'aаɑαａ',
  'bЬƄᏏ',
  'cсϲⅽᴄ',
  'dԁⅾᏧ',
  'eеҽ℮ｅ',
  'gɡցᶃ',
  'hһհᏂ',
  'iіɩιıӏⅰ',
  'jјϳ',
  'kκкᴋ',
  'lⅼǀ',
  'mмⅿ',
  'nոռпη',
  'oоοօσᴏ',
  'pрρ⍴',
  'qԛգզ',
  'rгᴦⲅ',
  'sѕꜱƽ',
  'tтτᴛ',
  'uυսʋᴜ',
  'vνѵⅴᴠ',
  'wԝաѡᴡ',
  'xхⅹ×᙮',
  'yуүγʏ',
  'zᴢʐ',
]
const latin = new Map(doubles.flatMap(([letter = '', ...others]) => others.map((other) => [other, letter])))

/** Equal for two texts that a person cannot tell apart. Latin letters and digits stay as they are. */
export function confusableSkeleton(text: string): string {
  return Array.from(text.normalize('NFKC').toLowerCase(), (letter) => latin.get(letter) ?? letter).join('')
}
