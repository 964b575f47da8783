import { act } from '@testing-library/react'
import { useUpdateEmail } from '../../../../src/app/host/hooks/useUpdateEmail'
import { modalCloseRequested } from '../../../../src/events/modalEvents'
import {
  emailChangeOtpSubmitted,
  newEmailSubmitted,
} from '../../../../src/features/embedded/emailChange/emailChangeEvents'
import { selectIsOpen } from '../../../../src/core/modal/modalSlice'
import { selectCurrentView } from '../../../../src/core/router/routerSlice'
import { states } from '../../../support/states/states'
import { createFakeFrame, EMAIL } from '../../../support/embeddedWorld'
import { pass, setUpFlowTests, settle, type FlowWorld } from '../../../support/flowWorld'
import { holdHook } from '../../../support/holdHook'

const changes = {
  requestEmailChange: async () => 'primary' as const,
  submitPrimaryCode: async () => undefined,
  submitSecondaryCode: async () => EMAIL,
}

describe('useUpdateEmail', () => {
  const createWorld = setUpFlowTests()

  const put = (world: FlowWorld, value: string) =>
    world.store.dispatch((_dispatch, _getState, { secrets }) => secrets.put(value))

  function signedIn() {
    const world = createWorld({
      state: states.emailAccount,
      embedded: createFakeFrame(changes),
    })
    return { world, ...holdHook(world, useUpdateEmail) }
  }

  /** Requests the update as a page does, and waits until the modal has opened. */
  async function ask(result: { readonly current: ReturnType<typeof useUpdateEmail> }) {
    const outcome: { value?: string; error?: unknown } = {}
    await act(async () => {
      result.current.updateEmail().then(
        value => (outcome.value = value),
        (error: unknown) => (outcome.error = error),
      )
      await pass(300)
    })
    return outcome
  }

  it('opens the field, and resolves with the new address after both codes', async () => {
    const { world, result } = signedIn()
    const outcome = await ask(result)
    expect(selectCurrentView(world.store.getState())).toMatchObject({
      name: 'UpdateEmailWallet',
      params: undefined,
    })
    expect(result.current).toMatchObject({ isPending: true, data: null })
    await act(async () => {
      world.dispatch(newEmailSubmitted({ emailId: put(world, EMAIL) }))
      await settle()
      world.dispatch(emailChangeOtpSubmitted({ otpId: put(world, '381604') }))
      await settle()
      expect(outcome).toEqual({})
      world.dispatch(emailChangeOtpSubmitted({ otpId: put(world, '275519') }))
      await settle()
    })
    expect(outcome).toEqual({ value: EMAIL })
    expect(result.current).toMatchObject({ data: EMAIL, isSuccess: true, isPending: false })
    expect(JSON.stringify([world.store.getState(), world.actions()])).not.toContain(EMAIL)
    await act(() => pass(1_000))
    expect(selectIsOpen(world.store.getState())).toBe(false)
  })

  it('rejects when the modal is closed first', async () => {
    const { world, result } = signedIn()
    const outcome = await ask(result)
    await act(async () => {
      world.dispatch(modalCloseRequested({ by: 'visitor' }))
      await pass(300)
    })
    expect(outcome.error).toMatchObject({ code: 'MODAL_CLOSED', message: 'Modal closed' })
    expect(result.current).toMatchObject({
      isError: true,
      isPending: false,
      error: { code: 'MODAL_CLOSED' },
      data: null,
    })
  })

  it('rejects at once where no email login is connected', async () => {
    const world = createWorld()
    const { result } = holdHook(world, useUpdateEmail)
    const outcome = await ask(result)
    expect(outcome.error).toMatchObject({ code: 'NOT_CONNECTED' })
    expect(selectIsOpen(world.store.getState())).toBe(false)
  })

  it('raises no unhandled rejection in a page that ignores the promise', async () => {
    const { world, result } = signedIn()
    const onPress: () => unknown = () => result.current.updateEmail()
    await act(async () => {
      onPress()
      await pass(300)
      world.dispatch(modalCloseRequested({ by: 'visitor' }))
      await pass(300)
    })
    expect(result.current.isError).toBe(true)
  })
})
