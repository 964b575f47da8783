import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/**
 * Serves a built page on a free port of this machine; `compressed` like production servers.
 *
 * @param {string} folder
 * @param {{ compressed?: boolean }} [options]
 */
export function serveFolder(folder, { compressed = false } = {}) {
  const packed = new Map()
  const pack = file => {
    if (!packed.has(file)) packed.set(file, brotliCompressSync(readFileSync(file)))
    return packed.get(file)
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname))
    if (!file.startsWith(folder) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end()
      return
    }
    const type = { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }
    if (compressed) {
      response.writeHead(200, { ...type, 'content-encoding': 'br' }).end(pack(file))
      return
    }
    response.writeHead(200, type)
    createReadStream(file).pipe(response)
  })
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      resolve({
        url: `http://127.0.0.1:${String(port)}`,
        close: () => {
          server.closeAllConnections()
          server.close()
        },
      })
    })
  })
}
