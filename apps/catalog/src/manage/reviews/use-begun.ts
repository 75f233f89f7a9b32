import { useNavigate } from '@galleria/router'
import { useEffect } from 'react'

const JOB = 'job-'

/** Id of the job that a page below the reviews is of; undefined for other pages. */
export function idOfJob(id: string): string | undefined {
  return id.startsWith(JOB) ? id.slice(JOB.length) : undefined
}

export const pathOfJob = (id: string) => `/manage/catalog/reviews/${JOB}${id}`

/** Opens the page of a job as soon as it has begun. */
export function useBegun(jobId: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (jobId) void navigate(pathOfJob(jobId))
  }, [jobId, navigate])
}
