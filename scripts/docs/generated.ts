import { commandErrorsPage } from './errors/command-page.ts'
import { errorsPage } from './errors/page.ts'
import { commandPage } from './reference/command.ts'
import { configurationPage } from './reference/configuration.ts'
import { moduleContractPage, releasePage, widgetsPage } from './reference/contracts.ts'

/** Pages of the documentation that are written from code, by their path. */
export function generated(root: string): Readonly<Record<string, string>> {
  return {
    'docs/errors.md': errorsPage(root),
    'docs/errors-command.md': commandErrorsPage(root),
    'docs/configuration.md': configurationPage(root),
    'docs/command.md': commandPage(),
    'docs/module-contract.md': moduleContractPage(root),
    'docs/widgets.md': widgetsPage(root),
    'docs/release-json.md': releasePage(root),
  }
}
