import { configureStore } from '@reduxjs/toolkit'
import { renderHook } from '@testing-library/react'
import { useCalls } from '../../../../src/entries/calls'
import { usePay } from '../../../../src/entries/pay'
import { useSmartSessions } from '../../../../src/entries/smartSessions'
import { ModalError } from '../../../../src/domain/ModalError'
import { createTestStore } from '../../../../src/testing/createTestStore'

const NOT_CONNECTED = { status: 'failed', error: { code: 'NOT_CONNECTED' } }

describe('the hooks that return the methods of a sub-path', () => {
  const renderPage = () => {
    const { hostStore: store } = createTestStore()
    return renderHook(() => ({
      calls: useCalls({ store }),
      pay: usePay({ store }),
      sessions: useSmartSessions({ store }),
    }))
  }

  it('return one stable set of methods each across renders', () => {
    const { result, rerender } = renderPage()
    const first = result.current
    rerender()
    expect(result.current.calls).toBe(first.calls)
    expect(result.current.pay).toBe(first.pay)
    expect(result.current.sessions).toBe(first.sessions)
  })

  it('act on the store they were given while no wallet is connected', async () => {
    const { calls, pay, sessions } = renderPage().result.current
    expect(await calls.getCapabilities()).toMatchObject(NOT_CONNECTED)
    expect(await calls.getAssets()).toMatchObject(NOT_CONNECTED)
    expect(await sessions.getSessions()).toMatchObject(NOT_CONNECTED)
    expect(
      await pay.pay({ network: 'tron:1' } as unknown as Parameters<typeof pay.pay>[0]),
    ).toMatchObject({ status: 'failed', error: { code: 'INVALID_PAYMENT_CONFIG' } })
  })

  it('throw where the store contains no modal', () => {
    const store = configureStore({ reducer: () => ({}) })
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const hook of [useCalls, usePay, useSmartSessions])
      expect(() => renderHook(() => hook({ store }))).toThrow(ModalError)
    printed.mockRestore()
  })
})
