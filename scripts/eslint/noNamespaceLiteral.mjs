/** Code asks what a chain family can do, never its name: a new one needs no change elsewhere. */
import { readFileSync } from 'node:fs'

const LIST = new URL('../../src/lib/address/families.ts', import.meta.url)
const NAMES = [...readFileSync(LIST, 'utf8').matchAll(/^ {2}(\w+): '/gm)].map(([, name]) => name)
const NAMED = new RegExp(`^(${NAMES.join('|')})(?::|$)`)

const namespaceIn = text => NAMED.exec(text)?.[1]

export const noNamespaceLiteral = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      named: '"{{name}}" belongs into its folder in src/chains, its entry, or a table of families.',
    },
  },
  create(context) {
    const own = /\/src\/chains\/(\w+)\//.exec(context.filename.replaceAll('\\', '/'))?.[1]
    const report = (node, text) => {
      const name = namespaceIn(text)
      if (name !== undefined && name !== own) {
        context.report({ node, messageId: 'named', data: { name } })
      }
    }
    return {
      Literal(node) {
        const isImport =
          node.parent.type.startsWith('Import') || node.parent.type.startsWith('Export')
        if (typeof node.value === 'string' && !isImport) report(node, node.value)
      },
      TemplateLiteral: node => report(node, node.quasis[0].value.cooked ?? ''),
      'Property > Identifier.key': node => report(node, node.name),
      'MemberExpression[computed=false] > Identifier.property': node => report(node, node.name),
    }
  },
}
