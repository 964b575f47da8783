import { sha256 } from '@noble/hashes/sha2'
import { bech32, bech32m, createBase58check } from '@scure/base'
import type { BitcoinNetwork } from '../bitcoinNetworks'

const OP_1 = 0x51
const OP_16 = 0x60
const KEY_HASH = /^76a914([0-9a-f]{40})88ac$/
const SCRIPT_HASH = /^a914([0-9a-f]{40})87$/
const MIN_PROGRAM = 2
const MAX_PROGRAM = 40

const base58check = createBase58check(sha256)
const hexToBytes = (hex: string) => (hex.match(/../g) ?? []).map(byte => Number.parseInt(byte, 16))

/** Returns the address a script pays to; null if it has none. */
export function encodeScript(script: Uint8Array, network: BitcoinNetwork): string | null {
  const [opcode = -1, length = -1, ...program] = script
  const version = opcode === 0 ? 0 : opcode >= OP_1 && opcode <= OP_16 ? opcode - OP_1 + 1 : null
  const isProgram = program.length === length && length >= MIN_PROGRAM && length <= MAX_PROGRAM
  if (version !== null && isProgram) {
    const codec = version === 0 ? bech32 : bech32m
    return codec.encode(network.prefix, [version, ...codec.toWords(Uint8Array.from(program))])
  }
  const hex = Array.from(script, byte => byte.toString(16).padStart(2, '0')).join('')
  const older = (first: number, hash = '') =>
    base58check.encode(Uint8Array.from([first, ...hexToBytes(hash)]))
  const keyHash = KEY_HASH.exec(hex)
  if (keyHash) return older(network.keyHash, keyHash[1])
  const scriptHash = SCRIPT_HASH.exec(hex)
  return scriptHash ? older(network.scriptHash, scriptHash[1]) : null
}
