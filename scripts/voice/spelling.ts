/** British beginnings of words, and the American ones. */
const stems: Readonly<Record<string, string>> = {
  colour: 'color',
  favour: 'favor',
  behaviour: 'behavior',
  honour: 'honor',
  neighbour: 'neighbor',
  labour: 'labor',
  humour: 'humor',
  catalogue: 'catalog',
  programme: 'program',
  centre: 'center',
  litre: 'liter',
  theatre: 'theater',
  cheque: 'check',
  licence: 'license',
  jewellery: 'jewelry',
  aluminium: 'aluminum',
  organis: 'organiz',
  recognis: 'recogniz',
  customis: 'customiz',
  personalis: 'personaliz',
  authoris: 'authoriz',
  summaris: 'summariz',
  apologis: 'apologiz',
  realis: 'realiz',
  normalis: 'normaliz',
  optimis: 'optimiz',
  serialis: 'serializ',
  initialis: 'initializ',
  synchronis: 'synchroniz',
  prioritis: 'prioritiz',
  minimis: 'minimiz',
  maximis: 'maximiz',
  analyse: 'analyze',
  cancelled: 'canceled',
  cancelling: 'canceling',
  travell: 'travel',
  labell: 'label',
  modelling: 'modeling',
  fulfilment: 'fulfillment',
  enrolment: 'enrollment',
  instalment: 'installment',
  judgement: 'judgment',
  whilst: 'while',
  amongst: 'among',
  pyjama: 'pajama',
  moustache: 'mustache',
}

/** Whole words: as beginnings they are those of right words, as in `Greyhound`. */
const words: Readonly<Record<string, string>> = {
  grey: 'gray',
  greys: 'grays',
  metre: 'meter',
  metres: 'meters',
  fulfil: 'fulfill',
  fulfils: 'fulfills',
  enrol: 'enroll',
  towards: 'toward',
  tyre: 'tire',
  tyres: 'tires',
  practise: 'practice',
}

/** Words that begin as a British one does. */
const right = /^(optimist|pessimist|realis[mt]|minimis[mt]|personalism|organism|labelledby$)/

/** American spelling of a British word; undefined of any other. */
export function americanOf(word: string): string | undefined {
  const lower = word.toLowerCase()
  const whole = words[lower]
  if (whole) return whole
  if (right.test(lower)) return undefined
  const stem = Object.keys(stems).find((begin) => lower.startsWith(begin))
  return stem && lower.replace(stem, stems[stem] ?? stem)
}
