import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './staff-member.wire'

/** A member of the staff by name. */
export type StaffMemberShort = Output<typeof wire.staffMemberShort>
/** Those of the staff who can own an order or a request, by name. */
export type StaffMemberShortList = Output<typeof wire.staffMemberShortList>

/** Members of the staff by their names; whoever works with orders needs no more of them. */
export const searchStaffMembers: AdminEndpoint<typeof wire.searchStaffMembersWire> = adminEndpoint({
  name: 'searchStaffMembers',
  method: 'GET',
  path: '/api/admin/staff-member/short/search',
  permission: 'order:read',
  wire: () => import('./staff-member.wire').then((module) => module.searchStaffMembersWire),
})

/** The names of members of the staff by their ids. */
export const listStaffMembers: AdminEndpoint<typeof wire.listStaffMembersWire> = adminEndpoint({
  name: 'listStaffMembers',
  method: 'GET',
  path: '/api/admin/staff-member/short/list',
  permission: 'order:read',
  wire: () => import('./staff-member.wire').then((module) => module.listStaffMembersWire),
})
