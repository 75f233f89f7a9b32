import type { StateMachine } from '../../../areas/identity/index.ts'
import { secondStepOf } from '../second-step/challenge.ts'
import { secondStepPage } from '../second-step/page.ts'
import { finish } from './finish.ts'
import { approvalPage, verifyPage } from './pages.ts'
import type { Step } from './step.ts'

/** The page that an answer of the login state machine leads to. */
export function follow(step: Step, outcome: StateMachine): Response | Promise<Response> {
  switch (outcome.state) {
    case 'SUCCESS':
      return finish(step, outcome.sessionToken ?? '')
    case 'REQUIRE_EMAIL_VERIFICATION':
      return verifyPage(step, outcome.stateToken ?? '')
    case 'REQUIRE_OWNER_APPROVAL':
      return approvalPage(step.view)
    case 'REQUIRE_MFA':
    case 'MFA_CHALLENGE':
      return secondStepPage(step, secondStepOf(outcome))
  }
}
