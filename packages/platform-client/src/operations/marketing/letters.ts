import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/letters', fqn: 'galleria.letters.v1.Letters', entity: 'galleria.letters.v1.letter' }

export const listLetters = { service, name: 'ListLetters', method: 'GET', path: '/letters/v1/letters', audience: 'STAFF' } as const
export const getLetter = { service, name: 'GetLetter', method: 'GET', path: '/letters/v1/letters/{kind}', audience: 'STAFF' } as const
export const updateLetter = { service, name: 'UpdateLetter', method: 'PATCH', path: '/letters/v1/letters/{kind}', audience: 'STAFF' } as const
export const previewLetter = { service, name: 'PreviewLetter', method: 'POST', path: '/letters/v1/letters/{kind}/preview', audience: 'STAFF' } as const
export const sendTestLetter = { service, name: 'SendTestLetter', method: 'POST', path: '/letters/v1/letters/{kind}/send-test', audience: 'STAFF' } as const
export const getLetterDesign = { service, name: 'GetLetterDesign', method: 'GET', path: '/letters/v1/letter-design', audience: 'STAFF' } as const
export const updateLetterDesign = { service, name: 'UpdateLetterDesign', method: 'PATCH', path: '/letters/v1/letter-design', audience: 'STAFF' } as const
