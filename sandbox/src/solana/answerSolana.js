// @ts-check
import { isRecord } from '../lib/isRecord.js'
import { RpcError } from '../lib/jsonRpc.js'

const PARSE_ERROR = -32700
const METHOD_NOT_FOUND = -32601
const INVALID_PARAMS = -32602

/**
 * Answers one JSON-RPC request, or a batch.
 *
 * @param {Record<string, (params: readonly unknown[]) => unknown>} methods
 * @param {unknown} asked undefined for invalid JSON
 * @returns {object}
 */
export function answerSolana(methods, asked) {
  if (Array.isArray(asked)) return asked.map(each => answerSolana(methods, each))
  if (!isRecord(asked)) return failed(null, PARSE_ERROR, 'Parse error')
  const { id = null, method, params = [] } = asked
  const name = String(method)
  const run = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (!run) return failed(id, METHOD_NOT_FOUND, 'Method not found')
  try {
    return { jsonrpc: '2.0', id, result: run(Array.isArray(params) ? params : []) }
  } catch (thrown) {
    if (thrown instanceof RpcError) return failed(id, thrown.code, thrown.message, thrown.data)
    return failed(id, INVALID_PARAMS, thrown instanceof Error ? thrown.message : String(thrown))
  }
}

/** @param {unknown} id @param {number} code @param {string} message @param {unknown} [data] */
const failed = (id, code, message, data) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message, ...(data !== undefined && { data }) },
})

const BIG = '#big#'

/**
 * Serializes JSON with numbers of any size, as nodes do.
 *
 * @param {unknown} value
 */
export function writeJson(value) {
  const text = JSON.stringify(value, (_key, each) =>
    typeof each === 'bigint' ? BIG + String(each) : each,
  )
  return text.replaceAll(new RegExp(`"${BIG}(-?\\d+)"`, 'g'), '$1')
}
