/** A server imports every module, so none may read the page while it is imported. */

const PAGE_GLOBALS = new Set([
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'self',
])

const DEFERS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

function runsAtImport(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (DEFERS.has(at.type)) return false
    if (at.type === 'PropertyDefinition' && !at.static) return false
    if (
      at.type.startsWith('TS') &&
      at.type !== 'TSAsExpression' &&
      at.type !== 'TSNonNullExpression'
    )
      return false
  }
  return true
}

export const noTopLevelDom = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { early: '"{{name}}" is read while the module is imported; a server has no page.' },
  },
  create(context) {
    return {
      'Program:exit'(program) {
        const scope = context.sourceCode.getScope(program)
        for (const { identifier, resolved } of scope.through) {
          if (resolved?.defs.length || !PAGE_GLOBALS.has(identifier.name)) continue
          if (runsAtImport(identifier)) {
            context.report({
              node: identifier,
              messageId: 'early',
              data: { name: identifier.name },
            })
          }
        }
        for (const variable of scope.variables) {
          if (variable.defs.length || !PAGE_GLOBALS.has(variable.name)) continue
          for (const { identifier } of variable.references) {
            if (runsAtImport(identifier)) {
              context.report({
                node: identifier,
                messageId: 'early',
                data: { name: variable.name },
              })
            }
          }
        }
      },
    }
  },
}
