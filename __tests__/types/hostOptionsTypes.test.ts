import { createWalletModal } from '../../src/app/host/createWalletModal'
import type { Features } from '../../src/domain/options'
import { hostOptions } from '../support/hostWorld'

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
/** Compiles only when the types are the same; the check itself is the compiler's. */
const same = <A, B>(isSame: Equal<A, B>) => isSame

describe('the types of options', () => {
  it('take features.allWallets as a flag beside the option of that name', () => {
    expect(same<Features['allWallets'], boolean | undefined>(true)).toBe(true)
    const options = hostOptions({ allWallets: 'ONLY_MOBILE', features: { allWallets: true } })
    expect(createWalletModal(options).key).toBe('walletModal')
  })
})
