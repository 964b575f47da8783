import { emailSubmitted } from '../../../src/features/embedded/emailFieldEvents'
import { embedded } from '../../../src/features/embedded/feature'
import {
  farcasterRequested,
  socialRedirectRequested,
  socialRequested,
  socialsShown,
} from '../../../src/features/embedded/social/socialBlockEvents'

const x = { provider: 'x' } as const

describe('where the code behind a login cannot be loaded', () => {
  it.each([
    [emailSubmitted({ emailId: 'id' }), 'walletModal/embedded/loginFailed'],
    [socialRequested({ ...x, windowId: null }), 'walletModal/notifications/toastShown'],
    [socialRedirectRequested(x), 'walletModal/notifications/toastShown'],
    [farcasterRequested(), 'walletModal/notifications/toastShown'],
  ])('%j is answered', (held, type) => {
    expect(embedded.refuse?.(held)?.type).toBe(type)
  })

  it('nothing is said of what no visitor asked for', () => {
    expect(embedded.refuse?.(socialsShown())).toBeNull()
  })
})
