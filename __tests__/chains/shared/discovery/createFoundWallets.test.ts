import {
  createFoundWallets,
  type FoundWallet,
} from '../../../../src/chains/shared/discovery/createFoundWallets'
import { codeOf } from '../../../contracts/codeOf'

interface Toy {
  isUnchanged(): boolean
}

function createList(isExempt?: (found: FoundWallet<Toy>) => boolean) {
  const onChange = jest.fn()
  const wallets = createFoundWallets<Toy>({
    namespace: 'solana',
    toKey: id => id.toLowerCase(),
    ...(isExempt && { isExempt }),
    onChange,
  })
  const add = (id: string, about: Partial<FoundWallet<Toy>> = {}) =>
    wallets.add({ id, name: id, wallet: { isUnchanged: () => true }, ...about })
  const open = (id: string) => codeOf((async () => wallets.open(id, wallets.find(id)))())
  return { wallets, add, open, onChange, ids: () => wallets.rows().map(({ id }) => id) }
}

describe('the wallets found so far', () => {
  it('are listed by name, whatever its letter case, then by id', () => {
    const { add, ids } = createList()
    add('b', { name: 'Same' })
    add('zulu')
    add('a', { name: 'same' })
    add('Alpha')
    expect(ids()).toEqual(['Alpha', 'a', 'b', 'zulu'])
  })

  it('leave out an id that means something else in the modal', () => {
    const { add, ids, onChange } = createList()
    add('walletConnect')
    expect(ids()).toEqual([])
    expect(onChange).not.toHaveBeenCalled()
  })

  it.each([
    ['id', { id: 'HERON', uuid: 'b' }],
    ['uuid', { id: 'Other', uuid: 'a' }],
  ])('keep the first with the same %s, and flag it once', (_what, { id, uuid }) => {
    const { wallets, add, onChange } = createList()
    add('Heron', { uuid: 'a' })
    add(id, { uuid })
    add(id, { uuid })
    expect(wallets.rows()).toMatchObject([{ id: 'Heron', warnings: ['duplicateIdentity'] }])
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('are at most a hundred, except for those that the limit does not apply to', () => {
    const { add, ids } = createList(({ name }) => name === 'Awaited')
    for (let index = 0; index < 150; index++) add(`w${index}`)
    add('Awaited')
    expect(ids()).toHaveLength(101)
    expect(ids()).toContain('Awaited')
  })

  it('stay refused once their functions have changed (D4)', async () => {
    const { wallets, add, open } = createList()
    let isUnchanged = true
    add('Heron', { wallet: { isUnchanged: () => isUnchanged } })
    expect(await open('heron')).not.toBe('WALLET_CHANGED')
    isUnchanged = false
    expect(await open('heron')).toBe('WALLET_CHANGED')
    isUnchanged = true
    expect(await open('heron')).toBe('WALLET_CHANGED')
    expect(wallets.rows()).toMatchObject([{ warnings: ['changedAfterAnnouncement'] }])
  })

  it('report a removal, and that an unknown wallet is not found', async () => {
    const { wallets, add, open, onChange } = createList()
    add('Heron')
    wallets.remove(({ id }) => id === 'Other')
    expect(onChange).toHaveBeenCalledTimes(1)
    wallets.remove(({ id }) => id === 'Heron')
    expect(onChange).toHaveBeenCalledTimes(2)
    expect(await open('Heron')).toBe('WALLET_NOT_FOUND')
  })
})
