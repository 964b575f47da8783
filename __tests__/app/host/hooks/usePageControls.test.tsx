import { act, renderHook } from '@testing-library/react'
import { useModalState } from '../../../../src/app/host/hooks/useModalState'
import { usePageControls } from '../../../../src/app/host/hooks/usePageControls'
import { createTestStore } from '../../../../src/testing/createTestStore'

describe('usePageControls', () => {
  const renderPage = () => {
    const { hostStore: store } = createTestStore()
    return renderHook(() => ({
      page: usePageControls({ store }),
      all: useModalState({ store }).isLoading,
      evm: useModalState({ store, namespace: 'eip155' }).isLoading,
      solana: useModalState({ store, namespace: 'solana' }).isLoading,
    }))
  }
  const flags = ({ all, evm, solana }: ReturnType<typeof renderPage>['result']['current']) => [
    all,
    evm,
    solana,
  ]

  it('returns one stable set of methods across renders', () => {
    const { result, rerender } = renderPage()
    const first = result.current.page
    rerender()
    expect(result.current.page).toBe(first)
  })

  it('lets a page set itself as busy, in the current family or a given one', async () => {
    const { result } = renderPage()
    const set = (...given: Parameters<typeof result.current.page.setLoading>) =>
      act(() => result.current.page.setLoading(...given))
    expect(flags(result.current)).toEqual([false, false, false])
    expect(await set(true)).toEqual({ status: 'done', value: undefined })
    expect(flags(result.current)).toEqual([true, true, false])
    await set(true, 'solana')
    await set(true, 'solana')
    await set(false)
    expect(flags(result.current)).toEqual([true, false, true])
    await set(false, 'solana')
    expect(flags(result.current)).toEqual([false, false, false])
  })

  it('throws in a page without a modal', () => {
    const bare = { getState: () => ({}), dispatch: () => null, subscribe: () => () => undefined }
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => renderHook(() => usePageControls({ store: bare }))).toThrow('No wallet modal')
    jest.restoreAllMocks()
  })
})
