import { drawnWith, languageIn, session, site } from '@galleria/federation'
import { type Language, type LanguageCode, useLocale } from '@galleria/i18n'
import { isPlatformError, type PlatformError } from '@galleria/platform-client'
import { may, rolesFor, type StaffArea, type StaffRole, staffRoles } from '@galleria/platform-client/roles'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Container, Skeleton } from '@galleria/ui'
import { type ComponentType, use } from 'react'
import { actForKit, answerKit, isOfKit, KIT } from './ask/answer.ts'
import styles from './Frame.module.css'
import { messages as shared } from './messages/index.ts'
import type { ManagePage, ManageRequest } from './page.ts'
import { RoleRefused } from './staff/RoleRefused.tsx'
import { staffOf } from './staff/staff.ts'
import { loadTable } from './table/DataTable.tsx'

interface Part {
  /** The module. */
  readonly boundary: string
  readonly messages: { load(code: LanguageCode): Promise<void>; messagesIn(language: Language): unknown }
  /** Pages by section, with `/:id` for one of it; each file is a `ManagePage`. */
  readonly sections: Readonly<Record<string, () => Promise<unknown>>>
  /** Page of an error; also shown for what is not there, beside the links of the role. */
  readonly Problem: ComponentType
  /** Area that a role must be able to read to open a page that names none itself; without it all staff may. */
  readonly area?: StaffArea
}

interface Prepared {
  readonly params: LoaderFunctionArgs['params']
  readonly language: LanguageCode
}

interface Loaded {
  readonly name: string
  readonly isOwner: boolean
  /** Read by the frame, which shows the links of that role. */
  readonly role: StaffRole
  readonly shown: unknown
  /** Set where the page is not for the role: those that it is for. */
  readonly rolesAllowed?: readonly StaffRole[]
  /** Set where nothing is at the address. */
  readonly isMissing?: true
}

/** Route for all sections of a part of the admin: shoppers load its address alone, and run none of its code. */
export function manageRoute({ boundary, messages, sections, Problem, area }: Part) {
  /** Pages by name and language whose code and words are both here. */
  const complete = new Map<string, ManagePage>()

  async function openPage(name: string): Promise<ManagePage> {
    // Most pages have a table, and this one asks for it again, and says so, if it did not come.
    void loadTable().catch(() => undefined)
    const page = (await sections[name]?.()) as ManagePage | undefined
    if (!page) throw data('Page not found', { status: 404 })
    return page
  }

  async function loadWords(code: LanguageCode): Promise<void> {
    await Promise.all([messages.load(code), shared.load(code)])
  }

  /** Pages that the server drew, whose code and words are still to load here. */
  const arrivals = new Map<string, Promise<ManagePage>>()
  function arrival(name: string, code: LanguageCode): Promise<ManagePage> {
    const key = `${name} ${code}`
    const coming = arrivals.get(key) ?? openInWords(name, code)
    arrivals.set(key, coming)
    return coming
  }

  async function openInWords(name: string, code: LanguageCode): Promise<ManagePage> {
    const [page] = await Promise.all([openPage(name), loadWords(code)])
    complete.set(`${name} ${code}`, page)
    return page
  }

  async function enter(args: LoaderFunctionArgs) {
    const { context, request, params } = args
    const language = languageIn(context)
    const words = loadWords(language.code)
    // A page that says why somebody is refused needs its words, too.
    const staff = await staffOf(args).finally(() => words)
    const name = nameOf(params)
    const { signal } = request
    const asked = { ...staff, id: params.id ?? '', url: new URL(request.url), signal }
    const given = { ...asked, site: context.get(site), t: messages.messagesIn(language) } as ManageRequest
    return { name, role: staff.role, asked: given as ManageRequest<never> }
  }

  return {
    async loader(args: LoaderFunctionArgs) {
      const { context } = args
      const { code } = languageIn(context)
      const url = new URL(args.request.url)
      // Parts of the kit ask in the browser; an address with their parameter is the page as without it.
      if (typeof document !== 'undefined' && url.searchParams.has(KIT)) {
        return answerKit({ ...(await staffOf(args)), url, signal: args.request.signal })
      }
      // Fetch the code of the page while the token of the staff comes.
      const opening = context.get(session).isMember ? openInWords(nameOf(args.params), code) : undefined
      opening?.catch(() => undefined)
      const { asked, name, role } = await enter(args)
      const loaded = { name, role, isOwner: role === 'OWNER' }
      try {
        const page = drawnWith(context, await (opening ?? openInWords(name, code)))
        const needed = page.area ?? area
        if (needed && !may(role, needed)) return refusal(loaded, rolesFor(needed, 'read'))
        return { ...loaded, shown: await page.loader(asked) }
      } catch (error) {
        if (isNotFound(error))
          return data<Loaded>({ ...loaded, shown: null, isMissing: true }, { status: 404 })
        const roles = isPlatformError(error) && rolesOf(error)
        if (!roles) throw error
        return refusal(loaded, roles)
      }
    },
    async action(args: ActionFunctionArgs) {
      const { name, asked } = await enter(args)
      const page = drawnWith(args.context, await openPage(name))
      const sent: unknown = await args.request.json()
      if (isOfKit(sent)) return actForKit(asked.client, sent)
      if (!page.action) throw data('Nothing can be sent here', { status: 405 })
      return page.action(asked, sent as never)
    },
    Component() {
      const { name, role, isOwner, shown, rolesAllowed, isMissing } = useLoaderData<Loaded>()
      const { code } = useLocale().language
      if (isMissing) return <Problem />
      // Without its words it would be drawn in English, and stay so.
      const page = complete.get(`${name} ${code}`) ?? use(arrival(name, code))
      if (rolesAllowed) return <RoleRefused boundary={boundary} role={role} rolesAllowed={rolesAllowed} />
      return <page.Page key={name} data={shown} role={role} isOwner={isOwner} />
    },
    handle: {
      /** Loads the code and words of a page for the shell, before it is opened, and answers with its file. */
      prepare({ params, language }: Prepared): Promise<object> {
        return openInWords(nameOf(params), language)
      },
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

/** Name of a page in `sections`. */
function nameOf({ section = '', id }: LoaderFunctionArgs['params']): string {
  return id ? `${section}/:id` : section
}

/** Page that says for whom it is; an answer and no error, as for what is missing, so that the frame still shows the role's links. */
function refusal(loaded: Omit<Loaded, 'shown' | 'rolesAllowed'>, rolesAllowed: readonly StaffRole[]) {
  return data<Loaded>({ ...loaded, shown: null, rolesAllowed }, { status: 403 })
}

/** Tells whether a page threw `data` with 404, as `orNotFound` does. */
function isNotFound(error: unknown): boolean {
  const { init } = (error ?? {}) as { readonly init?: { readonly status?: number } | null }
  return init?.status === 404
}

/** Roles that a call was refused for; undefined for other failures. */
function rolesOf({ code, details }: PlatformError): readonly StaffRole[] | undefined {
  if (code === 'OWNER_ONLY') return ['OWNER']
  if (code !== 'ROLE_NOT_ALLOWED') return undefined
  const { roles } = (details.applicationError?.data ?? {}) as { roles?: string }
  return staffRoles.filter((role) => roles?.split(', ').includes(role))
}
