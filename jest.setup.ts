import '@testing-library/jest-dom'

// Data saver disables idle prefetching, which would finish after a test; tests of it override this.
if (typeof navigator !== 'undefined')
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })

const { setTimeout: realTimeout } = globalThis

// What a test closed may still load the part that words its failure, which Jest refuses once the environment is gone.
afterAll(async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(resolve => realTimeout(resolve))
})
