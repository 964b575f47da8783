import {
  combineShares,
  decodeShare,
  encodeShare,
  splitEntropy,
} from '../../../src/frame/keys/shares'

const entropy = () => crypto.getRandomValues(new Uint8Array(16))

it('restores the entropy from any two shares, and from no single one', async () => {
  const secret = entropy()
  const { device, login, recovery } = await splitEntropy(secret)
  expect(await combineShares(device, login)).toEqual(secret)
  expect(await combineShares(recovery, device)).toEqual(secret)
  expect(await combineShares(login, recovery)).toEqual(secret)
  for (const share of [device, login, recovery]) {
    expect(share).toHaveLength(17)
    expect(share.slice(0, 16)).not.toEqual(secret)
  }
})

it('combines shares of two splits to a different secret', async () => {
  const secret = entropy()
  const [one, other] = [await splitEntropy(secret), await splitEntropy(secret)]
  const made = await combineShares(one.device, other.login).catch(() => null)
  expect(made).not.toEqual(secret)
})

it('encodes shares as base64url', async () => {
  const { device } = await splitEntropy(entropy())
  expect(encodeShare(device)).toMatch(/^[\w-]{23}$/)
  expect(decodeShare(encodeShare(device))).toEqual(device)
})
