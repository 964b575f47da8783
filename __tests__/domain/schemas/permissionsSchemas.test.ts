import type { ModalError } from '../../../src/domain/ModalError'
import { checkCapability } from '../../../src/domain/permissions/checkCapability'
import type { PermissionsRequest } from '../../../src/domain/permissions/permissions'
import {
  grantAnswerSchema,
  permissionsCapabilitySchema,
  readPermissionsRequest,
} from '../../../src/domain/schemas/permissionsSchemas'
import { read } from './read'

const NOW = 1_767_225_600_000
const START = NOW / 1_000 + 10
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const KEY = `0x04${'ab'.repeat(64)}` as const

const allowance = { allowance: '0x64', start: START, period: 86_400 } as const
const request: PermissionsRequest = {
  chainId: '0x1',
  expiry: START + 100,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: KEY }] } },
  permissions: [
    { type: 'native-token-recurring-allowance', data: allowance },
    { type: 'erc20-recurring-allowance', data: { ...allowance, token: TO } },
    {
      type: 'contract-call',
      data: {
        address: TO,
        abi: [{ type: 'function', name: 'mint' }],
        functions: [
          {
            functionName: 'mint',
            args: [{ operator: 'EQUAL', value: '0x01' }],
            valueLimit: '0x0',
            operation: 'Call',
          },
        ],
      },
    },
  ],
  policies: [{ type: 'gas-limit', data: { limit: '0x1' } }],
}

const refusal = (asked: unknown): string => {
  try {
    readPermissionsRequest(asked, NOW)
  } catch (thrown) {
    expect((thrown as ModalError).code).toBe('INVALID_PARAMS')
    return (thrown as ModalError).message
  }
  return 'nothing'
}

describe('a request for permissions', () => {
  it('is copied unchanged', () => {
    const checked = readPermissionsRequest(request, NOW)
    expect(checked).toEqual(request)
    expect(checked.signer.data.keys).not.toBe(request.signer.data.keys)
  })

  it.each<[string, object, string]>([
    [
      'a chain id that is a number',
      { chainId: 1 },
      'Invalid chainId: must be a hexadecimal chain id',
    ],
    ['an expiry in the past', { expiry: NOW / 1_000 }, 'Invalid expiry: must be in the future'],
    ['an invalid address', { address: '0x12' }, 'Invalid address: must be an address'],
    ['no permissions', { permissions: [] }, 'Invalid permissions: must not be empty'],
    [
      'a permission of an unknown type',
      { permissions: [{ type: 'everything', data: {} }] },
      'Invalid permissions.0.type: is of no known type',
    ],
    [
      'an allowance that begins in the past',
      {
        permissions: [
          { type: 'native-token-recurring-allowance', data: { ...allowance, start: 1 } },
        ],
      },
      'Invalid permissions.0.data.start: must be in the future',
    ],
    ['an unknown field', { context: '0x' }, 'Invalid context: is not known'],
    [
      'no keys',
      { signer: { type: 'keys', data: { keys: [] } } },
      'Invalid signer.data.keys: must not be empty',
    ],
    [
      'a signer of another type',
      { signer: { type: 'account', data: { keys: request.signer.data.keys } } },
      'Invalid signer.type: must be "keys"',
    ],
  ])('is rejected with %s', (_what, spoilt, said) => {
    expect(refusal({ ...request, ...spoilt })).toBe(said)
  })

  it('lists every error', () => {
    expect(refusal({ ...request, chainId: 'x', expiry: 1.5, policies: null })).toBe(
      [
        'Invalid chainId: must be a hexadecimal chain id',
        'Invalid expiry: must be a whole number of seconds',
        'Invalid expiry: must be in the future',
        'Invalid policies: must be a list',
      ].join('; '),
    )
  })

  it.each([[undefined], [null], ['text'], [{ ...request, toJSON: () => undefined }]])(
    'is rejected when it is not a plain object: %p',
    asked => {
      expect(refusal(asked)).toMatch(/^Invalid request: /)
    },
  )

  it('drops keys that reach for a prototype', () => {
    const given = JSON.parse(
      JSON.stringify(request).replace('"abi":[{', '"abi":[{"__proto__":{"x":1},'),
    ) as unknown
    const checked = JSON.stringify(readPermissionsRequest(given, NOW))
    expect(checked).not.toContain('__proto__')
  })
})

describe('the permissions that a wallet supports', () => {
  const all = {
    supported: true,
    signerTypes: ['keys'],
    permissionTypes: request.permissions.map(({ type }) => type),
    policyTypes: ['gas-limit'],
  }
  const lacking = (more: object) => () => checkCapability(request, { ...all, ...more })

  it('require every permission, signer and policy type', () => {
    expect(lacking({})).not.toThrow()
    expect(lacking({ supported: false })).toThrow('doesn’t support permissions')
    expect(lacking({ signerTypes: [] })).toThrow('the signer type keys')
    expect(lacking({ permissionTypes: ['contract-call'] })).toThrow(
      'the permission type native-token-recurring-allowance, the permission type erc20-recurring-allowance',
    )
    expect(lacking({ policyTypes: [] })).toThrow('the policy type gas-limit')
  })

  it('are parsed in every valid form', () => {
    expect(read(permissionsCapabilitySchema, {})).toEqual({
      supported: true,
      signerTypes: [],
      permissionTypes: [],
      policyTypes: [],
    })
    expect(read(permissionsCapabilitySchema, { signerTypes: 'keys' })).toBe('REFUSED')
  })
})

describe('the answer of a wallet', () => {
  it('keeps members for the service, and is rejected without a context', () => {
    const answer = { ...request, context: '0xc0de', accountMeta: { factory: TO } }
    expect(read(grantAnswerSchema, answer)).toEqual(answer)
    for (const spoilt of [{ context: 'x' }, { context: undefined }, { expiry: 'soon' }])
      expect(read(grantAnswerSchema, { ...answer, ...spoilt })).toBe('REFUSED')
    expect(read(grantAnswerSchema, { context: '0xc0', note: 'x'.repeat(300_000) })).toBe('REFUSED')
  })
})
