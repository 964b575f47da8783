import { toSocialEvent } from '../../../../src/features/embedded/social/toSocialEvent'
import {
  farcasterRequested,
  socialRedirectRequested,
  socialRequested,
  socialsShown,
} from '../../../../src/features/embedded/social/socialBlockEvents'
import {
  farcasterUriCreated,
  socialApproved,
  socialCancelled,
  socialCompleted,
  socialFailed,
} from '../../../../src/features/embedded/social/socialEvents'

const x = { provider: 'x' } as const
const failed = (code: 'POPUP_CLOSED' | 'UNTRUSTED_ORIGIN') =>
  socialFailed({ ...x, error: { code, detail: code } })

describe('toSocialEvent', () => {
  it.each([
    [socialRequested({ ...x, windowId: 'id' }), 'SOCIAL_LOGIN_STARTED', 'x'],
    [socialRedirectRequested(x), 'SOCIAL_LOGIN_STARTED', 'x'],
    [farcasterRequested(), 'SOCIAL_LOGIN_STARTED', 'farcaster'],
    [socialApproved(x), 'SOCIAL_LOGIN_REQUEST_USER_DATA', 'x'],
    [socialCompleted(x), 'SOCIAL_LOGIN_SUCCESS', 'x'],
    [socialCancelled(x), 'SOCIAL_LOGIN_CANCELED', 'x'],
    [failed('POPUP_CLOSED'), 'SOCIAL_LOGIN_CANCELED', 'x'],
  ])('reports %j to the page as %s', (action, name, provider) => {
    expect(toSocialEvent(action)).toEqual({ name, properties: { provider } })
  })

  it('includes the error code', () => {
    expect(toSocialEvent(failed('UNTRUSTED_ORIGIN'))).toEqual({
      name: 'SOCIAL_LOGIN_ERROR',
      properties: { provider: 'x', code: 'UNTRUSTED_ORIGIN' },
    })
  })

  it.each([socialsShown(), farcasterUriCreated({ uriId: 'id' })])('ignores %j', action => {
    expect(toSocialEvent(action)).toBeUndefined()
  })
})
