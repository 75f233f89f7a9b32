import { languageIn, site } from '@galleria/federation'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Container, Skeleton } from '@galleria/ui'
import { messages, messagesIn } from '../manage/messages/index.ts'
import type { Asked, ManagePage } from '../manage/page.ts'
import { opened, openPage } from '../manage/pages.ts'
import { staffOf } from '../manage/staff.ts'

/** One route for all sections: of the store's side, what shoppers load knows its address alone. */
async function enter(args: LoaderFunctionArgs): Promise<{ page: ManagePage; asked: Asked; name: string }> {
  const { context, request, params } = args
  const language = languageIn(context)
  await messages.load(language.code)
  const staff = await staffOf(args)
  const name = [params.section ?? '', ...(params.id ? [':id'] : [])].join('/')
  const page = await openPage(name)
  if (!page) throw data('There is no such page', { status: 404 })
  const { signal } = request
  const asked = { ...staff, id: params.id ?? '', url: new URL(request.url), signal }
  return { page, name, asked: { ...asked, site: context.get(site), t: messagesIn(language) } }
}

export async function loader(args: LoaderFunctionArgs) {
  const { page, asked, name } = await enter(args)
  return { name, isOwner: asked.isOwner, shown: await page.loader(asked) }
}

export async function action(args: ActionFunctionArgs) {
  const { page, asked } = await enter(args)
  if (!page.action) throw data('Nothing can be sent here', { status: 405 })
  return page.action(asked, (await args.request.json()) as never)
}

export function Component() {
  const { name, isOwner, shown } = useLoaderData<typeof loader>()
  const page = opened(name)
  return page && <page.Page key={name} data={shown} isOwner={isOwner} />
}

/** What the server sends: nothing of the store is in it. */
export function HydrateFallback() {
  return (
    <Container data-boundary="loyalty" aria-busy="true">
      <meta name="robots" content="noindex" />
      <Skeleton style={{ blockSize: '24rem', marginBlock: 'var(--space-6)' }} />
    </Container>
  )
}

export { ManageProblem as ErrorBoundary } from '../manage/parts/ManageProblem.tsx'
