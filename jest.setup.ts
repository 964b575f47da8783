import '@testing-library/jest-dom'

// Code that comes when a browser is idle would come after the end of a test; a test of that says otherwise.
if (typeof navigator !== 'undefined')
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })

const { setTimeout: realTimeout } = globalThis

// What a test closed may still load the part that words its failure, which Jest refuses once the environment is gone.
afterAll(async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(resolve => realTimeout(resolve))
})
