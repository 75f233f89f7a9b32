/** Review as a member has written it, until it is sent. */
export interface ReviewDraft {
  readonly stars: string
  readonly title: string
  readonly text: string
}

export const emptyDraft: ReviewDraft = { stars: '', title: '', text: '' }

/** Lengths that the form takes; the platform takes longer titles. */
export const LONGEST_TITLE = 150
export const LONGEST_TEXT = 3000
export const MOST_PICTURES = 5

/** Fields of the form by the path that the platform names. */
export function fieldAt(path: string): 'stars' | 'title' | 'text' | 'pictures' | 'name' | undefined {
  if (path.startsWith('review.content.rating')) return 'stars'
  if (path.startsWith('review.content.title')) return 'title'
  if (path.startsWith('review.content.body')) return 'text'
  if (path.startsWith('review.content.media')) return 'pictures'
  return path.startsWith('review.author') ? 'name' : undefined
}

/** Draft from stored text; the other one where it cannot be read. */
export function readDraft(stored: string | null, other: ReviewDraft): ReviewDraft {
  if (!stored) return other
  try {
    const { stars, title, text } = JSON.parse(stored) as Partial<Record<string, unknown>>
    return { stars: String(stars ?? ''), title: String(title ?? ''), text: String(text ?? '') }
  } catch {
    return other
  }
}
