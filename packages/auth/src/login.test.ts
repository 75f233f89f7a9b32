import { PlatformError } from '@galleria/platform-client'
import type { StateMachine } from '@galleria/platform-client/authentication'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FactorType, type LoginState, step } from './login.ts'

const initial: LoginState = { loginState: 'INITIAL' }
const unknownState = { loginState: 'FAILURE', error: 'Unknown _state' }
const awaiting: LoginState = { loginState: 'EMAIL_VERIFICATION_REQUIRED', stateToken: 'st' }

const refusal = (code: string, status = 400) =>
  new PlatformError('Refused', { status, details: { applicationError: { code, description: '', data: {} } } })

const others = [
  'UNKNOWN_STATE',
  'STATUS_CHECK',
  'REQUIRE_MFA',
  'MFA_CHALLENGE',
  'REQUIRE_FIRST_FACTOR',
  'success',
]
const answers: [StateMachine, object][] = [
  [
    { state: 'SUCCESS', sessionToken: 's' },
    { loginState: 'SUCCESS', sessionToken: 's' },
  ],
  [{ state: 'REQUIRE_OWNER_APPROVAL' }, { loginState: 'OWNER_APPROVAL_REQUIRED' }],
  [{ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'st' }, awaiting],
  ...others.map((state): [StateMachine, object] => [
    { state, sessionToken: 's', stateToken: 'st' },
    unknownState,
  ]),
  [{}, unknownState],
  [{ state: 'SUCCESS' }, unknownState],
  [{ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: null }, unknownState],
]
test.each(answers)('The answer %o leads to %o', (answer, expected) => {
  expect(step(initial, { type: 'answered', answer })).toEqual(expected)
})

test.each([
  ['-19971', 'missingCaptchaToken'],
  ['-19995', 'emailAlreadyExists'],
  ['-19970', 'invalidCaptchaToken'],
  ['-19976', undefined],
  ['DUPLICATE_EMAIL', undefined],
])('A registration refused with %s fails as %s, with the message', (code, errorCode) => {
  const state = step(initial, { type: 'registerFailed', error: refusal(code) })
  expect(state).toEqual({ loginState: 'FAILURE', error: 'Refused', ...(errorCode && { errorCode }) })
})

test('A registration whose email is violated fails as invalidEmail, with the description', () => {
  const fieldViolations = [
    { field: 'a', description: 'no data' },
    { field: 'loginId.email', description: 'Not an email', data: { type: 'EMAIL' } },
  ]
  const error = new PlatformError('m', { status: 400, details: { validationError: { fieldViolations } } })
  expect(step(initial, { type: 'registerFailed', error })).toEqual({
    loginState: 'FAILURE',
    error: 'Not an email',
    errorCode: 'invalidEmail',
  })
})

test.each([
  ['-19971', 'missingCaptchaToken'],
  ['-19970', 'invalidCaptchaToken'],
  ['-19976', 'invalidPassword'],
  ['-19973', 'resetPassword'],
  ['-19995', 'invalidEmail'],
  ['anything', 'invalidEmail'],
])('A login refused with %s fails as %s, with the message', (code, errorCode) => {
  const state = step(initial, { type: 'loginFailed', error: refusal(code) })
  expect(state).toEqual({ loginState: 'FAILURE', error: 'Refused', errorCode })
})

test('A login refused by validation details fails as invalidEmail', () => {
  const details = { validationError: { fieldViolations: [] } }
  const error = new PlatformError('m', { status: 400, details })
  expect(step(initial, { type: 'loginFailed', error })).toMatchObject({ errorCode: 'invalidEmail' })
})

test.each([0, 429, 500, 503])('An outage (%i) blames no email', (status) => {
  const error = new PlatformError('System error occurred', { status })
  const expected = { loginState: 'FAILURE', error: 'System error occurred' }
  expect(step(initial, { type: 'loginFailed', error })).toEqual(expected)
  expect(step(initial, { type: 'registerFailed', error })).toEqual(expected)
})

test('Faults row 46: a code is processed only where one is awaited', () => {
  expect(step(awaiting, { type: 'codeEntered' })).toBe(awaiting)
  const elsewhere: LoginState[] = [
    initial,
    { loginState: 'SUCCESS', sessionToken: 's' },
    { loginState: 'FAILURE', error: 'x' },
    { loginState: 'OWNER_APPROVAL_REQUIRED' },
    { loginState: 'USER_CAPTCHA_REQUIRED' },
    { loginState: 'SILENT_CAPTCHA_REQUIRED' },
  ]
  for (const state of elsewhere) expect(step(state, { type: 'codeEntered' })).toEqual(unknownState)
})

test('Only SUCCESS with a session token succeeds, for any answer of the platform', () => {
  const text = fc.option(fc.oneof(fc.string(), fc.constantFrom('SUCCESS', 'REQUIRE_EMAIL_VERIFICATION')), {
    nil: undefined,
  })
  fc.assert(
    fc.property(fc.record({ state: text, sessionToken: text, stateToken: text }), (answer) => {
      const next = step(initial, { type: 'answered', answer })
      expect(next.loginState === 'SUCCESS').toBe(answer.state === 'SUCCESS' && !!answer.sessionToken)
      if (next.loginState === 'FAILURE') expect(next).toEqual(unknownState)
    }),
  )
})

const required = {
  state: 'REQUIRE_MFA',
  stateToken: 'm1',
  requireMfaData: {
    availableFactors: [
      { factorType: 'TOTP', factorStatus: 'ENABLED' },
      { factorType: 'EMAIL', factorStatus: 'ENABLED_BY_RULE' },
      { factorType: 'PASSWORD' },
      { factorType: 'SMS', factorStatus: 'DISABLED_BY_RULE' },
      { factorType: 'PUSH', factorStatus: 'REQUIRE_ACTIVATION' },
      { factorType: 'WEBAUTHN', factorStatus: 'REQUIRE_REENROLL' },
    ],
    reason: 'HIGH_RISK_LOGIN',
  },
}
const challenged = (factorType: FactorType, verificationChallengeData = {}) => ({
  state: 'MFA_CHALLENGE',
  stateToken: 'm2',
  mfaChallengeData: { factorType, verificationChallengeData, availableFactors: [{ factorType: 'TOTP' }] },
})

test('A second factor is a state that offers the usable factors to a caller that handles it', () => {
  expect(step(initial, { type: 'answered', answer: required, mfa: true })).toMatchObject({
    loginState: 'MFA_REQUIRED',
    stateToken: 'm1',
    factors: ['TOTP', 'EMAIL', 'PASSWORD'],
    reason: 'HIGH_RISK_LOGIN',
  })
})

test.each([
  ['SMS', { hint: '••• 42' }, { hint: '••• 42' }],
  ['CALL', { hint: '••• 42' }, { hint: '••• 42' }],
  ['EMAIL', { hint: 'a•••@galleria.test' }, { hint: 'a•••@galleria.test' }],
  ['TOTP', {}, {}],
  ['PUSH', { pushData: { transactionId: 't' } }, { transactionId: 't' }],
  [
    'WEBAUTHN',
    { webauthnData: { challengeId: 'c', publicKeyCredentialRequestOptionsJson: '{}' } },
    { challengeId: 'c', publicKeyCredentialRequestOptionsJson: '{}' },
  ],
  ['PASSWORD', {}, {}],
] as const)('The challenge of %s carries what it takes to answer it', (factorType, data, challenge) => {
  const next = step(initial, { type: 'answered', answer: challenged(factorType, data), mfa: true })
  expect(next).toMatchObject({
    loginState: 'MFA_CHALLENGE',
    stateToken: 'm2',
    challenge: { factorType, ...challenge },
  })
  expect('factors' in next && next.factors).toContain(factorType)
})

test.each([
  ['without the data', { state: 'REQUIRE_MFA', stateToken: 'm' }],
  ['without a state token', { ...required, stateToken: null }],
  ["with the other state's data", { ...required, state: 'MFA_CHALLENGE' }],
])('A second factor asked for %s is an unknown state', (_, answer) => {
  expect(step(initial, { type: 'answered', answer, mfa: true })).toEqual(unknownState)
})

test('A device that was remembered gets its token, however the platform writes it', () => {
  const answer = (deviceToken: unknown) => ({
    state: 'SUCCESS',
    sessionToken: 's',
    additionalData: { deviceToken },
  })
  for (const value of ['d', { strValue: 'd' }])
    expect(step(initial, { type: 'answered', answer: answer(value) })).toMatchObject({ deviceToken: 'd' })
  for (const value of [7, null, {}, { strValue: 7 }])
    expect(step(initial, { type: 'answered', answer: answer(value) })).toEqual({
      loginState: 'SUCCESS',
      sessionToken: 's',
    })
})
