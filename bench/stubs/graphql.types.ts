/** The parts of a parsed GraphQL document that the stand-in servers read; the parser comes with the peers. */
interface Name {
  readonly value: string
}

export type ValueNode =
  | { readonly kind: 'Variable'; readonly name: Name }
  | { readonly kind: 'ObjectValue'; readonly fields: readonly { readonly name: Name; readonly value: ValueNode }[] }
  | { readonly kind: 'ListValue'; readonly values: readonly ValueNode[] }
  | { readonly kind: 'IntValue' | 'FloatValue'; readonly value: string }
  | { readonly kind: 'StringValue' | 'BooleanValue' | 'EnumValue'; readonly value: string | boolean }

export interface FieldNode {
  readonly kind: 'Field'
  readonly name: Name
  readonly alias?: Name
  readonly arguments?: readonly { readonly name: Name; readonly value: ValueNode }[]
  readonly selectionSet?: SelectionSetNode
}

export interface SelectionSetNode {
  readonly selections: readonly (
    | FieldNode
    | { readonly kind: 'FragmentSpread'; readonly name: Name }
    | {
        readonly kind: 'InlineFragment'
        readonly typeCondition?: { readonly name: Name }
        readonly selectionSet: SelectionSetNode
      }
  )[]
}

export interface DocumentNode {
  readonly definitions: readonly (
    | {
        readonly kind: 'FragmentDefinition'
        readonly name: Name
        readonly typeCondition: { readonly name: Name }
        readonly selectionSet: SelectionSetNode
      }
    | { readonly kind: 'OperationDefinition'; readonly selectionSet: SelectionSetNode }
  )[]
}
