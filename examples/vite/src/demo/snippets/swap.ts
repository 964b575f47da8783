import type { Methods } from 'redux-wallet-modal'

export async function swap(modal: Methods) {
  const moved = await modal.switchNetwork('eip155:8453')
  if (moved.status !== 'done') return moved
  return modal.open({ view: 'Swap', params: { toToken: 'SUSD' } })
}
