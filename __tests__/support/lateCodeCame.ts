/**
 * Until all code that is fetched late could have come: it is fetched here, and what was asked before has come before.
 * A test that nothing was fetched, or that nothing came of it, looks after this.
 */
export async function lateCodeCame(): Promise<void> {
  await import('../../src/app/engine')
  await import('../../src/app/accountEngine')
  await Promise.all([
    import('../../src/app/registerActingFlows'),
    import('../../src/app/registerDirectoryFlows'),
    import('../../src/app/registerRelayFlows'),
  ])
  // What came lets others go on, some of them by a timer of no length.
  for (let turn = 0; turn < 5; turn += 1) await new Promise(resolve => setTimeout(resolve, 0))
}
