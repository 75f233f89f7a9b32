import { assignmentTests } from './assigning.ts'

assignmentTests()
