import { parseSafeJson } from '../../../lib/text/parseSafeJson'

const MAX_LENGTH = 4_000_000
/** Matches strings too, so that digits inside them are left alone. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const LONG = /^-?\d{16,}$/

/** Parses a node's answer; unsafe integers become strings. Undefined when it is not JSON. */
export const parseRpcJson = (text: unknown): unknown =>
  typeof text === 'string'
    ? parseSafeJson(
        text.replace(TOKENS, token => (LONG.test(token) ? `"${token}"` : token)),
        { maxLength: MAX_LENGTH },
      )
    : undefined
