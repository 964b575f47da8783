// @ts-check
import { numberToHex } from '@polkadot/util'
import { blake2AsHex } from '@polkadot/util-crypto'
import { GENESIS_HASH, POLKADOT } from './polkadotNetwork.js'
import { runExtrinsic } from './runExtrinsic.js'

/**
 * Creates the node's methods, by name.
 *
 * @param {import('./createPolkadotLedger.js').PolkadotLedger} ledger
 * @param {{ height: () => number, onExtrinsic: (hash: string) => void }} node
 * @returns {Record<string, (params: readonly unknown[]) => unknown>}
 */
export function createPolkadotMethods(ledger, { height, onExtrinsic }) {
  /** @param {number} number */
  const hashOf = number => (number === 0 ? GENESIS_HASH : blake2AsHex(`${GENESIS_HASH} ${number}`))

  return {
    system_chain: () => POLKADOT.name,
    system_name: () => 'redux-wallet-modal sandbox',
    system_version: () => '1.0.0',
    system_health: () => ({ peers: 0, isSyncing: false, shouldHavePeers: false }),
    system_properties: () => ({
      ss58Format: POLKADOT.ss58Format,
      tokenDecimals: POLKADOT.nativeCurrency.decimals,
      tokenSymbol: POLKADOT.nativeCurrency.symbol,
    }),
    chain_getBlockHash: ([number]) => hashOf(number === undefined ? height() : Number(number)),
    chain_getFinalizedHead: () => hashOf(height()),
    chain_getHeader: () => ({
      parentHash: hashOf(height() - 1),
      number: numberToHex(height()),
      stateRoot: GENESIS_HASH,
      extrinsicsRoot: GENESIS_HASH,
      digest: { logs: [] },
    }),
    state_getRuntimeVersion: () => ({
      specName: 'sandbox',
      implName: 'sandbox',
      authoringVersion: 1,
      specVersion: POLKADOT.specVersion,
      implVersion: 1,
      apis: [],
      transactionVersion: POLKADOT.transactionVersion,
      stateVersion: 1,
    }),
    state_getStorage: ([key]) => ledger.read(key),
    system_accountNextIndex: ([address]) => ledger.find(ledger.keyOf(address))?.nonce ?? 0,
    async author_submitExtrinsic([extrinsic]) {
      const hash = await runExtrinsic(ledger, extrinsic)
      onExtrinsic(hash)
      return hash
    },
    rpc_methods: () => ({ methods: [] }),
  }
}
