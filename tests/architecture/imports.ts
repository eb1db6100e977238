import { posix } from 'node:path'
import ts from 'typescript'

export interface Import {
  from: string
  /** Path from the root for our own files, package name otherwise. */
  to: string
  own: boolean
  typeOnly: boolean
  /** Of `import('…')`: fetched when it is asked for. */
  later: boolean
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly
  const clause = statement.importClause
  if (clause === undefined) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const bindings = clause.namedBindings
  if (clause.name !== undefined || bindings === undefined || !ts.isNamedImports(bindings)) return false
  return bindings.elements.length > 0 && bindings.elements.every((element) => element.isTypeOnly)
}

function target(from: string, specifier: string): { to: string; own: boolean } {
  if (specifier.startsWith('.')) return { to: posix.join(posix.dirname(from), specifier), own: true }
  const parts = specifier.split('/')
  return { to: specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? ''), own: false }
}

/** Every import of a file: static, re-exported, and dynamic `import('…')`. */
export function importsOf(from: string, text: string): Import[] {
  const source = ts.createSourceFile(from, text, ts.ScriptTarget.Latest, false)
  const found: Import[] = []
  function visit(node: ts.Node): void {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined) {
      if (ts.isStringLiteral(node.moduleSpecifier)) {
        found.push({ from, ...target(from, node.moduleSpecifier.text), typeOnly: isTypeOnly(node), later: false })
      }
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const argument = node.arguments[0]
      if (argument !== undefined && ts.isStringLiteral(argument)) {
        found.push({ from, ...target(from, argument.text), typeOnly: false, later: true })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
