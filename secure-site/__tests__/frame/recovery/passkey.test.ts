import { createPasskeys } from '../../../src/frame/recovery/passkey'
import type { PasskeyPorts } from '../../../src/frame/recovery/passkey'

const SECRET = new Uint8Array(32).fill(3)
const SEAL = {
  method: 'passkey',
  credentialId: 'Y3JlZGVudGlhbC1pZA',
  salt: 'A'.repeat(43),
} as const

const credential = (prf: AuthenticationExtensionsPRFOutputs | undefined) =>
  ({
    rawId: new TextEncoder().encode('credential-id').buffer,
    getClientExtensionResults: () => (prf ? { prf } : {}),
  }) as unknown as Credential

const passkeysOver = (credentials: PasskeyPorts['credentials']) =>
  createPasskeys({ credentials, crypto, rpId: 'wallet.example' })

const unexpected = async (): Promise<never> => {
  throw new Error('not expected in this test')
}
function failing(name: string): () => Promise<Credential | null> {
  return async () => {
    throw new DOMException('words of the browser', name)
  }
}

it('creates a passkey for the site, and asks its authenticator for a secret', async () => {
  const asked: CredentialCreationOptions[] = []
  const passkeys = passkeysOver({
    create: async options => {
      if (options) asked.push(options)
      return credential({ enabled: true, results: { first: SECRET.buffer } })
    },
    get: unexpected,
  })
  const { seal, secret } = await passkeys.make('ann@example.com')
  expect(secret).toEqual(SECRET)
  expect(seal.credentialId).toBe('Y3JlZGVudGlhbC1pZA')
  expect(asked[0]?.publicKey).toMatchObject({
    rp: { id: 'wallet.example' },
    user: { name: 'ann@example.com' },
    authenticatorSelection: { userVerification: 'required' },
    extensions: { prf: { eval: { first: expect.any(Uint8Array) as unknown } } },
  })
})

it('uses the new passkey once when its creation yielded no secret', async () => {
  const passkeys = passkeysOver({
    create: async () => credential({ enabled: true }),
    get: async () => credential({ results: { first: SECRET.buffer } }),
  })
  expect((await passkeys.make('ann')).secret).toEqual(SECRET)
})

it('requests exactly this passkey, with user verification and its salt', async () => {
  const asked: CredentialRequestOptions[] = []
  const passkeys = passkeysOver({
    create: unexpected,
    get: async options => {
      if (options) asked.push(options)
      return credential({ results: { first: SECRET.buffer } })
    },
  })
  expect(await passkeys.use(SEAL)).toEqual(SECRET)
  expect(asked[0]?.publicKey).toMatchObject({
    rpId: 'wallet.example',
    userVerification: 'required',
    allowCredentials: [{ type: 'public-key', id: new TextEncoder().encode('credential-id') }],
  })
})

const TROUBLES: readonly (readonly [string, PasskeyPorts['credentials'], string])[] = [
  ['no WebAuthn', undefined, 'unsupported'],
  [
    'an authenticator without PRF',
    { create: async () => credential({ enabled: false }), get: unexpected },
    'unsupported',
  ],
  ['a visitor who cancels', { create: failing('NotAllowedError'), get: unexpected }, 'notUsed'],
  ['no credential', { create: async () => null, get: unexpected }, 'notUsed'],
  [
    'a browser that can’t',
    { create: failing('NotSupportedError'), get: unexpected },
    'unsupported',
  ],
]

it.each(TROUBLES)(
  'reports %s, without the browser’s message',
  async (_name, credentials, trouble) => {
    await expect(passkeysOver(credentials).make('ann')).rejects.toMatchObject({
      trouble,
      message: trouble,
    })
  },
)

it.each([
  ['nothing', undefined],
  ['a secret of another length', { results: { first: new Uint8Array(16).buffer } }],
])('rejects %s as a secret', async (_name, prf) => {
  const passkeys = passkeysOver({ create: unexpected, get: async () => credential(prf) })
  await expect(passkeys.use(SEAL)).rejects.toMatchObject({ trouble: 'unsupported' })
})
