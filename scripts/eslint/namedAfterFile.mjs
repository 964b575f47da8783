/** Slices, endpoints, flows and components are found by file name: their main export carries it. */
import { basename } from 'node:path'

const VAGUE = /(Util|Utils|Helper|Helpers|Manager|Controller|Data|Info)$/

const capitalise = text => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the required export of a file of this kind, or null when the name is free. */
function promisedExport(file) {
  const base = basename(file).replace(/\.tsx?$/, '')
  if (base === 'index') return null
  if (base.endsWith('Flow')) return `register${capitalise(base)}`
  if (base.endsWith('Slice') || base.endsWith('Api')) return base
  return /^([A-Z]|use[A-Z]).*\.tsx$/.test(basename(file)) ? base : null
}

function exportedNames(program) {
  return program.body.flatMap(statement => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    const { declaration } = statement
    if (!declaration) return statement.specifiers.map(each => each.exported.name)
    if (declaration.type !== 'VariableDeclaration')
      return declaration.id ? [declaration.id.name] : []
    return declaration.declarations.flatMap(({ id }) =>
      id.type === 'ObjectPattern'
        ? id.properties.map(each => each.value?.name).filter(Boolean)
        : [id.name],
    )
  })
}

export const namedAfterFile = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing: 'This file must export "{{name}}": it is named after it.',
      vague: '"{{name}}" says nothing: name the role instead.',
      extra: 'A flow file exports its register function only; found "{{name}}".',
    },
  },
  create(context) {
    return {
      Program(node) {
        const file = context.filename
        const base = basename(file).replace(/\.tsx?$/, '')
        const names = exportedNames(node)
        const promised = promisedExport(file)
        for (const name of new Set([base, ...names])) {
          if (VAGUE.test(name) && /^[A-Z]|Util|Helper|Manager|Controller/.test(name)) {
            context.report({ node, messageId: 'vague', data: { name } })
          }
        }
        if (promised === null) return
        if (!names.includes(promised)) {
          context.report({ node, messageId: 'missing', data: { name: promised } })
        }
        const extra = base.endsWith('Flow') && names.find(name => name !== promised)
        if (extra) context.report({ node, messageId: 'extra', data: { name: extra } })
      },
    }
  },
}
