import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_members_members-about', fqn: 'wix.members.about.v2.MembersAbout', entity: 'wix.members.about.v2.member_about' }

export const sendAboutPhoneCode = { service, name: 'SendAboutPhoneCode', method: 'POST', path: '/members/v2/abouts/my/phone/send-code', audience: 'MEMBERS' } as const
export const verifyAboutPhone = { service, name: 'VerifyAboutPhone', method: 'POST', path: '/members/v2/abouts/my/phone/verify', audience: 'MEMBERS' } as const
export const getAboutPhone = { service, name: 'GetAboutPhone', method: 'GET', path: '/members/v2/abouts/my/phone', audience: 'MEMBERS' } as const
export const deleteAboutPhone = { service, name: 'DeleteAboutPhone', method: 'DELETE', path: '/members/v2/abouts/my/phone', audience: 'MEMBERS' } as const
export const getMyMemberAbout = { service, name: 'GetMyMemberAbout', method: 'GET', path: '/members/v2/abouts/my', audience: 'MEMBERS', hosted: 'wire' } as const
export const queryMemberAbouts = { service, name: 'QueryMemberAbouts', method: 'POST', path: '/members/v2/abouts/query', audience: 'EVERYONE', hosted: 'wire' } as const
export const createMemberAbout = { service, name: 'CreateMemberAbout', method: 'POST', path: '/members/v2/abouts', audience: 'MEMBERS_AND_STAFF', hosted: 'wire' } as const
export const updateMemberAbout = { service, name: 'UpdateMemberAbout', method: 'PATCH', path: '/members/v2/abouts/{memberAbout.id}', audience: 'MEMBERS_AND_STAFF: own about', hosted: 'wire' } as const
export const deleteMemberAbout = { service, name: 'DeleteMemberAbout', method: 'DELETE', path: '/members/v2/abouts/{id}', audience: 'MEMBERS_AND_STAFF: own about', hosted: 'wire' } as const
export const getMemberAbout = { service, name: 'GetMemberAbout', method: 'GET', path: '/members/v2/abouts/{id}', audience: 'EVERYONE: own about', hosted: 'wire' } as const
