import * as v from 'valibot'
import { ModalError } from '../ModalError'
import { parseSafeJson } from '../../lib/text/parseSafeJson'
import type { PermissionsRequest } from '../permissions/permissions'

const MAX_ENTRIES = 100
const MAX_TEXT = 100_000
/** Limits the size, since a wallet's response is forwarded to the service. */
const MAX_ANSWER = 200_000

const createHexSchema = (pattern: RegExp, reason: string) =>
  v.custom<`0x${string}`>(
    value => typeof value === 'string' && value.length <= MAX_TEXT && pattern.test(value),
    reason,
  )
const hex = createHexSchema(/^0x(?:[0-9a-f]{2})+$/i, 'must be hexadecimal')
const quantity = createHexSchema(/^0x[0-9a-f]{1,64}$/i, 'must be a hexadecimal number')
const address = createHexSchema(/^0x[0-9a-f]{40}$/i, 'must be an address')
const chainId = createHexSchema(/^0x[1-9a-f][0-9a-f]{0,12}$/i, 'must be a hexadecimal chain id')
const record = v.record(v.string(), v.unknown(), 'must be an object')
const nonEmptyList = <T extends v.GenericSchema>(entry: T) =>
  v.pipe(
    v.array(entry, 'must be a list'),
    v.minLength(1, 'must not be empty'),
    v.maxLength(MAX_ENTRIES, `must not have more than ${MAX_ENTRIES} entries`),
  )
const wholeSeconds = v.pipe(
  v.number('must be a number'),
  v.safeInteger('must be a whole number of seconds'),
)
const createFutureSecondsSchema = (now: number) =>
  v.pipe(
    wholeSeconds,
    v.check(seconds => seconds * 1_000 > now, 'must be in the future'),
  )
const period = v.pipe(wholeSeconds, v.minValue(1, 'must be at least one second'))

const requestSchema = (now: number) => {
  const allowance = { allowance: quantity, start: createFutureSecondsSchema(now), period }
  return v.strictObject({
    chainId,
    address: v.optional(address),
    expiry: createFutureSecondsSchema(now),
    signer: v.strictObject({
      type: v.literal('keys', 'must be "keys"'),
      data: v.strictObject({
        keys: nonEmptyList(
          v.strictObject({
            type: v.picklist(['secp256r1', 'secp256k1'], 'must be "secp256r1" or "secp256k1"'),
            publicKey: hex,
          }),
        ),
      }),
    }),
    permissions: nonEmptyList(
      v.variant(
        'type',
        [
          v.strictObject({
            type: v.literal('contract-call'),
            data: v.strictObject({
              address,
              abi: v.array(record, 'must be a list'),
              functions: nonEmptyList(
                v.strictObject({
                  functionName: v.pipe(v.string('must be a text'), v.minLength(1, 'is empty')),
                  args: v.optional(
                    v.array(
                      v.strictObject({
                        operator: v.picklist(
                          ['EQUAL', 'GREATER_THAN', 'LESS_THAN'],
                          'must be "EQUAL", "GREATER_THAN" or "LESS_THAN"',
                        ),
                        value: hex,
                      }),
                    ),
                  ),
                  valueLimit: v.optional(quantity),
                  operation: v.optional(
                    v.picklist(['Call', 'DelegateCall'], 'must be "Call" or "DelegateCall"'),
                  ),
                }),
              ),
            }),
          }),
          v.strictObject({
            type: v.literal('native-token-recurring-allowance'),
            data: v.strictObject(allowance),
          }),
          v.strictObject({
            type: v.literal('erc20-recurring-allowance'),
            data: v.strictObject({ token: address, ...allowance }),
          }),
        ],
        'is of no known type',
      ),
    ),
    policies: v.pipe(
      v.array(v.strictObject({ type: v.string('must be a text'), data: record }), 'must be a list'),
      v.maxLength(MAX_ENTRIES, `must not have more than ${MAX_ENTRIES} entries`),
    ),
  })
}

function plainCopy(value: unknown): unknown {
  try {
    return parseSafeJson(JSON.stringify(value), { maxLength: MAX_TEXT })
  } catch {
    return undefined // not serialisable to JSON
  }
}

/**
 * Validates a page's request and returns a copy, so that later changes by the page have no effect.
 *
 * @param now ms since 1970
 * @throws {ModalError} `INVALID_PARAMS` with `Invalid <path>: <reason>` for each invalid member.
 */
export function readPermissionsRequest(request: unknown, now: number): PermissionsRequest {
  const result = v.safeParse(requestSchema(now), plainCopy(request))
  if (result.success) return result.output as unknown as PermissionsRequest
  const reasons = result.issues.map(
    issue =>
      `Invalid ${v.getDotPath(issue) ?? 'request'}: ${issue.expected === 'never' ? 'is not known' : issue.message}`,
  )
  throw new ModalError('INVALID_PARAMS', reasons.join('; '))
}

const rule = v.object({
  type: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  data: v.record(v.string(), v.unknown()),
})

const delegation = v.object({
  to: address,
  context: hex,
  delegationManager: address,
  dependencies: v.pipe(
    v.array(v.object({ factory: address, factoryData: hex })),
    v.maxLength(MAX_ENTRIES),
  ),
})

/** The response to `wallet_requestExecutionPermissions` with one request (ERC-7715 draft). */
export const executionAnswersSchema = v.pipe(
  v.strictTuple([
    v.object({
      chainId,
      from: v.nullish(address),
      to: address,
      permission: rule,
      rules: v.pipe(v.array(rule), v.maxLength(MAX_ENTRIES)),
      context: hex,
      dependencies: v.nullish(delegation.entries.dependencies, []),
      delegationManager: address,
    }),
  ]),
  v.check(answer => JSON.stringify(answer).length <= MAX_ANSWER, 'The answer is too large'),
)

/** The response to `wallet_revokeExecutionPermission`, which carries no data. */
export const executionRevokedSchema = v.record(v.string(), v.unknown())

/** The response to `wallet_grantPermissions`. All members are forwarded to the service. */
export const grantAnswerSchema = v.pipe(
  v.looseObject({
    context: hex,
    expiry: v.nullish(v.pipe(v.number(), v.finite(), v.minValue(0))),
    permissions: v.nullish(v.pipe(v.array(rule), v.maxLength(MAX_ENTRIES))),
    /** Set by wallets with the current draft: how the key uses the permissions (ERC-7710). */
    delegation: v.fallback(v.optional(delegation), undefined),
  }),
  v.check(answer => JSON.stringify(answer).length <= MAX_ANSWER, 'The answer is too large'),
)

/** The response to `wallet_revokePermissions`. */
export const revokeAnswerSchema = hex

const names = v.array(v.string())

/** What a wallet supports on a network (`permissions` of its capabilities). */
export const permissionsCapabilitySchema = v.object({
  supported: v.nullish(v.boolean(), true),
  signerTypes: v.nullish(names, []),
  permissionTypes: v.nullish(names, []),
  policyTypes: v.nullish(names, []),
})

export type GrantAnswer = v.InferOutput<typeof grantAnswerSchema>
export type PermissionsCapability = v.InferOutput<typeof permissionsCapabilitySchema>
