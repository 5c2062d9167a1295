import {
  enumerationOf,
  fieldPermission,
  ownExtension,
  ownResource,
  type FieldSpec,
  type ResourceSpec,
} from '@prilavok/contracts/admin'
import type { Labels } from '../labels/labels'
import type { Names } from '../labels/words.types'
import type { Column, Descriptor, LeafField, LeafKind, Section } from './descriptor.types'
import type { DeclaredResource, OwnResource, ResourceExtension } from './own-resource.types'

const WIDTHS: Readonly<Partial<Record<FieldSpec['kind'], number>>> = {
  bool: 96,
  number: 112,
  money: 120,
  date: 120,
  datetime: 164,
  enum: 148,
  phone: 164,
}
const WIDTH = 200
const TITLE_WIDTH = 240
const CARD_FIELDS = 3

const entriesOf = (fields: ResourceSpec['fields']) => Object.entries<FieldSpec>(fields)

/** How a field is shown and edited. */
function kindOf(key: string, name: string, field: FieldSpec): LeafKind {
  const many = 'many' in field && field.many === true && { many: true as const }
  if (field.kind === 'enum') return { kind: 'enum', of: enumerationOf(key, name), ...many }
  if (field.kind === 'ref') return { kind: 'ref', of: field.of, ...many }
  if (field.kind === 'text' || field.kind === 'multiline')
    return { kind: field.kind, ...(field.max !== undefined && { max: field.max }) }
  if (field.kind === 'number')
    return {
      kind: 'number',
      ...(field.min !== undefined && { min: field.min }),
      ...(field.isWhole === true && { step: 1 }),
    }
  return { kind: field.kind }
}

const permissionOf = (permission: string, field: FieldSpec) => {
  const needed = fieldPermission(permission, field)
  return needed !== null && { permission: needed }
}

const columnOf = (key: string, permission: string, name: string, field: FieldSpec, isTitle: boolean): Column => ({
  field: name,
  ...kindOf(key, name, field.kind === 'multiline' ? { ...field, kind: 'text' } : field),
  width: isTitle ? TITLE_WIDTH : (WIDTHS[field.kind] ?? WIDTH),
  ...(isTitle && { pin: 'start' as const }),
  ...((field.kind === 'bool' || (field.kind === 'enum' && field.many !== true)) && { inline: true as const }),
  ...permissionOf(permission, field),
})

const fieldOf = (key: string, permission: string, name: string, field: FieldSpec): LeafField => ({
  field: name,
  ...kindOf(key, name, field),
  ...(field.required === true && { required: true as const }),
  ...((field.kind === 'html' || field.kind === 'multiline') && { wide: true as const }),
  ...(field.personal === true && { personal: true as const }),
  ...permissionOf(permission, field),
})

/** The names of fields in both languages. */
const namesOf = (fields: ResourceSpec['fields'], more: Partial<Labels<Names>> = {}): Labels<Names> => {
  const of = (locale: 'ru' | 'en') => ({
    ...more[locale],
    ...Object.fromEntries(entriesOf(fields).map(([name, { title }]) => [name, title[locale]])),
  })
  return { ru: of('ru'), en: of('en') }
}

/** Fields of a form by what they are: markup below the rest. */
function sectionsOf(key: string, permission: string, fields: ResourceSpec['fields']): readonly Section[] {
  const of = (isText: boolean) =>
    entriesOf(fields)
      .filter(([, { kind }]) => (kind === 'html') === isText)
      .map(([name, field]) => fieldOf(key, permission, name, field))
  return [
    { key: 'main' as const, fields: of(false) },
    { key: 'texts' as const, fields: of(true) },
  ].filter((section) => section.fields.length > 0)
}

const MOMENTS: readonly LeafField[] = [
  { field: 'createdOn', kind: 'datetime', readOnly: true },
  { field: 'updatedOn', kind: 'datetime', readOnly: true },
]

/** The list and the form of a declared resource. */
function describeOwn(given: DeclaredResource): Descriptor {
  const resource = ownResource(given)
  const { key, permission, titleField, columns, spec } = resource
  const { fields, filters = [] } = spec
  const { parts, screens, isWarning, isMadeElsewhere } = given
  const shown = columns.flatMap((name) =>
    fields[name] === undefined ? [] : [columnOf(key, permission, name, fields[name], name === titleField)],
  )
  return {
    resource,
    titleField,
    columns: [
      ...shown,
      {
        field: 'createdOn',
        kind: 'datetime',
        width: 164,
        ...(columns.length > CARD_FIELDS && { hidden: true as const }),
      },
      { field: 'updatedOn', kind: 'datetime', width: 164, hidden: true },
    ],
    quick: spec.quick ?? filters.slice(0, CARD_FIELDS),
    sections: [...sectionsOf(key, permission, fields), { key: 'info', fields: MOMENTS }],
    fieldNames: namesOf(fields),
    ...(parts !== undefined && { parts }),
    ...(screens !== undefined && { screens }),
    ...(isWarning !== undefined && { isWarning }),
    ...(isMadeElsewhere !== undefined && { isMadeElsewhere }),
  }
}

/** A descriptor of the shop's with the fields, tabs and screens that a page adds to it. */
function extended(descriptor: Descriptor, given: ResourceExtension): Descriptor {
  const resource = ownExtension(descriptor.resource, given)
  const { key, permission } = resource
  const added = entriesOf(given.fields).map(([name, field]) => fieldOf(key, permission, name, field))
  const { parts, screens, sections } = descriptor
  return {
    ...descriptor,
    resource,
    sections: added.length === 0 ? sections : [...sections, { key: 'own', fields: added }],
    fieldNames: namesOf(given.fields, descriptor.fieldNames),
    ...((parts ?? given.parts) !== undefined && { parts: [...(parts ?? []), ...(given.parts ?? [])] }),
    ...((screens ?? given.screens) !== undefined && { screens: { ...screens, ...given.screens } }),
  }
}

/** What a page adds as a descriptor; `base` is that of the resource that it extends. */
export function describedAs(added: OwnResource, base: Descriptor | undefined): Descriptor {
  if (added.descriptor !== undefined) return added.descriptor
  if (added.extends === undefined) return describeOwn(added)
  if (base === undefined) throw new TypeError(`There is no resource "${added.extends}" to add to.`)
  return extended(base, added)
}
