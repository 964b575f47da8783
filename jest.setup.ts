import '@testing-library/jest-dom'

// Data saver disables idle prefetching, which would finish after a test; tests of it override this.
if (typeof navigator !== 'undefined')
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })

const { setTimeout: realTimeout } = globalThis

// A store that a test closed may still import the text of its failure. Jest rejects imports once
// the environment is torn down, and then fails the run although every test passed.
afterAll(async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(resolve => realTimeout(resolve))
})
