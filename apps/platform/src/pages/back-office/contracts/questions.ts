import type { ContractRow } from '../../../areas/orders/index.ts'
import type { Question } from '../confirm.ts'
import type { Staff } from '../session.ts'
import { heirOf } from './acts.ts'
import { rhythm } from './labels.ts'

type QuestionBuilder = (
  staff: Staff,
  contract: ContractRow,
  form: URLSearchParams,
) => Question | Promise<Question>

/** Asks first about acts that cannot be undone or cost the buyer money. */
const questions: Readonly<Record<string, QuestionBuilder>> = {
  cancel: (_, { document }) => ({
    title: `End the subscription to ${document.name} now?`,
    text: 'Nothing more is bought, and nothing is given back. An ended subscription stays ended.',
    button: 'End it now',
  }),
  renew: ({ view }, contract) => ({
    title: `Buy the next cycle of ${contract.document.name} now?`,
    text: `The buyer pays as before: ${rhythm(view, contract)}.`,
    button: 'Buy it now',
  }),
  transfer: async (staff, { document, email }, form) => {
    const { loginEmail } = await heirOf(staff, form.get('member') ?? '')
    return {
      title: `Pass ${document.name} on to ${loginEmail}?`,
      text: `${email || 'The buyer'} has it no more. Terms, price and what is paid for stay as they are; how it was paid for does not go along. Both are told by email. It cannot be taken back.`,
      button: `Pass it on to ${loginEmail}`,
    }
  },
}

/** The question to ask first; none where staff are sure, or the act can be taken back. */
export async function questionOf(
  staff: Staff,
  contract: ContractRow,
  form: URLSearchParams,
): Promise<Question | undefined> {
  const intent = form.get('intent') ?? ''
  if (form.get('sure') === 'yes' || !Object.hasOwn(questions, intent)) return undefined
  return questions[intent]?.(staff, contract, form)
}
