import { isPermitted, resources, type AdminEndpoint } from '@prilavok/contracts/admin'
import type { Shop } from '../shop'
import { HttpProblem } from './problem'
import { refuseForeignPage } from './own-origin'
import { hasCsrfToken, staffMemberOf, staffTokenOf, type StaffMember } from './staff-session'

/** The first half of the permissions of the resource that a path names; 404 for a name that is none. */
function permissionOf(all: Shop['resources'], key: string): string {
  const found = Object.hasOwn(all, key) ? all[key] : undefined
  if (found === undefined) throw new HttpProblem('not-found', { detail: 'There is no such resource.' })
  return found.permission
}

/** Changes of many records that need a permission of their own; every other is a save. */
const ACTIONS: Readonly<Record<string, string>> = { export: 'export' }

/** The permission that a call needs; for calls of any resource, that of the resource and the action of this request. */
export function neededPermission(
  all: Shop['resources'],
  { permission }: AdminEndpoint,
  entity: string,
  action: string,
): string {
  if (!permission.startsWith('{entity}')) return permission
  const resource = permissionOf(all, entity)
  const [, needed = ''] = permission.split(':')
  if (needed !== '{action}') return `${resource}:${needed}`
  const isOwn = !Object.hasOwn(resources, entity)
  if (action === 'delete' && (isOwn || resource === 'product')) return `${resource}:delete`
  return `${resource}:${Object.hasOwn(ACTIONS, action) ? (ACTIONS[action] ?? 'write') : 'write'}`
}

/** A link that somebody follows, or an address that they type: no page reads what comes of it. */
const isOpened = (request: Request): boolean =>
  request.method === 'GET' &&
  (request.headers.get('Sec-Fetch-Site') === 'none' || request.headers.get('Sec-Fetch-Mode') === 'navigate')

/**
 * Refuses a request that a page of another origin may have made a browser send, reads as well; the pages that sell, which may call the
 * rest of the API, are such pages.
 */
function refuseForeign({ settings }: Shop, request: Request): void {
  if (isOpened(request)) return
  try {
    refuseForeignPage(request, settings, settings.staffOrigins)
  } catch {
    throw new HttpProblem('csrf-failed', { security: 'origin-refused' })
  }
}

/**
 * Who has sent a staff request, or a problem: 401 without a session, 403 for what a foreign page may have sent, and for all but the
 * setting up of a second factor that is demanded and missing. The permission is asked for afterwards, by `requirePermission`, for it may depend on the body.
 */
export async function staffMember(
  shop: Shop,
  endpoint: AdminEndpoint,
  request: Request,
  isHttps: boolean,
): Promise<StaffMember | null> {
  const found = staffTokenOf(request, isHttps)
  if (found?.isBearer !== true) refuseForeign(shop, request)
  if (endpoint.permission === 'public') return null
  const member = found && (await staffMemberOf(shop, found))
  if (!member) throw new HttpProblem('session-expired')
  if (endpoint.csrf && !member.isBearer && !hasCsrfToken(request.headers.get('X-CSRF-Token'), member))
    throw new HttpProblem('csrf-failed')
  if (member.needsSecondFactor && endpoint.beforeSecondFactor !== true) throw new HttpProblem('second-factor-needed')
  return member
}

/** Refuses what the roles of a member do not permit. */
export function requirePermission(member: StaffMember, needed: string): void {
  if (!isPermitted(member.permissions, needed))
    throw new HttpProblem('forbidden', { detail: `Нужно право ${needed}.`, security: 'permission-refused' })
}
