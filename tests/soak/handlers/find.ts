/** Finds, by their syntax, the places where something a person does begins to have an effect. */
import ts from 'typescript'

export interface Handler {
  /** `file:line:column` */
  id: string
  file: string
  line: number
  /** `<Button onClick>`, `useMutation mutationFn`. */
  what: string
  /** Its own text, squeezed: what stays the same when lines move. */
  code: string
}

/** A text to put in front of a place in a file. */
export interface Edit {
  at: number
  text: string
}

export interface Findings {
  handlers: Handler[]
  /** What makes each of them switchable. */
  edits: Edit[]
}

/** What an object has called when something happens, and the call of a mutation. */
const LISTENER = /^(mutationFn|on[A-Z]\w*)$/
/** What a form, a draft or a question whose change stays hands on under a name of its own. */
const EFFECT = /^(save|reload|keepMine|takeTheirs|restore|giveUp)$/
/** What follows a mutation. */
const OUTCOME = /^on(Success|Error|Settled|Mutate)$/
/** Hooks that take the changing call as an argument of its own. */
const ACT_HOOK = /^use(Mutation|Change|Act)$/
/** react-admin's hooks that give a changing call as the first of a list. */
const CHANGE_HOOK = /^use(Create|Update|Delete)(Many)?$/
/** Hooks that take an object of shortcuts. */
const KEYS_HOOK = /^use\w*(Keys|Shortcuts)$/
/** Options of questions, and what a client sends every call through, look alike, but no person acts there. */
const NO_ACT = /^use($|Query|Get|Infinite)/
const CODE_LENGTH = 80

const isFunction = (node: ts.Node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node)
/** Also one that stays the same from drawing to drawing. */
const isKeptFunction = (node: ts.Node) =>
  isFunction(node) || (ts.isCallExpression(node) && calleeOf(node) === 'useCallback')

/** The name a call is made by: `addEventListener` of `window.addEventListener(…)`. */
function calleeOf({ expression }: ts.CallExpression): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text
  return ts.isIdentifier(expression) ? expression.text : ''
}

/** `() => {}`: nothing can be taken from it. */
const isEmpty = (node: ts.Node) =>
  ts.isArrowFunction(node) && ts.isBlock(node.body) && node.body.statements.length === 0

/** The names that a file gives to functions, wherever they stand in it. */
function functionNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>()
  function visit(node: ts.Node): void {
    if (ts.isFunctionDeclaration(node) && node.name !== undefined) names.add(node.name.text)
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined && isKeptFunction(node.initializer))
      names.add(node.name.getText(source))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/** The names that a file gives to functions which do nothing. */
function emptyNames(source: ts.SourceFile): Set<string> {
  const declared = source.statements.filter(ts.isVariableStatement).flatMap((each) => each.declarationList.declarations)
  const empty = declared.filter(({ initializer }) => initializer !== undefined && isEmpty(initializer))
  return new Set(empty.map(({ name }) => name.getText(source)))
}

/** The names by which a file calls its mutations: `mutate`, `const { mutate: enter } = …`, `const [remove] = useDelete()`. */
function mutationNames(source: ts.SourceFile): Set<string> {
  const names = new Set(['mutate', 'mutateAsync'])
  function visit(node: ts.Node): void {
    if (ts.isBindingElement(node) && /^mutate(Async)?$/.test(node.propertyName?.getText(source) ?? '')) {
      names.add(node.name.getText(source))
    }
    if (ts.isVariableDeclaration(node) && ts.isArrayBindingPattern(node.name) && isChange(node.initializer)) {
      const [first] = node.name.elements
      if (first !== undefined) names.add(first.getText(source))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

const isChange = (node: ts.Node | undefined) =>
  node !== undefined && ts.isCallExpression(node) && CHANGE_HOOK.test(calleeOf(node))

/** Every handler of a file and how to make it switchable by `__handler(id, function)`. */
export function findHandlers(file: string, text: string): Findings {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const handlers: Handler[] = []
  const edits: Edit[] = []
  const empty = emptyNames(source)
  const mutations = mutationNames(source)
  const functions = functionNames(source)
  /** A function, or the name of one of this file: what comes from elsewhere is only handed on. */
  const isOwn = (node: ts.Node) => isFunction(node) || (ts.isIdentifier(node) && functions.has(node.text))

  function found(node: ts.Node, what: string, before = ''): void {
    if (isEmpty(node) || empty.has(node.getText(source))) return
    const start = node.getStart(source)
    const { line, character } = source.getLineAndCharacterOfPosition(start)
    const id = `${file}:${line + 1}:${character + 1}`
    const code = node.getText(source).replace(/\s+/g, ' ').slice(0, CODE_LENGTH)
    handlers.push({ id, file, line: line + 1, what, code })
    edits.push({ at: start, text: `${before}__handler(${JSON.stringify(id)}, ` }, { at: node.getEnd(), text: ')' })
  }

  function readProperties(object: ts.ObjectLiteralExpression, owner: string, wanted: RegExp): void {
    for (const property of object.properties) {
      const name = property.name !== undefined && ts.isIdentifier(property.name) ? property.name.text : ''
      const isOwnEffect = EFFECT.test(name)
      if (!wanted.test(name) && !isOwnEffect) continue
      const isFound = wanted.test(name) || (ts.isPropertyAssignment(property) && isOwn(property.initializer))
      if (ts.isPropertyAssignment(property) && isFound) found(property.initializer, `${owner} ${name}`)
      if (ts.isMethodDeclaration(property)) {
        found(property, `${owner} ${name}`, `${name}: `)
        edits.push({ at: property.name.getStart(source), text: 'function ' })
      }
      // Anything else by its own name is only handed on.
      const isEffect = wanted !== LISTENER || OUTCOME.test(name) || (isOwnEffect && functions.has(name))
      if (ts.isShorthandPropertyAssignment(property) && isEffect) found(property, `${owner} ${name}`, `${name}: `)
    }
  }

  function readObject(object: ts.ObjectLiteralExpression): void {
    const owner = ts.isCallExpression(object.parent) ? calleeOf(object.parent) : 'object'
    if (!NO_ACT.test(owner)) readProperties(object, owner, KEYS_HOOK.test(owner) ? /./ : LISTENER)
  }

  function readCall(call: ts.CallExpression): void {
    const callee = calleeOf(call)
    const second = call.arguments[1]
    if (mutations.has(callee)) found(call.expression, 'call')
    if (callee === 'addEventListener' && second !== undefined) {
      found(second, `on ${call.arguments[0]?.getText(source).replace(/\W/g, '')}`)
    }
    if (callee === 'removeEventListener' && second !== undefined) {
      edits.push({ at: second.getStart(source), text: '__listening(' }, { at: second.getEnd(), text: ')' })
    }
    for (const argument of call.arguments) {
      if (ACT_HOOK.test(callee) && isFunction(argument)) found(argument, callee)
    }
  }

  function readAttribute({ name, initializer, parent }: ts.JsxAttribute): void {
    if (!ts.isIdentifier(name) || initializer === undefined || !ts.isJsxExpression(initializer)) return
    const { expression } = initializer
    if (expression === undefined) return
    const isHandler = /^on[A-Z]/.test(name.text) || (EFFECT.test(name.text) && isOwn(expression))
    if (isHandler) found(expression, `<${parent.parent.tagName.getText(source)} ${name.text}>`)
  }

  function visit(node: ts.Node): void {
    if (ts.isJsxAttribute(node)) readAttribute(node)
    if (ts.isCallExpression(node)) readCall(node)
    if (ts.isObjectLiteralExpression(node)) readObject(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { handlers, edits }
}

/** The text with its edits; lines stay where they are. */
export function applyEdits(text: string, edits: Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.at - b.at)
  let at = 0
  let result = ''
  for (const edit of sorted) {
    result += text.slice(at, edit.at) + edit.text
    at = edit.at
  }
  return result + text.slice(at)
}
