import { platform, session, site } from '@galleria/federation'
import { notFound, readForPage } from '@galleria/federation/read-for-page'
import { type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Container } from '@galleria/ui'
import { BlockedByThem } from '../../components/community/BlockedByThem.tsx'
import { ProfilePage } from '../../components/community/ProfilePage.tsx'
import { seeProfile } from '../../data/community/read-profile.ts'

export async function loader({ context, request: { signal }, params: { slug = '' } }: LoaderFunctionArgs) {
  const { isMember } = context.get(session)
  const found = await readForPage(seeProfile(context.get(platform), slug, { isMember, signal }))
  if (found.state === 'missing') throw notFound()
  return { site: context.get(site), found }
}

export function Component() {
  const { site, found } = useLoaderData<typeof loader>()
  return (
    <Container data-boundary="account">
      {found.state === 'seen' ? <ProfilePage site={site} profile={found.profile} /> : <BlockedByThem />}
    </Container>
  )
}

export { CommunityProblem as ErrorBoundary } from '../../components/community/community-problem.ts'
