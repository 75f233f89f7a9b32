import { platform, session, site } from '@galleria/federation'
import { notFound, readForPage } from '@galleria/federation/read-for-page'
import { type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Container } from '@galleria/ui'
import { BlockedByThem } from '../../components/community/BlockedByThem.tsx'
import { FollowListPage } from '../../components/community/FollowListPage.tsx'
import { followList, sides } from '../../data/community/follow-list.ts'
import { findBySlug } from '../../data/community/read-profile.ts'
import { toSeen } from '../../data/community/seen-member.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { signal } = request
  const side = sides.find((each) => each === params.side)
  if (!side) throw notFound()
  const client = context.get(platform)
  const { isMember } = context.get(session)
  const found = await readForPage(findBySlug(client, params.slug ?? '', { isMember, signal }))
  const after = new URL(request.url).searchParams.get('after') ?? ''
  if (!('member' in found)) {
    if (found.state === 'missing') throw notFound()
    return { blocked: true as const }
  }
  const member = toSeen(found.member, client.baseUrl)
  const list = await readForPage(followList(client, { memberId: member.id, side, after }, signal))
  return { blocked: false as const, site: context.get(site), member, side, after, list }
}

export function Component() {
  const shown = useLoaderData<typeof loader>()
  return (
    <Container data-boundary="account">
      {shown.blocked ? <BlockedByThem /> : <FollowListPage {...shown} />}
    </Container>
  )
}

export { CommunityProblem as ErrorBoundary } from '../../components/community/community-problem.ts'
