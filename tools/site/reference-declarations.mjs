/** The declarations of public names as code, with the comments of their members. */
import ts from 'typescript'

/** Longer ones are shortened: what a schema accepts stands in the type that it checks. */
const LONG = 2400
const FORMAT =
  ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.InTypeAlias | ts.NodeBuilderFlags.MultilineObjectLiterals
const printer = ts.createPrinter({ removeComments: true })

const isDerived = (node) => ts.isTypeAliasDeclaration(node) && /\btypeof\b/.test(node.type.getText())

/** What is derived from a value is spelled out: nobody reads a schema to learn a type. */
function spelledOut(name, node, symbol, checker) {
  const type = checker.typeToTypeNode(checker.getDeclaredTypeOfSymbol(symbol), node, FORMAT)
  return `type ${name} = ${printer.printNode(ts.EmitHint.Unspecified, type, node.getSourceFile())}`
}

function textOf(name, node, symbol, checker) {
  if (isDerived(node)) return spelledOut(name, node, symbol, checker)
  const whole = ts.isVariableDeclaration(node) ? node.parent.parent : node
  return whole
    .getText()
    .replace(/^(?:export\s+)?(?:declare\s+)?/, '')
    .replace(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2))
}

/** The begin of a long declaration, up to the end of one of its lines. */
function shortened(code) {
  const head = code.slice(0, LONG)
  const lines = code.split('\n').length
  const shown = head.slice(0, Math.max(head.lastIndexOf('\n'), 200)).trimEnd()
  return { code: `${shown}\n// …`, note: `Shortened: the declaration has ${lines} lines.` }
}

function shortSchema(name, code) {
  const kind = /^const \w+: ([\w.]+)</.exec(code)?.[1]
  if (kind === undefined || !/^(?:z|import)/.test(kind)) return null
  return {
    code: `const ${name}: ${kind}<…>`,
    note: `A schema of ${code.split('\n').length} lines; the type of the same subject says what it holds, [OpenAPI](/source/packages/contracts/openapi.json) how it travels.`,
  }
}

/**
 * The declaration of a name, and a sentence where it is shortened.
 * @returns {{ readonly code: string, readonly note: string }}
 */
export function declarationOf(name, symbol, checker) {
  const code = (symbol.declarations ?? []).map((node) => textOf(name, node, symbol, checker)).join('\n\n')
  const schema = code.length > 400 ? shortSchema(name, code) : null
  if (schema !== null) return schema
  return code.length > LONG ? shortened(code) : { code, note: '' }
}
