import type { Methods } from 'redux-wallet-modal'

export async function buy(modal: Methods) {
  const moved = await modal.switchNetwork('eip155:8453')
  if (moved.status !== 'done') return moved
  return modal.open({ view: 'OnRampProviders' })
}
