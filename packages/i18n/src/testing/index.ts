export { catalogProblems } from './catalog-problems.ts'
export { literalProblems } from './literal-problems.ts'
export { variantsOf } from './variants.ts'
