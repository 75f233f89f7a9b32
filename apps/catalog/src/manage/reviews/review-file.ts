import { csvRows } from '@galleria/manage'

/** Review of a file, before anything of it was looked up. */
export interface FileReview {
  /** Number of the row in the file, from 1; the titles are row 1. */
  readonly row: number
  /** Id or slug. */
  readonly product: string
  readonly email: string
  readonly name: string
  readonly rating: number
  readonly title: string
  readonly body: string
  /** ISO 8601; empty where the file has none. */
  readonly date: string
}

/** Fault of a row that is not even sent. */
export type RowFault = 'product' | 'email' | 'rating' | 'long' | 'date'

/** Titles of the columns, in files of this shop and of others. */
const titles = {
  product: ['product', 'product_handle', 'handle', 'slug', 'product_id'],
  email: ['email', 'reviewer_email', 'customer email'],
  name: ['name', 'reviewer_name', 'author', 'customer name'],
  rating: ['rating', 'stars', 'review_score', 'score'],
  title: ['title', 'review_title'],
  body: ['body', 'review', 'text', 'review_content', 'content'],
  date: ['date', 'review_date', 'created_at'],
} as const

const LONGEST = 3000

/** Reviews of a CSV file by the titles of its columns; undefined where product, email or stars have no column. */
export function reviewsIn(text: string): FileReview[] | undefined {
  const [first = [], ...rows] = csvRows(text)
  const given = first.map((title) => title.trim().toLowerCase())
  const placeOf = (names: readonly string[]) =>
    names.map((name) => given.indexOf(name)).find((place) => place >= 0) ?? -1
  const [product, email, rating] = [titles.product, titles.email, titles.rating].map(placeOf)
  if ([product, email, rating].includes(-1)) return undefined
  return rows.flatMap((cells, index) => {
    const of = (names: readonly string[]) => cells[placeOf(names)]?.trim() ?? ''
    if (cells.every((cell) => !cell.trim())) return []
    const time = Date.parse(of(titles.date))
    return [
      {
        ...{ row: index + 2, product: of(titles.product), email: of(titles.email), name: of(titles.name) },
        ...{ rating: Number(of(titles.rating)), title: of(titles.title), body: of(titles.body) },
        date: Number.isNaN(time) ? of(titles.date) : new Date(time).toISOString(),
      },
    ]
  })
}

export function faultOf({ product, email, rating, title, body, date }: FileReview): RowFault | undefined {
  if (!product) return 'product'
  if (!/^\S+@\S+$/.test(email) || email.length > 254) return 'email'
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) return 'rating'
  if (title.length > LONGEST || body.length > LONGEST) return 'long'
  return date && Number.isNaN(Date.parse(date)) ? 'date' : undefined
}
