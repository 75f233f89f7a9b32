export { unknownVariables } from './unknown-variables.ts'
