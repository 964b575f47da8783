// @ts-check
import { Socket } from 'node:net'
import { isRecord } from './isRecord.js'

/**
 * Whether a host name always means this machine.
 *
 * @param {string} host
 */
export function isLoopbackHost(host) {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase()
  return (
    bare === 'localhost' ||
    bare.endsWith('.localhost') ||
    bare === '::1' ||
    /^127(\.\d{1,3}){3}$/.test(bare)
  )
}

/**
 * @param {string} url
 */
export function isLoopbackUrl(url) {
  return URL.canParse(url) && isLoopbackHost(new URL(url).hostname)
}

/**
 * @param {string} url
 * @throws {Error} when the address is not on this machine
 */
export function assertLoopbackUrl(url) {
  if (!isLoopbackUrl(url))
    throw new Error(`The sandbox stays on this machine and does not reach ${url}`)
}

/**
 * Makes every outgoing TCP connection of this process fail, except to this machine.
 *
 * @returns {() => void} removes the guard
 */
export function refuseOutgoingConnections() {
  const connect = Socket.prototype.connect
  /**
   * @this {Socket}
   * @param {unknown[]} args
   */
  function guardedConnect(...args) {
    const target = readTarget(args)
    if (target !== undefined && !isLoopbackHost(target)) {
      const error = new Error(`The sandbox stays on this machine and does not reach ${target}`)
      process.nextTick(() => this.destroy(error))
      return this
    }
    return Reflect.apply(connect, this, args)
  }
  Object.assign(Socket.prototype, { connect: guardedConnect })
  return () => {
    Object.assign(Socket.prototype, { connect })
  }
}

/**
 * Returns the host of a `connect` call; undefined for pipes. Node passes its own calls' arguments
 * as one array.
 *
 * @param {unknown[]} args
 * @returns {string | undefined}
 */
function readTarget(args) {
  /** @type {unknown} */
  const first = Array.isArray(args[0]) ? args[0][0] : args[0]
  if (isRecord(first)) {
    return first['path'] ? undefined : String(first['host'] ?? 'localhost')
  }
  if (typeof first === 'string' && Number.isNaN(Number(first))) return undefined
  return typeof args[1] === 'string' ? args[1] : 'localhost'
}
