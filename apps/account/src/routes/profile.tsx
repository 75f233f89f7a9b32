import { languageIn, site } from '@galleria/federation'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from '@galleria/router'
import { Container, Skeleton } from '@galleria/ui'
import { memberOnly } from '../data/member-only.ts'
import type { ProfileSection, Saved, SectionRequest } from '../data/profile/section.ts'
import { messages, messagesIn } from '../messages/profile/index.ts'
import { opened, openPage } from './profile/sections.ts'
import styles from './profile.module.css'

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** The last part of the address: each section is a route of its own, so that any other address is told as missing. */
function sectionOf({ url }: Request): string {
  return new URL(url).pathname.split('/account/profile')[1]?.replaceAll('/', '') ?? ''
}

/** One route for all sections of the profile: of them, what shoppers load knows the address alone. */
async function enter<Value>(
  args: Args,
  use: (page: ProfileSection, asked: SectionRequest) => Promise<Value>,
) {
  return memberOnly(args, async (client, signal) => {
    const { context, request } = args
    const language = languageIn(context)
    const [page] = await Promise.all([openPage(sectionOf(request)), messages.load(language.code)])
    if (!page) throw data('Page not found', { status: 404 })
    const reading = { client, signal, url: new URL(request.url), site: context.get(site), language }
    return use(page, { ...reading, t: messagesIn(language) })
  })
}

export async function loader(args: LoaderFunctionArgs) {
  const name = sectionOf(args.request)
  return { name, shown: await enter(args, (page, reading) => page.loader(reading)) }
}

export async function action(args: ActionFunctionArgs): Promise<Saved | Response> {
  const form = await args.request.formData()
  return enter(args, async (page, reading) => {
    if (!page.action) return redirect('/account/profile')
    return page.action(reading, form)
  })
}

/** Skips revalidation after a deletion: the account is gone. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return !(actionResult as Saved | undefined)?.deleted && defaultShouldRevalidate
}

export function Component() {
  const { name, shown } = useLoaderData<typeof loader>()
  const page = opened(name)
  return page && <page.Page key={name} data={shown} />
}

/** Server-rendered placeholder without any data of the member. */
export function HydrateFallback() {
  return (
    <Container data-boundary="account" aria-busy="true">
      <meta name="robots" content="noindex" />
      <Skeleton className={styles.waiting} />
    </Container>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
