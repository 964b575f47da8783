import { parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import type { Hex } from 'viem'

/** OP Mainnet, which holds Farcaster's accounts (FIP-11). */
const CHAIN_ID = 10
const FID = /^farcaster:\/\/fid\/([1-9]\d{0,19})$/

export interface SiwfClaim {
  readonly custodyAddress: Hex
  readonly fid: bigint
}

/**
 * Parses a Sign In With Farcaster message (EIP-4361 with the Farcaster id as a resource, FIP-11)
 * and checks that it is for this site and this login. The signature is verified elsewhere.
 *
 * @returns null for any other message
 */
export function readSiwfMessage(
  text: string,
  expected: {
    readonly domain: string
    readonly uri: string
    readonly nonce: string
    /** ms since 1970. */
    readonly now: number
  },
): SiwfClaim | null {
  const message = parseSiweMessage(text)
  const { domain, nonce, now, uri } = expected
  const isOurs = validateSiweMessage({ message, domain, nonce, time: new Date(now) })
  if (!isOurs || message.uri !== uri || message.chainId !== CHAIN_ID) return null
  const fids = (message.resources ?? []).flatMap(resource => FID.exec(resource)?.[1] ?? [])
  const [fid, ...others] = fids
  if (fid === undefined || others.length > 0 || message.address === undefined) return null
  return { custodyAddress: message.address, fid: BigInt(fid) }
}
