import { platform, site } from '@galleria/federation'
import { readForPage } from '@galleria/federation/read-for-page'
import { type LoaderFunctionArgs, redirect, useLoaderData } from '@galleria/router'
import { Container, PageHeader } from '@galleria/ui'
import { DirectoryHead } from '../../components/community/DirectoryHead.tsx'
import { DirectoryTools } from '../../components/community/DirectoryTools.tsx'
import { MemberList } from '../../components/community/MemberList.tsx'
import { NoMembersFound } from '../../components/community/NoMembersFound.tsx'
import { OwnPlace } from '../../components/community/OwnPlace.tsx'
import { directoryPath, findMembers, parseDirectory } from '../../data/community/directory.ts'
import { useMessages } from '../../messages/index.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const directory = parseDirectory(new URL(request.url).searchParams)
  const found = await readForPage(findMembers(context.get(platform), directory, request.signal))
  // A page that ended, or was never one: the list begins anew.
  if (!found) throw redirect(directoryPath({ ...directory, after: '', shown: 1 }))
  return { site: context.get(site), directory, found }
}

export function Component() {
  const t = useMessages()
  const { site, directory, found } = useLoaderData<typeof loader>()
  const begins = found.members.length === 0
  return (
    <Container data-boundary="account">
      <DirectoryHead site={site} directory={directory} />
      <PageHeader title={t('community.title')} description={t('community.intro', { store: site.name })} />
      <OwnPlace />
      <DirectoryTools directory={directory} found={found} />
      {begins ? (
        <NoMembersFound directory={directory} />
      ) : (
        <MemberList found={found} {...pathsOf(directory, found)} />
      )}
    </Container>
  )
}

function pathsOf(directory: ReturnType<typeof parseDirectory>, { next }: { readonly next: string | null }) {
  return {
    first: directory.after ? directoryPath({ ...directory, after: '', shown: 1 }) : null,
    next: next ? directoryPath({ ...directory, after: next, shown: 1 }) : null,
    inPlace: next ? directoryPath({ ...directory, shown: directory.shown + 1 }) : null,
    shown: directory.shown,
  }
}

export { CommunityProblem as ErrorBoundary } from '../../components/community/community-problem.ts'
