import { screen } from '@testing-library/dom'
import { createDeviceQuestions } from '../../../src/frame/device/createDeviceQuestions'
import { runApproval } from '../../../src/frame/device/runApproval'
import { pressAsVisitor } from '../harness/press'

const LINK = 'k'.repeat(43)

function start(options: { link?: string; isExpired?: boolean } = {}) {
  const calls: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const path = input as string
    calls.push([path, JSON.parse(init.body as string)])
    if (options.isExpired === true)
      return new Response(JSON.stringify({ error: 'DEVICE_EXPIRED' }), { status: 410 })
    if (path === '/api/device/decision') return new Response(null, { status: 204 })
    if (path !== '/api/device/question') throw new Error(`${path} was not expected in this test`)
    const question = {
      hostOrigin: 'https://tide.example',
      deviceName: 'Chrome on Windows',
      askedAt: 0,
    }
    return new Response(JSON.stringify(question))
  }
  runApproval({
    document,
    linkToken: options.link ?? LINK,
    questions: createDeviceQuestions(fetch),
    now: () => 130_000,
  })
  return calls
}

it.each([
  { label: 'Approve', decision: 'approve', title: 'Approved' },
  { label: 'It wasn’t me', decision: 'decline', title: 'Turned away' },
])(
  'shows who requested the login, and $decision only on a press',
  async ({ label, decision, title }) => {
    const calls = start()
    const button = await screen.findByRole('button', { name: label })
    for (const words of ['https://tide.example', 'Chrome on Windows', '2 minutes ago'])
      expect(screen.getByText(words)).toBeTruthy()
    button.click()
    expect(calls).toHaveLength(1)
    pressAsVisitor(button)
    await screen.findByRole('heading', { name: title })
    expect(calls[1]).toEqual(['/api/device/decision', { linkToken: LINK, decision }])
  },
)

it('reports a used link', async () => {
  start({ isExpired: true })
  await screen.findByRole('heading', { name: 'This link is no longer valid' })
})

it('asks nothing for a malformed link', async () => {
  const calls = start({ link: 'nonsense' })
  await screen.findByRole('heading', { name: 'This link is no longer valid' })
  expect(calls).toEqual([])
})
