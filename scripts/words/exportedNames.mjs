import ts from 'typescript'

const isExported = node =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** Names that a declaration brings, those of a pattern among them. */
function namesIn(name) {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap(element => (element.name ? namesIn(element.name) : []))
}

/** The parameters of what a declaration makes, where that is a function. */
const parametersOf = ({ initializer }) =>
  initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
    ? initializer.parameters
    : undefined

const takesState = parameters => {
  const [first] = parameters ?? []
  if (!first) return false
  return (
    (ts.isIdentifier(first.name) && first.name.text === 'state') ||
    (first.type !== undefined && /^(Root)?State$/.test(first.type.getText()))
  )
}

/**
 * What a file exports under a name of its own, and whether that reads the state.
 *
 * @returns {{ name: string, readsState: boolean }[]}
 */
export function exportedNames(file, text) {
  const kind = /x$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  return statements.flatMap(statement => {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause
      if (!clause || !ts.isNamedExports(clause) || !clause.elements.length) return []
      // What is passed on unchanged is counted where it is made.
      return clause.elements
        .filter(({ propertyName }) => propertyName || !statement.moduleSpecifier)
        .map(({ name }) => ({ name: name.text, readsState: false }))
    }
    if (!isExported(statement)) return []
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap(declaration =>
        namesIn(declaration.name).map(name => ({
          name,
          readsState: takesState(parametersOf(declaration)),
        })),
      )
    }
    return statement.name
      ? [{ name: statement.name.text, readsState: takesState(statement.parameters) }]
      : []
  })
}
