/** A trusted press: jsdom, like a browser, marks scripted events as untrusted. */
export function pressAsVisitor(button: HTMLElement): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  const symbol = Object.getOwnPropertySymbols(event).find(
    ({ description }) => description === 'impl',
  )
  if (!symbol) throw new Error('jsdom keeps its events elsewhere now')
  const made = (event as unknown as Record<symbol, { isTrusted: boolean }>)[symbol]
  const dispatch = Object.getPrototypeOf(made) as { isTrusted: boolean }
  button.addEventListener(
    'click',
    () => {
      if (made) made.isTrusted = true
    },
    { capture: true, once: true },
  )
  if (!dispatch) throw new Error('jsdom keeps its events elsewhere now')
  button.dispatchEvent(event)
}
