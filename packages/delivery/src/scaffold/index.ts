export { DeliveryFault } from '../base/fault.ts'
export { createRepository, publishedVersions } from './create-repository.ts'
