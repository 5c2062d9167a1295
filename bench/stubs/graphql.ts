import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { DocumentNode, FieldNode, SelectionSetNode, ValueNode } from './graphql.types'
import { GRAPHQL_GROUP } from '../lab/install-peers'
import { PEERS } from '../lab/folders'

/** Plain data; a function is a field with arguments. */
export type Roots = Readonly<Record<string, unknown>>
type Data = Record<string, unknown>
type Field = (args: Data) => unknown

const parsed = new Map<string, DocumentNode>()

function parse(query: string): DocumentNode {
  const known = parsed.get(query)
  if (known !== undefined) return known
  const { parse: read } = createRequire(join(PEERS, GRAPHQL_GROUP, 'package.json'))('graphql') as {
    parse: (text: string) => DocumentNode
  }
  const document = read(query)
  parsed.set(query, document)
  return document
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null
/** Fragments on interfaces and on the roots fit whatever carries no type. */
const ANY_TYPE = /(Interface|^Node|^Merchandise|^BaseCartLine|^Query|^QueryRoot|^Mutation)$/

/** Answers a GraphQL query from plain data: exactly the fields that were asked for, under their aliases. */
export function answerQuery(
  query: string,
  roots: Roots,
  variables: Readonly<Record<string, unknown>> = {},
): { readonly data: Data } {
  const { definitions } = parse(query)
  const fragments = new Map(
    definitions.flatMap((each) => (each.kind === 'FragmentDefinition' ? [[each.name.value, each] as const] : [])),
  )

  const valueOf = (node: ValueNode): unknown => {
    switch (node.kind) {
      case 'Variable':
        return variables[node.name.value]
      case 'ObjectValue':
        return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, valueOf(value)]))
      case 'ListValue':
        return node.values.map(valueOf)
      case 'IntValue':
      case 'FloatValue':
        return Number(node.value)
      default:
        return node.value
    }
  }
  const fits = (type: string | undefined, source: Data) => {
    const own = source['__typename']
    return type === undefined || own === undefined || own === type || ANY_TYPE.test(type)
  }
  const select = ({ selections }: SelectionSetNode, source: Data, into: Data): Data => {
    for (const selection of selections) {
      if (selection.kind === 'FragmentSpread') {
        const fragment = fragments.get(selection.name.value)
        if (fragment !== undefined && fits(fragment.typeCondition.name.value, source))
          select(fragment.selectionSet, source, into)
      } else if (selection.kind === 'InlineFragment') {
        if (fits(selection.typeCondition?.name.value, source)) select(selection.selectionSet, source, into)
      } else {
        const key = selection.alias?.value ?? selection.name.value
        into[key] = shaped(selection, fieldOf(selection, source), into[key])
      }
    }
    return into
  }
  const fieldOf = ({ name, arguments: args = [] }: FieldNode, source: Data): unknown => {
    const value = source[name.value]
    return typeof value === 'function'
      ? (value as Field)(Object.fromEntries(args.map((each) => [each.name.value, valueOf(each.value)])))
      : value
  }
  const shaped = (field: FieldNode, value: unknown, before?: unknown): unknown => {
    if (value === undefined || value === null) return null
    if (Array.isArray(value)) return value.map((each) => shaped(field, each))
    return field.selectionSet !== undefined && isData(value)
      ? select(field.selectionSet, value, isData(before) ? before : {})
      : value
  }

  const operation = definitions.find((each) => each.kind === 'OperationDefinition')
  if (operation === undefined) throw new Error('The query holds no operation.')
  return { data: select(operation.selectionSet, roots, {}) }
}
