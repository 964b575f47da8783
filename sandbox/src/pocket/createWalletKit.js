// @ts-check
import { randomUUID } from 'node:crypto'
import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'

/**
 * The library's side of the wallet, talking to this machine's relay and verify service only.
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
    // The library keeps one core per prefix and process; every wallet here is its own.
    customStoragePrefix: `pocket-${randomUUID()}`,
    storageOptions: { database: ':memory:' },
    logger: 'silent',
  })
  // There is no option for where the verify service is.
  Object.assign(core.verify, {
    verifyUrlV3: `${verifyUrl}/v3`,
    getVerifyUrl: () => verifyUrl,
  })
  return WalletKit.init({
    // The library's own class does not keep to its own interface where optional members are exact.
    core: /** @type {import('@walletconnect/types').ICore} */ (/** @type {unknown} */ (core)),
    metadata,
    // Otherwise each request waits a second for the one before it.
    signConfig: { disableRequestQueue: true },
  })
}
