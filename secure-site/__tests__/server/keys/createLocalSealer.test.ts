import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createLocalSealer, readKey } from '../../../src/server/keys/createLocalSealer'

const KEY = Buffer.alloc(32, 1).toString('base64')
const OTHER_KEY = Buffer.alloc(32, 2).toString('base64')

it('opens what it sealed, with a different ciphertext each time', async () => {
  const sealer = createLocalSealer(KEY)
  const one = await sealer.seal('share', 'of ann')
  const two = await sealer.seal('share', 'of ann')
  assert.notEqual(one.sealed, two.sealed)
  assert.equal(one.keyId, sealer.keyId)
  assert.equal(await sealer.open(one, 'of ann'), 'share')
})

it('does not open a share that was moved to another row', async () => {
  const sealer = createLocalSealer(KEY)
  await assert.rejects(sealer.open(await sealer.seal('share', 'of ann'), 'of bob'))
})

it('does not open a share with a changed byte', async () => {
  const sealer = createLocalSealer(KEY)
  const { keyId, sealed } = await sealer.seal('share', 'of ann')
  const bytes = Buffer.from(sealed, 'base64url')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    await assert.rejects(sealer.open({ keyId, sealed: changed.toString('base64url') }, 'of ann'))
  }
  const short = bytes.subarray(0, 20).toString('base64url')
  await assert.rejects(sealer.open({ keyId, sealed: short }, 'of ann'))
})

it('opens shares of a retired key, and reports which key is missing', async () => {
  const old = await createLocalSealer(KEY).seal('share', 'of ann')
  assert.equal(await createLocalSealer(OTHER_KEY, [KEY]).open(old, 'of ann'), 'share')
  await assert.rejects(createLocalSealer(OTHER_KEY).open(old, 'of ann'), {
    message: `the key encryption key ${old.keyId} is not configured`,
  })
})

it('accepts 32 bytes as base64 or base64url, and nothing else', () => {
  const bytes = Buffer.alloc(32, 0xff)
  assert.deepEqual(readKey(bytes.toString('base64')), bytes)
  assert.deepEqual(readKey(bytes.toString('base64url')), bytes)
  for (const wrong of ['', 'secret', bytes.toString('hex'), bytes.subarray(1).toString('base64')]) {
    assert.throws(() => readKey(wrong), /openssl rand -base64 32/)
  }
})
