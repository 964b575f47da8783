import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

const HEAD = `# Actions

For contributors: every action of the modal, by the part of its type after \`walletModal/\`, with the files that dispatch it, reduce it and act on it. Read
from the source, so that a press can be followed to what it does: look up what the component dispatches, and open the flow.
`

const parse = file =>
  ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

const modules = () =>
  readdirSync('src', { recursive: true })
    .filter(file => /\.tsx?$/.test(file) && !/^testing\//.test(file))
    .map(file => join('src', file))
    .sort()

function walk(node, visit) {
  visit(node)
  ts.forEachChild(node, child => walk(child, visit))
}

const isCallOf = (node, name) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name

/**
 * Returns the name of each action in its type: the slice's name, or the text given to
 * `createAction`.
 */
function definitionsIn(file, source) {
  const found = []
  const slices = new Map()
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer) continue
      if (isCallOf(initializer, 'createSlice')) {
        const given = initializer.arguments[0].properties.find(one => one.name?.text === 'name')
        slices.set(name.text, given.initializer.text)
      } else if (isCallOf(initializer, 'createAction')) {
        found.push({ file, name: name.text, type: initializer.arguments[0].text })
      } else if (
        ts.isPropertyAccessExpression(initializer) &&
        initializer.name.text === 'actions' &&
        slices.has(initializer.expression.text)
      ) {
        for (const { name: each, propertyName } of name.elements) {
          const type = `${slices.get(initializer.expression.text)}/${(propertyName ?? each).text}`
          found.push({ file, name: each.text, type })
        }
      }
    }
  }
  return found
}

function resolve(file, specifier, known) {
  if (!specifier.startsWith('.')) return null
  const base = normalize(join(dirname(file), specifier))
  return [`${base}.ts`, `${base}.tsx`].find(each => known.has(each)) ?? null
}

const isSlice = file => /Slice\.ts$/.test(file)

/**
 * Returns how a file uses an action: a call creates one to dispatch; any other reference listens
 * for it.
 */
function useOf(file, identifier) {
  const { parent } = identifier
  if (ts.isCallExpression(parent) && parent.expression === identifier) return 'dispatch'
  return isSlice(file) || /Rules\.ts$/.test(file) ? 'reduce' : 'hear'
}

function usesIn(file, source, known) {
  const local = new Map()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue
    const from = resolve(file, statement.moduleSpecifier.text, known)
    const bindings = statement.importClause?.namedBindings
    if (!from || !bindings || !ts.isNamedImports(bindings)) continue
    for (const { name, propertyName } of bindings.elements)
      local.set(name.text, `${from}#${(propertyName ?? name).text}`)
  }
  for (const { name } of definitionsIn(file, source)) local.set(name, `${file}#${name}`)
  const uses = []
  walk(source, node => {
    if (!ts.isIdentifier(node) || !local.has(node.text)) return
    const { parent } = node
    const isName =
      ts.isImportSpecifier(parent) ||
      ts.isBindingElement(parent) ||
      (ts.isVariableDeclaration(parent) && parent.name === node) ||
      (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
      (ts.isPropertyAssignment(parent) && parent.name === node) ||
      ts.isTypeQueryNode(parent)
    if (!isName) uses.push({ action: local.get(node.text), use: useOf(file, node) })
  })
  return uses
}

/** Every feature has a file of that name. */
const NAMED_ALIKE = /^(?:feature|chunk)$/
function nameOf(file) {
  const [folder, name] = file
    .replace(/\.tsx?$/, '')
    .split('/')
    .slice(-2)
  return NAMED_ALIKE.test(name) ? `${folder}/${name}` : name
}
const WORDS = { dispatch: 'dispatched by', reduce: 'reduced by', hear: 'acted on by' }

function lineOf(action) {
  const said = Object.entries(WORDS).flatMap(([use, words]) =>
    action[use].size > 0 ? [`${words} ${[...action[use]].map(nameOf).join(', ')}`] : [],
  )
  return `- [\`${action.name}\`](../${action.file}): ${said.join('; ')}`
}

/** Renders the page of all actions, read from the source. */
export function actionsPage() {
  const files = modules()
  const known = new Set(files)
  const sources = new Map(files.map(file => [file, parse(file)]))
  const actions = new Map()
  for (const [file, source] of sources)
    for (const each of definitionsIn(file, source))
      actions.set(`${file}#${each.name}`, {
        ...each,
        dispatch: new Set(),
        reduce: new Set(),
        hear: new Set(),
      })
  if (actions.size < 200) throw new Error(`Only ${actions.size} actions are found.`)
  for (const [file, source] of sources)
    for (const { action, use } of usesIn(file, source, known)) actions.get(action)?.[use].add(file)
  for (const action of actions.values()) if (isSlice(action.file)) action.reduce.add(action.file)

  const groups = new Map()
  for (const action of actions.values()) {
    const group = action.type.split('/')[1]
    groups.set(group, [...(groups.get(group) ?? []), action])
  }
  const sections = [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
  return [
    HEAD,
    ...sections.map(([group, each]) => {
      const sorted = each.sort((a, b) => (a.name < b.name ? -1 : 1))
      return `## ${group}\n\n${sorted.map(lineOf).join('\n')}\n`
    }),
  ].join('\n')
}
