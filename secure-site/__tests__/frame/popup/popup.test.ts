import { screen } from '@testing-library/dom'
import { runDone } from '../../../src/frame/popup/runDone'
import { runLoading } from '../../../src/frame/popup/runLoading'

const HOST = 'https://app.example.com'
const URI = 'https://secure.example/social/callback?result=x'
const hashOf = (facts: Record<string, string>) => `#${new URLSearchParams(facts).toString()}`

async function finish(hash: string, hasOpener = true) {
  const posted: unknown[] = []
  const opener = { postMessage: (...sent: unknown[]) => void posted.push(sent) }
  await runDone({
    document,
    hash,
    opener: hasOpener ? opener : null,
    speak: async () => undefined,
  })
  return posted
}

describe('the last page of a popup', () => {
  it('notifies its opener by exact origin, and shows that the window can be closed', async () => {
    expect(await finish(hashOf({ host: HOST, uri: URI }))).toEqual([[{ resultUri: URI }, HOST]])
    const heading = screen.getByRole('heading', { name: 'You can close this window' })
    expect(document.activeElement).toBe(heading)
  })

  it.each([
    ['any page', hashOf({ host: '*', uri: URI })],
    ['an address with a path', hashOf({ host: `${HOST}/`, uri: URI })],
    ['a page without an origin', hashOf({ host: 'null', uri: URI })],
    ['a page, of nothing', hashOf({ host: HOST })],
    ['anything without facts', ''],
  ])('does not notify %s', async (_what, hash) => {
    expect(await finish(hash)).toEqual([])
    expect(screen.getByText(/You are not signed in/)).toBeTruthy()
  })

  it('explains what to do without an opener', async () => {
    await finish(hashOf({ host: HOST, uri: URI }), false)
    expect(
      screen.getByRole('heading', { name: 'This sign-in could not be completed' }),
    ).toBeTruthy()
  })
})

describe('the first page of a popup', () => {
  it('shows what comes next, and after a while that it takes long', () => {
    const timers: [number, () => void][] = []
    runLoading({ document, after: (...timer) => void timers.push(timer) })
    expect(screen.getByRole('heading', { name: 'One moment' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toMatch(/sign-in service opens here/)
    timers.forEach(([, call]) => call())
    expect(timers.map(([ms]) => ms)).toEqual([15_000])
    expect(screen.getByRole('status').textContent).toMatch(/longer than usual/)
  })
})
