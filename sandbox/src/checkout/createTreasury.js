// @ts-check
import { encodeFunctionData, erc20Abi, parseUnits } from 'viem'
import { accountAt } from '../accounts.js'
import { CONTRACTS, readArtifact } from '../chains/contracts.js'
import { createSender } from '../chains/createSender.js'
import { createJsonRpc } from '../lib/jsonRpc.js'
import { createTurns } from '../lib/createTurns.js'
import { ASSETS } from './priceOrder.js'

/** Pays out purchases; not a wallet's account. */
export const TREASURY_INDEX = 11

const token = readArtifact('SandboxToken').abi

/**
 * @param {readonly import('../chains/types.js').RunningChain[]} chains
 * @param {string | undefined} solanaUrl
 */
export function createTreasury(chains, solanaUrl) {
  const from = accountAt(TREASURY_INDEX).address
  const takeTurn = createTurns()

  /** @param {import('./types.js').Payout} payout */
  async function pay({ address, chainId, asset, bought }) {
    const units = parseUnits(bought, ASSETS[asset]?.decimals ?? 18)
    if (chainId === 'solana') {
      if (!solanaUrl || asset !== 'SOL') throw new Error(`${asset} cannot be paid out there.`)
      const params = [address, Number(units)]
      return /** @type {Promise<string>} */ (
        createJsonRpc(solanaUrl).call('requestAirdrop', params)
      )
    }
    const chain = chains.find(each => each.chainId === chainId)
    if (!chain || asset === 'SOL') throw new Error(`${asset} cannot be paid out there.`)
    const send = createSender(chain.rpc, from)
    if (asset === 'ETH') return send({ to: address, value: units })
    const to = /** @type {`0x${string}`} */ (address)
    const mint = { abi: token, functionName: 'mint', args: [from, units] }
    await send({ to: CONTRACTS.dollar, data: encodeFunctionData(mint) })
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, units] })
    return send({ to: CONTRACTS.dollar, data })
  }

  return {
    /**
     * Sends a purchase; payouts run one at a time.
     *
     * @param {import('./types.js').Payout} payout
     * @returns {Promise<string>} the transaction hash
     */
    pay: payout => takeTurn(() => pay(payout)),
  }
}
