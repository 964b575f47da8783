const MAX_LAYERS = 12
const NESTED_FIELDS = ['cause', 'error', 'data', 'originalError', 'info'] as const
const TEXT_FIELDS = ['name', 'message', 'shortMessage', 'details', 'reason'] as const

/** The thrown value and everything wrapped in it, outermost first; circles and endless chains end. */
function layersOf(thrown: unknown): unknown[] {
  const layers = [thrown]
  for (let index = 0; index < layers.length && layers.length < MAX_LAYERS; index++) {
    const layer = layers[index]
    for (const field of NESTED_FIELDS) {
      const inner = fieldOf(layer, field)
      if (inner !== undefined && inner !== null && !layers.includes(inner)) layers.push(inner)
    }
  }
  return layers
}

/** Every code in it, outermost first. */
export function codesOf(thrown: unknown): number[] {
  return layersOf(thrown).flatMap(layer => {
    const code = fieldOf(layer, 'code')
    if (typeof code === 'number') return [code]
    return typeof code === 'string' && /^-?\d{1,6}$/.test(code) ? [Number(code)] : []
  })
}

/** Everything it says, as one text to search. */
export function textOf(thrown: unknown): string {
  return layersOf(thrown)
    .flatMap(layer => {
      if (typeof layer === 'string') return [layer]
      const fields = [...TEXT_FIELDS.map(field => fieldOf(layer, field)), fieldOf(layer, 'code')]
      return fields.filter(value => typeof value === 'string')
    })
    .join('\n')
    .slice(0, 10_000)
}

function fieldOf(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Reflect.get(value, field)
}
