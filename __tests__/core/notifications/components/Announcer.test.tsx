import { act, screen } from '@testing-library/react'
import { modalShaken } from '../../../../src/events/modalEvents'
import { Announcer } from '../../../../src/core/notifications/components/Announcer'
import { toastShown } from '../../../../src/core/notifications/notificationsSlice'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

describe('Announcer', () => {
  it('is empty at first', () => {
    renderView(<Announcer />, states.unsupportedChain())
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('explains why a close was blocked, on every attempt', () => {
    const { dispatch } = renderView(<Announcer />, states.unsupportedChain())
    act(() => dispatch(modalShaken()))
    const [first] = screen.getByRole('alert').children
    expect(first).toHaveTextContent('Choose a network or disconnect to continue.')
    act(() => dispatch(modalShaken()))
    const [second] = screen.getByRole('alert').children
    expect(second).toHaveTextContent('Choose a network or disconnect to continue.')
    expect(second).not.toBe(first)
  })

  it.each([
    ['a success', 'positive', 'status'],
    ['a failure', 'negative', 'alert'],
  ] as const)('announces %s in the right live region', (_what, tone, role) => {
    const { dispatch } = renderView(<Announcer />, states.account())
    act(() => dispatch(toastShown({ id: '1', tone, text: 'common.addressCopied' })))
    expect(screen.getByRole(role)).toHaveTextContent(/\S/)
  })
})
