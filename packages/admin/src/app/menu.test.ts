import {
  adminCalls,
  enumerations,
  lookups,
  orderResource,
  resources,
  type ResourceKey,
} from '@prilavok/contracts/admin'
import { act, render } from '@testing-library/react'
import { createElement, Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { fieldName, loadLabels } from '../kit/labels/labels'
import { queryNames } from '../kit/lists/filter-names'
import { staffFixture } from '../testing/staff-fixture'
import { describeResource } from '../kit/describe/describe'
import type { Column, Descriptor, Field, LeafField } from '../kit/describe/descriptor.types'
import { isGroup } from '../kit/describe/is-group'
import { menu } from './menu'

const descriptors = await Promise.all(menu.map(({ load }) => load()))
const descriptorOf = (key: string) => descriptors.find(({ resource }) => resource.key === key)

const allFields = (fields: readonly Field[]): readonly LeafField[] =>
  fields.flatMap((field) => (isGroup(field) ? allFields(field.fields) : [field]))

it('every resource of the contract has a screen', () => {
  expect(descriptors.map(({ resource }) => resource.key).toSorted()).toEqual(Object.keys(resources).toSorted())
})

it.each(menu.map((each) => [each.key, each] as const))('the menu opens %s under its own name', async (key, entry) => {
  let shown: Descriptor | null = null
  const children = (descriptor: Descriptor) => {
    shown = descriptor
    return null
  }
  const { Wing } = staffFixture(() => new Response(null, { status: 404 }))
  await act(async () => {
    render(createElement(Suspense, null, createElement(entry.WithDescriptor, { children })), { wrapper: Wing })
  })
  expect(shown).toBe(descriptorOf(key))
  const { permission, title, titles } = resources[key as ResourceKey]
  expect(entry).toMatchObject({ key, permission, title, titles })
})

it('a field that the contract does not have is a compile error', () => {
  const parts = { titleField: 'number', quick: [], sections: [] } as const
  // @ts-expect-error a column must be a field of the list's row
  describeResource(orderResource, { ...parts, columns: [{ field: 'nope', kind: 'text' }] })
  describeResource(orderResource, {
    ...parts,
    columns: [],
    // @ts-expect-error a field of a form must be a field of the record
    sections: [{ key: 'main', fields: [{ field: 'nope', kind: 'text' }] }],
  })
  // @ts-expect-error a quick filter must be a filter of the list
  describeResource(orderResource, { ...parts, columns: [], quick: ['nope'] })
  expect(
    describeResource(orderResource, { ...parts, columns: [{ field: 'total', kind: 'money' }] }).columns,
  ).toHaveLength(1)
})

describe.each(descriptors.map((each) => [each.resource.key, each] as const))('%s', (_, descriptor) => {
  const { resource, columns, sections, quick } = descriptor
  const fields = allFields(sections.flatMap((section) => section.fields))

  it('lists and edits through calls of the contract', () => {
    const known = adminCalls.map(({ name }) => name)
    for (const call of [resource.list, resource.read, resource.save])
      if (call !== undefined) expect(known).toContain(call.name)
    expect(sections.length > 0).toBe(resource.read !== undefined)
  })

  it('names enumerations and look-ups that there are', () => {
    expect(columns.map(({ field }) => field)).toContain(descriptor.titleField)
    for (const each of [...columns, ...fields] as readonly (Column | LeafField)[]) {
      if (each.kind === 'enum') expect(enumerations).toHaveProperty(each.of)
      if (each.kind === 'ref') expect(Object.hasOwn(lookups, each.of) || descriptorOf(each.of) !== undefined).toBe(true)
    }
  })

  it('has words for every column, field and filter, in both languages', async () => {
    await loadLabels('en')
    const names = [...columns, ...fields].map(({ field }) => field).filter((name) => !/^(utm|roistat)/.test(name))
    for (const name of [...names, ...Object.keys(resource.listing.filters)]) {
      expect(fieldName('ru', name, descriptor.fieldNames), name).toMatch(/[а-яё]|SEO|Meta|H1|№|ИНН|БИК|КПП/i)
      expect(fieldName('en', name, descriptor.fieldNames), name).not.toMatch(/[а-яё]/i)
    }
    for (const name of quick) expect(queryNames(name, resource.listing.filters[name] as never)).not.toHaveLength(0)
  })
})
