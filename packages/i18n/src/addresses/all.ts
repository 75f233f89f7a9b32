import a from './data/a.ts'
import bToC from './data/b-c.ts'
import dToG from './data/d-g.ts'
import hToI from './data/h-i.ts'
import jToL from './data/j-l.ts'
import m from './data/m.ts'
import nToR from './data/n-r.ts'
import s from './data/s.ts'
import tToZ from './data/t-z.ts'
import { type AddressFormat, formatOf } from './format.ts'
import { shelfOf } from './shelf.ts'

const data = {
  a,
  'b-c': bToC,
  'd-g': dToG,
  'h-i': hToI,
  'j-l': jToL,
  m,
  'n-r': nToR,
  s,
  't-z': tToZ,
}
const known = new Map<string, AddressFormat>()

/** Format of a country at once, for a server that has all of them in memory. */
export function addressFormat(country: string, language: string): AddressFormat {
  const key = `${country} ${language}`
  const before = known.get(key)
  if (before) return before
  const format = formatOf(data[shelfOf(country)], country, language)
  // Codes alone are kept, so that a caller's own words do not grow the map.
  if (/^[A-Z]{2}$/.test(country)) known.set(key, format)
  return format
}
