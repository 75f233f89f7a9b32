import { drawnWith, languageIn, site } from '@galleria/federation'
import { type Language, type LanguageCode, useLocale } from '@galleria/i18n'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Container, Skeleton } from '@galleria/ui'
import { use } from 'react'
import styles from './Frame.module.css'
import { messages as shared } from './messages/index.ts'
import type { ManagePage, ManageRequest } from './page.ts'
import { staffOf } from './staff.ts'

interface Part {
  /** The module. */
  readonly boundary: string
  readonly messages: { load(code: LanguageCode): Promise<void>; messagesIn(language: Language): unknown }
  /** By section, with `/:id` for one of it. Each is a file of its own, a `ManagePage`. */
  readonly sections: Readonly<Record<string, () => Promise<unknown>>>
}

interface Loaded {
  readonly name: string
  readonly isOwner: boolean
  readonly shown: unknown
}

/** One route for all sections of a team's part: of the store's side, what shoppers load knows its address alone. */
export function manageRoute({ boundary, messages, sections }: Part) {
  const known = new Map<string, ManagePage>()

  async function openPage(name: string): Promise<ManagePage> {
    const page = known.get(name) ?? ((await sections[name]?.()) as ManagePage | undefined)
    if (!page) throw data('Page not found', { status: 404 })
    known.set(name, page)
    return page
  }

  async function loadWords(code: LanguageCode): Promise<void> {
    await Promise.all([messages.load(code), shared.load(code)])
  }

  /** For a page that the server drew: its code and its words have not been loaded here yet. */
  const arrivals = new Map<string, Promise<ManagePage>>()
  function arrival(name: string, code: LanguageCode): Promise<ManagePage> {
    const coming = arrivals.get(name) ?? Promise.all([openPage(name), loadWords(code)]).then(([page]) => page)
    arrivals.set(name, coming)
    return coming
  }

  async function enter(args: LoaderFunctionArgs) {
    const { context, request, params } = args
    const language = languageIn(context)
    await loadWords(language.code)
    const staff = await staffOf(args)
    const name = [params.section ?? '', ...(params.id ? [':id'] : [])].join('/')
    const page = drawnWith(context, await openPage(name))
    const { signal } = request
    const asked = { ...staff, id: params.id ?? '', url: new URL(request.url), signal }
    const given = { ...asked, site: context.get(site), t: messages.messagesIn(language) } as ManageRequest
    return { page, name, isOwner: staff.isOwner, asked: given as ManageRequest<never> }
  }

  return {
    async loader(args: LoaderFunctionArgs) {
      const { page, asked, name, isOwner } = await enter(args)
      return { name, isOwner, shown: await page.loader(asked) }
    },
    async action(args: ActionFunctionArgs) {
      const { page, asked } = await enter(args)
      if (!page.action) throw data('Nothing can be sent here', { status: 405 })
      return page.action(asked, (await args.request.json()) as never)
    },
    Component() {
      const { name, isOwner, shown } = useLoaderData<Loaded>()
      const { code } = useLocale().language
      const page = known.get(name) ?? use(arrival(name, code))
      return <page.Page key={name} data={shown} isOwner={isOwner} />
    },
    /** Server-rendered placeholder without any data of the store. */
    HydrateFallback() {
      return (
        <Container data-boundary={boundary} aria-busy="true">
          <meta name="robots" content="noindex" />
          <Skeleton className={styles.waiting} />
        </Container>
      )
    },
  }
}
