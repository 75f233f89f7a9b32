import type { ManageRequest, PageProps } from '../../page.ts'
import { idOfJob } from '../../reviews/use-begun.ts'
import * as review from './review.tsx'
import * as job from './review-job.tsx'
import * as requests from './review-requests.tsx'

export const area = 'marketing'

const REQUESTS = 'requests'

export async function loader(asked: ManageRequest) {
  if (asked.id === REQUESTS) return { requests: await requests.loader(asked) }
  const id = idOfJob(asked.id)
  return id ? { job: await job.loader({ ...asked, id }) } : { review: await review.loader(asked) }
}

type Sent = Parameters<typeof requests.action>[1] | Parameters<typeof review.action>[1]

export function action(asked: ManageRequest, sent: Sent): Promise<unknown> {
  const id = idOfJob(asked.id)
  if (id) return job.action({ ...asked, id })
  return asked.id === REQUESTS
    ? requests.action(asked, sent as Parameters<typeof requests.action>[1])
    : review.action(asked, sent as Parameters<typeof review.action>[1])
}

/** Pages below the list of reviews: the requests for them, a job about many, and one of them. */
export function Page({ data, ...props }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  if ('requests' in data) return <requests.Page {...props} data={data.requests} />
  if ('job' in data) return <job.Page {...props} data={data.job} />
  return <review.Page {...props} data={data.review} />
}
