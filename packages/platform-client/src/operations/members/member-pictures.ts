import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/member_pictures', fqn: 'galleria.members.v1.MemberPictures', entity: 'galleria.members.v1.member_picture' }

export const uploadMyPicture = { service, name: 'UploadMyPicture', method: 'POST', path: '/members/v1/members/my/picture', audience: 'MEMBERS' } as const
export const removeMyPicture = { service, name: 'RemoveMyPicture', method: 'DELETE', path: '/members/v1/members/my/picture', audience: 'MEMBERS' } as const
