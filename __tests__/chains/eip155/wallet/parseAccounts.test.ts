import { parseAccounts } from '../../../../src/chains/eip155/wallet/parseAccounts'

const addressOf = (index: number) => `0x${index.toString(16).padStart(40, '0')}`

/** A list that counts its reads, and fails the test before reading it takes long. */
function counted(length: number, at: (index: number) => unknown) {
  let looks = 0
  const list = new Proxy([] as unknown[], {
    has: (_list, key) => Number(key) < length,
    get(list, key) {
      if (key === 'length') return length
      if (typeof key !== 'string' || !/^\d+$/.test(key)) return Reflect.get(list, key) as unknown
      looks += 1
      if (looks > 2_000) throw new Error(`${looks} entries were read`)
      return at(Number(key))
    },
  })
  return { list, looks: () => looks }
}

describe('the accounts a wallet shares', () => {
  it('are limited to five hundred', () => {
    const { list, looks } = counted(100_000, addressOf)
    const accounts = parseAccounts(list)
    expect(accounts).toHaveLength(500)
    expect(accounts[499]?.address).toBe(addressOf(499))
    expect(looks()).toBe(500)
  })

  it('are each returned once, in the wallet’s first spelling', () => {
    const address = `0xAbCd${'0'.repeat(36)}`
    const again = [address, address.toLowerCase(), address.slice(2), 'junk', null, addressOf(1)]
    expect(parseAccounts(again).map(account => account.address)).toEqual([address, addressOf(1)])
  })
})
