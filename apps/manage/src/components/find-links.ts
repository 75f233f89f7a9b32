import type { ManageLink } from '@galleria/federation'

/** Most pages shown for a search. */
const MOST = 8

/** Pages whose name begins with each word that was typed, or holds it; without words all first ones. */
export function findLinks(links: readonly ManageLink[], words: string): ManageLink[] {
  const wanted = words.trim().toLocaleLowerCase().split(/\s+/u).filter(Boolean)
  return links
    .map((link) => ({ link, score: scoreOf(link.label.toLocaleLowerCase(), wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ link }) => link)
}

/** 2 where a word of the label begins so, 1 where the label holds it, 0 where a wanted word is missing. */
function scoreOf(label: string, wanted: readonly string[]): number {
  const parts = label.split(/\s+/u)
  return Math.min(
    2,
    ...wanted.map((word) => (parts.some((part) => part.startsWith(word)) ? 2 : label.includes(word) ? 1 : 0)),
  )
}
