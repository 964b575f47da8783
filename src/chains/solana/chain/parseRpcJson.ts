import { safeJson } from '../../../lib/text/safeJson'

const MAX_LENGTH = 4_000_000
/** Texts, so that nothing in them is taken for a number, and numbers. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const LONG = /^-?\d{16,}$/

/** What a node answers; whole numbers beyond what a number holds are texts of digits. Undefined when it is no JSON. */
export const parseRpcJson = (text: unknown): unknown =>
  typeof text === 'string'
    ? safeJson(
        text.replace(TOKENS, token => (LONG.test(token) ? `"${token}"` : token)),
        { maxLength: MAX_LENGTH },
      )
    : undefined
