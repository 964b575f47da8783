import { act, renderHook } from '@testing-library/react'
import { useAllTexts } from '../../../src/app/shell/useAllTexts'
import type { Texts } from '../../../src/core/feature'
import { createChunk } from '../../../src/ui/layout/useChunk'

const TOAST = { 'switchNetwork.stillOn': 'Still on {from}.' } satisfies Texts
const SWAP = { 'swap.title': 'Swap' } satisfies Texts

const setUp = () => {
  const loadSwap = jest.fn<Promise<Texts>, []>(() => Promise.reject(new Error('ERR_FAILED')))
  const loadToast = jest.fn<Promise<Texts>, []>(() => Promise.resolve(TOAST))
  const chunks = [createChunk(loadToast), createChunk(loadSwap)]
  const hook = renderHook(({ isNeeded }) => useAllTexts(isNeeded, chunks), {
    initialProps: { isNeeded: false },
  })
  const need = (isNeeded: boolean) =>
    act(async () => {
      hook.rerender({ isNeeded })
      await Promise.resolve()
    })
  return { loadSwap, loadToast, need, texts: () => hook.result.current }
}

describe('the texts of messages', () => {
  it('loads nothing before a message needs it', () => {
    const { loadToast, texts } = setUp()
    expect(loadToast).not.toHaveBeenCalled()
    expect(texts()).toBeUndefined()
  })

  it('P4: shows a message although another feature’s file failed to load', async () => {
    const { need, texts } = setUp()
    await need(true)
    expect(texts()).toEqual(TOAST)
  })

  it('retries only the missing file with the next message', async () => {
    const { loadSwap, loadToast, need, texts } = setUp()
    await need(true)
    await need(false)
    loadSwap.mockResolvedValueOnce(SWAP)
    await need(true)
    expect(texts()).toEqual({ ...TOAST, ...SWAP })
    expect(loadToast).toHaveBeenCalledTimes(1)
    expect(loadSwap).toHaveBeenCalledTimes(2)
  })
})
