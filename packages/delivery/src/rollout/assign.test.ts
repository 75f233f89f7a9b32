import { assignmentTests } from './assign-tests.ts'

assignmentTests()
