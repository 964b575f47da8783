const NOT_THERE =
  'The page shows no modal. Render <WalletModal>, open it, and wait for it, as `await waitFor(() => withinModal(within))` does.'

/**
 * Queries the modal of a page in jsdom: it is in a shadow root, where `screen` finds nothing.
 * `within` is that of the testing library in use.
 *
 * @throws {Error} while the page shows no modal
 * @example
 * const modal = await waitFor(() => withinModal(within))
 * await userEvent.click(await modal.findByRole('button', { name: /^Heron/ }))
 */
export function withinModal<Queries>(
  within: (element: HTMLElement) => Queries,
  page: Document = document,
): Queries {
  for (const { shadowRoot } of page.querySelectorAll('[data-wm-part="root"]')) {
    const content = shadowRoot?.querySelector<HTMLElement>('div')
    if (content?.querySelector('dialog, [data-wm-part="card"]')) return within(content)
  }
  throw new Error(NOT_THERE)
}

/**
 * Silences style sheet errors of older jsdom versions, which cannot parse modern CSS and print
 * `Could not parse CSS stylesheet` for each rule. Everything else is printed as before.
 *
 * @returns a function that ends it
 * @example
 * ignoreStyleErrors() // in the file of `setupFiles`
 */
export function ignoreStyleErrors(): () => void {
  const output: Pick<Console, 'error'> = globalThis.console
  const { error } = output
  const quiet = (...given: readonly unknown[]) => {
    const [first] = given as readonly (Partial<Error> | string | null | undefined)[]
    const message = typeof first === 'object' ? first?.message : first
    if (!String(message).includes('Could not parse CSS stylesheet')) error.apply(output, [...given])
  }
  output.error = quiet
  return () => {
    if (output.error === quiet) output.error = error
  }
}
