/**
 * Records every entry's public names in `api/`, so that reviews show changes. Compares with the
 * built declarations; `--write` updates the records.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import ts from 'typescript'

const { exports: entries } = JSON.parse(readFileSync('package.json', 'utf8'))
const isWriting = process.argv.includes('--write')

// Entries under `/headless` share the declarations of the entry of that name.
const files = Object.entries(entries).flatMap(([subPath, conditions]) =>
  conditions.import?.types && !subPath.startsWith('./headless/')
    ? [{ name: subPath === '.' ? 'index' : subPath.slice(2), types: conditions.import.types }]
    : [],
)
const program = ts.createProgram(
  files.map(({ types }) => types),
  {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
  },
)
const checker = program.getTypeChecker()
const printer = ts.createPrinter({ removeComments: true })

/** Returns the top-level statement around a declaration, such as `const a: A`. */
function statementOf(declaration) {
  let node = declaration
  while (node.parent && !ts.isSourceFile(node.parent)) node = node.parent
  return node
}

/** Reduces `const a: A, b: B` to one name: a host need not get all of them. */
function alone(statement, name) {
  if (!ts.isVariableStatement(statement)) return statement
  const { declarations, flags } = statement.declarationList
  const own = declarations.filter(each => each.name.getText() === name)
  const list = ts.factory.createVariableDeclarationList(own, flags)
  return ts.factory.updateVariableStatement(statement, statement.modifiers, list)
}

function textOf(symbol) {
  const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const statements = new Set((real.declarations ?? []).map(statementOf))
  if (statements.size === 0) throw new Error(`"${symbol.name}" leads to no declaration.`)
  const texts = [...statements].map(node =>
    printer
      .printNode(ts.EmitHint.Unspecified, alone(node, real.name), node.getSourceFile())
      .replaceAll(/import\("[^"]*"\)\./g, ''),
  )
  const renamed = real.name === symbol.name ? '' : `// as ${symbol.name}\n`
  return renamed + texts.join('\n')
}

function reportOf(types) {
  const source = program.getSourceFile(types)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${types} is no module: run the build first.`)
  const symbols = checker.getExportsOfModule(module)
  const sorted = symbols.sort((a, b) => (a.name < b.name ? -1 : 1))
  return `${sorted.map(textOf).join('\n\n')}\n`
}

mkdirSync('api', { recursive: true })
const stale = []
for (const { name, types } of files) {
  const file = `api/${name}.d.ts`
  const report = reportOf(types)
  if (existsSync(file) && readFileSync(file, 'utf8') === report) continue
  if (isWriting) writeFileSync(file, report)
  else stale.push(file)
}
if (stale.length > 0) {
  console.error(
    `The public face has changed: ${stale.join(', ')}.\nRun "npm run check:api -- --write" and commit what it says.`,
  )
  process.exitCode = 1
}
// The reference contains the same declarations.
if (isWriting) await import('./docs.mjs')
