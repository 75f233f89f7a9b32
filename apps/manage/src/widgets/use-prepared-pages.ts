import { ManageBarContext } from '@galleria/federation'
import { withoutLanguage } from '@galleria/i18n'
import { useFetcher } from '@galleria/router'
import { type SyntheticEvent, useContext, useEffect, useRef } from 'react'

/**
 * Takes the token of the staff and loads the code of pages one after another while the browser is idle, so that a press
 * waits for the page's data alone. The handlers are for the links: a page that somebody points at or focuses comes first.
 */
export function usePreparedPages(paths: readonly string[]) {
  const preparePage = useContext(ManageBarContext)?.preparePage
  const begun = useRef(new Set<string>())
  const wanted = paths.join(' ')
  const { load } = useFetcher()

  const prepare = async (path: string) => {
    if (!preparePage || begun.current.has(path)) return
    begun.current.add(path)
    // The navigation itself tells of code that does not come.
    await preparePage(path).catch(() => begun.current.delete(path))
  }
  const latest = useRef(prepare)
  latest.current = prepare

  useEffect(() => {
    let isOver = false
    async function prepareAll() {
      await idle()
      if (isOver) return
      // Exchanges the session's token, which the first request of a page that the server drew waits for otherwise.
      await load('/manage/role')
      for (const path of wanted.split(' ')) {
        await idle()
        if (isOver) return
        await latest.current(path)
      }
    }
    void prepareAll()
    return () => {
      isOver = true
    }
  }, [wanted, load])

  const onIntent = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link) void prepare(withoutLanguage(link.pathname))
  }
  return { onPointerOver: onIntent, onFocus: onIntent }
}

/** Milliseconds between pages in a browser that does not tell when it is idle. */
const PAUSE = 500

function idle(): Promise<unknown> {
  return new Promise((go) => {
    if ('requestIdleCallback' in window) requestIdleCallback(go)
    else setTimeout(go, PAUSE)
  })
}
