// @ts-check
import { encodeFunctionData, parseAbi, parseEther, parseUnits } from 'viem'
import { accountAt } from '../accounts.js'
import { CONTRACTS } from './contracts.js'

const abi = parseAbi([
  'function transfer(address to, uint256 value)',
  'function approve(address spender, uint256 value)',
  'function mint(address to, uint256 id)',
])
const DECIMALS = { dollar: 6, gold: 18, tender: 6 }

/** The history service marks ids from here on as spam. */
export const SPAM_COLLECTIBLE_FROM = 1000n

/**
 * @typedef {{
 *   daysAgo: number, from: string, to: string, value?: bigint, data?: string,
 * }} PastTransaction
 */

/**
 * Returns the history before the sandbox's start, oldest first: more than one page for account 0 on
 * the first chain, a handful on the second.
 *
 * @param {number} chainId
 * @returns {PastTransaction[]}
 */
export function createPast(chainId) {
  return (chainId === 31337 ? longPast() : shortPast()).sort((a, b) => b.daysAgo - a.daysAgo)
}

/** @param {number} index */
const address = index => accountAt(index).address

/**
 * @param {number} daysAgo
 * @param {number} from
 * @param {number} to
 * @param {string} amount
 */
function coins(daysAgo, from, to, amount) {
  return { daysAgo, from: address(from), to: address(to), value: parseEther(amount) }
}

/**
 * @param {number} daysAgo
 * @param {number} from
 * @param {number} to
 * @param {keyof typeof DECIMALS} key
 * @param {string} amount
 */
function tokens(daysAgo, from, to, key, amount) {
  const args = /** @type {const} */ ([address(to), parseUnits(amount, DECIMALS[key])])
  const data = encodeFunctionData({ abi, functionName: 'transfer', args })
  return { daysAgo, from: address(from), to: CONTRACTS[key], data }
}

/**
 * @param {number} daysAgo
 * @param {number} from
 * @param {number} to
 * @param {bigint} id
 */
function collectible(daysAgo, from, to, id) {
  const data = encodeFunctionData({ abi, functionName: 'mint', args: [address(to), id] })
  return { daysAgo, from: address(from), to: CONTRACTS.collectible, data }
}

/**
 * @param {number} daysAgo
 * @param {number} from
 * @param {number} spender
 * @param {keyof typeof DECIMALS} key
 * @param {string} amount
 */
function approval(daysAgo, from, spender, key, amount) {
  const args = /** @type {const} */ ([address(spender), parseUnits(amount, DECIMALS[key])])
  const data = encodeFunctionData({ abi, functionName: 'approve', args })
  return { daysAgo, from: address(from), to: CONTRACTS[key], data }
}

/** @returns {PastTransaction[]} */
function longPast() {
  /** @type {PastTransaction[]} */
  const past = []
  // Small payments of four alternating kinds, about every six days, thinning out towards the
  // present.
  for (let week = 0; week < 60; week += 1) {
    const daysAgo = 420 - week * 6.7 - (week % 5) * 0.31
    const friend = 1 + (week % 3)
    const cents = String((week * 37) % 100).padStart(2, '0')
    if (week % 4 === 0) past.push(coins(daysAgo, 0, friend, `0.${cents}5`))
    if (week % 4 === 1) past.push(tokens(daysAgo, 1, 0, 'dollar', `${4 + (week % 7)}.${cents}`))
    if (week % 4 === 2) past.push(coins(daysAgo, friend, 0, `0.${cents}2`))
    if (week % 4 === 3)
      past.push(tokens(daysAgo, 0, friend, 'dollar', `${3 + (week % 6)}.${cents}`))
  }
  past.push(
    collectible(300, 0, 0, 7n),
    approval(240.4, 0, 4, 'dollar', '250'),
    tokens(180.2, 0, 2, 'gold', '1.125'),
    tokens(120.7, 5, 0, 'gold', '0.8'),
    tokens(95.6, 0, 1, 'tender', '40'),
    // More than its balance: mined, and failed.
    tokens(61.3, 0, 3, 'dollar', '999999'),
    collectible(33.9, 4, 0, SPAM_COLLECTIBLE_FROM),
    collectible(12.5, 4, 0, 21n),
    tokens(4.2, 1, 0, 'tender', '12.5'),
    coins(1.4, 0, 1, '0.25'),
    tokens(0.9, 0, 2, 'dollar', '18.4'),
    coins(0.12, 2, 0, '0.031'),
    coins(2.1, 5, 6, '0.5'),
    tokens(1.7, 5, 6, 'dollar', '20'),
  )
  return past
}

/** @returns {PastTransaction[]} */
function shortPast() {
  return [
    coins(200.3, 0, 1, '1.5'),
    coins(150.8, 1, 0, '0.4'),
    tokens(131.2, 0, 1, 'dollar', '35'),
    tokens(90.1, 1, 0, 'gold', '0.25'),
    collectible(70.6, 0, 0, 3n),
    approval(44.4, 0, 2, 'gold', '2'),
    tokens(30.3, 0, 2, 'tender', '60.75'),
    coins(15.9, 2, 0, '0.075'),
    tokens(8.8, 2, 0, 'dollar', '6.4'),
    coins(3.3, 0, 2, '0.333'),
  ]
}
