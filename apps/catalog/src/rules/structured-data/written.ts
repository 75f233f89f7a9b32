import type { Site } from '@galleria/federation'
import { parseSafeHtml, type SafeNode } from '@galleria/rich-text/safe-html'
import type { BlogPosting, FAQPage, Question, WebPage } from 'schema-dts'
import type { Pictured } from '../picture.ts'
import { sharedPicture } from '../shared-picture.ts'
import { graphOf } from './graph.ts'
import { logoOf, storeId } from './store.ts'

interface Written {
  readonly kind: string
  readonly title: string
  readonly body: string
  readonly description: string
  readonly picture?: Pictured | undefined
  readonly publishedDate?: string | null | undefined
  readonly updatedDate: string
}

/** Longest body that is searched for questions, and most questions of a page. */
const LONGEST_BODY = 200_000
const MOST_QUESTIONS = 50
/** Longest headline that search engines read. */
const LONGEST_HEADLINE = 110

/** A post as schema.org BlogPosting, a page of questions as FAQPage, any other as WebPage. */
export function writtenData(site: Pick<Site, 'name' | 'shellUrl'>, page: Written, path: string): object {
  if (page.kind === 'POST') return graphOf([postOf(site, page, path)])
  const questions = questionsIn(page.body)
  // A single question is a heading like any other.
  const about = { name: page.title, url: site.shellUrl + path }
  const thing: FAQPage | WebPage =
    questions.length > 1
      ? { '@type': 'FAQPage', ...about, mainEntity: questions }
      : { '@type': 'WebPage', ...about, ...(page.description && { description: page.description }) }
  return graphOf([thing])
}

function postOf(site: Pick<Site, 'name' | 'shellUrl'>, page: Written, path: string): BlogPosting {
  const { title, description, picture, publishedDate, updatedDate } = page
  const shared = sharedPicture(picture)
  const store = { '@type': 'OnlineStore', '@id': storeId(site), name: site.name } as const
  return {
    '@type': 'BlogPosting',
    headline: title.slice(0, LONGEST_HEADLINE),
    ...(description && { description }),
    url: site.shellUrl + path,
    mainEntityOfPage: site.shellUrl + path,
    ...(shared && { image: shared.url }),
    ...(publishedDate && { datePublished: publishedDate }),
    dateModified: updatedDate,
    author: { ...store, url: `${site.shellUrl}/` },
    publisher: { ...store, logo: logoOf(site) },
  }
}

/** Headings that ask, each with the words up to the next heading. */
function questionsIn(body: string): Question[] {
  if (body.length > LONGEST_BODY) return []
  const found: { name: string; words: string }[] = []
  let open: { name: string; words: string } | undefined
  for (const node of parseSafeHtml(body)) {
    if (typeof node === 'object' && (node.name === 'h3' || node.name === 'h4')) {
      const name = wordsOf(node)
      open = /[?？؟]$/.test(name) ? { name, words: '' } : undefined
      if (open) found.push(open)
    } else if (open) open.words += ` ${wordsOf(node)}`
  }
  return found.slice(0, MOST_QUESTIONS).flatMap(({ name, words }): Question[] => {
    const text = words.replace(/\s+/g, ' ').trim()
    return text ? [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }] : []
  })
}

function wordsOf(node: SafeNode): string {
  if (typeof node === 'string') return node
  if (node.name === 'br') return ' '
  const words = node.children.map(wordsOf).join('')
  return node.name === 'li' || node.name === 'p' ? `${words} ` : words.trim()
}
