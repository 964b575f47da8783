import ts from 'typescript'

const { SyntaxKind } = ts

/** Returns the start of a statement, including its doc comment. */
const startOf = node => node.getStart(node.getSourceFile(), true)

/**
 * Returns the top-level statement of a declaration, or the declaration itself in a statement with
 * several; null for nested declarations.
 */
function topStatementOf(declaration) {
  if (ts.isVariableDeclaration(declaration)) {
    const { parent: list } = declaration
    if (!ts.isSourceFile(list.parent.parent)) return null
    return list.declarations.length > 1 ? declaration : list.parent
  }
  return ts.isStatement(declaration) && ts.isSourceFile(declaration.parent) ? declaration : null
}

/** Returns the specifier and name of the import or export around an alias. */
function sourceOf(alias) {
  const [declaration] = alias.declarations
  let node = declaration
  while (node && !ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) node = node.parent
  const specifier = node?.moduleSpecifier?.text ?? null
  if (ts.isNamespaceImport(declaration)) return { specifier, name: '*' }
  if (ts.isImportClause(declaration)) return { specifier, name: 'default' }
  return { specifier, name: (declaration.propertyName ?? declaration.name).text }
}

/**
 * Bundles the declarations of each entry into one text: those its exports need, without the rest of
 * their files. Types of packages are imported.
 *
 * @param {Record<string, string>} entries declaration files by name
 * @param {string} folder the folder of the package's own declarations
 * @returns {{ texts: Record<string, string>, files: Set<string> }} a text for each name, and the
 *   files that were needed
 */
export function bundleDeclarations(entries, folder) {
  const isOurs = file => file.startsWith(`${folder}/`)
  const files = new Set()
  const program = ts.createProgram(Object.values(entries), {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    skipLibCheck: true,
    strict: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  const texts = Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [
      name,
      bundle({ program, checker, file, isOurs, files }),
    ]),
  )
  return { texts, files }
}

/**
 * `valibot.InferOutput<typeof schema>`: the library's types need a newer compiler than the package
 * promises.
 */
const isOfSchema = type => /\bInferOutput</.test(type.getText())

const PLAIN = /\b(?!Readonly|Record|Array|ReadonlyArray)[A-Z]\w*/

/** Writes a schema's output as plain types. */
function spellOut(node, checker) {
  const {
    NoTruncation,
    InTypeAlias,
    MultilineObjectLiterals,
    UseSingleQuotesForStringLiteralType,
  } = ts.TypeFormatFlags
  const flags =
    NoTruncation | InTypeAlias | MultilineObjectLiterals | UseSingleQuotesForStringLiteralType
  const text = checker.typeToString(checker.getTypeFromTypeNode(node), undefined, flags)
  const name = PLAIN.exec(text.replaceAll(/'[^']*'/g, ''))?.[0]
  if (name)
    throw new Error(`${node.getText()} is made of ${name}, which would have no declaration.`)
  return text
}

const isSlice = ({ argument, qualifier, typeArguments = [] }) =>
  argument.literal.text === '@reduxjs/toolkit' &&
  qualifier?.getText() === 'Slice' &&
  typeArguments.length > 1

function bundle({ program, checker, file, isOurs, files }) {
  /** The package's own statements that are needed, with the names to change in them. */
  const statements = new Map()
  /** The package's own symbols in order of discovery, with the name each gets. */
  const own = new Map()
  /** Names imported from packages, by package and name. */
  const foreign = new Map()
  /** Names already used in the text. */
  const taken = new Set()
  const pending = []

  /**
   * Resolves a name through the package's own files: to an own symbol, a package's name, or
   * something global.
   */
  function meaningOf(found) {
    let symbol = found
    while (symbol.flags & ts.SymbolFlags.Alias) {
      const { specifier, name } = sourceOf(symbol)
      if (specifier !== null && !specifier.startsWith('.')) return foreignOf(specifier, name)
      const aliased = checker.getImmediateAliasedSymbol(symbol)
      // The compiler writes no declarations for a file in which it cannot name a type.
      if (!aliased) throw new Error(`${file}: "${specifier}" has no declaration of ${name}.`)
      symbol = aliased
    }
    symbol = checker.getExportSymbolOfSymbol(symbol)
    const declared = (symbol.declarations ?? []).map(topStatementOf).filter(Boolean)
    if (declared.length === 0) return null
    if (!isOurs(declared[0].getSourceFile().fileName)) return null
    if (!own.has(symbol)) {
      own.set(symbol, null)
      pending.push(...declared)
    }
    return { symbol }
  }

  function foreignOf(specifier, name) {
    const key = `${specifier}\n${name}`
    if (!foreign.has(key)) foreign.set(key, { specifier, name, local: null })
    return { key }
  }

  function readStatement(statement) {
    if (statements.has(statement)) return
    const changes = []
    statements.set(statement, changes)
    files.add(statement.getSourceFile().fileName)
    if (ts.isTypeAliasDeclaration(statement) && isOfSchema(statement.type)) {
      const { type } = statement
      changes.push({ start: type.getStart(), end: type.getEnd(), text: spellOut(type, checker) })
      return
    }
    const visit = node => {
      if (ts.isTypeParameterDeclaration(node)) taken.add(node.name.text)
      if (ts.isImportTypeNode(node)) return readImportType(node)
      if (ts.isIdentifier(node)) return readName(node)
      ts.forEachChild(node, visit)
    }
    /** `import("./x").Name` loses its file, as the declaration is now in this text. */
    const readImportType = node => {
      const specifier = node.argument.literal.text
      if (specifier.startsWith('.')) {
        let first = node.qualifier
        if (!first) throw new Error(`${file}: ${node.getText()} is a whole file.`)
        while (ts.isQualifiedName(first)) first = first.left
        const meaning = meaningOf(checker.getSymbolAtLocation(first))
        if (!meaning) throw new Error(`${file}: ${node.getText()} leads nowhere.`)
        const before = node.isTypeOf ? 'typeof ' : ''
        changes.push({ start: node.getStart(), end: first.getEnd(), meaning, before })
      }
      if (isSlice(node)) return readSlice(node)
      node.typeArguments?.forEach(visit)
    }
    /**
     * A page only needs the state of an unexported slice: the types of all its actions are half a
     * megabyte.
     */
    const readSlice = ({ typeArguments: [state, reducers, ...names] }) => {
      changes.push({ start: reducers.getStart(), end: reducers.getEnd(), text: '{}' })
      visit(state)
      names.slice(0, 2).forEach(visit)
      const [selectors] = names.slice(2)
      if (selectors)
        changes.push({ start: selectors.getStart(), end: selectors.getEnd(), text: '{}' })
    }
    const readName = node => {
      const { parent } = node
      const isFurtherIn =
        (ts.isQualifiedName(parent) && parent.right === node) ||
        (ts.isPropertyAccessExpression(parent) && parent.name === node)
      if (isFurtherIn) return
      const symbol = checker.getSymbolAtLocation(node)
      if (!symbol) return
      const meaning = meaningOf(symbol)
      if (meaning) changes.push({ start: node.getStart(), end: node.getEnd(), meaning, before: '' })
      else if (symbol.declarations?.some(each => !isOurs(each.getSourceFile().fileName)))
        taken.add(node.text)
    }
    visit(statement)
  }

  const source = program.getSourceFile(file)
  const exported = checker
    .getExportsOfModule(checker.getSymbolAtLocation(source))
    .map(symbol => ({ name: symbol.name, meaning: meaningOf(symbol) }))
  while (pending.length > 0) readStatement(pending.pop())

  const nameFree = wanted => {
    let name = wanted
    for (let count = 1; taken.has(name); count += 1) name = `${wanted}_${String(count)}`
    taken.add(name)
    return name
  }
  /** Names exported unchanged keep their name. */
  const kept = new Set()
  for (const { name, meaning } of exported) {
    const { symbol } = meaning ?? {}
    if (!symbol || symbol.name !== name || taken.has(name)) continue
    taken.add(name)
    own.set(symbol, name)
    kept.add(symbol)
  }
  for (const [symbol, name] of own) own.set(symbol, name ?? nameFree(symbol.name))
  for (const each of foreign.values()) {
    const { specifier, name } = each
    each.local = nameFree(/^(\*|default)$/.test(name) ? specifier.replace(/\W+/g, '_') : name)
  }
  const localOf = ({ symbol, key }) => (symbol ? own.get(symbol) : foreign.get(key).local)

  const lines = []
  for (const [specifier, names] of [...groupBySpecifier(foreign.values())].sort(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    const named = names
      .filter(({ name }) => name !== '*')
      .map(({ name, local }) => (name === local ? name : `${name} as ${local}`))
      .sort()
    for (const { name, local } of names)
      if (name === '*') lines.push(`import * as ${local} from '${specifier}';`)
    if (named.length > 0) lines.push(`import { ${named.join(', ')} } from '${specifier}';`)
  }
  const inOrder = [...statements].sort(
    ([a], [b]) =>
      compare(a.getSourceFile().fileName, b.getSourceFile().fileName) ||
      a.getStart() - b.getStart(),
  )
  for (const [statement, changes] of inOrder) {
    lines.push(printStatement(statement, changes, localOf, isKept(statement, checker, kept)))
  }
  const renamed = exported
    .filter(({ meaning }) => !kept.has(meaning?.symbol))
    .map(({ name, meaning }) => {
      if (!meaning) throw new Error(`${file} exports "${name}", which is not declared.`)
      const local = localOf(meaning)
      return local === name ? name : `${local} as ${name}`
    })
  lines.push(`export { ${renamed.join(', ')} };`.replace('{  }', '{}'))
  return `${lines.join('\n')}\n`
}

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)

function groupBySpecifier(names) {
  const groups = new Map()
  for (const each of names)
    groups.set(each.specifier, [...(groups.get(each.specifier) ?? []), each])
  return groups
}

/** Whether a statement exports all its declarations under their own names. */
function isKept(statement, checker, kept) {
  const declared = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations
    : [statement]
  return declared.every(({ name }) =>
    kept.has(checker.getExportSymbolOfSymbol(checker.getSymbolAtLocation(name))),
  )
}

/** Prints a statement with its names changed, and with `export` where requested. */
function printStatement(statement, changes, localOf, isExported) {
  const text = statement.getSourceFile().text
  const edits = changes.map(({ start, end, text: by, meaning, before }) => ({
    start,
    end,
    text: by ?? before + localOf(meaning),
  }))
  for (const modifier of statement.modifiers ?? []) {
    if (modifier.kind === SyntaxKind.ExportKeyword || modifier.kind === SyntaxKind.DefaultKeyword) {
      edits.push({ start: modifier.getStart(), end: modifier.getEnd() + 1, text: '' })
    }
  }
  const isPart = ts.isVariableDeclaration(statement)
  const before = (isExported ? 'export ' : '') + (isPart ? 'declare const ' : '')
  edits.push({ start: statement.getStart(), end: statement.getStart(), text: before })
  edits.sort((a, b) => b.start - a.start || b.end - a.end)
  const from = startOf(statement)
  let printed = text.slice(from, statement.getEnd())
  for (const { start, end, text: by } of edits) {
    printed = printed.slice(0, start - from) + by + printed.slice(end - from)
  }
  return isPart ? `${printed};` : printed
}
