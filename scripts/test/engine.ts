import { writeFileSync } from 'node:fs'
import { noCount, readReport, type VitestReport } from './count.ts'
import { engineTable, promises } from './engine-table.ts'
import { REPORTS, type Suite } from './suite.ts'
import { unitTests } from './unit-tests.ts'

/**
 * The platform's tests on the server of DATABASE_URL, which may be of any engine that speaks Postgres. Each test makes a
 * database of its own there. Writes a table of what holds to `.galleria/reports/engine.md`.
 */
export function engineTests(files: readonly string[]): Suite {
  return {
    name: 'engine',
    async run(told) {
      const url = process.env.DATABASE_URL
      if (!url) {
        console.log(
          'DATABASE_URL is missing. Set it to a server on which its user may create databases, for example\n' +
            '  DATABASE_URL=postgresql://root@127.0.0.1:26257/defaultdb npm test -- engine',
        )
        return noCount
      }
      process.env.GALLERIA_TEST_DATABASE_URL = url
      const wanted = files.length > 0 ? files : promises.flatMap(({ folders }) => folders)
      const count = await unitTests(wanted).run(told)
      const report = readReport<VitestReport>(`${REPORTS}/vitest.json`)
      if (!report) return count
      const table = engineTable(report.testResults ?? [], told.unsteady)
      console.log(table)
      writeFileSync(`${REPORTS}/engine.md`, table)
      return count
    },
  }
}
