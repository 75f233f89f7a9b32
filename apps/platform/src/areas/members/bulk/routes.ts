import * as operations from '@galleria/platform-client/operations/members/members'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import type { Db } from '../../../data/database.ts'
import { CursorPaging } from '../../../data/query-language/keyset.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { Counted, CursorMetadata } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { Search } from '../reading/store/search.ts'
import { MEMBER_JOBS } from './carry-on.ts'
import { countMatching, createJob } from './create.ts'
import { findBulkJob, queryResults } from './store.ts'

/** A filter of everybody is written out, as `{}`: forgetting it must not mean all (wire §3.7 "Required: filter"). */
const FilterInput = z.object({ filter: z.record(z.string(), z.unknown()), search: Search.optional() })
const WithAssignee = FilterInput.extend({ contentAssigneeId: z.guid().nullish() })
const Begun = z.object({ jobId: z.guid() })

const calls = [
  [operations.bulkDeleteMembersByFilter, 'DELETE'],
  [operations.bulkApproveMembers, 'APPROVE'],
  [operations.bulkBlockMembers, 'BLOCK'],
  [operations.bulkMuteMembers, 'MUTE'],
  [operations.bulkUnmuteMembers, 'UNMUTE'],
] as const

const Job = z.object({
  id: z.guid(),
  action: z.enum(['DELETE', 'APPROVE', 'BLOCK', 'MUTE', 'UNMUTE']),
  status: z.enum(['RUNNING', 'FINISHED']),
  total: z.int(),
  succeeded: z.int(),
  failed: z.int(),
  createdDate: z.iso.datetime(),
  updatedDate: z.iso.datetime(),
})
const Result = z.object({
  memberId: z.guid(),
  status: z.enum(['PENDING', 'SUCCEEDED', 'FAILED']),
  error: z.object({ code: z.string(), description: z.string() }).optional(),
})

/** Changes of all who are found, done by a job (wire §3.7), with what the wire lacks: a look ahead, progress, each one's result. */
export function bulkRoutes(app: App): void {
  operation(
    app,
    operations.countMembers,
    { body: FilterInput, answer: Counted },
    async ({ db, caller, input }) => ({ count: await countMatching(db, caller, input) }),
  )

  for (const [served, action] of calls)
    operation(
      app,
      served,
      {
        body: action === 'DELETE' ? WithAssignee : FilterInput,
        answer: Begun,
      },
      async ({ db, clock, schedule, caller, input }) => {
        const wanted = { ...(input as z.output<typeof WithAssignee>), action }
        const jobId = await createJob(db, caller, wanted, clock.now())
        schedule.wake(MEMBER_JOBS)
        return { jobId }
      },
    )

  operation(
    app,
    operations.getMemberBulkJob,
    { query: z.object({ jobId: z.string() }), answer: z.object({ job: Job }) },
    async ({ db, input: { jobId } }) => {
      const job = await findJob(db, jobId)
      const { action, status, total, succeeded, failed, createdAt, updatedAt } = job
      const createdDate = createdAt.toISOString()
      const updatedDate = updatedAt.toISOString()
      return { job: { id: job.id, action, status, total, succeeded, failed, createdDate, updatedDate } }
    },
  )

  operation(
    app,
    operations.listMemberBulkResults,
    {
      query: z.object({
        jobId: z.string(),
        status: z.enum(['PENDING', 'SUCCEEDED', 'FAILED']).optional(),
        cursorPaging: CursorPaging,
      }),
      answer: z.object({ results: z.array(Result), pagingMetadata: CursorMetadata }),
    },
    async ({ db, config, input: { jobId, status, cursorPaging } }) => {
      const job = await findJob(db, jobId)
      const { pageRows, metadata } = await queryResults({ db, config }, job.id, { status, cursorPaging })
      const results = pageRows.map((item) => ({
        memberId: item.id,
        status: item.status,
        ...(item.error ? { error: item.error } : {}),
      }))
      return { results, pagingMetadata: metadata }
    },
  )
}

async function findJob(db: Db, id: string) {
  const job = isUuid(id) ? await findBulkJob(db, id) : undefined
  if (!job) throw applicationError(404, 'ASYNC_JOB_NOT_FOUND', 'Job not found.')
  return job
}
