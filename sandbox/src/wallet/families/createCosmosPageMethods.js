// @ts-check
import { rawSecp256k1PubkeyToRawAddress } from '@cosmjs/amino'
import { isRecord } from '../../lib/isRecord.js'
import { listParams, namedParams } from '../../lib/readParams.js'
import { createCosmosKey } from '../../pocket/keys/createCosmosKey.js'
import { isAminoDoc } from '../../pocket/methods/createCosmosMethods.js'
import { FAMILY_ACCOUNTS } from '../../accounts.js'
import { invalidParams } from '../invalidParams.js'
import { WALLET_ERRORS, WalletError } from '../walletError.js'

/**
 * Creates the browser wallet's Cosmos methods. Each network has its own addresses; a site is
 * permitted per network, and sees one account: the selected one.
 *
 * @param {import('./createFamilyMethods.js').FamilyWallet} wallet
 */
export function createCosmosPageMethods({ id, state, share, asker }) {
  /** @typedef {import('../createMethods.js').Call} Call */

  /** @param {string} chainId @param {number} place */
  const keyOn = (chainId, place) =>
    createCosmosKey(Number(FAMILY_ACCOUNTS[id][place]), state.cosmosChain(chainId).prefix)

  /** Permits a site on some networks. @param {Call} call @param {readonly string[]} chainIds */
  async function enable(call, chainIds) {
    const names = chainIds.map(chainId => state.cosmosChain(chainId).name)
    const isKnown = chainIds.every(chainId => state.isCosmosPermitted(call.origin, chainId))
    if (isKnown && state.placesFor('cosmos', call.origin).length > 0) return
    if (state.placesFor('cosmos', call.origin).length === 0) {
      await share(call, 'cosmos', names.join(', '))
    } else {
      const rows = names.map(value => ({ label: 'Network', value }))
      await call.ask({ kind: 'connect cosmos', details: { title: 'Connect to this site', rows } })
    }
    state.permitCosmos(call.origin, chainIds)
  }

  /** @param {Call} call @param {unknown} chainId @param {unknown} signer */
  async function keyFor({ origin }, chainId, signer) {
    const network = String(chainId)
    state.cosmosChain(network)
    if (state.isCosmosPermitted(origin, network)) {
      for (const place of state.placesFor('cosmos', origin)) {
        const key = await keyOn(network, place)
        if (key.address === signer) return key
      }
    }
    throw new WalletError(WALLET_ERRORS.UNAUTHORIZED)
  }

  /**
   * @param {Call} call
   * @param {import('@cosmjs/amino').StdSignDoc} signDoc
   * @param {Awaited<ReturnType<typeof keyOn>>} key
   * @param {string} network
   * @param {string} text
   */
  async function signAmino(call, signDoc, key, network, text) {
    const isText = signDoc.msgs.some(({ type }) => type === 'sign/MsgSignData')
    await asker(call)({
      title: isText ? 'Sign message' : 'Sign transaction',
      rows: [
        { label: 'Account', value: key.address },
        { label: 'Network', value: network },
      ],
      text,
    })
    return key.amino.signAmino(key.address, signDoc)
  }

  /** @type {Record<string, (call: Call) => unknown>} */
  const methods = {
    async 'cosmos:enable'(call) {
      await enable(call, listParams(namedParams(call.params)['chainIds']).map(String))
    },
    async 'cosmos:getKey'(call) {
      const chainId = String(namedParams(call.params)['chainId'])
      await enable(call, [chainId])
      const place = state.placesFor('cosmos', call.origin)[0] ?? 0
      const { address, publicKey } = await keyOn(chainId, place)
      return {
        name: `Account ${place + 1}`,
        algo: 'secp256k1',
        pubKey: Buffer.from(publicKey).toString('base64'),
        address: Buffer.from(rawSecp256k1PubkeyToRawAddress(publicKey)).toString('base64'),
        bech32Address: address,
      }
    },
    'cosmos:disconnect': ({ origin }) => state.forget('cosmos', origin),

    async 'cosmos:experimentalSuggestChain'(call) {
      const info = namedParams(namedParams(call.params)['chainInfo'])
      const { chainId, chainName, rest, rpc } = info
      const prefix = namedParams(info['bech32Config'])['bech32PrefixAccAddr']
      if (typeof chainId !== 'string' || typeof prefix !== 'string' || !/^[a-z]+$/.test(prefix)) {
        return invalidParams('A chainId and what its addresses begin with are expected.')
      }
      if (state.knowsCosmos(chainId)) return
      const rows = [
        { label: 'Network', value: String(chainName ?? chainId) },
        { label: 'Chain id', value: chainId },
        { label: 'REST address', value: String(rest ?? '') },
        { label: 'RPC address', value: String(rpc ?? '') },
      ]
      await call.ask({ kind: 'network', details: { title: 'Add network', rows } })
      state.addCosmosChain(chainId, { name: String(chainName ?? chainId), prefix })
    },

    async 'cosmos:signAmino'(call) {
      const { chainId, signer, signDoc } = namedParams(call.params)
      if (!isAminoDoc(signDoc)) return invalidParams('A signDoc is expected.')
      const key = await keyFor(call, chainId, signer)
      return signAmino(call, signDoc, key, String(chainId), JSON.stringify(signDoc, null, 2))
    },

    async 'cosmos:signDirect'(call) {
      const { chainId, signer, signDoc } = namedParams(call.params)
      if (!isRecord(signDoc)) return invalidParams('A signDoc is expected.')
      if (signDoc['chainId'] !== chainId) return invalidParams('The signDoc is for another chain.')
      const key = await keyFor(call, chainId, signer)
      await asker(call)({
        title: 'Sign transaction',
        rows: [
          { label: 'Account', value: key.address },
          { label: 'Network', value: String(chainId) },
        ],
        text: JSON.stringify(signDoc, null, 2),
      })
      const { signature } = await key.direct.signDirect(key.address, {
        chainId: String(signDoc['chainId']),
        accountNumber: BigInt(String(signDoc['accountNumber'])),
        bodyBytes: Buffer.from(String(signDoc['bodyBytes']), 'base64'),
        authInfoBytes: Buffer.from(String(signDoc['authInfoBytes']), 'base64'),
      })
      return { signed: signDoc, signature }
    },

    // Arbitrary text (ADR-36): the document has no chain id and no fee, so that it can never be a
    // payment.
    async 'cosmos:signArbitrary'(call) {
      const { chainId, signer, data } = namedParams(call.params)
      if (typeof data !== 'string') return invalidParams('Bytes are expected.')
      const key = await keyFor(call, chainId, signer)
      const value = { signer: key.address, data }
      const signDoc = {
        chain_id: '',
        account_number: '0',
        sequence: '0',
        fee: { gas: '0', amount: [] },
        msgs: [{ type: 'sign/MsgSignData', value }],
        memo: '',
      }
      const text = Buffer.from(data, 'base64').toString()
      const { signature } = await signAmino(call, signDoc, key, String(chainId), text)
      return signature
    },
  }

  return {
    methods,
    /** @param {string} origin */
    accountsFor: origin => state.placesFor('cosmos', origin).map(place => `Account ${place + 1}`),
  }
}
