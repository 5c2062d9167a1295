/** Doc comments of one source file: of exported types and calls, and of the fields of exported schemas. */
export interface Comments {
  readonly ofExport: (name: string) => string | undefined
  readonly ofField: (exported: string, field: string) => string | undefined
}

const COMMENT = /^\s*\/\*\*\s(.*)\s\*\/$/
const EXPORT = /^export (?:const|type|interface) (\w+)/
const FIELD = /^ {2}(\w+)[:,]/

/** Reads one-line doc comments, the only kind that the contract's sources have before types, calls and fields. */
export function commentsOf(sources: readonly string[]): Comments {
  const exported = new Map<string, string>()
  const fields = new Map<string, string>()
  for (const source of sources) {
    let inside = ''
    let comment: string | undefined
    for (const line of source.split('\n')) {
      const text = COMMENT.exec(line)?.[1]
      const name = EXPORT.exec(line)?.[1]
      const field = FIELD.exec(line)?.[1]
      if (name !== undefined) inside = name
      if (name !== undefined && comment !== undefined) exported.set(name, comment)
      if (field !== undefined && comment !== undefined) fields.set(`${inside}.${field}`, comment)
      comment = text
    }
  }
  return { ofExport: (name) => exported.get(name), ofField: (name, field) => fields.get(`${name}.${field}`) }
}
