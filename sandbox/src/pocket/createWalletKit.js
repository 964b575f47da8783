// @ts-check
import { randomUUID } from 'node:crypto'
import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'

/**
 * Creates the WalletConnect side of the wallet, connected to this machine's relay and verify
 * service only.
 *
 * @param {object} about
 * @param {string} about.relayUrl
 * @param {string} about.verifyUrl
 * @param {string} about.projectId
 * @param {import('@walletconnect/types').CoreTypes.Metadata} about.metadata
 */
export async function createWalletKit({ relayUrl, verifyUrl, projectId, metadata }) {
  const core = new Core({
    projectId,
    relayUrl,
    telemetryEnabled: false,
    // The library shares one core per prefix and process; each wallet here needs its own.
    customStoragePrefix: `pocket-${randomUUID()}`,
    storageOptions: { database: ':memory:' },
    logger: 'silent',
  })
  // The library has no option for the verify service's URL.
  Object.assign(core.verify, {
    verifyUrlV3: `${verifyUrl}/v3`,
    getVerifyUrl: () => verifyUrl,
  })
  return WalletKit.init({
    // The library's class violates its own interface under `exactOptionalPropertyTypes`.
    core: /** @type {import('@walletconnect/types').ICore} */ (/** @type {unknown} */ (core)),
    metadata,
    // Otherwise each request waits a second for the previous one.
    signConfig: { disableRequestQueue: true },
  })
}
