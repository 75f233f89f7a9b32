import { manageRoute } from '@galleria/manage'
import { messages as shared } from './messages/index.ts'
import { Problem } from './Problem.tsx'

type Part = Omit<Parameters<typeof manageRoute>[0], 'boundary' | 'Problem'>

/** Route of one part, which loads the messages that all parts share beside its own: a page of an error shows them. */
export function partRoute({ messages, ...part }: Part) {
  const both = {
    messagesIn: messages.messagesIn,
    async load(code: Parameters<typeof messages.load>[0]) {
      await Promise.all([messages.load(code), shared.load(code)])
    },
  }
  return manageRoute({ ...part, boundary: 'manage', messages: both, Problem })
}
