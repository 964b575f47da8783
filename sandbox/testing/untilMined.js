// @ts-check
import { createPublicClient, http } from 'viem'

/**
 * A node answers with the hash a moment before the block is there.
 *
 * @param {string | undefined} url
 * @param {`0x${string}`} hash
 */
export function untilMined(url, hash) {
  const client = createPublicClient({ transport: http(url), pollingInterval: 10 })
  return client.waitForTransactionReceipt({ hash })
}
