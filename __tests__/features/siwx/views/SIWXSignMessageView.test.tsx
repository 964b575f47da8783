import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  sessionCheckRequested,
  signInCancelled,
  signInMessageMade,
  signInMessageRequested,
} from '../../../../src/features/siwx/siwxEvents'
import { SIWXSignMessageView } from '../../../../src/features/siwx/views/SIWXSignMessageView'
import { states, type StateName } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const eip155 = { namespace: 'eip155' } as const
const show = (name: StateName) =>
  renderView(<SIWXSignMessageView namespace="eip155" />, states[name]())
const button = (name: string) => screen.getByRole('button', { name })

describe('SIWXSignMessageView', () => {
  it.each<[StateName, string, string, string, string]>([
    [
      'signInRequired',
      'Sign in to use Harbour',
      'Sign a message to prove this wallet is yours. It’s free and can’t move funds. Without it, you’ll be disconnected.',
      'Disconnect',
      'Sign',
    ],
    [
      'signInOptional',
      'Harbour asks you to sign in',
      'Sign a message to prove this wallet is yours. It’s free, and nothing is sent.',
      'Not now',
      'Sign',
    ],
    [
      'signInBack',
      'Sign in to use Harbour',
      'Sign a message to prove this wallet is yours here too. It’s free and can’t move funds. Without it, you go back to Base.',
      'Back to Base',
      'Sign',
    ],
    [
      'signInSigning',
      'Sign in Heron',
      'Your wallet shows the same message. Sign it there.',
      'Cancel',
      'Signing…',
    ],
    [
      'signInStoring',
      'Signing you in',
      'Harbour is checking your signature.',
      'Cancel',
      'Signing…',
    ],
    [
      'signInDeclined',
      'You declined to sign',
      'You’re connected but not signed in. Nothing was sent.',
      'Disconnect',
      'Try again',
    ],
  ])('shows the current phase: %s', (state, title, text, out, on) => {
    show(state)
    expect(screen.getByText(title)).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    expect(button(out)).toHaveAttribute('data-testid', 'w3m-connecting-siwe-cancel')
    expect(button(on)).toHaveAttribute('data-testid', 'w3m-connecting-siwe-sign')
  })

  it('offers a way out to a visitor who does not sign', async () => {
    const { actions } = show('signInRequired')
    await userEvent.click(button('Disconnect'))
    expect(actions).toEqual([signInCancelled(eip155)])
    expect(button('Cancelling…')).toHaveAttribute('aria-busy', 'true')
  })

  it('ignores a press by a script', () => {
    const { actions } = show('signInRequired')
    fireEvent.click(button('Sign'))
    expect(actions).toEqual([])
  })

  it('shows the message on demand', async () => {
    const { actions, secrets, dispatch } = show('signInRequired')
    await userEvent.click(button('Show the whole message'))
    expect(actions).toEqual([signInMessageRequested(eip155)])
    expect(screen.getByText('Getting the message…')).toBeVisible()
    const messageId = secrets.put({ text: 'page.example wants you to sign in' })
    act(() => dispatch(signInMessageMade({ ...eip155, messageId, madeAt: 0 })))
    expect(screen.getByText('page.example wants you to sign in')).toBeVisible()
    await userEvent.click(button('Hide the message'))
    expect(screen.queryByText('page.example wants you to sign in')).toBeNull()
  })

  it('offers a retry when the server was unreachable', async () => {
    const { actions } = show('signInUnchecked')
    expect(screen.getByText('Your sign-in couldn’t be checked')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull()
    await userEvent.click(button('Try again'))
    expect(actions).toEqual([sessionCheckRequested(eip155)])
  })
})
