import type { StateMachine } from '@galleria/platform-client/authentication'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FactorType, type LoginState, step } from './login.ts'

/** State that the shopper's side keeps (specification §4): which token waits for a code, which for a factor. */
interface Model {
  codeFor: string | undefined
  factors: { token: string; offered: readonly string[] } | undefined
}
/** The machine as `session` runs it: what awaits something is remembered, later outcomes do not erase it. */
interface Machine {
  remembered: LoginState
  last: LoginState
}

const unknownState = { loginState: 'FAILURE', error: 'Unknown _state' }
const all: FactorType[] = ['PASSWORD', 'SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH', 'WEBAUTHN', 'RECOVERY_CODE']

class Answered implements fc.Command<Model, Machine> {
  readonly answer: StateMachine
  readonly mfa: boolean
  constructor(answer: StateMachine, mfa: boolean) {
    this.answer = answer
    this.mfa = mfa
  }
  check = () => true
  run(model: Model, machine: Machine) {
    const { state, sessionToken, stateToken, requireMfaData, mfaChallengeData } = this.answer
    const next = step(machine.remembered, { type: 'answered', answer: this.answer, mfa: this.mfa })
    machine.last = next
    if ('stateToken' in next) machine.remembered = next
    const data = { REQUIRE_MFA: requireMfaData, MFA_CHALLENGE: mfaChallengeData }[String(state)]
    if (state === 'SUCCESS' && sessionToken) {
      expect(next).toMatchObject({ loginState: 'SUCCESS', sessionToken })
    } else if (state === 'REQUIRE_OWNER_APPROVAL') {
      expect(next).toEqual({ loginState: 'OWNER_APPROVAL_REQUIRED' })
    } else if (state === 'REQUIRE_EMAIL_VERIFICATION' && stateToken) {
      expect(next).toEqual({ loginState: 'EMAIL_VERIFICATION_REQUIRED', stateToken })
      model.codeFor = stateToken
      model.factors = undefined
    } else if (this.mfa && stateToken && data) {
      const offered = [
        ...(data.factorType ? [data.factorType] : []),
        ...(data.availableFactors ?? []).map(({ factorType }) => factorType ?? ''),
      ]
      expect(next).toMatchObject({ stateToken })
      model.factors = { token: stateToken, offered }
      model.codeFor = undefined
    } else {
      expect(next).toEqual(unknownState)
    }
  }
  toString = () => `answered(${JSON.stringify(this.answer)}, mfa ${this.mfa})`
}

class CodeEntered implements fc.Command<Model, Machine> {
  check = () => true
  run(model: Model, machine: Machine) {
    machine.last = step(machine.remembered, { type: 'codeEntered' })
    if (model.codeFor) expect(machine.last).toMatchObject({ stateToken: model.codeFor })
    else expect(machine.last).toEqual(unknownState)
  }
  toString = () => 'codeEntered'
}

class FactorUsed implements fc.Command<Model, Machine> {
  readonly factorType: FactorType
  constructor(factorType: FactorType) {
    this.factorType = factorType
  }
  check = () => true
  run({ factors }: Model, machine: Machine) {
    machine.last = step(machine.remembered, { type: 'factorUsed', factorType: this.factorType })
    if (factors?.offered.includes(this.factorType))
      expect(machine.last).toMatchObject({ stateToken: factors.token })
    else expect(machine.last).toEqual(unknownState)
  }
  toString = () => `factorUsed(${this.factorType})`
}

const state = fc.constantFrom(
  'SUCCESS',
  'REQUIRE_OWNER_APPROVAL',
  'REQUIRE_EMAIL_VERIFICATION',
  'REQUIRE_MFA',
  'MFA_CHALLENGE',
  'STATUS_CHECK',
  'REQUIRE_FIRST_FACTOR',
)
const token = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null })
const availableFactors = fc
  .uniqueArray(fc.constantFrom(...all), { maxLength: 4 })
  .map((factors) => factors.map((factorType) => ({ factorType, factorStatus: 'ENABLED' })))
const data = fc.record({ availableFactors })
const challenge = fc.record({ factorType: fc.constantFrom(...all), availableFactors })
const answers = fc.record({
  state,
  sessionToken: token,
  stateToken: token,
  requireMfaData: fc.option(data, { nil: null }),
  mfaChallengeData: fc.option(challenge, { nil: null }),
})
const commands = fc.commands(
  [
    fc.tuple(answers, fc.boolean()).map(([answer, mfa]) => new Answered(answer, mfa)),
    fc.constant(new CodeEntered()),
    fc.constantFrom(...all).map((factorType) => new FactorUsed(factorType)),
  ],
  { maxCommands: 30 },
)

test('Faults rows 46 and 47: in any order of answers, codes and factors, nothing goes on that was not asked for', () => {
  fc.assert(
    fc.property(commands, (sequence) => {
      const initial: LoginState = { loginState: 'INITIAL' }
      const setup = () => ({
        model: { codeFor: undefined, factors: undefined } as Model,
        real: { remembered: initial, last: initial } as Machine,
      })
      fc.modelRun(setup, sequence)
    }),
    { numRuns: 500 },
  )
})
