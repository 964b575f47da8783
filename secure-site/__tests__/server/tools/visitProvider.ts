/** One browser's cookies, by origin and name. */
function createCookieJar() {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (url: string) => {
    const { origin } = new URL(url)
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    return jar
  }
  return {
    header: (url: string) => [...jarOf(url)].map(([name, value]) => `${name}=${value}`).join('; '),
    keep(url: string, headers: Headers) {
      for (const cookie of headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';')
        const cut = pair.indexOf('=')
        jarOf(url).set(pair.slice(0, cut), pair.slice(cut + 1))
      }
    },
  }
}

interface Page {
  /** Without the fragment. */
  readonly url: string
  readonly response: Response
  readonly text: string
}

const fieldsIn = (html: string) =>
  [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')] as const,
  )

/**
 * A popup without scripts: follows redirects, submits forms, and stops at the first URL that
 * matches `until`.
 */
export function createPopup(until: RegExp = /^never:/) {
  const cookies = createCookieJar()

  async function load(url: string, init: RequestInit = {}): Promise<Page> {
    let [next, how] = [url, init]
    for (let hops = 0; hops < 20; hops += 1) {
      if (until.test(next)) return { url: next, response: new Response(), text: '' }
      const response = await fetch(next, {
        ...how,
        redirect: 'manual',
        headers: { ...how.headers, cookie: cookies.header(next) },
      })
      cookies.keep(next, response.headers)
      const location = response.headers.get('location')
      if (location === null) return { url: next, response, text: await response.text() }
      ;[next, how] = [new URL(location, next).href, {}]
    }
    throw new Error(`${url} leads nowhere`)
  }
  const submit = (url: string, fields: readonly (readonly [string, string])[]) =>
    load(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
    })

  /** Apple responds with a form that submits itself. */
  async function sendForm(page: Page): Promise<Page> {
    const action = /<form method="post" action="([^"]+)"/.exec(page.text)?.[1]
    return action === undefined ? page : submit(action, fieldsIn(page.text))
  }

  return {
    load,
    submit,
    /** Passes the provider's page: signs in as this person, or declines. */
    async visit(uri: string, person: string | null) {
      const asked = await load(uri)
      if (!asked.url.includes('/interaction/')) return sendForm(asked)
      const press = person === null ? (['decline', 'yes'] as const) : (['person', person] as const)
      return sendForm(await submit(asked.url, [press]))
    },
  }
}

/** What `/social-done` receives in its fragment. */
export function readDone(page: { readonly url: string }) {
  const facts = new URLSearchParams(new URL(page.url).hash.slice(1))
  const resultUri = facts.get('uri') ?? ''
  const query = resultUri === '' ? new URLSearchParams() : new URL(resultUri).searchParams
  return {
    host: facts.get('host'),
    resultUri,
    result: query.get('result') ?? '',
    error: query.get('error'),
  }
}
