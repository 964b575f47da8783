import * as v from 'valibot'
import { getAddress } from 'viem'
import { readGrantCall } from '../../shared/accounts/grants'
import type { Hex } from 'viem'

/** The frame's limit. */
const CALLS_MAX = 20
const Hexadecimal = v.custom<Hex>(
  value => typeof value === 'string' && /^0x(?:[0-9a-fA-F]{2})*$/.test(value),
)
/** Normalised to its checksum. */
const AddressText = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{40}$/),
  v.transform(text => getAddress(text.toLowerCase())),
)
const Amount = v.pipe(
  v.string(),
  v.regex(/^\d{1,78}$/),
  v.transform(text => BigInt(text)),
  v.check(value => value < 2n ** 256n),
)

const entries = {
  projectId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  caipNetworkId: v.pipe(v.string(), v.regex(/^eip155:\d{1,15}$/)),
  calls: v.pipe(
    v.array(v.object({ to: AddressText, value: Amount, data: Hexadecimal })),
    v.minLength(1),
    v.maxLength(CALLS_MAX),
  ),
}

/** `QuoteRequest` of `shared/accounts.ts`, with parsed amounts. */
export const Quote = v.object(entries)

const HostOrigin = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check(text => URL.canParse(text) && new URL(text).origin === text),
)

/** `SendBatchRequest` of `shared/accounts.ts`, with parsed amounts. */
export const SendBatch = v.object({
  ...entries,
  hostOrigin: HostOrigin,
  nonce: Amount,
  deadline: Amount,
  maxFee: Amount,
  feeRecipient: AddressText,
  minGas: Amount,
  signature: v.pipe(
    Hexadecimal,
    v.check(value => value.length === 132),
  ),
})

/** About the size of a grant that a user can still review. */
const GRANT_CHARACTERS_MAX = 20_000

/** `TellGrantRequest` of `shared/grantList.ts`. */
export const TellGrant = v.object({
  projectId: entries.projectId,
  caipNetworkId: entries.caipNetworkId,
  hostOrigin: HostOrigin,
  data: v.pipe(
    Hexadecimal,
    v.check(data => data.length <= GRANT_CHARACTERS_MAX && readGrantCall(data) !== null),
  ),
})
