import '@testing-library/jest-dom'

// Code that comes when a browser is idle would come after the end of a test; a test of that says otherwise.
if (typeof navigator !== 'undefined')
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
