export type QueryValue = string | number | boolean | null | undefined

/**
 * Builds a request URL within the origin. Parameters keep their order; empty text, zero, false,
 * null and undefined are omitted.
 *
 * @throws {Error} if the path would leave the origin.
 * @example
 * buildUrl('https://api.example', '/v1/list', { page: 1, search: '' })
 * // 'https://api.example/v1/list?page=1'
 */
export function buildUrl(
  origin: string,
  path: string,
  params: Readonly<Record<string, QueryValue>> = {},
): string {
  const url = new URL(path, origin)
  if (url.origin !== new URL(origin).origin) throw new Error(`Path leaves its origin: ${path}`)
  for (const [name, value] of Object.entries(params)) {
    if (value) url.searchParams.append(name, String(value))
  }
  return url.toString()
}
