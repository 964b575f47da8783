import { readFileSync } from 'node:fs'
import ts from 'typescript'

const RUNNERS = /^(?:it|test)$/

/**
 * Returns the root function of a call: `it` of `it('…')`, of `it.each([…])('…')` and of
 * `test.describe`.
 */
function rootOf(expression) {
  if (ts.isIdentifier(expression)) return expression.text
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return rootOf(expression.expression)
  return ts.isTaggedTemplateExpression(expression) ? rootOf(expression.tag) : ''
}

/** Returns a title as in the source, with a template's placeholders. */
const textOf = node =>
  ts.isStringLiteralLike(node)
    ? node.text
    : ts.isTemplateExpression(node)
      ? node.getText().slice(1, -1)
      : null

/** Returns every text of a file, and which of them are test titles. */
export function readTests(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const titles = new Set()
  const texts = new Set()
  const walk = node => {
    const text = textOf(node)
    if (text !== null) texts.add(text)
    if (ts.isCallExpression(node) && RUNNERS.test(rootOf(node.expression))) {
      const [first] = node.arguments
      const title = first ? textOf(first) : null
      if (title !== null) titles.add(title)
    }
    ts.forEachChild(node, walk)
  }
  walk(source)
  return { titles, texts }
}
