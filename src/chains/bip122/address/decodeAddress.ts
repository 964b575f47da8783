import { sha256 } from '@noble/hashes/sha2'
import { bech32, bech32m, createBase58check } from '@scure/base'
import {
  BITCOIN_NETWORKS,
  isMixedCase,
  isSegwitAddress,
  getNetworksOfAddress,
  type BitcoinNetwork,
} from '../bitcoinNetworks'

/** The output script type of an address. */
export type ScriptKind = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'unknown'

export interface DecodedAddress {
  readonly kind: ScriptKind
  /** The hash, or the witness program. */
  readonly payload: Uint8Array
  /** The output script that pays to the address. */
  readonly script: Uint8Array
  readonly networks: readonly BitcoinNetwork[]
}

const OP_DUP = 0x76
const OP_HASH160 = 0xa9
const OP_EQUALVERIFY = 0x88
const OP_CHECKSIG = 0xac
const OP_EQUAL = 0x87
const OP_1 = 0x51

const HASH_LENGTH = 20
const KEY_LENGTH = 32
const LAST_VERSION = 16
const MIN_PROGRAM = 2
const MAX_PROGRAM = 40

const base58check = createBase58check(sha256)

/** Decodes an address; null if its checksum is wrong (BIP-173, BIP-350, base58check). */
export function decodeAddress(address: string): DecodedAddress | null {
  try {
    const networks = getNetworksOfAddress(address)
    return isSegwitAddress(address) ? decodeSegwit(address, networks) : decodeLegacy(address)
  } catch {
    return null // wrong checksum or padding
  }
}

function decodeSegwit(address: string, networks: readonly BitcoinNetwork[]): DecodedAddress | null {
  if (isMixedCase(address)) return null
  const text = address.toLowerCase() as `${string}1${string}`
  const isFirst = text.charAt(text.lastIndexOf('1') + 1) === 'q'
  const codec = isFirst ? bech32 : bech32m
  const [version = 0, ...words] = codec.decode(text).words
  const payload = codec.fromWords(words)
  if (version > LAST_VERSION) return null
  if (payload.length < MIN_PROGRAM || payload.length > MAX_PROGRAM) return null
  const kind = getProgramKind(version, payload.length)
  if (version === 0 && kind === 'unknown') return null
  const opcode = version === 0 ? 0 : OP_1 + version - 1
  const script = Uint8Array.from([opcode, payload.length, ...payload])
  return { kind, payload, script, networks }
}

function getProgramKind(version: number, length: number): ScriptKind {
  if (version === 0 && length === HASH_LENGTH) return 'p2wpkh'
  if (version === 0 && length === KEY_LENGTH) return 'p2wsh'
  return version === 1 && length === KEY_LENGTH ? 'p2tr' : 'unknown'
}

function decodeLegacy(address: string): DecodedAddress | null {
  const [version, ...hash] = base58check.decode(address)
  if (hash.length !== HASH_LENGTH) return null
  const payload = Uint8Array.from(hash)
  const ofKey = BITCOIN_NETWORKS.filter(({ keyHash }) => keyHash === version)
  if (ofKey.length > 0) {
    const head = [OP_DUP, OP_HASH160, HASH_LENGTH]
    const script = Uint8Array.from([...head, ...hash, OP_EQUALVERIFY, OP_CHECKSIG])
    return { kind: 'p2pkh', payload, script, networks: ofKey }
  }
  const ofScript = BITCOIN_NETWORKS.filter(({ scriptHash }) => scriptHash === version)
  if (ofScript.length === 0) return null
  const script = Uint8Array.from([OP_HASH160, HASH_LENGTH, ...hash, OP_EQUAL])
  return { kind: 'p2sh', payload, script, networks: ofScript }
}
