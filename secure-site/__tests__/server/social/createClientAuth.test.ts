import assert from 'node:assert/strict'
import { generateKeyPairSync, verify } from 'node:crypto'
import { it } from 'node:test'
import { createClientAuth } from '../../../src/server/social/createClientAuth'
import type { SocialClient } from '../../../src/server/social/socialOptions'

function prove(own: SocialClient, way: 'post' | 'basic') {
  const [body, headers] = [new URLSearchParams(), new Headers()]
  void createClientAuth(own, way)(
    { issuer: 'https://example.com' },
    { client_id: '' },
    body,
    headers,
  )
  return { body, headers }
}

it('sends id and secret verbatim when the provider does not decode them', () => {
  const { headers, body } = prove({ clientId: 'a:b', clientSecret: 'c-_d' }, 'basic')
  const [, pair = ''] = (headers.get('authorization') ?? '').split(' ')
  assert.equal(Buffer.from(pair, 'base64').toString(), 'a:b:c-_d')
  assert.equal(body.toString(), '')
})

it('signs a new secret for Apple with the operator’s key each time', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const signingKey = { teamId: 'TEAM', keyId: 'KEY', privateKey: pem }
  const { body } = prove({ clientId: 'com.example.wallet', signingKey }, 'post')
  assert.equal(body.get('client_id'), 'com.example.wallet')
  const [head = '', claims = '', signature = ''] = (body.get('client_secret') ?? '').split('.')
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
  assert.deepEqual(read(head), { alg: 'ES256', kid: 'KEY' })
  const { exp, iat, ...rest } = read(claims) as Record<string, unknown>
  assert.equal(Number(exp) - Number(iat), 300)
  assert.deepEqual(rest, {
    iss: 'TEAM',
    aud: 'https://appleid.apple.com',
    sub: 'com.example.wallet',
  })
  const key = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
  const signed = Buffer.from(`${head}.${claims}`)
  assert.ok(verify('sha256', signed, key, Buffer.from(signature, 'base64url')))
})
