import { emailSubmitted } from '../../../src/features/embedded/emailFieldEvents'
import { embedded } from '../../../src/features/embedded/feature'
import {
  farcasterRequested,
  socialRedirectRequested,
  socialRequested,
  socialsShown,
} from '../../../src/features/embedded/social/socialBlockEvents'

const x = { provider: 'x' } as const

describe('when the login chunk cannot be loaded', () => {
  it.each([
    [emailSubmitted({ emailId: 'id' }), 'walletModal/embedded/loginFailed'],
    [socialRequested({ ...x, windowId: null }), 'walletModal/notifications/toastShown'],
    [socialRedirectRequested(x), 'walletModal/notifications/toastShown'],
    [farcasterRequested(), 'walletModal/notifications/toastShown'],
  ])('%j gets a response', (held, type) => {
    expect(embedded.refuse?.(held)?.type).toBe(type)
  })

  it('an action that no visitor requested gets none', () => {
    expect(embedded.refuse?.(socialsShown())).toBeNull()
  })
})
