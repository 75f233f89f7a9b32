import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import type { LoaderFunctionArgs } from '@galleria/router'
import { memberOnly } from './member-only.ts'

interface CursorQuery {
  readonly cursorPaging: { readonly limit: number; readonly cursor?: string }
}

interface Read<Item> {
  readonly items: readonly Item[]
  readonly cursors?: { readonly next?: string | null | undefined; readonly prev?: string | null | undefined }
}

export interface MemberPage<Item> {
  readonly items: readonly Item[]
  /** Cursors for `?cursor=`. */
  readonly next: string | null
  readonly prev: string | null
}

/** Page of a list that belongs to the member, by `?cursor=`; empty where the platform has no such calls. */
export function memberPage<Item>(
  args: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  limit: number,
  read: (client: PlatformClient, query: CursorQuery, signal: AbortSignal) => Promise<Read<Item>>,
): Promise<MemberPage<Item>> {
  const cursor = new URL(args.request.url).searchParams.get('cursor')
  return memberOnly(args, async (client, signal) => {
    try {
      const { items, cursors = {} } = await read(
        client,
        { cursorPaging: { limit, ...(cursor && { cursor }) } },
        signal,
      )
      return { items, next: cursors.next ?? null, prev: cursors.prev ?? null }
    } catch (error) {
      if (isPlatformError(error) && error.status === 404) return { items: [], next: null, prev: null }
      throw error
    }
  })
}
