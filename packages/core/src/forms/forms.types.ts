/** The rules of the contract, by the names that client and server share. */
export type RuleName =
  | 'required'
  | 'email'
  | 'phone'
  | 'min'
  | 'max'
  | 'length'
  | 'digits'
  | 'min_value'
  | 'max_value'
  | 'between'
  | 'integer'
  | 'numeric'
  | 'decimal'
  | 'alpha'
  | 'alpha_dash'
  | 'alpha_num'
  | 'alpha_spaces'
  | 'regex'
  | 'confirmed'
  | 'oneOf'
  | 'excluded'
  | 'image'
  | 'ext'
  | 'mimes'
  | 'dimensions'
  | 'size'
  | 'validateTK'
  | 'regionRequired'
  | 'bothNotNull'
  | 'notIncludes'
  | 'purchaseTypeRequired'
  | 'purchaseTypeCreditRequired'

/** All values of a form, by field name. */
export type Values = Readonly<Record<string, unknown>>

/** One rule with its parameters, ready to judge a field. */
export interface FieldRule {
  readonly name: RuleName
  /** The Russian message; `{_field_}` and the parameters' names stand in braces (VALID-29). */
  readonly message: string
  readonly passes: (value: unknown, values: Values) => boolean
  /** What the message may name. */
  readonly params?: Readonly<Record<string, string | number>>
  /** Judges an empty value too; all other rules skip it (VALID-27). */
  readonly judgesEmpty?: true
  /** Another field that the rule looks at; a change there judges this field again. */
  readonly reads?: string
}

/** Messages by rule, where they differ from the Russian ones of the rules. */
export type RuleMessages = Readonly<Partial<Record<RuleName, string>>>

/** What a form knows of one field. */
export interface FieldSpec {
  /** The field's name as people read it. */
  readonly label: string
  readonly rules: readonly FieldRule[]
  /** The field's own messages. Source: VALID-23. */
  readonly messages?: RuleMessages
  /** Without this the field always counts; a field that does not count has no error. */
  readonly when?: (values: Values) => boolean
}

/** Why a field does not hold. */
export interface FieldError {
  /** The rule that failed, or the code that the server gave. */
  readonly rule: string
  /** What the person reads. */
  readonly text: string
}
