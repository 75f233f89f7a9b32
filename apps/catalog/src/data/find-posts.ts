import type { PlatformClient } from '@galleria/platform-client'
import { listShownPages } from '@galleria/platform-client/content-pages'
import { type Post, postOf } from './written-parts.ts'

/** Posts of the journal that have all words; none where the platform keeps no journal. */
export function findPosts(
  client: PlatformClient,
  words: string,
  signal: AbortSignal,
  limit: number,
): Promise<readonly Post[]> {
  const asked = { kind: 'POST', words, limit } as const
  return orNone(listShownPages(client, asked, { signal }), ({ pages }) => pages.map(postOf))
}

/** Answers with none where the question fails: parts beside the products must not take them along. */
export async function orNone<Answer, Each>(
  asked: Promise<Answer>,
  read: (answer: Answer) => readonly Each[],
): Promise<readonly Each[]> {
  try {
    return read(await asked)
  } catch {
    return []
  }
}
