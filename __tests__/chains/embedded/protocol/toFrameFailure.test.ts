import { ModalError } from '../../../../src/domain/ModalError'
import type { FrameEvent } from '../../../../src/chains/embedded/protocol/frameEvents'
import { isUnsent } from '../../../../src/domain/payment/isNothingSent'
import { toFrameFailure } from '../../../../src/chains/embedded/protocol/toFrameFailure'

describe('an error answer of the frame', () => {
  it.each<[FrameEvent, string | number | undefined, string]>([
    ['CONNECT_EMAIL', 'EMAIL_INVALID', 'EMAIL_INVALID'],
    ['CONNECT_EMAIL', 'TOO_MANY_REQUESTS', 'EMAIL_COOLDOWN'],
    ['CONNECT_EMAIL', 'HOST_NOT_ALLOWED', 'FRAME_REFUSED'],
    ['CONNECT_EMAIL', undefined, 'CONNECT_FAILED'],
    ['CONNECT_OTP', 'CODE_WRONG', 'CODE_WRONG'],
    ['CONNECT_OTP', 'CODE_EXPIRED', 'CODE_EXPIRED'],
    ['CONNECT_OTP', 'CODE_SPENT', 'CODE_SPENT'],
    ['CONNECT_OTP', undefined, 'CODE_WRONG'],
    ['CONNECT_DEVICE', 'DEVICE_EXPIRED', 'DEVICE_EXPIRED'],
    ['GET_USER', 'SIGNED_OUT', 'SESSION_ENDED'],
    ['GET_USER', 'constructor', 'CONNECT_FAILED'],
    ['GET_USER', 4001, 'USER_REJECTED'],
    ['RPC_REQUEST', 'SERVER_ERROR', 'SERVICE_UNREACHABLE'],
    ['CONNECT_SOCIAL', 4001, 'SOCIAL_LOGIN_DENIED'],
    ['CONNECT_SOCIAL', 'UNVERIFIED_EMAIL', 'SOCIAL_EMAIL_UNVERIFIED'],
    ['CONNECT_SOCIAL', 'LOGIN_EXPIRED', 'SOCIAL_LOGIN_FAILED'],
    ['CONNECT_SOCIAL', 'HOST_NOT_ALLOWED', 'FRAME_REFUSED'],
    ['GET_SOCIAL_REDIRECT_URI', 'TOO_MANY_REQUESTS', 'SOCIAL_LOGIN_FAILED'],
    ['GET_SOCIAL_REDIRECT_URI', undefined, 'SOCIAL_LOGIN_FAILED'],
    ['CONNECT_FARCASTER', 'constructor', 'SOCIAL_LOGIN_FAILED'],
    ['RELOAD', undefined, 'UNKNOWN'],
  ])('to %s with the code %s is %s', (event, code, expected) => {
    const failure = toFrameFailure(event, { message: 'no', code })
    expect(failure).toBeInstanceOf(ModalError)
    expect(failure).toMatchObject({ code: expected })
  })

  it('keeps the code of a call for the chain family', () => {
    expect(toFrameFailure('RPC_REQUEST', { message: 'no', code: 4100 })).toMatchObject({
      code: 4100,
      message: 'no',
    })
  })

  it.each([
    ['had sent nothing yet', true, true],
    ['says nothing of it', undefined, false],
    ['says something else of it', 'yes', false],
  ])('reports where the frame %s', (_what, said, isKnown) => {
    const answer = { message: 'no', code: 'SERVER_ERROR', nothingSent: said }
    expect(isUnsent(toFrameFailure('RPC_REQUEST', answer))).toBe(isKnown)
  })

  it('includes the time to wait, and has a message where there is none', () => {
    const answer = { message: 'x', code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 11.2 }
    expect(toFrameFailure('CONNECT_EMAIL', answer).message).toBe('12')
    expect(toFrameFailure('GET_USER', undefined).message).toBe('An error occurred')
  })

  it('contains no email address', () => {
    const answer = { message: 'No account for ada@example.com here' }
    expect(toFrameFailure('CONNECT_EMAIL', answer).message).not.toContain('ada@example.com')
  })
})
