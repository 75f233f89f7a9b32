export { catalogueProblems } from './catalogue-problems.ts'
export { literalProblems } from './literal-problems.ts'
