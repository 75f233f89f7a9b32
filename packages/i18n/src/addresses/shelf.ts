/** Files of formats, by the first letters of their countries: one has all that a country's form needs. */
export const shelves = ['a', 'b-c', 'd-g', 'h-i', 'j-l', 'm', 'n-r', 's', 't-z'] as const
export type Shelf = (typeof shelves)[number]

export function shelfOf(country: string): Shelf {
  const letter = country.slice(0, 1).toLowerCase()
  return shelves.find((shelf) => letter <= shelf.slice(-1)) ?? 't-z'
}
