import ts from 'typescript'

const isExported = node =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** Returns the names in a declaration, destructured ones included. */
function namesIn(name) {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap(element => (element.name ? namesIn(element.name) : []))
}

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
 * Returns the names a file exports itself, and whether each reads the state.
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
      // Unchanged re-exports count where they are declared.
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
