import { dynamicCategoryTemplateResource } from '@prilavok/contracts/admin'
import { namesOption, unknownPlaceholders } from '../../../rules/category-templates'
import { countOf, detail, generated, nameOf, type ServerResource } from '../engine/server-resource'

const TEMPLATES = [
  'nameTemplate',
  'h1Template',
  'seoUrlTemplate',
  'metaTitleTemplate',
  'metaDescriptionTemplate',
  'textTemplate',
] as const
const wrong = (field: string, code: string, message: string) => ({ pointer: `/${field}`, code, message })

/** What categories are generated from. Source: ADMIN-ENT-23. */
export const dynamicCategoryTemplate: ServerResource = {
  resource: dynamicCategoryTemplateResource,
  table: 'dynamic_category_template',
  columns: generated({ name: 'text', categoryId: 'text', isActive: 'bool' }),
  computed: {
    categoryName: nameOf('category', detail('categoryId')),
    generatedCount: countOf('dynamic_category', 'template_id'),
  },
  search: ['name', 'nameTemplate'],
  required: ['name', 'categoryId', 'nameTemplate', 'seoUrlTemplate'],
  references: { categoryId: 'category', specIds: 'spec' },
  followed: ['lastGeneratedOn'],
  validate: (record) => {
    const specIds = Array.isArray(record['specIds']) ? record['specIds'] : []
    const isCounted = specIds.length >= 1 && specIds.length <= 3 && new Set(specIds).size === specIds.length
    const unknown = TEMPLATES.flatMap((field) => {
      const [name] = unknownPlaceholders(String(record[field] ?? ''))
      return name === undefined ? [] : [wrong(field, 'placeholder', `Подстановки {${name}} нет`)]
    })
    const same = (['nameTemplate', 'seoUrlTemplate'] as const)
      .filter((field) => !namesOption(String(record[field] ?? '')))
      .map((field) => wrong(field, 'placeholder', 'Без {option} у всех категорий будет одно и то же'))
    return [
      ...(isCounted ? [] : [wrong('specIds', 'length', 'От одной до трёх разных характеристик')]),
      ...(Number(record['minProducts']) >= 1 ? [] : [wrong('minProducts', 'min_value', 'Не меньше одного товара')]),
      ...unknown,
      ...same,
    ]
  },
}
