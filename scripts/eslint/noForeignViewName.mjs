/** A new view is one row of its feature, so no other code may check a view's name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const ROOMS = ['core', 'features'].map(name => new URL(`../../src/${name}/`, import.meta.url))
const OWN_VIEW = /^ {4}([A-Z]\w+): \{/gm
const FOLDER = /\/src\/(?:core|features)\/([^/]+)\//

function readFolders() {
  const folders = new Map()
  for (const room of ROOMS) {
    for (const entry of readdirSync(room, { withFileTypes: true })) {
      const file = new URL(`${entry.name}/feature.ts`, room)
      if (!entry.isDirectory() || !existsSync(file)) continue
      const feature = readFileSync(file, 'utf8')
      for (const [, view] of feature.matchAll(OWN_VIEW)) folders.set(view, entry.name)
    }
  }
  return folders
}

const folders = readFolders()

const COMPARISONS = new Set(['===', '!==', '==', '!='])

/** Whether the name is compared or listed, rather than navigated to. */
function isAsked({ parent }) {
  if (parent.type === 'BinaryExpression') return COMPARISONS.has(parent.operator)
  return parent.type === 'SwitchCase' || parent.type === 'ArrayExpression'
}

export const noForeignViewName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      foreign:
        'Ask VIEW_FACTS or shows() what the view is: only the folder {{folder}} knows "{{name}}".',
    },
  },
  create(context) {
    const own = FOLDER.exec(context.filename.replaceAll('\\', '/'))?.[1]
    return {
      Literal(node) {
        const folder = folders.get(node.value)
        if (folder === undefined || folder === own || !isAsked(node)) return
        context.report({ node, messageId: 'foreign', data: { folder, name: node.value } })
      },
    }
  },
}
