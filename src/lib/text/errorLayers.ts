import { safeJson } from './safeJson'

const MAX_LAYERS = 12
const NESTED_FIELDS = ['cause', 'error', 'data', 'originalError', 'info', 'value'] as const
/** Where wallets and their libraries put a code; a few copy an inner code to their own field. */
const CODE_FIELDS = ['code', 'rpcCode'] as const
/** Hardware wallets' status words have four hex digits; smaller numbers are HTTP statuses. */
const MIN_STATUS = 0x1000
const MAX_TEXT = 10_000
const TEXT_FIELDS = ['name', 'message', 'shortMessage', 'details', 'reason'] as const

/** Collects a thrown value and all nested ones, outermost first. Bounded; cycles are safe. */
function layersOf(thrown: unknown): unknown[] {
  const layers = [thrown]
  for (let index = 0; index < layers.length && layers.length < MAX_LAYERS; index++) {
    const layer = layers[index]
    const inners = [...NESTED_FIELDS.map(field => fieldOf(layer, field)), writtenOut(layer)]
    for (const inner of inners) {
      if (inner !== undefined && inner !== null && !layers.includes(inner)) layers.push(inner)
    }
  }
  return layers
}

/** Returns all codes in a thrown value, outermost first. */
export function codesOf(thrown: unknown): number[] {
  return layersOf(thrown).flatMap(layer => {
    const codes = CODE_FIELDS.flatMap(field => numberIn(fieldOf(layer, field)))
    const [status = 0] = numberIn(fieldOf(layer, 'statusCode'))
    return status >= MIN_STATUS ? [...codes, status] : codes
  })
}

function numberIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'string' && /^-?\d{1,6}$/.test(value) ? [Number(value)] : []
}

/** Returns the messages in a thrown value, outermost first. */
export function messagesOf(thrown: unknown): string[] {
  return layersOf(thrown)
    .flatMap(layer => (typeof layer === 'string' ? [layer] : [fieldOf(layer, 'message')]))
    .flatMap(message => (typeof message === 'string' ? [message.slice(0, MAX_TEXT)] : []))
}

/** Returns all texts in a thrown value as one searchable text. */
export function textOf(thrown: unknown): string {
  return layersOf(thrown)
    .flatMap(layer => {
      if (typeof layer === 'string') return [layer]
      const fields = [...TEXT_FIELDS.map(field => fieldOf(layer, field)), fieldOf(layer, 'code')]
      return fields.filter(value => typeof value === 'string')
    })
    .join('\n')
    .slice(0, MAX_TEXT)
}

/**
 * Parses an error that a wallet wrote into its message as JSON. Skips revert reasons, which any
 * contract can forge.
 */
function writtenOut(layer: unknown): unknown {
  const message = typeof layer === 'string' ? layer : fieldOf(layer, 'message')
  if (typeof message !== 'string' || message.length > MAX_TEXT || /revert/i.test(message)) return
  const start = message.indexOf('{')
  return start < 0 ? undefined : safeJson(message.slice(start, message.lastIndexOf('}') + 1))
}

function fieldOf(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Reflect.get(value, field)
}
