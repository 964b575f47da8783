// @ts-check
import { createJsonRpc } from '../../lib/jsonRpc.js'
import { namedParams } from '../../lib/readParams.js'

/**
 * Submits a signed transaction to a node.
 *
 * @param {string} url
 * @param {string} transaction base64
 * @param {unknown} options as given by the page
 * @returns {Promise<string>} its signature, base58
 */
export function sendSolanaTransaction(url, transaction, options) {
  const { skipPreflight, maxRetries, preflightCommitment } = namedParams(options)
  return createJsonRpc(url).call('sendTransaction', [
    transaction,
    {
      encoding: 'base64',
      ...(skipPreflight === undefined ? {} : { skipPreflight }),
      ...(maxRetries === undefined ? {} : { maxRetries }),
      ...(preflightCommitment === undefined ? {} : { preflightCommitment }),
    },
  ])
}
