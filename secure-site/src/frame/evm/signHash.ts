import { secp256k1 } from '@noble/curves/secp256k1'
import { hexToBytes, numberToHex } from 'viem'
import type { Hex } from 'viem'

export interface EvmSignature {
  readonly r: Hex
  readonly s: Hex
  readonly yParity: 0 | 1
  /** 27 or 28, for legacy transactions. */
  readonly v: bigint
}

/**
 * Signs a 32-byte hash. viem's signer takes the key as a hexadecimal string, which can't be wiped;
 * this one takes bytes and produces the same signature (RFC 6979, low s).
 */
export function signHash(hash: Hex, key: Uint8Array): EvmSignature {
  const { r, s, recovery } = secp256k1.sign(hexToBytes(hash), key, { lowS: true })
  return {
    r: numberToHex(r, { size: 32 }),
    s: numberToHex(s, { size: 32 }),
    yParity: recovery === 1 ? 1 : 0,
    v: recovery === 1 ? 28n : 27n,
  }
}

/** 65 bytes, the format of `personal_sign`. */
export const serializeEvmSignature = ({ r, s, yParity }: EvmSignature): Hex =>
  `0x${r.slice(2)}${s.slice(2)}${yParity === 1 ? '1c' : '1b'}`
