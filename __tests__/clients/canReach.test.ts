import { canReach } from '../../src/clients/canReach'

const ORIGIN = 'https://secure.example'

describe('canReach', () => {
  const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>()
  const page = Object.assign(Object.create(window) as Window, { fetch: fetched })
  const ask = () => canReach(page, ORIGIN, new AbortController().signal)

  it('sends the site a request without cookies or a referrer, and reads only that it answered', async () => {
    fetched.mockResolvedValueOnce(Response.error())
    expect(await ask()).toBe(true)
    expect(fetched).toHaveBeenLastCalledWith(
      ORIGIN,
      expect.objectContaining({
        mode: 'no-cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      }),
    )
  })

  it('returns false for a site that does not answer', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await ask()).toBe(false)
  })

  it('does not blame a site that the page’s policy blocks', async () => {
    fetched.mockImplementationOnce(async () => {
      const violation = Object.assign(new Event('securitypolicyviolation'), {
        blockedURI: `${ORIGIN}/`,
      })
      document.dispatchEvent(violation)
      throw new TypeError('Failed to fetch')
    })
    expect(await ask()).toBe(true)
  })
})
