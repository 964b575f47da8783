import { loadChunk } from '../../../src/chains/shared/loadChunk'

describe('loadChunk', () => {
  it.each([
    ['Vite', 'Could not resolve "viem" imported by "redux-wallet-modal". Is it installed?'],
    ['webpack and Jest', "Cannot find module 'viem'"],
    ['Node', "Cannot find package 'viem' imported from /app/node_modules/redux-wallet-modal"],
    ['Chromium', 'Failed to resolve module specifier "viem". Relative references must start with'],
  ])('names the package that is not installed, in the words of %s', async (_who, message) => {
    const missing = loadChunk(Promise.reject(new TypeError(message)))
    await expect(missing).rejects.toMatchObject({ code: 'PEER_MISSING', message: 'viem' })
  })

  it.each(['viem', 'ethers'])('recognises %s', async peer => {
    const missing = loadChunk(Promise.reject(new TypeError(`Cannot find module '${peer}'`)))
    await expect(missing).rejects.toMatchObject({ code: 'PEER_MISSING', message: peer })
  })

  it('reports a file that failed to load as such', async () => {
    const message = 'Failed to fetch dynamically imported module: https://page.example/viem-1a2b.js'
    const missing = loadChunk(Promise.reject(new TypeError(message)))
    await expect(missing).rejects.toMatchObject({ code: 'CODE_NOT_LOADED' })
  })
})
