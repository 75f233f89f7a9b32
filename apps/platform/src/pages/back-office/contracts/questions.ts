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
    title: `Cancel the subscription to ${document.name} now?`,
    text: "Nothing is refunded, and no more cycles are billed. You can't undo a cancellation.",
    button: 'Cancel now',
  }),
  renew: ({ view }, contract) => ({
    title: `Bill the next cycle of ${contract.document.name} now?`,
    text: `The customer pays with the saved payment method: ${rhythm(view, contract)}.`,
    button: 'Bill now',
  }),
  transfer: async (staff, { document, email }, form) => {
    const { loginEmail } = await heirOf(staff, form.get('member') ?? '')
    return {
      title: `Transfer ${document.name} to ${loginEmail}?`,
      text: `${email || 'The current customer'} loses the subscription. Terms, price and the paid period stay the same. The saved payment method isn't transferred. We email both customers. You can't undo a transfer.`,
      button: `Transfer to ${loginEmail}`,
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
