import * as v from 'valibot'
import { Address, Hex } from '../evm/shapes'

const KEYS_MAX = 10
const PERMISSIONS_MAX = 20
const FUNCTIONS_MAX = 20
const NAME_MAX = 100

const Amount = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{1,64}$/),
  v.transform(text => BigInt(text)),
)
const Seconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** The contract stores periods as uint32. */
const Period = v.pipe(Seconds, v.minValue(1), v.maxValue(2 ** 32 - 1))

const allowance = { allowance: Amount, start: Seconds, period: Period }

const CalledFunction = v.strictObject({
  functionName: v.pipe(v.string(), v.minLength(1), v.maxLength(NAME_MAX)),
  valueLimit: v.optional(Amount, '0x0'),
  // Parsed only to be refused with a reason: ignoring a condition would grant more than requested.
  args: v.optional(v.unknown()),
  operation: v.optional(v.string(), 'Call'),
})
export type CalledFunction = v.InferOutput<typeof CalledFunction>

const Permission = v.variant('type', [
  v.strictObject({
    type: v.literal('native-token-recurring-allowance'),
    data: v.strictObject(allowance),
  }),
  v.strictObject({
    type: v.literal('erc20-recurring-allowance'),
    data: v.strictObject({ token: Address, ...allowance }),
  }),
  v.strictObject({
    type: v.literal('contract-call'),
    data: v.strictObject({
      address: Address,
      abi: v.array(v.looseObject({})),
      functions: v.pipe(v.array(CalledFunction), v.minLength(1), v.maxLength(FUNCTIONS_MAX)),
    }),
  }),
])
export type RequestedPermission = v.InferOutput<typeof Permission>

/** Params of `wallet_grantPermissions` (protocol §10.7). */
export const GrantParams = v.tuple([
  v.strictObject({
    chainId: v.string(),
    address: v.optional(Address),
    expiry: Seconds,
    signer: v.strictObject({
      type: v.string(),
      data: v.looseObject({
        keys: v.optional(
          v.pipe(
            v.array(v.strictObject({ type: v.string(), publicKey: Hex })),
            v.minLength(1),
            v.maxLength(KEYS_MAX),
          ),
        ),
      }),
    }),
    permissions: v.pipe(v.array(Permission), v.minLength(1), v.maxLength(PERMISSIONS_MAX)),
    policies: v.array(v.unknown()),
  }),
])
export type GrantRequest = v.InferOutput<typeof GrantParams>[0]

/** Params of `wallet_revokePermissions`; the page's own descriptions are ignored. */
export const RevokeParams = v.tuple([
  v.looseObject({
    pci: v.pipe(Hex, v.length(66)),
    /** CAIP-10. */
    address: v.pipe(v.string(), v.regex(/^eip155:[1-9]\d{0,14}:0x[0-9a-fA-F]{40}$/)),
  }),
])
