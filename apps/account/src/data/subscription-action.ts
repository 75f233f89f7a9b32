import { languageIn, platform } from '@galleria/federation'
import type { Message } from '@galleria/i18n'
import { isPlatformError, isTransientError, type PlatformClient } from '@galleria/platform-client'
import {
  cancelSubscriptionContract,
  renewSubscriptionContract,
  type SubscriptionContract,
  turnOffAutoRenewal,
  turnOnAutoRenewal,
  undoCancelSubscriptionContract,
} from '@galleria/platform-client/subscriptions'
import type { ActionFunctionArgs } from '@galleria/router'
import { key, messagesIn } from '../messages/index.ts'

export type SubscriptionAct = 'cancel' | 'notice' | 'undo' | 'off' | 'on' | 'renew'

export interface SubscriptionAnswer {
  readonly done?: SubscriptionAct
  readonly problem?: string
}

type Work = (client: PlatformClient, id: string) => Promise<{ subscriptionContract: SubscriptionContract }>

const acts: Readonly<Record<SubscriptionAct, Work>> = {
  cancel: (client, id) => cancelSubscriptionContract(client, { id, effectiveAt: 'IMMEDIATELY' }),
  notice: (client, id) => cancelSubscriptionContract(client, { id, effectiveAt: 'NEXT_BILLING_DATE' }),
  undo: (client, id) => undoCancelSubscriptionContract(client, { id }),
  off: (client, id) => turnOffAutoRenewal(client, { id }),
  on: (client, id) => turnOnAutoRenewal(client, { id }),
  renew: (client, id) => renewSubscriptionContract(client, { id }),
}

const refusals: Readonly<Record<string, Message>> = {
  CANCELLATION_NOT_ALLOWED: key('subscription.not-yours'),
  RENEWAL_PAYMENT_DECLINED: key('subscription.declined'),
  RENEWAL_OUT_OF_STOCK: key('subscription.sold-out'),
}

export async function actOnSubscription({
  context,
  request,
  params,
}: ActionFunctionArgs): Promise<SubscriptionAnswer> {
  const form = await request.formData()
  const intent = String(form.get('intent') ?? '')
  const t = messagesIn(languageIn(context))
  const act = (intent === 'cancel' ? String(form.get('when') ?? '') : intent) as SubscriptionAct
  if (!Object.hasOwn(acts, act)) return {}
  try {
    await acts[act](context.get(platform), params.contractId ?? '')
    return { done: act }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    if (isTransientError(error)) return { problem: t('outage.short') }
    const { code = '' } = error
    const refusal = Object.hasOwn(refusals, code) ? refusals[code] : undefined
    return { problem: t(refusal ?? key('subscription.changed')) }
  }
}
