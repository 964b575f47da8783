// @ts-check
import { decodeFunctionResult, encodeFunctionData, erc20Abi, formatEther, formatUnits } from 'viem'
import { SESSION_ACCOUNT_ADDRESS } from '../../chains/contracts.js'

const WORDS = /** @type {Record<string, string>} */ ({
  1: 'second',
  3600: 'hour',
  86400: 'day',
  604800: 'week',
  2592000: 'month',
})

/** @param {bigint} seconds */
const periodText = seconds =>
  WORDS[String(seconds)] ? `each ${WORDS[String(seconds)]}` : `each ${seconds} seconds`

/** @param {bigint | number} seconds */
const timeText = seconds => new Date(Number(seconds) * 1000).toISOString()

/**
 * Describes a permission for the approval window: its keys, its limits and its expiry.
 *
 * @param {string} account
 * @param {import('./readGrant.js').Grant} grant
 * @param {import('../batch/createBatches.js').BatchChain} wallet
 * @returns {Promise<import('../types.js').RequestDetails>}
 */
export async function describeGrant(account, { keys, expiry, allowances, targets }, wallet) {
  const spending = await Promise.all(
    allowances.map(async ({ token, amount, start, period }) => ({
      label: 'May spend',
      value: `${await amountText(token, amount, wallet)} ${periodText(period)}, from ${timeText(start)}`,
    })),
  )
  const calling = targets.map(({ to, functionName, valueLimit }) => ({
    label: 'May call',
    value: `${functionName} of ${to}, with up to ${formatEther(valueLimit)} ${wallet.chain.symbol}`,
  }))
  return {
    title: 'Allow to act for you',
    rows: [
      { label: 'Account', value: account },
      ...spending,
      ...calling,
      { label: 'Until', value: timeText(expiry) },
      ...keys.map(({ address }, index) => ({ label: `Key ${index + 1}`, value: address })),
      { label: 'Delegates to', value: SESSION_ACCOUNT_ADDRESS },
      { label: 'Network', value: wallet.chain.name },
    ],
    warning: 'Whoever has one of these keys can do this without asking you again.',
  }
}

/**
 * @param {`0x${string}`} token
 * @param {bigint} amount
 * @param {import('../batch/createBatches.js').BatchChain} wallet
 */
async function amountText(token, amount, { chain, rpc }) {
  if (BigInt(token) === 0n) return `${formatEther(amount)} ${chain.symbol}`
  /** @param {'symbol' | 'decimals'} functionName */
  const read = async functionName => {
    const call = { to: token, data: encodeFunctionData({ abi: erc20Abi, functionName }) }
    /** @type {`0x${string}`} */
    const data = await rpc.call('eth_call', [call, 'latest'])
    return decodeFunctionResult({ abi: erc20Abi, functionName, data })
  }
  try {
    const [symbol, decimals] = await Promise.all([read('symbol'), read('decimals')])
    return `${formatUnits(amount, Number(decimals))} ${symbol}`
  } catch {
    return `${amount} units of ${token}`
  }
}
