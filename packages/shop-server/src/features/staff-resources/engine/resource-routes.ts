import type * as contract from '@prilavok/contracts/admin'
import {
  exportList,
  isPermitted,
  lookups,
  readHistory,
  readResourceMeta,
  runBulk,
  type AdminEndpoint,
} from '@prilavok/contracts/admin'
import { HttpProblem } from '../../../http/problem'
import { staffRoute, type StaffRoute } from '../../../http/staff-route'
import type { StaffMember } from '../../../http/staff-session'
import type { Shop } from '../../../shop'
import { asContract } from './as-contract'
import { runOnMany } from './bulk'
import { conditionsOf, type Asked } from './conditions'
import { exported } from './export'
import { historyOf } from './history'
import { listPage } from './list-page'
import { askedBy, outletOf } from './outlet'
import { findRecord, saveRecord } from './save-record'
import type { ServerResource, StaffRecord } from './server-resource'

const bodySchemaOf = async (endpoint: AdminEndpoint): Promise<object> => {
  const { body } = await endpoint.wire()
  if (body === undefined) throw new Error(`${endpoint.name} has no body.`)
  return body
}

const idOf = (params: unknown) => (params as { readonly id: string }).id

/** The sums of a list where it is asked for them; rows that are few enough to be summed are few enough to be read at once. */
async function summedRows({ db, settings }: Shop, resource: ServerResource, asked: Asked) {
  if (resource.summary === undefined || asked['withSummary']?.[0] !== 'true') return null
  const condition = await conditionsOf(db, resource, asked, settings.timeZone)
  const summary = await resource.summary(db, condition.where)
  const isFew = summary !== null && condition.reach === 'any'
  return { summary, condition: isFew ? { ...condition, reach: 'named' as const } : condition }
}

const listRoute = (resource: ServerResource): StaffRoute =>
  staffRoute(resource.resource.list, async (shop, { asked, member }) => {
    const seen = askedBy(member.permissions, resource)
    const summed = await summedRows(shop, seen, asked)
    const summary = summed?.summary ?? null
    const { records, paging } = await listPage(shop, seen, asked, summed?.condition)
    const items = records.map(outletOf(resource, member).preview)
    return asContract(resource.resource.list, { items, paging, ...(summary !== null && { summary }) })
  })

const readRoute = (resource: ServerResource, endpoint: AdminEndpoint): StaffRoute =>
  staffRoute(endpoint, async ({ db }, { params, member }) => {
    const record = await findRecord(db, resource, idOf(params))
    if (record === null) throw new HttpProblem('not-found')
    return asContract(endpoint, outletOf(resource, member).edition(record))
  })

/** The fields that a save has sent; its schema has made sure that they are an object. */
const recordIn = (body: unknown): StaffRecord => (typeof body === 'object' ? { ...body } : {})

/** A save, with the record in the response as its form shows it. Source: ADMIN-11. */
const saveRoute = (resource: ServerResource, endpoint: AdminEndpoint, read: AdminEndpoint): StaffRoute =>
  staffRoute(endpoint, async (shop, { body, member, request }) => {
    const ifMatch = request.headers.get('If-Match')
    const save = { body: recordIn(body), ifMatch, member }
    const saved = await saveRecord(shop, resource, await bodySchemaOf(endpoint), save).catch(async (error: unknown) => {
      if (!(error instanceof HttpProblem) || error.code !== 'version-conflict') throw error
      throw new HttpProblem('version-conflict', { current: await asContract(read, error.details.current) })
    })
    const model: unknown = await asContract(read, outletOf(resource, member).edition(saved))
    return { id: saved['id'], version: saved['version'], updatedOn: saved['updatedOn'], warnings: null, model }
  })

const SHORTS = 20
const isLookup = (name: string): name is contract.LookupKey => Object.hasOwn(lookups, name)

/** The look-ups of a resource: by text, by id, by many ids. */
function shortRoutes(resource: ServerResource, key: string): readonly StaffRoute[] {
  if (!isLookup(key)) return []
  const { search, read, list }: contract.Lookup = lookups[key]
  const page = async (shop: Shop, asked: Readonly<Record<string, readonly string[]>>, member: StaffMember) => {
    const seen = askedBy(member.permissions, resource)
    const { records, paging } = await listPage(shop, seen, { withTotal: ['false'], ...asked })
    return { items: records.map(outletOf(resource, member).short), paging }
  }
  const found = staffRoute(search, async (shop, { asked, member }) => {
    const { listing } = resource.resource
    const filters = Object.fromEntries(Object.entries(asked).filter(([name]) => Object.hasOwn(listing.filters, name)))
    const own = resource.lookup?.(asked) ?? {}
    return asContract(
      search,
      await page(shop, { ...filters, ...own, search: [asked['query']?.[0] ?? ''], pageSize: [String(SHORTS)] }, member),
    )
  })
  const isOwn = read !== undefined && 'permission' in read
  const one = isOwn
    ? [
        staffRoute(read as AdminEndpoint, async ({ db }, { params, member }) => {
          const record = await findRecord(db, resource, idOf(params))
          if (record === null) throw new HttpProblem('not-found')
          return asContract(read as AdminEndpoint, outletOf(resource, member).short(record))
        }),
      ]
    : []
  const many =
    list === undefined
      ? []
      : [
          staffRoute(list, async (shop, { asked, member }) =>
            (asked['ids'] ?? []).every((each) => each === '')
              ? asContract(list, { items: [] })
              : asContract(list, await page(shop, { ids: asked['ids'] ?? [] }, member)),
          ),
        ]
  return [found, ...one, ...many]
}

/** Calls that serve any resource by its name in the path. */
function anyRoutes(all: readonly ServerResource[]): readonly StaffRoute[] {
  const byKey = new Map(all.map((each) => [each.resource.key, each]))
  const named = (params: unknown): ServerResource => {
    const found = byKey.get((params as { readonly entity: string }).entity)
    if (found === undefined) throw new HttpProblem('not-found', { detail: 'There is no such resource.' })
    return found
  }
  return [
    staffRoute(runBulk, (shop, { params, body: request, member, keyed }) =>
      runOnMany(shop, askedBy(member.permissions, named(params)), { request, member, keyed }),
    ),
    staffRoute(exportList, async (shop, { params, asked, member }) => {
      const resource = askedBy(member.permissions, named(params))
      return exported(shop, resource, asked, member, async (records) => {
        const items = records.map(outletOf(resource, member).preview)
        const paging = { pageIndex: 1, pageSize: items.length }
        return ((await asContract(resource.resource.list, { items, paging })) as { readonly items: StaffRecord[] })
          .items
      })
    }),
    staffRoute(readHistory, ({ db }, { params, query, member }) => {
      const resource = named(params)
      return historyOf(db, resource, params.id, query.pageIndex, member)
    }),
    staffRoute(readResourceMeta, ({ resources }, { member }) => {
      const mayUse = ({ guarded = {} }: contract.Listing, name: string) =>
        !Object.hasOwn(guarded, name) || isPermitted(member.permissions, guarded[name] ?? '')
      return Promise.resolve({
        items: Object.values(resources)
          .filter(({ permission }) => isPermitted(member.permissions, `${permission}:read`))
          .map(({ key, permission, listing }) => ({
            resource: key,
            permissions: member.permissions.filter((each) => each.startsWith(`${permission}:`)),
            sortable: [...listing.sort].filter((name) => mayUse(listing, name)),
            filterable: Object.entries<contract.Filter>(listing.filters)
              .filter(([name]) => mayUse(listing, name))
              .map(([name, { type, of, many }]) => ({
                name,
                type,
                enumName: type === 'enum' ? (of ?? null) : null,
                refLookup: type === 'ref' ? (of ?? null) : null,
                multiple: many === true,
              })),
            bulkActions: [...listing.bulk],
            maxPageSize: 200,
          })),
      })
    }),
  ]
}

/** Every call that the resources have in common: list, record, save, look-ups, change of many, export, history. */
export const resourceRoutes = (all: readonly ServerResource[]): readonly StaffRoute[] => [
  ...all.flatMap((each) => {
    const { read, save }: contract.Resource = each.resource
    return [
      listRoute(each),
      ...(read === undefined ? [] : [readRoute(each, read)]),
      ...(read === undefined || save === undefined ? [] : [saveRoute(each, save, read)]),
      ...shortRoutes(each, each.resource.key),
    ]
  }),
  ...anyRoutes(all),
]
