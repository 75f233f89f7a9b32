import { type FactorType, factorTypes, type StateMachine } from '../../../areas/identity/index.ts'

/** A second step as its page shows it, and as the page's own fields bring it back. */
export interface SecondStep {
  readonly stateToken: string
  /** Undefined while the member has yet to choose. */
  readonly factor: FactorType | undefined
  readonly factors: readonly FactorType[]
  readonly risky: boolean
  readonly hint?: string | undefined
  readonly transactionId?: string | undefined
  readonly webauthn?: { readonly challengeId: string; readonly options: string } | undefined
}

export function secondStepOf({ stateToken = '', ...outcome }: StateMachine): SecondStep {
  const { requireMfaData, mfaChallengeData } = outcome
  const mfaData = mfaChallengeData ?? requireMfaData
  const factors = (mfaData?.availableFactors ?? [])
    .filter(({ factorStatus }) => factorStatus !== 'DISABLED_BY_RULE')
    .map(({ factorType }) => factorType)
  const step = {
    stateToken,
    factors,
    risky: mfaData?.reason === 'HIGH_RISK_LOGIN',
    factor: mfaChallengeData?.factorType,
  }
  if (!mfaChallengeData) return step
  const { hint, pushData, webauthnData } = mfaChallengeData.verificationChallengeData
  return {
    ...step,
    hint,
    transactionId: pushData?.transactionId,
    webauthn: webauthnData && {
      challengeId: webauthnData.challengeId,
      options: webauthnData.publicKeyCredentialRequestOptionsJson,
    },
  }
}

export function fieldsOf({ stateToken, factors, risky, hint, transactionId, webauthn }: SecondStep) {
  return {
    stateToken,
    factors: factors.join(' '),
    ...(risky ? { risky: 'yes' } : {}),
    hint,
    transactionId,
    challengeId: webauthn?.challengeId,
  }
}

export function fromFields(form: URLSearchParams): SecondStep {
  const known = (name: string | null) => factorTypes.find((type) => type === name)
  return {
    stateToken: form.get('stateToken') ?? '',
    factor: known(form.get('factor')),
    factors: (form.get('factors') ?? '').split(' ').flatMap((name) => known(name) ?? []),
    risky: form.get('risky') === 'yes',
    hint: form.get('hint')?.slice(0, 200) || undefined,
    transactionId: form.get('transactionId') ?? undefined,
  }
}
