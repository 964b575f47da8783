// @ts-check
import { readSeed } from '../accounts.js'
import { createSolanaKey } from '../pocket/keys/createSolanaKey.js'
import { PROGRAMS, toKey } from './programs.js'
import {
  ALL_MINTS,
  associatedAccount,
  MINTS,
  rescaled,
  RULED_MINTS,
  writeMetadata,
  writeMint,
  writeTokenAccount,
} from './tokens.js'
import { writeTransaction } from './writeTransaction.js'

const LAMPORTS = 1_000_000_000
const FAUCET_INDEX = 9
const DAY_S = 86_400
const TRANSFER = 2
const TRANSFER_CHECKED = 12
const MINT_TO_CHECKED = 14
const CREATE_IDEMPOTENT = 1

/** Initial balances by account; tokens in whole units. */
const GRANTS = /** @type {const} */ ([
  { sol: 25, dollar: 640.5, gold: 3.25 },
  { sol: 10, dollar: 120, gold: 1 },
  { sol: 18.5, dollar: 275.3, gold: 4.5 },
  { sol: 5, dollar: 10, gold: 0 },
  { sol: 0.5, dollar: 0, gold: 0 },
  { sol: 12, dollar: 300, gold: 2 },
  { sol: 0.02, dollar: 0, gold: 0 },
])

/** The seeded history, oldest first. */
const PAST = /** @type {const} */ ([
  { daysAgo: 90.2, from: 0, to: 1, sol: 0.25 },
  { daysAgo: 61.7, from: 1, to: 0, dollar: 12.5 },
  { daysAgo: 34.4, from: 0, to: 2, sol: 0.1 },
  { daysAgo: 12.1, from: 0, to: 1, gold: 0.5 },
  { daysAgo: 3.6, from: 5, to: 0, sol: 1.125 },
  { daysAgo: 0.4, from: 0, to: 1, dollar: 4.2 },
])

/** Returns an account's signing key, by derivation index. @param {number} index */
export const solanaKey = index => createSolanaKey(readSeed(), index)

/** Mints the tokens and pays for the sandbox's own transactions. */
export const faucetKey = () => solanaKey(FAUCET_INDEX)

/** @param {number} amount @param {number} decimals */
const units = (amount, decimals) => BigInt(Math.round(amount * 10 ** decimals))

/**
 * Funds the accounts and replays three months of payments, then leaves the node on real time.
 *
 * @param {import('./createSolanaNode.js').SolanaNode} node
 */
export function seedSolana(node) {
  const faucet = faucetKey()
  node.place({ address: faucet.address, lamports: 1_000_000n * BigInt(LAMPORTS), ...plain() })
  for (const key of /** @type {const} */ (['dollar', 'gold'])) {
    const mint = MINTS[key]
    let supply = 0n
    GRANTS.forEach((grant, index) => {
      const amount = units(grant[key], mint.decimals)
      if (amount === 0n) return
      supply += amount
      const owner = solanaKey(index).address
      const data = writeTokenAccount({ mint: mint.address, owner, amount })
      placeOwned(associatedAccount(owner, mint), mint.program, data)
    })
    placeOwned(mint.address, mint.program, writeMint(mint, { supply, authority: faucet.address }))
    if (mint.program !== PROGRAMS.token) continue
    const { address, data } = writeMetadata(mint, faucet.address)
    placeOwned(address, PROGRAMS.metadata, data)
  }
  for (const mint of Object.values(RULED_MINTS)) {
    const data = writeMint(mint, { supply: 0n, authority: faucet.address })
    placeOwned(mint.address, mint.program, data)
  }
  GRANTS.forEach(({ sol }, index) => {
    node.place({ address: solanaKey(index).address, lamports: units(sol, 9), ...plain() })
  })
  for (const { daysAgo, from, to, ...what } of PAST) {
    node.moveClock(Math.round(-daysAgo * DAY_S))
    const [sender, recipient] = [solanaKey(from), solanaKey(to).address]
    const instructions =
      'sol' in what
        ? [transfer(sender.address, recipient, units(what.sol, 9))]
        : sendToken(sender.address, recipient, what)
    node.send(writeTransaction(sender, instructions, node.latestHash()))
  }
  node.moveClock(0)

  /** @param {string} address @param {string} owner @param {Buffer} data */
  function placeOwned(address, owner, data) {
    const lamports = node.rentFor(data.length)
    node.place({ address, lamports, owner, executable: false, data })
  }
}

const plain = () => ({ owner: PROGRAMS.system, executable: false, data: Buffer.alloc(0) })

/** @param {string} from @param {string} to @param {bigint} lamports */
function transfer(from, to, lamports) {
  const data = Buffer.alloc(12)
  data.writeUInt32LE(TRANSFER)
  data.writeBigUInt64LE(lamports, 4)
  const accounts = [
    { address: from, isSigner: true, isWritable: true },
    { address: to, isWritable: true },
  ]
  return { program: PROGRAMS.system, accounts, data }
}

/** @param {string} from @param {string} to @param {{ dollar: number } | { gold: number }} what */
function sendToken(from, to, what) {
  const mint = 'dollar' in what ? MINTS.dollar : MINTS.gold
  const amount = units('dollar' in what ? what.dollar : what.gold, mint.decimals)
  const accounts = [
    { address: associatedAccount(from, mint), isWritable: true },
    { address: mint.address },
    { address: associatedAccount(to, mint), isWritable: true },
    { address: from, isSigner: true },
  ]
  const data = checked(TRANSFER_CHECKED, amount, mint.decimals)
  return [openAccount(from, to, mint), { program: mint.program, accounts, data }]
}

/**
 * Mints tokens for an owner, creating the token account if needed.
 *
 * @param {import('./createSolanaNode.js').SolanaNode} node
 * @param {{ token: keyof typeof ALL_MINTS, owner: string, units: bigint }} order
 */
export function mintTokens(node, { token, owner, units: amount }) {
  const [mint, faucet] = [ALL_MINTS[token], faucetKey()]
  toKey(owner)
  const accounts = [
    { address: mint.address, isWritable: true },
    { address: associatedAccount(owner, mint), isWritable: true },
    { address: faucet.address, isSigner: true },
  ]
  const instructions = [
    openAccount(faucet.address, owner, mint),
    { program: mint.program, accounts, data: checked(MINT_TO_CHECKED, amount, mint.decimals) },
  ]
  return node.send(writeTransaction(faucet, instructions, node.latestHash()))
}

/**
 * Changes the display multiplier of a token's units.
 *
 * @param {import('./createSolanaNode.js').SolanaNode} node
 * @param {import('./tokens.js').Scale} scale
 */
export function scaleShares(node, scale) {
  const row = node.account(RULED_MINTS.shares.address)
  if (row) node.place({ ...row, data: rescaled(row.data, scale) })
}

/** @param {string} payer @param {string} owner @param {import('./tokens.js').Mint} mint */
function openAccount(payer, owner, mint) {
  const accounts = [
    { address: payer, isSigner: true, isWritable: true },
    { address: associatedAccount(owner, mint), isWritable: true },
    { address: owner },
    { address: mint.address },
    { address: PROGRAMS.system },
    { address: mint.program },
  ]
  return { program: PROGRAMS.associatedToken, accounts, data: Buffer.from([CREATE_IDEMPOTENT]) }
}

/** @param {number} instruction @param {bigint} amount @param {number} decimals */
function checked(instruction, amount, decimals) {
  const data = Buffer.alloc(10)
  data.writeUInt8(instruction)
  data.writeBigUInt64LE(amount, 1)
  data.writeUInt8(decimals, 9)
  return data
}
