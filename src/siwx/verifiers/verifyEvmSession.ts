import { verifyEvm } from '../../chains/eip155/siwx/verifyEvm'
import { fetchJson } from '../../clients/fetchJson'
import type { SiwxVerifier } from '../../ports/siwxParts'

/** Verifies an EVM session, calling contracts over HTTP. */
export const verifyEvmSession: SiwxVerifier['verify'] = (session, host, signal) =>
  verifyEvm(session, host, async (url, method, params) => {
    const body = { jsonrpc: '2.0', id: 1, method, params }
    return (await fetchJson(url, { method: 'POST', body, signal })).data
  })
