import { useMemo, useState } from 'react'
import { useFetcher as useRouterFetcher } from 'react-router'

/**
 * Hot reload runs every memo of an edited component anew, and `fetcher.Form` is one: as a new component it would
 * mount its fields anew, and what was typed into them would be gone.
 */
const useSteadyFetcher: typeof useRouterFetcher = (options) => {
  const fetcher = useRouterFetcher(options)
  const [first] = useState({ key: options?.key, Form: fetcher.Form })
  const Form = first.key === options?.key ? first.Form : fetcher.Form
  return useMemo(() => ({ ...fetcher, Form }), [fetcher, Form]) as typeof fetcher
}

/** React Router's own; while developing, with a `Form` that outlives edits. */
export const useFetcher = process.env.NODE_ENV === 'production' ? useRouterFetcher : useSteadyFetcher
