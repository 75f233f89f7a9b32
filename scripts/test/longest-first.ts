import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take half a minute and more, longest first. They are short to read, and a new clone has no times of an earlier run,
 * so they would begin last, while the other workers have no more to do.
 */
export const longest = [
  'scripts/tutorials/tutorials.test.ts',
  'apps/platform/src/base/texts/every-text.test.ts',
  'apps/catalog/src/manage/product.test.tsx',
  'apps/platform/src/areas/checkout/kill-rounds.test.ts',
  'scripts/messages/add-language.test.ts',
  'apps/platform/src/http/permissions/matrix.test.ts',
  'apps/platform/src/app/every-call.test.ts',
  'apps/platform/src/app/fast-paths.test.ts',
  'apps/platform/src/dev/scale/behind-nginx.test.ts',
]

/** Runs the longest files first, then all others in Vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.indexOf(relative(this.ctx.config.root, moduleId))
      return place < 0 ? longest.length : place
    }
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => rank(a) - rank(b))
  }
}
