import { parseSafeJson } from './parseSafeJson'

const MAX_LAYERS = 12
const NESTED_FIELDS = ['cause', 'error', 'data', 'originalError', 'info', 'value'] as const
/** Where wallets and their libraries put a code; a few copy an inner code to their own field. */
const CODE_FIELDS = ['code', 'rpcCode'] as const
/** Hardware wallets' status words have four hex digits; smaller numbers are HTTP statuses. */
const MIN_STATUS = 0x1000
const MAX_TEXT = 10_000
const TEXT_FIELDS = ['name', 'message', 'shortMessage', 'details', 'reason'] as const

/** Collects a thrown value and all nested ones, outermost first. Bounded; cycles are safe. */
function collectErrorLayers(thrown: unknown): unknown[] {
  const layers = [thrown]
  for (let index = 0; index < layers.length && layers.length < MAX_LAYERS; index++) {
    const layer = layers[index]
    const inners = [...NESTED_FIELDS.map(field => getField(layer, field)), parseMessageJson(layer)]
    for (const inner of inners) {
      if (inner !== undefined && inner !== null && !layers.includes(inner)) layers.push(inner)
    }
  }
  return layers
}

/** Returns all codes in a thrown value, outermost first. */
export function collectErrorCodes(thrown: unknown): number[] {
  return collectErrorLayers(thrown).flatMap(layer => {
    const codes = CODE_FIELDS.flatMap(field => numberIn(getField(layer, field)))
    const [status = 0] = numberIn(getField(layer, 'statusCode'))
    return status >= MIN_STATUS ? [...codes, status] : codes
  })
}

function numberIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'string' && /^-?\d{1,6}$/.test(value) ? [Number(value)] : []
}

/** Returns the messages in a thrown value, outermost first. */
export function collectErrorMessages(thrown: unknown): string[] {
  return collectErrorLayers(thrown)
    .flatMap(layer => (typeof layer === 'string' ? [layer] : [getField(layer, 'message')]))
    .flatMap(message => (typeof message === 'string' ? [message.slice(0, MAX_TEXT)] : []))
}

/** Returns all texts in a thrown value as one searchable text. */
export function collectErrorText(thrown: unknown): string {
  return collectErrorLayers(thrown)
    .flatMap(layer => {
      if (typeof layer === 'string') return [layer]
      const fields = [...TEXT_FIELDS.map(field => getField(layer, field)), getField(layer, 'code')]
      return fields.filter(value => typeof value === 'string')
    })
    .join('\n')
    .slice(0, MAX_TEXT)
}

/**
 * Parses an error that a wallet wrote into its message as JSON. Skips revert reasons, which any
 * contract can forge.
 */
function parseMessageJson(layer: unknown): unknown {
  const message = typeof layer === 'string' ? layer : getField(layer, 'message')
  if (typeof message !== 'string' || message.length > MAX_TEXT || /revert/i.test(message)) return
  const start = message.indexOf('{')
  return start < 0 ? undefined : parseSafeJson(message.slice(start, message.lastIndexOf('}') + 1))
}

function getField(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Reflect.get(value, field)
}
