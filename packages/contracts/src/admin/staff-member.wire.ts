import * as z from 'zod/mini'
import { asked } from '../query.wire'
import { queryIds } from './list.wire'
import { id, list, pathText, text, wire } from '../wire'

export const staffMemberShort = z.object({ id, name: text() })

export const staffMemberShortList = z.object({ items: list(staffMemberShort) })

export const searchStaffMembersWire = wire({
  query: z.object({ query: asked(pathText(200)) }),
  response: staffMemberShortList,
})

export const listStaffMembersWire = wire({ query: z.object({ ids: queryIds }), response: staffMemberShortList })
